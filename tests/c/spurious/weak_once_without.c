/* all: ok */
/* katec: --no-spurious */
#include <assert.h>
#include <stdatomic.h>

static atomic_int x;

int main(void) {
    int old = 0;
    assert(atomic_compare_exchange_weak(&x, &old, 1));
    return 0;
}
