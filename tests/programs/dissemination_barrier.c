/* Dissemination: in step i thread t signals thread t + 2^i, modulo N, and waits for its own signal; there are as many steps as N - 1 has bits.
   BROKEN: one step is left out. */
#include "meeting.h"

#ifdef BROKEN
#define BIGGEST (N - 1)
#else
#define BIGGEST N
#endif

static atomic_int signal[N][N];

static void meet(int thread, int round) {
    for (int step = 0, distance = 1; distance < BIGGEST; step++, distance *= 2) {
        int other = (thread + distance) % N;
        atomic_store_explicit(&signal[step][other], round + 1, RELEASE);
        while (atomic_load_explicit(&signal[step][thread], memory_order_acquire) <= round)
            ;
    }
}
