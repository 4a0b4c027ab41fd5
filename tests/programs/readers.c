/* N readers of x and one writer: 2^N executions. BROKEN: plain accesses. */
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 4
#endif

#ifdef BROKEN
int x;
static int get(void) { return x; }
static void put(int v) { x = v; }
#else
atomic_int x;
static int get(void) { return atomic_load_explicit(&x, memory_order_relaxed); }
static void put(int v) { atomic_store_explicit(&x, v, memory_order_relaxed); }
#endif

static void *reader(void *unused) {
    get();
    return 0;
}
static void *writer(void *unused) {
    put(1);
    return 0;
}

int main(void) {
    pthread_t t[N + 1];
    pthread_create(&t[N], 0, writer, 0);
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], 0, reader, 0);
    return 0;
}
