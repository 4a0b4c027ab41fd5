/* A central barrier that turns its sense with every round: the last to come sets the counter back and lets the others go.
   BROKEN: it lets them go first. */
#include "meeting.h"

static atomic_int come[BARRIERS], sense[BARRIERS];

static void meet_at(int barrier, int count, int thread, int round) {
    int mine = (round + 1) % 2;
    if (atomic_fetch_add_explicit(&come[barrier], 1, memory_order_acq_rel) == count - 1) {
#ifdef BROKEN
        atomic_store_explicit(&sense[barrier], mine, RELEASE);
        atomic_store_explicit(&come[barrier], 0, memory_order_relaxed);
#else
        atomic_store_explicit(&come[barrier], 0, memory_order_relaxed);
        atomic_store_explicit(&sense[barrier], mine, RELEASE);
#endif
    } else {
        while (atomic_load_explicit(&sense[barrier], memory_order_acquire) != mine)
            ;
    }
}
