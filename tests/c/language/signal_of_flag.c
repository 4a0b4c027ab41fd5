/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sched.h>

static atomic_int ready;
static int data;

static void *producer(void *unused) {
    data = 42;
    atomic_store_explicit(&ready, 1, memory_order_release);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, producer, 0);
    while (!atomic_load_explicit(&ready, memory_order_acquire))
        sched_yield();
    assert(data == 42);
    pthread_join(t, 0);
    return 0;
}
