/* all: ok */
/* native */
/* Functions that run before `main` and at the end, by their attributes. */
#include <assert.h>
#include <stdlib.h>

static int order;

__attribute__((constructor(102))) static void second(void) { assert(order++ == 1); }
__attribute__((constructor(101))) static void first(void) { assert(order++ == 0); }
__attribute__((destructor(101))) static void last(void) { assert(order == 5); }
__attribute__((destructor)) static void before_last(void) { assert(order++ == 4); }
static void at_exit(void) { assert(order++ == 3); }

int main(void) {
    atexit(at_exit);
    assert(order++ == 2);
    return 0;
}
