/* A central barrier that turns its sense with every round: the last to come sets the counter back and lets the others go.
   BROKEN: it lets them go first. */
#include "meeting.h"

static atomic_int missing = N, sense;

static void meet(int thread, int round) {
    int mine = (round + 1) % 2;
    if (atomic_fetch_sub_explicit(&missing, 1, memory_order_acq_rel) == 1) {
#ifdef BROKEN
        atomic_store_explicit(&sense, mine, RELEASE);
        atomic_store_explicit(&missing, N, memory_order_relaxed);
#else
        atomic_store_explicit(&missing, N, memory_order_relaxed);
        atomic_store_explicit(&sense, mine, RELEASE);
#endif
    } else {
        while (atomic_load_explicit(&sense, memory_order_acquire) != mine)
            ;
    }
}
