/* imm aarch64 arm power riscv: ok */
/* A release store and an acquire load keep the message before its flag. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int message;
static atomic_int flag;

static void *send(void *unused) {
    message = 42;
    atomic_store_explicit(&flag, 1, memory_order_release);
    return unused;
}

static void *receive(void *unused) {
    if (atomic_load_explicit(&flag, memory_order_acquire) == 1)
        assert(message == 42);
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
