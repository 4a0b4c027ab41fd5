/* One producer, one consumer, a ring of plain cells. BROKEN: the producer publishes with a relaxed store. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif
#define SIZE 2
#ifdef BROKEN
#define PUBLISH memory_order_relaxed
#else
#define PUBLISH memory_order_release
#endif

static int cells[SIZE];
static atomic_uint head, tail;

static void *producer(void *unused) {
    for (int i = 1; i <= N; i++) {
        unsigned at = atomic_load_explicit(&tail, memory_order_relaxed);
        while (at - atomic_load_explicit(&head, memory_order_acquire) == SIZE)
            ;
        cells[at % SIZE] = i;
        atomic_store_explicit(&tail, at + 1, PUBLISH);
    }
    return 0;
}
static void *consumer(void *unused) {
    for (int i = 1; i <= N; i++) {
        unsigned at = atomic_load_explicit(&head, memory_order_relaxed);
        while (atomic_load_explicit(&tail, memory_order_acquire) == at)
            ;
        assert(cells[at % SIZE] == i);
        atomic_store_explicit(&head, at + 1, memory_order_release);
    }
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, producer, 0);
    pthread_create(&u, 0, consumer, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
