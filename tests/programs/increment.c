/* N threads increment a counter atomically, ROUNDS times each: (N * ROUNDS)! / (ROUNDS!)^N executions. BROKEN: by a load and a store. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif
#ifndef ROUNDS
#define ROUNDS 1
#endif

atomic_int counter;

static void *worker(void *unused) {
    for (int i = 0; i < ROUNDS; i++) {
#ifdef BROKEN
        int value = atomic_load(&counter);
        atomic_store(&counter, value + 1);
#else
        atomic_fetch_add(&counter, 1);
#endif
    }
    return 0;
}

int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    assert(counter == N * ROUNDS);
    return 0;
}
