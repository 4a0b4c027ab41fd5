/* Two threads add each other's counter to their own, N times (SV-COMP's fib_bench with atomics). LIMIT: what is
   read at the end is compared with that and nothing is asserted; y is not read where x is greater. The published number of executions for N=6,
   2363803 under SC, is that with 144, the greatest value for N=5. BROKEN: a bound that can be reached. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 5
#endif

atomic_int x = 1, y = 1;

static int get(atomic_int *p) { return atomic_load_explicit(p, memory_order_acquire); }
static void put(atomic_int *p, int v) { atomic_store_explicit(p, v, memory_order_release); }

static void *first(void *unused) {
    for (int i = 0; i < N; i++)
        put(&x, get(&x) + get(&y));
    return 0;
}

static void *second(void *unused) {
    for (int i = 0; i < N; i++)
        put(&y, get(&y) + get(&x));
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    /* The greatest value that the two can reach is a Fibonacci number. */
    int greatest = 1, before = 0;
    for (int i = 0; i <= 2 * N; i++) {
        int next = greatest + before;
        before = greatest;
        greatest = next;
    }
#ifdef BROKEN
    greatest = before - 1;
#endif
#ifdef LIMIT
    return get(&x) > LIMIT || get(&y) > LIMIT;
#else
    assert(get(&x) <= greatest && get(&y) <= greatest);
    return 0;
#endif
}
