/* A client of a barrier that participants are added to and removed from before the start: N threads increment x ROUNDS times with a
   meeting after each; after the last all see the whole sum, and the barrier is disposed of when all have left. The barrier is a central one that
   turns its sense; TREE: it is a static tree, in which every flag has one writer. BROKEN: who passes the last meeting first disposes of it; in a
   tree, the one at the top does not wait for the others. */
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

#ifdef TREE

struct barrier {
    int participants;
    atomic_int come[N + 1], go[N + 1];
};

static void start(struct barrier *b) {
    for (int i = 0; i < b->participants; i++) {
        atomic_init(&b->come[i], 0);
        atomic_init(&b->go[i], 0);
    }
}

static void wait_for(atomic_int *flag, int round) {
    while (atomic_load_explicit(flag, memory_order_acquire) <= round)
        ;
}

static void gather(struct barrier *b, int thread, int round) {
    for (int child = 2 * thread + 1; child <= 2 * thread + 2 && child < b->participants; child++)
        wait_for(&b->come[child], round);
    if (thread > 0)
        atomic_store_explicit(&b->come[thread], round + 1, memory_order_release);
}

static void meet(struct barrier *b, int thread, int round) {
    gather(b, thread, round);
    if (thread > 0)
        wait_for(&b->go[thread], round);
    for (int child = 2 * thread + 1; child <= 2 * thread + 2 && child < b->participants; child++)
        atomic_store_explicit(&b->go[child], round + 1, memory_order_release);
}

static void leave(struct barrier *b, int thread) {
#ifndef BROKEN
    gather(b, thread, ROUNDS);
#endif
    if (thread == 0)
        free(b);
}

#else

struct barrier {
    int participants;
    atomic_int missing, sense, users;
};

static void start(struct barrier *b) {
    atomic_init(&b->missing, b->participants);
    atomic_init(&b->sense, 0);
    atomic_init(&b->users, b->participants);
}

static void meet(struct barrier *b, int thread, int round) {
    int sense = (round + 1) % 2;
    if (atomic_fetch_sub_explicit(&b->missing, 1, memory_order_acq_rel) == 1) {
        atomic_store_explicit(&b->missing, b->participants, memory_order_relaxed);
        atomic_store_explicit(&b->sense, sense, memory_order_release);
    } else {
        while (atomic_load_explicit(&b->sense, memory_order_acquire) != sense)
            ;
    }
}

static void leave(struct barrier *b, int thread) {
#ifdef BROKEN
    if (atomic_fetch_sub_explicit(&b->users, 1, memory_order_acq_rel) == N)
#else
    if (atomic_fetch_sub_explicit(&b->users, 1, memory_order_acq_rel) == 1)
#endif
        free(b);
}

#endif

static struct barrier *barrier;
static atomic_int x;
static int number[N];

static void add(struct barrier *b, int count) { b->participants += count; }

static void *participant(void *argument) {
    int thread = *(int *)argument;
    for (int round = 0; round < ROUNDS; round++) {
        atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);
        meet(barrier, thread, round);
    }
    assert(atomic_load_explicit(&x, memory_order_relaxed) == N * ROUNDS);
    leave(barrier, thread);
    return 0;
}

int main(void) {
    barrier = calloc(1, sizeof *barrier);
    add(barrier, N + 1);
    add(barrier, -1);
    start(barrier);
    pthread_t t[N];
    for (int i = 0; i < N; i++) {
        number[i] = i;
        pthread_create(&t[i], 0, participant, &number[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    return 0;
}
