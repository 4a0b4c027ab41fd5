/* Dekker's algorithm for two threads that enter ROUNDS times. With three rounds there are 1344 executions, with four 26797, as published.
   BROKEN: without SC, so that both may miss the other's wish. */
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
    while (atomic_load_explicit(&wants[other], LOAD)) {
        if (atomic_load_explicit(&turn, LOAD) != thread) {
            atomic_store_explicit(&wants[thread], 0, STORE);
            while (atomic_load_explicit(&turn, LOAD) != thread)
                ;
            atomic_store_explicit(&wants[thread], 1, STORE);
        }
    }
}
static void unlock(int thread) {
    atomic_store_explicit(&turn, 1 - thread, STORE);
    atomic_store_explicit(&wants[thread], 0, STORE);
}
