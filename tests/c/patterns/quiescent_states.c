/* sc tso rc11 rc20: ok */
/* Read-copy-update by quiescent states, as user-space libraries do it: readers say when they hold nothing. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { READERS = 1 };
static atomic_ulong grace_period = 1;
static atomic_ulong seen[READERS];
static _Atomic(int *) shared;

static void quiescent_state(int reader) {
    atomic_thread_fence(memory_order_seq_cst);
    unsigned long now = atomic_load_explicit(&grace_period, memory_order_relaxed);
    atomic_store_explicit(&seen[reader], now, memory_order_relaxed);
    atomic_thread_fence(memory_order_seq_cst);
}

static void thread_offline(int reader) {
    atomic_thread_fence(memory_order_seq_cst);
    atomic_store_explicit(&seen[reader], 0, memory_order_relaxed);
}

static void synchronize(void) {
    atomic_thread_fence(memory_order_seq_cst);
    unsigned long next = atomic_load(&grace_period) + 1;
    atomic_store(&grace_period, next);
    for (int i = 0; i < READERS; i++) {
        unsigned long value;
        do
            value = atomic_load_explicit(&seen[i], memory_order_acquire);
        while (value != 0 && value != next);
    }
    atomic_thread_fence(memory_order_seq_cst);
}

static void *reader(void *argument) {
    quiescent_state(0);
    int *value = atomic_load_explicit(&shared, memory_order_acquire);
    assert(*value == 1 || *value == 2);
    thread_offline(0);
    return argument;
}

int main(void) {
    pthread_t thread;
    int *old = malloc(sizeof *old), *fresh = malloc(sizeof *fresh);
    *old = 1;
    *fresh = 2;
    atomic_store(&shared, old);
    pthread_create(&thread, 0, reader, 0);
    atomic_store_explicit(&shared, fresh, memory_order_release);
    synchronize();
    free(old);
    pthread_join(thread, 0);
    free(fresh);
    return 0;
}
