/* imm aarch64 arm power riscv: ok */
/* An SC fence between the store and the load of each thread is the machine's strongest fence. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int a, b;

static void *left(void *unused) {
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_seq_cst);
    a = atomic_load_explicit(&y, memory_order_relaxed);
    return unused;
}

static void *right(void *unused) {
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_seq_cst);
    b = atomic_load_explicit(&x, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, left, NULL);
    pthread_create(&threads[1], NULL, right, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    assert(a == 1 || b == 1);
    return 0;
}
