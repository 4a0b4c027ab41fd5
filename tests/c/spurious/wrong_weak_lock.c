/* A lock that is given up after one failure, which is taken to mean that it was taken. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int lock;
static atomic_int taken;

static void *try(void *argument) {
    int free = 0;
    if (atomic_compare_exchange_weak(&lock, &free, 1))
        taken++;
    return 0;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, try, 0);
    pthread_create(&t[1], 0, try, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    assert(taken == 1); /* all: assertion */
    return 0;
}
