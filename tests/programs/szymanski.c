/* Szymanski's algorithm for two threads that enter ROUNDS times: relaxed accesses with SC fences, waiting loops as assumptions.
   With two rounds there are 78 executions, with three 1068, with four 15126, as published. BROKEN: without the fences. */
#include "critical.h"

void __VERIFIER_assume(int);

static atomic_int flag[2];

static void fence(void) {
#ifndef BROKEN
    atomic_thread_fence(memory_order_seq_cst);
#endif
}
static int get(int i) { return atomic_load_explicit(&flag[i], memory_order_relaxed); }
static void put(int i, int v) { atomic_store_explicit(&flag[i], v, memory_order_relaxed); }

static void lock(int thread) {
    int other = 1 - thread;
    put(thread, 1);
    fence();
    __VERIFIER_assume(get(other) < 3);
    put(thread, 3);
    fence();
    if (get(other) == 1) {
        put(thread, 2);
        fence();
        __VERIFIER_assume(get(other) == 4);
    }
    put(thread, 4);
    fence();
    __VERIFIER_assume(get(other) < 2);
    fence();
}
static void unlock(int thread) {
    int other = 1 - thread;
    fence();
    __VERIFIER_assume(get(other) < 2 || get(other) > 3);
    put(thread, 0);
}
