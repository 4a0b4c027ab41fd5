/* imm aarch64 arm power riscv: ok */
/* The same by fences, with an atomic message. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int message, flag;

static void *send(void *unused) {
    atomic_store_explicit(&message, 42, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return unused;
}

static void *receive(void *unused) {
    if (atomic_load_explicit(&flag, memory_order_relaxed) == 1) {
        atomic_thread_fence(memory_order_acquire);
        assert(atomic_load_explicit(&message, memory_order_relaxed) == 42);
    }
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, send, NULL);
    pthread_create(&threads[1], NULL, receive, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    return 0;
}
