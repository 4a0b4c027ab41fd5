/* The simplest barrier: a counter that all add to, and wait for. BROKEN: the first round is over when one is missing. */
#include "meeting.h"

static atomic_int count;

#ifdef WEAK
#define ADD memory_order_acquire
#else
#define ADD memory_order_release
#endif

static void meet(int thread, int round) {
    int all = N * (round + 1);
#ifdef BROKEN
    all -= round == 0;
#endif
    atomic_fetch_add_explicit(&count, 1, ADD);
    while (atomic_load_explicit(&count, memory_order_acquire) < all)
        ;
}
