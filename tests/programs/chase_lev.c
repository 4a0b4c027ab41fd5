/* A work-stealing deque after Chase and Lev. The owner pushes with a release store to `bottom`; a later take of the owner
   stores to `bottom` again, relaxed, and a thief that reads that store sees the cell only if a release sequence goes
   on through later stores of the same thread: so it is in C11, and not in C++20, where it is a data race on the cell.
   The thief steals STEALS times. BROKEN: without its fence the owner can miss that a thief took the last element, and both have it. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef STEALS
#define STEALS 1
#endif
#define SIZE 4

static int cells[SIZE];
static atomic_int top, bottom;

static void push(int value) {
    int b = atomic_load_explicit(&bottom, memory_order_relaxed);
    cells[b % SIZE] = value;
    atomic_store_explicit(&bottom, b + 1, memory_order_release);
}

static int take(void) {
    int b = atomic_load_explicit(&bottom, memory_order_relaxed) - 1;
    atomic_store_explicit(&bottom, b, memory_order_relaxed);
#ifndef BROKEN
    atomic_thread_fence(memory_order_seq_cst);
#endif
    int t = atomic_load_explicit(&top, memory_order_relaxed);
    if (t > b) {
        atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
        return -1;
    }
    int value = cells[b % SIZE];
    if (t == b) {
        int expected = t;
        if (!atomic_compare_exchange_strong_explicit(&top, &expected, t + 1, memory_order_seq_cst, memory_order_relaxed))
            value = -1;
        atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
    }
    return value;
}

static int steal(void) {
    int t = atomic_load_explicit(&top, memory_order_acquire);
    atomic_thread_fence(memory_order_seq_cst);
    int b = atomic_load_explicit(&bottom, memory_order_acquire);
    if (t >= b)
        return -1;
    int value = cells[t % SIZE];
    int expected = t;
    if (!atomic_compare_exchange_strong_explicit(&top, &expected, t + 1, memory_order_seq_cst, memory_order_relaxed))
        return -1;
    return value;
}

static int owned, stolen[STEALS];

static void *thief(void *unused) {
    for (int i = 0; i < STEALS; i++)
        stolen[i] = steal();
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, thief, 0);
    push(1);
    push(2);
    owned = take();
    pthread_join(t, 0);
    for (int i = 0; i < STEALS; i++)
        assert(stolen[i] != owned || owned == -1);
    return 0;
}
