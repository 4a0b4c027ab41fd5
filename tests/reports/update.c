/* Two increments, each a load and a store: one of them gets lost. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int counter;

static void *increment(void *unused) {
    int value = atomic_load(&counter);
    atomic_store(&counter, value + 1);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, increment, 0);
    pthread_create(&b, 0, increment, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&counter) == 2);
    return 0;
}
