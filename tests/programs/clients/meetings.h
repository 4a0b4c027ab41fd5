/* barrier(N), barrier2(N), barrier3(N): N threads meet ROUNDS times. What they pass on from one to the next is there to be seen. */
#include "threads.h"

static int passed_on[N];

static int participants(int barrier) { return N; }

static void work(int thread) {
    int last = thread;
    for (int round = 0; round < ROUNDS; round++) {
        if (round % 2 == 0)
            passed_on[thread] = last;
        else
            last = passed_on[(thread + 1) % N];
        meet_at(0, N, thread, round);
    }
    passed_on[thread] = last;
}

static int final_state(void) {
    int all = 0;
    for (int i = 0; i < N; i++)
        all = N * all + passed_on[i];
    return all;
}
