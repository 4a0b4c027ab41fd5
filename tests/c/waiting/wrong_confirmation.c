/* A thread gives up when its attempt is not confirmed: that is explored. */
#include <assert.h>
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;
static int failed[2];

static void *worker(void *argument) {
    int old = __VERIFIER_speculative_read(atomic_load(&count));
    if (!__VERIFIER_confirming_CAS(atomic_compare_exchange_strong(&count, &old, old + 1)))
        *(int *)argument = 1;
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, &failed[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(!failed[0] && !failed[1]); /* all: assertion */
    return 0;
}
