/* A static tree: a thread waits for those below it, tells the one above, and waits to be let go by it. BROKEN: the one at the top does
   not wait for the last of those below. */
#include "meeting.h"

static atomic_int come[N], go[N];

static void wait_for(atomic_int *flag, int round) {
    while (atomic_load_explicit(flag, memory_order_acquire) <= round)
        ;
}

static void meet(int thread, int round) {
    int first = 2 * thread + 1, last = 2 * thread + 2;
#ifdef BROKEN
    for (int child = first; child < last && child < N - 1; child++)
#else
    for (int child = first; child <= last && child < N; child++)
#endif
        wait_for(&come[child], round);
    if (thread > 0) {
        atomic_store_explicit(&come[thread], round + 1, RELEASE);
        wait_for(&go[thread], round);
    }
    for (int child = first; child <= last && child < N; child++)
        atomic_store_explicit(&go[child], round + 1, memory_order_release);
}
