/* N readers of x and one writer: 2^N executions. */
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 4
#endif

atomic_int x;

static void *reader(void *unused) {
    atomic_load_explicit(&x, memory_order_relaxed);
    return 0;
}
static void *writer(void *unused) {
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    return 0;
}

int main(void) {
    pthread_t t[N + 1];
    pthread_create(&t[N], 0, writer, 0);
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], 0, reader, 0);
    return 0;
}
