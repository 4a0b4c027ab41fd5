/* all: ok */
/* executions: 14 */
/* A reader-writer lock as in Linux: who takes too much gives it back, waits somewhere else, and
   tries again. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum { ALL = 0x100000 };
static atomic_int free_shares = ALL;
static int shared;

static void *reader(void *unused) {
    while (atomic_fetch_sub_explicit(&free_shares, 1, memory_order_acquire) <= 0) {
        atomic_fetch_add_explicit(&free_shares, 1, memory_order_relaxed);
        while (atomic_load_explicit(&free_shares, memory_order_relaxed) <= 0)
            ;
    }
    int seen = shared;
    assert(seen == 0 || seen == 1);
    atomic_fetch_add_explicit(&free_shares, 1, memory_order_release);
    return unused;
}

static void *writer(void *unused) {
    int before = atomic_fetch_sub_explicit(&free_shares, ALL, memory_order_acquire);
    while (before != ALL) {
        atomic_fetch_add_explicit(&free_shares, ALL, memory_order_relaxed);
        while (atomic_load_explicit(&free_shares, memory_order_relaxed) != ALL)
            ;
        before = atomic_fetch_sub_explicit(&free_shares, ALL, memory_order_acquire);
    }
    shared = 1;
    atomic_fetch_add_explicit(&free_shares, ALL, memory_order_release);
    return unused;
}

int main(void) {
    pthread_t t[3];
    pthread_create(&t[0], 0, reader, 0);
    pthread_create(&t[1], 0, reader, 0);
    pthread_create(&t[2], 0, writer, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
