/* A static tree: a thread waits for those below it, tells the one above, and waits to be let go by it. BROKEN: the one at the top does
   not wait for the last of those below. */
#include "meeting.h"

static atomic_int come[BARRIERS][N], go[BARRIERS][N];

static void wait_for(atomic_int *flag, int round) {
    while (atomic_load_explicit(flag, memory_order_acquire) <= round)
        ;
}

static void meet_at(int barrier, int count, int thread, int round) {
    int first = 2 * thread + 1, last = 2 * thread + 2;
#ifdef BROKEN
    for (int child = first; child < last && child < count - 1; child++)
#else
    for (int child = first; child <= last && child < count; child++)
#endif
        wait_for(&come[barrier][child], round);
    if (thread > 0) {
        atomic_store_explicit(&come[barrier][thread], round + 1, RELEASE);
        wait_for(&go[barrier][thread], round);
    }
    for (int child = first; child <= last && child < count; child++)
        atomic_store_explicit(&go[barrier][child], round + 1, memory_order_release);
}
