/* Two readers of four variables and two writers of two each. ROUNDS 3 is the published program. */
#include <pthread.h>
#include <stdatomic.h>

#ifndef ROUNDS
#define ROUNDS 1
#endif

atomic_int x, y, z, w;

static void get(atomic_int *p) { atomic_load_explicit(p, memory_order_acquire); }
static void put(atomic_int *p, int v) { atomic_store_explicit(p, v, memory_order_release); }

static void *reader1(void *unused) {
    get(&x), get(&y), get(&z), get(&w);
#if ROUNDS > 1
    get(&x), get(&y), get(&z), get(&w);
#endif
    return 0;
}
static void *reader2(void *unused) {
    get(&x), get(&y), get(&z), get(&w);
#if ROUNDS > 1
    get(&x), get(&y);
#endif
    return 0;
}
static void *writer1(void *unused) {
    for (int i = 1; i <= ROUNDS; i++)
        put(&x, i), put(&y, i);
    return 0;
}
static void *writer2(void *unused) {
    for (int i = 1; i <= ROUNDS; i++)
        put(&z, i), put(&w, i);
    return 0;
}

int main(void) {
    pthread_t t[4];
    pthread_create(&t[0], 0, reader1, 0);
    pthread_create(&t[1], 0, reader2, 0);
    pthread_create(&t[2], 0, writer1, 0);
    pthread_create(&t[3], 0, writer2, 0);
    return 0;
}
