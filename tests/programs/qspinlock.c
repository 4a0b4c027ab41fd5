/* A spin lock with a pending bit in front of a queue, like Linux's: the first waiter spins on the word, the next on its node.
   BROKEN: the owner is waited for without acquiring. */
#include "critical.h"

#ifdef BROKEN
#define WAIT memory_order_relaxed
#else
#define WAIT memory_order_acquire
#endif
#define LOCKED 1
#define PENDING 256
#define TAIL 65536

struct node {
    _Atomic(struct node *) next;
    atomic_int go;
};

static atomic_int word;
static struct node nodes[N];

static void lock(int thread) {
    int seen = 0;
    if (atomic_compare_exchange_strong_explicit(&word, &seen, LOCKED, memory_order_acquire, memory_order_relaxed))
        return;
    seen = atomic_fetch_or_explicit(&word, PENDING, memory_order_acquire);
    if (!(seen & ~LOCKED)) {
        /* First in line: wait for the owner, then become it. */
        while (atomic_load_explicit(&word, WAIT) & LOCKED)
            ;
        atomic_fetch_add_explicit(&word, LOCKED - PENDING, memory_order_relaxed);
        return;
    }
    if (!(seen & PENDING))
        atomic_fetch_and_explicit(&word, ~PENDING, memory_order_relaxed);
    struct node *own = &nodes[thread];
    atomic_store_explicit(&own->next, NULL, memory_order_relaxed);
    atomic_store_explicit(&own->go, 0, memory_order_relaxed);
    int tail = (thread + 1) * TAIL;
    int old = atomic_load_explicit(&word, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(&word, &old, (old & (TAIL - 1)) | tail, memory_order_acq_rel, memory_order_relaxed))
        ;
    if (old / TAIL) {
        atomic_store_explicit(&nodes[old / TAIL - 1].next, own, memory_order_release);
        while (!atomic_load_explicit(&own->go, memory_order_acquire))
            ;
    }
    while ((old = atomic_load_explicit(&word, memory_order_acquire)) & (LOCKED | PENDING))
        ;
    for (;;) {
        int new = old / TAIL == thread + 1 ? LOCKED : old | LOCKED;
        if (atomic_compare_exchange_weak_explicit(&word, &old, new, memory_order_acquire, memory_order_relaxed))
            break;
    }
    if (old / TAIL != thread + 1) {
        struct node *next;
        while (!(next = atomic_load_explicit(&own->next, memory_order_acquire)))
            ;
        atomic_store_explicit(&next->go, 1, memory_order_release);
    }
}
static void unlock(int thread) { atomic_fetch_sub_explicit(&word, LOCKED, memory_order_release); }
