/* all: ok */
/* Weak exchanges in loops that retry. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *add(void *argument) {
    int old = atomic_load_explicit(&x, memory_order_relaxed);
    while (!atomic_compare_exchange_weak(&x, &old, old + 1))
        ;
    return 0;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, add, 0);
    pthread_create(&t[1], 0, add, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    assert(x == 2);
    return 0;
}
