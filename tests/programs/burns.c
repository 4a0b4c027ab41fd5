/* Burns' algorithm for N threads, one bit each. BROKEN: acquire and release. */
#include "critical.h"

#ifdef BROKEN
#define LOAD memory_order_acquire
#define STORE memory_order_release
#else
#define LOAD memory_order_seq_cst
#define STORE memory_order_seq_cst
#endif

void __VERIFIER_assume(int);

static atomic_int flag[N];

static int get(atomic_int *p) { return atomic_load_explicit(p, LOAD); }
static void put(atomic_int *p, int v) { atomic_store_explicit(p, v, STORE); }

static void lock(int thread) {
    /* One round of the loops of the algorithm: a thread that would have to start again is not looked at further. */
    put(&flag[thread], 0);
    for (int i = 0; i < thread; i++)
        __VERIFIER_assume(!get(&flag[i]));
    put(&flag[thread], 1);
    for (int i = 0; i < thread; i++)
        __VERIFIER_assume(!get(&flag[i]));
    for (int i = thread + 1; i < N; i++)
        while (get(&flag[i]))
            ;
}
static void unlock(int thread) { put(&flag[thread], 0); }
