/* The thread that frees does not know of the allocation by synchronisation. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) shared;

static void *user(void *unused) {
    int *p = atomic_load_explicit(&shared, memory_order_relaxed);
    free(p); /* sc tso ra: ok; rc11 rc11-regular rc20: unordered-allocation */
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, user, 0);
    atomic_store_explicit(&shared, malloc(4), memory_order_relaxed);
    pthread_join(t, 0);
    return 0;
}
