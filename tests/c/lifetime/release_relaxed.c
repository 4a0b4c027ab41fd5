/* The free is ordered after the access only by a relaxed read. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic int *object;
static atomic_int done;

static void *user(void *unused) {
    atomic_store_explicit(object, 1, memory_order_relaxed); /* rc11 rc11-regular rc20: use-after-free */
    atomic_store_explicit(&done, 1, memory_order_relaxed);
    return 0;
}

int main(void) {
    pthread_t t;
    object = malloc(sizeof *object);
    pthread_create(&t, 0, user, 0);
    if (atomic_load_explicit(&done, memory_order_relaxed))
        free((void *)object); /* sc tso ra: ok; rc11 rc11-regular rc20: use-after-free */
    return 0;
}
