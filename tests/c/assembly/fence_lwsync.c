/* sc: ok */
/* A fence of POWER that does not order a store before a load. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int a, b;

#define FENCE() __asm__ __volatile__("lwsync" ::: "memory")

static void *first(void *argument) {
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    FENCE();
    a = atomic_load_explicit(&y, memory_order_relaxed);
    return argument;
}

static void *second(void *argument) {
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    FENCE();
    b = atomic_load_explicit(&x, memory_order_relaxed);
    return argument;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, first, 0);
    pthread_create(&u, 0, second, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(a || b); /* tso rc11 rc11-regular rc20: assertion */
    return 0;
}
