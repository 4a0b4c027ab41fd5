/* What optional code finds wrong is found. */
#include <assert.h>
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int taken, count;

static void *worker(void *unused) {
    int seen = 0;
    while (atomic_exchange_explicit(&taken, 1, memory_order_acquire))
        __VERIFIER_optional(assert(atomic_load(&count) == 0)); /* all: assertion */
    atomic_store(&count, atomic_load(&count) + 1);
    atomic_store_explicit(&taken, 0, memory_order_release);
    return unused;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
