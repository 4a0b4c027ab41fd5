/* katec: --parking */
/* What is waited for is in memory that a relaxed access made known: the first look at it comes too early, and the
   last one synchronises with what came after the allocation. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(atomic_int *) known;

static void *waiter(void *unused) {
    atomic_int *flag = atomic_load_explicit(&known, memory_order_relaxed);
    if (!flag)
        return unused;
    while (atomic_load_explicit(flag, memory_order_acquire) != 1) /* rc11: unordered-allocation */
        ;
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, waiter, 0);
    atomic_int *flag = calloc(1, sizeof *flag); /* rc11: unordered-allocation */
    atomic_store_explicit(&known, flag, memory_order_relaxed);
    atomic_store_explicit(flag, 1, memory_order_release);
    pthread_join(t, 0);
    free(flag);
    return 0;
}
