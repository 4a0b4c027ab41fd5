/* all: ok */
/* native */
/* `quick_exit` runs its own functions, the last first, and nothing else. */
#include <assert.h>
#include <stdlib.h>

static int order;
static void first(void) { assert(order == 1); }
static void second(void) { assert(order++ == 0); }
static void never(void) { assert(0); }

int main(void) {
    atexit(never);
    at_quick_exit(first);
    at_quick_exit(second);
    quick_exit(0);
}
