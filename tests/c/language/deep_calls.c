/* all: ok */
/* native */
/* Calls that nest thousands of levels deep. */
#include <assert.h>

static int depth(int rest) { return rest == 0 ? 0 : 1 + depth(rest - 1); }
static int is_odd(unsigned number);
static int is_even(unsigned number) { return number ? is_odd(number - 1) : 1; }
static int is_odd(unsigned number) { return number ? is_even(number - 1) : 0; }

int main(void) {
    assert(depth(9000) == 9000);
    assert(is_even(5000));
    return 0;
}
