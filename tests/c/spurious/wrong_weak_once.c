/* A weak exchange that is taken for a strong one. */
#include <assert.h>
#include <stdatomic.h>

static atomic_int x;

int main(void) {
    int old = 0;
    atomic_compare_exchange_weak(&x, &old, 1);
    assert(x == 1); /* all: assertion */
    return 0;
}
