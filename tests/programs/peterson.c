/* Peterson's algorithm for two threads that enter ROUNDS times, with SC accesses. With three rounds there are 588 executions, with four
   7360, as published. BROKEN: acquire and release. */
#include "critical.h"

#ifdef BROKEN
#define LOAD memory_order_acquire
#define STORE memory_order_release
#else
#define LOAD memory_order_seq_cst
#define STORE memory_order_seq_cst
#endif

static atomic_int wants[2], turn;

static void lock(int thread) {
    int other = 1 - thread;
    atomic_store_explicit(&wants[thread], 1, STORE);
    atomic_store_explicit(&turn, other, STORE);
    while (atomic_load_explicit(&wants[other], LOAD) && atomic_load_explicit(&turn, LOAD) == other)
        ;
}
static void unlock(int thread) { atomic_store_explicit(&wants[thread], 0, memory_order_release); }
