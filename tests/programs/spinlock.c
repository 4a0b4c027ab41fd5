/* A spin lock by compare-exchange. BROKEN: the unlocking store is relaxed. */
#include "critical.h"

#ifdef BROKEN
#define UNLOCK memory_order_relaxed
#else
#define UNLOCK memory_order_release
#endif

static atomic_int taken;

static void lock(int thread) {
    int expected = 0;
    while (!atomic_compare_exchange_weak_explicit(&taken, &expected, 1, memory_order_acquire, memory_order_relaxed))
        expected = 0;
}
static void unlock(int thread) { atomic_store_explicit(&taken, 0, UNLOCK); }
