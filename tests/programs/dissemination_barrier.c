/* Dissemination: in step i thread t signals thread t + 2^i, modulo the number of threads, and waits for its own signal; there are as many steps
   as that number less 1 has bits. BROKEN: one step is left out. */
#include "meeting.h"

static atomic_int signal[BARRIERS][N][N];

static void meet_at(int barrier, int count, int thread, int round) {
    int biggest = count;
#ifdef BROKEN
    biggest--;
#endif
    for (int step = 0, distance = 1; distance < biggest; step++, distance *= 2) {
        int other = (thread + distance) % count;
        atomic_store_explicit(&signal[barrier][step][other], round + 1, RELEASE);
        while (atomic_load_explicit(&signal[barrier][step][thread], memory_order_acquire) <= round)
            ;
    }
}
