/* all: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union {
    _Atomic uint32_t word;
    _Atomic uint16_t half[2];
} shared;

static void *writer(void *argument) {
    atomic_store_explicit(&shared.word, 0x00010001, memory_order_release);
    return argument;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    int high = atomic_load_explicit(&shared.half[1], memory_order_acquire);
    int low = atomic_load_explicit(&shared.half[0], memory_order_relaxed);
    assert(low >= high);
    pthread_join(t, 0);
    return 0;
}
