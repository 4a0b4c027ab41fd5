/* What tests of software barriers share: N threads that meet ROUNDS times by `meet_at`. A thread says in plain sight that it has come, and
   when it has passed, all must have come: their numbers are written and read with relaxed accesses, so that only the barrier
   orders them. With CLIENT, the threads are those of another file; there may be several barriers then. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif
#ifndef ROUNDS
#define ROUNDS 2
#endif
#ifndef BARRIERS
#define BARRIERS 1
#endif

/* BROKEN is a mistake in the algorithm; WEAK is one order that is weaker than it must be. */
#ifdef WEAK
#define RELEASE memory_order_relaxed
#else
#define RELEASE memory_order_release
#endif

/* The first `count` threads meet at a barrier. The round that comes next is `round` + 1. */
static void meet_at(int barrier, int count, int thread, int round);

#ifdef CLIENT
#include CLIENT
#else

static atomic_int arrived[N];
static int number[N];

static void *participant(void *argument) {
    int thread = *(int *)argument;
    for (int round = 0; round < ROUNDS; round++) {
        atomic_store_explicit(&arrived[thread], round + 1, memory_order_relaxed);
        meet_at(0, N, thread, round);
        for (int i = 0; i < N; i++)
            if (i != thread)
                assert(atomic_load_explicit(&arrived[i], memory_order_relaxed) > round);
    }
    return 0;
}

int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N; i++) {
        number[i] = i;
        pthread_create(&t[i], 0, participant, &number[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    return 0;
}

#endif
