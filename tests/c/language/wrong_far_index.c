/* An index so far outside of its array that it is inside of another one. */
#include <stdatomic.h>

static int small[10], large[1000];
static atomic_int far = 100;

int main(void) {
    large[0] = 1;
    small[far] = 1; /* all: out-of-bounds */
    return 0;
}
