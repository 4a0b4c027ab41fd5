/* katec: --parking */
/* Half of what is waited for is written by itself. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union {
    _Atomic uint32_t word;
    _Atomic uint16_t half[2];
} flag;
static atomic_int seen;

static void *waiter(void *unused) {
    uint32_t word;
    while (!((word = atomic_load(&flag.word)) & 0xffff))
        ;
    atomic_store(&seen, word >> 16 ? 2 : 1);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, waiter, 0);
    atomic_store(&flag.half[0], 1);
    atomic_store(&flag.half[1], 1);
    pthread_join(t, 0);
    assert(atomic_load(&seen) == 2); /* sc: assertion */
    return 0;
}
