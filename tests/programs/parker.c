/* A thread that parks until a condition holds and is woken by another: a permit, a flag that says that it sleeps, and a small lock, after
   the race in the Java machine's park and unpark. The parker tries ROUNDS times; with two there are 54 executions, the smaller of the
   two numbers published. BROKEN: without the fences a wake-up is lost. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef ROUNDS
#define ROUNDS 1
#endif

void __VERIFIER_assume(int);

static atomic_int condition, finished, permit, sleeps, claims[2];

static int get(atomic_int *p) { return atomic_load_explicit(p, memory_order_acquire); }
static void put(atomic_int *p, int v) { atomic_store_explicit(p, v, memory_order_release); }
static void fence(void) {
#ifndef BROKEN
    atomic_thread_fence(memory_order_seq_cst);
#endif
}

static int try_lock(int thread) {
    put(&claims[thread], 1);
    fence();
    return get(&claims[1 - thread]) == 0;
}
static void lock(int thread) { __VERIFIER_assume(try_lock(thread)); }
static void unlock(int thread) {
    fence();
    put(&claims[thread], 0);
}

static void park(void) {
    if (get(&permit)) {
        put(&permit, 0);
        fence();
        return;
    }
    if (!try_lock(0)) {
        put(&claims[0], 0);
        return;
    }
    if (get(&permit)) {
        put(&permit, 0);
        unlock(0);
        return;
    }
    put(&sleeps, 1);
    unlock(0);
#ifdef BROKEN
    /* Who sleeps on after the last wake-up sleeps for ever. */
    assert(!get(&finished) || !get(&sleeps));
#endif
    __VERIFIER_assume(!get(&sleeps));
    lock(0);
    put(&permit, 0);
    unlock(0);
}

static void unpark(void) {
    lock(1);
    int had = get(&permit);
    put(&permit, 1);
    unlock(1);
    if (!had)
        put(&sleeps, 0);
}

static void *parker(void *unused) {
    for (int i = 0; !get(&condition); i++) {
        __VERIFIER_assume(i < ROUNDS);
        park();
    }
    return 0;
}
static void *unparker(void *unused) {
    unpark();
    put(&condition, 1);
    fence();
    unpark();
    fence();
    put(&finished, 1);
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, parker, 0);
    pthread_create(&u, 0, unparker, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
