/* Two halves of what is written at once, read one after the other. A machine on which loads stay in
   order sees the second one too; in C it is so only if the write is released and acquired. */
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
    return argument;
}

/* sc tso: ok */
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    int high = atomic_load_explicit(&shared.half[1], memory_order_relaxed);
    int low = atomic_load_explicit(&shared.half[0], memory_order_relaxed);
    assert(low >= high); /* rc11 rc20: assertion */
    pthread_join(t, 0);
    return 0;
}
