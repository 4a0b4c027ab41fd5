/* N writers of x and one reader: N! orders of the writes and N + 1 of them to read. BROKEN: plain accesses. */
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
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

static int number[N];

static void *writer(void *argument) {
    put(*(int *)argument);
    return 0;
}
static void *reader(void *unused) {
    get();
    return 0;
}

int main(void) {
    pthread_t t[N + 1];
    for (int i = 0; i < N; i++) {
        number[i] = i + 1;
        pthread_create(&t[i], 0, writer, &number[i]);
    }
    pthread_create(&t[N], 0, reader, 0);
    return 0;
}
