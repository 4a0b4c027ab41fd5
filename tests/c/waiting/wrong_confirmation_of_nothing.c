/* Nothing is confirmed. */
#include <assert.h>
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

int main(void) {
    int old = __VERIFIER_speculative_read(atomic_load(&x));
    __VERIFIER_confirming_CAS(atomic_compare_exchange_strong(&y, &old, 1)); /* all: annotation */
    return 0;
}
