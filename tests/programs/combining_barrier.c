/* A combining tree: two threads share a node; who comes last goes on to the node above, and lets the other go on the way back.
   BROKEN: the one that comes first goes on. */
#include "meeting.h"

/* Thread t begins at node t / 2, and above node n is node NODES / 2 + n / 2, the last one being the root. */
#define LEAVES ((N + 1) / 2)
#define NODES (LEAVES == 1 ? 1 : LEAVES + 1)

static atomic_int count[LEAVES + 1], passed[LEAVES + 1];

static int size_of(int node) {
    if (node == LEAVES)
        return LEAVES;
    return 2 * node + 1 < N ? 2 : 1;
}

static void combine(int node, int round) {
    int before = atomic_fetch_add_explicit(&count[node], 1, memory_order_acq_rel);
#ifdef BROKEN
    if (before == 0) {
#else
    if (before == size_of(node) - 1) {
#endif
        if (node < LEAVES && NODES > 1)
            combine(LEAVES, round);
        atomic_store_explicit(&count[node], 0, memory_order_relaxed);
        atomic_store_explicit(&passed[node], round + 1, RELEASE);
    } else {
        while (atomic_load_explicit(&passed[node], memory_order_acquire) <= round)
            ;
    }
}

static void meet(int thread, int round) { combine(thread / 2, round); }
