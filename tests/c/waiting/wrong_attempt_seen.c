/* sc tso ra: ok */
/* Who looks after a try has succeeded can still see what one before it has stored, if nothing orders that. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, said, done;

static void *first(void *unused) {
    for (;;) {
        int old = atomic_load_explicit(&x, memory_order_relaxed);
        atomic_store_explicit(&said, old + 2, memory_order_relaxed);
        if (atomic_compare_exchange_strong_explicit(&x, &old, old + 10, memory_order_relaxed, memory_order_relaxed))
            break;
    }
    atomic_store_explicit(&done, 1, memory_order_relaxed);
    return unused;
}

static void *second(void *unused) {
    int old = 0;
    int was_first = atomic_compare_exchange_strong_explicit(&x, &old, 1, memory_order_relaxed, memory_order_relaxed);
    if (was_first && atomic_load_explicit(&done, memory_order_relaxed))
        assert(atomic_load_explicit(&said, memory_order_relaxed) != 2); /* rc11 rc20: assertion */
    return unused;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, first, 0);
    pthread_create(&u, 0, second, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
