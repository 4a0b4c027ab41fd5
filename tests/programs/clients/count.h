/* barrier-count(N): barrier k is for k + 1 threads; each thread waits at all barriers that are for it, from the smallest to the largest, and counts
   how many got through before it. The state is what all of them counted. */
#include "threads.h"

static atomic_int passed;
static int counted[N][BARRIERS];

static int participants(int barrier) { return barrier + 1; }

static void work(int thread) {
    for (int k = thread; k < N; k++) {
        meet_at(k, participants(k), thread, 0);
        counted[thread][k] = atomic_fetch_add_explicit(&passed, 1, memory_order_relaxed);
    }
}

static int final_state(void) {
    int all = 0;
    for (int i = 0; i < N; i++)
        for (int k = i; k < N; k++)
            all = all * N * (N + 1) / 2 + counted[i][k];
    return all;
}
