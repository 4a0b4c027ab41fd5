/* A relaxed read of a pointer does not make the allocation visible. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) shared;

static void *user(void *unused) {
    int *p = atomic_load_explicit(&shared, memory_order_relaxed);
    if (p)
        atomic_store_explicit((_Atomic int *)p, 2, memory_order_relaxed); /* sc tso ra: ok; rc11 rc11-regular rc20: unordered-allocation */
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, user, 0);
    int *p = malloc(sizeof *p);
    atomic_store_explicit(&shared, p, memory_order_relaxed);
    pthread_join(t, 0);
    free(p);
    return 0;
}
