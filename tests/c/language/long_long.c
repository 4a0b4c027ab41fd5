/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_ullong big = 1ULL << 63;

static void *worker(void *argument) {
    unsigned long long mine = 0xffffffffffffffffULL / ((unsigned long)argument + 2);
    long long negative = -7;
    assert(negative / 2 == -3 && negative % 2 == -1 && negative >> 1 == -4);
    assert((unsigned)negative == 4294967289u);
    atomic_fetch_or(&big, mine & 1);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(big == ((1ULL << 63) | 1));
    return 0;
}
