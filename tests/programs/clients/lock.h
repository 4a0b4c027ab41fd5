/* barrier-lock(N): ROUNDS times all meet, and then take a simple lock, inside of which nobody else may be. The state is who took it, in order. */
#include "threads.h"

static atomic_int lock;
static int inside, order;

static int participants(int barrier) { return N; }

static void work(int thread) {
    for (int round = 0; round < ROUNDS; round++) {
        meet_at(0, N, thread, round);
        while (atomic_exchange_explicit(&lock, 1, memory_order_acquire))
            ;
        inside++;
        assert(inside == 1);
        order = N * order + thread;
        inside--;
        atomic_store_explicit(&lock, 0, memory_order_release);
    }
}

static int final_state(void) { return order; }
