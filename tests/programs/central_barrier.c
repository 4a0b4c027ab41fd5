/* The simplest barrier: a counter that all add to, and wait for. BROKEN: the first round is over when one is missing. */
#include "meeting.h"

static atomic_int come[BARRIERS];

#ifdef WEAK
#define ADD memory_order_acquire
#else
#define ADD memory_order_release
#endif

static void meet_at(int barrier, int count, int thread, int round) {
    int all = count * (round + 1);
#ifdef BROKEN
    all -= round == 0;
#endif
    atomic_fetch_add_explicit(&come[barrier], 1, ADD);
    while (atomic_load_explicit(&come[barrier], memory_order_acquire) < all)
        ;
}
