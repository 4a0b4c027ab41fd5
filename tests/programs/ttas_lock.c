/* A test-and-test-and-set lock for N threads: (N!)^2 executions, since the test can see any of the times when the lock was free.
   NO_TEST: exchanges only, N! executions, as published. BROKEN: the exchange does not acquire. */
#include "critical.h"

#ifdef BROKEN
#define TAKE memory_order_relaxed
#else
#define TAKE memory_order_acquire
#endif

static atomic_int taken;

static void lock(int thread) {
    do {
#ifndef NO_TEST
        while (atomic_load_explicit(&taken, memory_order_relaxed))
            ;
#endif
    } while (atomic_exchange_explicit(&taken, 1, TAKE));
}
static void unlock(int thread) { atomic_store_explicit(&taken, 0, memory_order_release); }
