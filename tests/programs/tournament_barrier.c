/* A tournament: who wins is known beforehand. The loser of a pair tells the winner and waits to be let go; the winner goes on, and lets those
   go that lost to it in reverse. BROKEN: a winner does not wait for the first that loses to it. */
#include "meeting.h"

static atomic_int lost[BARRIERS][N], go[BARRIERS][N];

static void wait_for(atomic_int *flag, int round) {
    while (atomic_load_explicit(flag, memory_order_acquire) <= round)
        ;
}

static void meet_at(int barrier, int count, int thread, int round) {
    int distance = 1;
    for (; distance < count && thread % (2 * distance) == 0; distance *= 2) {
#ifdef BROKEN
        if (distance == 1)
            continue;
#endif
        if (thread + distance < count)
            wait_for(&lost[barrier][thread + distance], round);
    }
    if (thread > 0) {
        atomic_store_explicit(&lost[barrier][thread], round + 1, RELEASE);
        wait_for(&go[barrier][thread], round);
    }
    for (distance /= 2; distance > 0; distance /= 2)
        if (thread + distance < count)
            atomic_store_explicit(&go[barrier][thread + distance], round + 1, memory_order_release);
}
