/* A lock that is released by a relaxed store: the next owner may not see what the last one did. */
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
    return 0;
}
