/* A ticket lock. BROKEN: the wait for one's turn does not acquire. */
#include "critical.h"

#ifdef BROKEN
#define WAIT memory_order_relaxed
#else
#define WAIT memory_order_acquire
#endif

static atomic_int next, serving;

static void lock(int thread) {
    int ticket = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
    while (atomic_load_explicit(&serving, WAIT) != ticket)
        ;
}
static void unlock(int thread) {
    int ticket = atomic_load_explicit(&serving, memory_order_relaxed);
    atomic_store_explicit(&serving, ticket + 1, memory_order_release);
}
