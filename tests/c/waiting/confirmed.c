/* all: ok */
/* executions: 6 */
/* An attempt that is not confirmed is left out, though the thread counts it. */
#include <assert.h>
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;
static int tries[3];

static void *worker(void *argument) {
    int old, tried = 0;
    do {
        tried++;
        old = __VERIFIER_speculative_read(atomic_load(&count));
    } while (!__VERIFIER_confirming_CAS(atomic_compare_exchange_strong(&count, &old, old + 1)));
    *(int *)argument = tried;
    return 0;
}

int main(void) {
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], 0, worker, &tries[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    assert(count == 3);
    return 0;
}
