/* Store buffering with release and acquire: both threads may miss each other. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int seen_x, seen_y;

static void *first(void *unused) {
    atomic_store_explicit(&x, 1, memory_order_release);
    seen_y = atomic_load_explicit(&y, memory_order_acquire);
    return unused;
}

static void *second(void *unused) {
    atomic_store_explicit(&y, 1, memory_order_release);
    seen_x = atomic_load_explicit(&x, memory_order_acquire);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(seen_x || seen_y);
    return 0;
}
