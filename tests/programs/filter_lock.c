/* Peterson's algorithm for N threads: each passes N - 1 levels, and the last to come to a level waits while another is as far
   as that. BROKEN: acquire and release. */
#ifndef N
#define N 3
#endif
#include "critical.h"

#ifdef BROKEN
#define LOAD memory_order_acquire
#define STORE memory_order_release
#else
#define LOAD memory_order_seq_cst
#define STORE memory_order_seq_cst
#endif

static atomic_int level[N], last[N];

static int get(atomic_int *p) { return atomic_load_explicit(p, LOAD); }
static void put(atomic_int *p, int v) { atomic_store_explicit(p, v, STORE); }

static void lock(int thread) {
    for (int l = 1; l < N; l++) {
        put(&level[thread], l);
        put(&last[l], thread);
        for (int other = 0; other < N; other++) {
            if (other == thread)
                continue;
            while (get(&level[other]) >= l && get(&last[l]) == thread)
                ;
        }
    }
}
static void unlock(int thread) { put(&level[thread], 0); }
