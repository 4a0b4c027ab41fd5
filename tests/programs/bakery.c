/* Lamport's bakery for N threads. BROKEN: acquire and release. */
#include "critical.h"

#ifdef BROKEN
#define LOAD memory_order_acquire
#define STORE memory_order_release
#else
#define LOAD memory_order_seq_cst
#define STORE memory_order_seq_cst
#endif

static atomic_int choosing[N], ticket[N];

static int get(atomic_int *p) { return atomic_load_explicit(p, LOAD); }
static void put(atomic_int *p, int v) { atomic_store_explicit(p, v, STORE); }

static void lock(int thread) {
    put(&choosing[thread], 1);
    int greatest = 0;
    for (int i = 0; i < N; i++) {
        int other = get(&ticket[i]);
        if (other > greatest)
            greatest = other;
    }
    int mine = greatest + 1;
    put(&ticket[thread], mine);
    put(&choosing[thread], 0);
    for (int i = 0; i < N; i++) {
        if (i == thread)
            continue;
        while (get(&choosing[i]))
            ;
        for (;;) {
            int other = get(&ticket[i]);
            if (other == 0 || other > mine || (other == mine && i > thread))
                break;
        }
    }
}
static void unlock(int thread) { put(&ticket[thread], 0); }
