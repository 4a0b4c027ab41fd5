/* A ticket is taken by adding to the whole word, which writes the other half as it was. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

typedef union {
    _Atomic uint32_t word;
    struct {
        _Atomic uint16_t owner, next;
    } half;
} lock_t;

static lock_t lock;
static int data;

static void acquire(lock_t *l) {
    uint16_t ticket = atomic_fetch_add_explicit(&l->word, 1 << 16, memory_order_acquire) >> 16;
    while (atomic_load_explicit(&l->half.owner, memory_order_acquire) != ticket)
        ;
}

static int try_acquire(lock_t *l) {
    uint32_t word = atomic_load_explicit(&l->word, memory_order_relaxed);
    if (word >> 16 != (word & 0xffff))
        return 0;
    return atomic_compare_exchange_strong_explicit(
        &l->word, &word, word + (1 << 16), memory_order_acquire, memory_order_relaxed);
}

static void release(lock_t *l) {
    uint16_t owner = atomic_load_explicit(&l->half.owner, memory_order_relaxed);
    atomic_store_explicit(&l->half.owner, owner + 1, memory_order_release);
}

static void *worker(void *argument) {
    acquire(&lock);
    data++;
    release(&lock);
    return argument;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    if (try_acquire(&lock)) {
        data++;
        release(&lock);
    }
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(data == 2 || data == 3);
    return 0;
}
