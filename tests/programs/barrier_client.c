/* A client of a barrier that participants are added to and removed from before the start: N threads increment x ROUNDS times with a
   meeting after each; after the last all see the whole sum, and the barrier is disposed of when all have left.
   BROKEN: who passes the last meeting first disposes of it. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef N
#define N 2
#endif
#ifndef ROUNDS
#define ROUNDS 2
#endif

struct barrier {
    int participants;
    atomic_int missing, sense, users;
};

static struct barrier *barrier;
static atomic_int x;

static void add(struct barrier *b, int count) { b->participants += count; }

static void start(struct barrier *b) {
    atomic_init(&b->missing, b->participants);
    atomic_init(&b->sense, 0);
    atomic_init(&b->users, b->participants);
}

static void meet(struct barrier *b, int sense) {
    if (atomic_fetch_sub_explicit(&b->missing, 1, memory_order_acq_rel) == 1) {
        atomic_store_explicit(&b->missing, b->participants, memory_order_relaxed);
        atomic_store_explicit(&b->sense, sense, memory_order_release);
    } else {
        while (atomic_load_explicit(&b->sense, memory_order_acquire) != sense)
            ;
    }
}

static void leave(struct barrier *b) {
#ifdef BROKEN
    if (atomic_fetch_sub_explicit(&b->users, 1, memory_order_acq_rel) == N)
#else
    if (atomic_fetch_sub_explicit(&b->users, 1, memory_order_acq_rel) == 1)
#endif
        free(b);
}

static void *participant(void *argument) {
    for (int round = 0; round < ROUNDS; round++) {
        atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);
        meet(barrier, (round + 1) % 2);
        assert(atomic_load_explicit(&x, memory_order_relaxed) >= N * (round + 1));
    }
    assert(atomic_load_explicit(&x, memory_order_relaxed) == N * ROUNDS);
    leave(barrier);
    return 0;
}

int main(void) {
    barrier = calloc(1, sizeof *barrier);
    add(barrier, N + 1);
    add(barrier, -1);
    start(barrier);
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], 0, participant, 0);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    return 0;
}
