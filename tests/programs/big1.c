/* Two readers of four variables and two writers of two each. ROUNDS 3 is the published program.
   BROKEN: relaxed accesses, and a reader that expects to see x set where y is. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef ROUNDS
#define ROUNDS 1
#endif

atomic_int x, y, z, w;

#ifdef BROKEN
#define LOAD memory_order_relaxed
#define STORE memory_order_relaxed
#else
#define LOAD memory_order_acquire
#define STORE memory_order_release
#endif

static int get(atomic_int *p) { return atomic_load_explicit(p, LOAD); }
static void put(atomic_int *p, int v) { atomic_store_explicit(p, v, STORE); }

static void *reader1(void *unused) {
    get(&x), get(&y), get(&z), get(&w);
#if ROUNDS > 1
    get(&x), get(&y), get(&z), get(&w);
#endif
    return 0;
}
static void *reader2(void *unused) {
#ifdef BROKEN
    assert(!get(&y) || get(&x));
#endif
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
