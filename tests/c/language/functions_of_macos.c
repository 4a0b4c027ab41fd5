/* all: ok */
/* Atomic operations and locks that older programs for macOS use. */
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

typedef int32_t OSSpinLock;
int32_t OSAtomicAdd32Barrier(int32_t, volatile int32_t *);
int64_t OSAtomicIncrement64(volatile int64_t *);
bool OSAtomicCompareAndSwapPtrBarrier(void *, void *, void *volatile *);
void OSMemoryBarrier(void);
void OSSpinLockLock(volatile OSSpinLock *);
void OSSpinLockUnlock(volatile OSSpinLock *);

static volatile OSSpinLock lock;
static volatile int32_t sum;
static volatile int64_t count;
static void *volatile first;
static int guarded;

static void *worker(void *argument) {
    OSAtomicAdd32Barrier(2, &sum);
    OSAtomicIncrement64(&count);
    OSAtomicCompareAndSwapPtrBarrier(0, argument, &first);
    OSMemoryBarrier();
    OSSpinLockLock(&lock);
    guarded++;
    OSSpinLockUnlock(&lock);
    return argument;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], 0, worker, &threads[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    assert(sum == 4 && count == 2 && guarded == 2);
    assert(first == &threads[0] || first == &threads[1]);
    return 0;
}
