/* barrier-transc(N): the transitive closure of a relation as a fixpoint. In each iteration the threads read all rows, meet, write their own,
   and meet. */
#include "threads.h"

/* Each one is related to the next, but for the last. */
static int row[N];
static int changed[N];

static int participants(int barrier) { return N; }

static void work(int thread) {
    int round = 0, any;
    row[thread] = thread + 1 < N ? 1 << (thread + 1) : 0;
    meet_at(0, N, thread, round++);
    do {
        int closed = row[thread];
        for (int i = 0; i < N; i++)
            if (row[thread] >> i & 1)
                closed |= row[i];
        meet_at(0, N, thread, round++);
        changed[thread] = closed != row[thread];
        row[thread] = closed;
        meet_at(0, N, thread, round++);
        any = 0;
        for (int i = 0; i < N; i++)
            any |= changed[i];
    } while (any);
}

static int final_state(void) {
    int all = 0;
    for (int i = 0; i < N; i++)
        all = all << N | row[i];
    return all;
}
