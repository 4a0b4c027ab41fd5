/* A test-and-test-and-set lock. BROKEN: the exchange does not acquire. */
#include "critical.h"

#ifdef BROKEN
#define TAKE memory_order_relaxed
#else
#define TAKE memory_order_acquire
#endif

static atomic_int taken;

static void lock(int thread) {
    do {
        while (atomic_load_explicit(&taken, memory_order_relaxed))
            ;
    } while (atomic_exchange_explicit(&taken, 1, TAKE));
}
static void unlock(int thread) { atomic_store_explicit(&taken, 0, memory_order_release); }
