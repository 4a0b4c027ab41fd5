/* The queue lock of Mellor-Crummey and Scott. BROKEN: the lock is handed over by a relaxed store. */
#include "critical.h"

#ifdef BROKEN
#define HAND_OVER memory_order_relaxed
#else
#define HAND_OVER memory_order_release
#endif

struct node {
    _Atomic(struct node *) next;
    atomic_int waits;
};

static struct node nodes[N];
static _Atomic(struct node *) tail;

static void lock(int thread) {
    struct node *own = &nodes[thread];
    atomic_store_explicit(&own->next, NULL, memory_order_relaxed);
    atomic_store_explicit(&own->waits, 1, memory_order_relaxed);
    struct node *before = atomic_exchange_explicit(&tail, own, memory_order_acq_rel);
    if (before) {
        atomic_store_explicit(&before->next, own, memory_order_release);
        while (atomic_load_explicit(&own->waits, memory_order_acquire))
            ;
    }
}
static void unlock(int thread) {
    struct node *own = &nodes[thread];
    if (!atomic_load_explicit(&own->next, memory_order_acquire)) {
        struct node *expected = own;
        if (atomic_compare_exchange_strong_explicit(&tail, &expected, NULL, memory_order_release, memory_order_relaxed))
            return;
        while (!atomic_load_explicit(&own->next, memory_order_acquire))
            ;
    }
    struct node *next = atomic_load_explicit(&own->next, memory_order_acquire);
    atomic_store_explicit(&next->waits, 0, HAND_OVER);
}
