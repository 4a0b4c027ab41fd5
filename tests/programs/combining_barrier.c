/* A combining tree: two threads share a node; who comes last goes on to the root, and lets the other go on the way back. BROKEN: the one that
   comes first goes on. */
#include "meeting.h"

/* Thread t begins at node t / 2. If there are several of these leaves, the root is another node, for which all leaves are. */
#define ROOT ((N + 1) / 2)

struct node {
    atomic_int come, passed;
};

static struct node nodes[BARRIERS][ROOT + 1];

static void combine(int barrier, int node, int count, int round) {
    int leaves = (count + 1) / 2;
    int below = node == ROOT ? leaves : 2 * node + 1 < count ? 2 : 1;
    struct node *own = &nodes[barrier][node];
    int before = atomic_fetch_add_explicit(&own->come, 1, memory_order_acq_rel);
#ifdef BROKEN
    if (before == 0) {
#else
    if (before == below - 1) {
#endif
        if (node != ROOT && leaves > 1)
            combine(barrier, ROOT, count, round);
        atomic_store_explicit(&own->come, 0, memory_order_relaxed);
        atomic_store_explicit(&own->passed, round + 1, RELEASE);
    } else {
        while (atomic_load_explicit(&own->passed, memory_order_acquire) <= round)
            ;
    }
}

static void meet_at(int barrier, int count, int thread, int round) { combine(barrier, thread / 2, count, round); }
