/* all: ok */
/* What is written at once is read at once, or not at all. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union {
    _Atomic uint32_t word;
    _Atomic uint16_t half[2];
} shared;

static void *writer(void *argument) {
    atomic_store_explicit(&shared.word, 0x00010001, memory_order_relaxed);
    atomic_store_explicit(&shared.word, 0x00020002, memory_order_relaxed);
    return argument;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    uint32_t seen = atomic_load_explicit(&shared.word, memory_order_relaxed);
    assert(seen >> 16 == (seen & 0xffff));
    uint16_t low = atomic_load_explicit(&shared.half[0], memory_order_relaxed);
    assert(low >= (seen & 0xffff));
    pthread_join(t, 0);
    return 0;
}
