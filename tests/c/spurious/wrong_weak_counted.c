/* A loop that gives up after two attempts. */
#include <assert.h>
#include <stdatomic.h>
#include <stdbool.h>

static atomic_int x;
static atomic_int failures;

static bool set(void) {
    for (int i = 0; i < 2; i++) {
        int old = 0;
        if (atomic_compare_exchange_weak(&x, &old, 1))
            return true;
        failures++;
    }
    return false;
}

int main(void) {
    set();
    assert(failures == 0); /* all: assertion */
    return 0;
}
