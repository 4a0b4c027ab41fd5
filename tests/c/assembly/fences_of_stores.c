/* rc11: ok */
/* Fences of stores only, and of loads only, of other machines. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int data, flag;

static void *worker(void *argument) {
    atomic_store_explicit(&data, 1, memory_order_relaxed);
    __asm__ volatile("dmb\tishst" ::: "memory");
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    __asm__ volatile("fence w, w" ::: "memory");
    __asm__ volatile("eieio" ::: "memory");
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    int seen = atomic_load_explicit(&flag, memory_order_relaxed);
    __asm__ volatile("fence r,r" ::: "memory");
    assert(!seen || atomic_load_explicit(&data, memory_order_relaxed) == 1);
    pthread_join(thread, 0);
    return 0;
}
