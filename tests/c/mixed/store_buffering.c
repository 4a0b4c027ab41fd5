/* Each thread writes a byte and reads the word: a machine waits until its own byte is there. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union {
    _Atomic uint16_t word;
    _Atomic uint8_t byte[2];
} shared;
static int seen;

static void *worker(void *argument) {
    atomic_store_explicit(&shared.byte[1], 1, memory_order_release);
    seen = atomic_load_explicit(&shared.word, memory_order_acquire) == 0x100;
    return argument;
}

/* sc tso: ok */
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    atomic_store_explicit(&shared.byte[0], 1, memory_order_release);
    int mine = atomic_load_explicit(&shared.word, memory_order_acquire) == 1;
    pthread_join(t, 0);
    assert(!(mine && seen)); /* rc11 rc20: assertion */
    return 0;
}
