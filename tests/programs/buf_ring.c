/* A ring of pointers for many producers and consumers, after FreeBSD's buf_ring: a place is claimed by a compare-exchange and given
   free in the order of the claims, which is waited for. N threads enqueue an item and dequeue one each. A claim that fails is
   not tried again (an assumption). With two threads there are 20 executions under RC11, with three 1218, with four 193280, as published.
   BROKEN: relaxed claims and no fences, so that an item is seen before it is filled in. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif
#define SIZE 8
#ifdef BROKEN
#define CLAIM memory_order_relaxed
#define LOOK memory_order_relaxed
#else
#define CLAIM memory_order_acq_rel
#define LOOK memory_order_acquire
#endif

void __VERIFIER_assume(int);

/* Where the next claim goes, and up to where claims are done. */
struct end {
    atomic_uint claimed, done;
};
static struct end in, out;
static _Atomic(int *) cells[SIZE];
static int items[N];

static unsigned get(atomic_uint *p) { return atomic_load_explicit(p, memory_order_relaxed); }
static unsigned after(unsigned place) { return (place + 1) % SIZE; }
static void fence(void) {
#ifndef BROKEN
    atomic_thread_fence(memory_order_seq_cst);
#endif
}
static void claim(struct end *end, unsigned place) {
    unsigned expected = place;
    __VERIFIER_assume(atomic_compare_exchange_strong_explicit(&end->claimed, &expected, after(place), CLAIM, LOOK));
}
static void wait_for(struct end *end, unsigned place) { __VERIFIER_assume(get(&end->done) == place); }
static void set_done(struct end *end, unsigned place) { atomic_store_explicit(&end->done, after(place), memory_order_relaxed); }

static int enqueue(int *item) {
    unsigned place = get(&in.claimed), limit = get(&out.done);
    if (after(place) == limit)
        return 0;
    claim(&in, place);
    fence();
    atomic_store_explicit(&cells[place], item, memory_order_relaxed);
    wait_for(&in, place);
    set_done(&in, place);
    return 1;
}

static int *dequeue(void) {
    unsigned place = get(&out.claimed), limit = get(&in.done);
    if (place == limit)
        return 0;
    claim(&out, place);
    int *item = atomic_load_explicit(&cells[place], memory_order_relaxed);
    wait_for(&out, place);
    fence();
    set_done(&out, place);
    return item;
}

static void *worker(void *argument) {
    int *item = argument;
    *item = 7;
    /* A ring looks full to a thread that is slow between its two loads. */
    if (!enqueue(item))
        *item = 0;
    item = dequeue();
    assert(!item || *item == 7);
    return 0;
}

int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], 0, worker, &items[i]);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    return 0;
}
