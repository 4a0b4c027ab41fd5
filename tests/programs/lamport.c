/* Lamport's fast mutual exclusion for N threads, waiting loops as assumptions. BROKEN: acquire and release. */
#include "critical.h"

#ifdef BROKEN
#define LOAD memory_order_acquire
#define STORE memory_order_release
#else
#define LOAD memory_order_seq_cst
#define STORE memory_order_seq_cst
#endif

void __VERIFIER_assume(int);

static atomic_int x, y, busy[N + 1];

static int get(atomic_int *p) { return atomic_load_explicit(p, LOAD); }
static void put(atomic_int *p, int v) { atomic_store_explicit(p, v, STORE); }

static void lock(int thread) {
    int me = thread + 1;
    for (;;) {
        put(&busy[thread], 1);
        put(&x, me);
        if (get(&y)) {
            put(&busy[thread], 0);
            __VERIFIER_assume(get(&y) == 0);
            continue;
        }
        put(&y, me);
        if (get(&x) != me) {
            put(&busy[thread], 0);
            for (int i = 0; i < N; i++)
                __VERIFIER_assume(get(&busy[i]) == 0);
            if (get(&y) != me) {
                __VERIFIER_assume(get(&y) == 0);
                continue;
            }
        }
        return;
    }
}
static void unlock(int thread) {
    put(&y, 0);
    put(&busy[thread], 0);
}
