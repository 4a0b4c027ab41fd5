/* all: ok */
/* Atomic integers of 16 bytes. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

typedef unsigned __int128 wide;
static _Atomic wide shared;
static wide other __attribute__((aligned(16)));
#define BOTH(high, low) ((wide)(high) << 64 | (low))

static void *worker(void *argument) {
    atomic_fetch_add(&shared, BOTH(1, ~0ul));
    return argument;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    wide seen = atomic_load(&shared);
    assert(seen == 0 || seen == BOTH(1, ~0ul) || seen == 1);
    atomic_fetch_add(&shared, 1);
    pthread_join(t, 0);
    assert(atomic_load(&shared) == BOTH(2, 0));
    assert(atomic_exchange(&shared, 5) == BOTH(2, 0) && atomic_fetch_sub(&shared, 6) == 5);
    assert(atomic_fetch_and(&shared, BOTH(3, 12)) == BOTH(~0ul, ~0ul));
    assert(atomic_fetch_or(&shared, 1) == BOTH(3, 12) && atomic_fetch_xor(&shared, 9) == BOTH(3, 13));
    atomic_store(&shared, 3);
    wide expected = 4;
    assert(!atomic_compare_exchange_strong(&shared, &expected, 9) && expected == 3);
    assert(atomic_compare_exchange_strong(&shared, &expected, BOTH(9, 9)) && shared == BOTH(9, 9));
    assert(__sync_val_compare_and_swap(&other, 0, BOTH(7, 8)) == 0);
    assert(__sync_bool_compare_and_swap(&other, BOTH(7, 8), 1) && other == 1);
    return 0;
}
