/* The queue lock of Craig, Landin and Hagersten: each waits on the node of the one before. BROKEN: the release is relaxed. */
#include "critical.h"

#ifdef BROKEN
#define RELEASE memory_order_relaxed
#else
#define RELEASE memory_order_release
#endif

static atomic_int nodes[N + 1];
static _Atomic(atomic_int *) tail = &nodes[N];
static atomic_int *own[N], *before[N];

static void lock(int thread) {
    own[thread] = own[thread] ? own[thread] : &nodes[thread];
    atomic_store_explicit(own[thread], 1, memory_order_relaxed);
    before[thread] = atomic_exchange_explicit(&tail, own[thread], memory_order_acq_rel);
    while (atomic_load_explicit(before[thread], memory_order_acquire))
        ;
}
static void unlock(int thread) {
    atomic_int *mine = own[thread];
    own[thread] = before[thread];
    atomic_store_explicit(mine, 0, RELEASE);
}
