/* A spin lock that protects a counter. It works on most machines, most of the time. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int locked;
int counter;

static void *work(void *unused) {
    while (atomic_exchange_explicit(&locked, 1, memory_order_acquire))
        ;
    counter++;
    atomic_store_explicit(&locked, 0, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, work, 0);
    pthread_create(&b, 0, work, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(counter == 2);
    return 0;
}
