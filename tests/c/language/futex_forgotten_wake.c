/* The wake-up is forgotten. */
/* A lock that waits in the system: 0 free, 1 taken, 2 taken and somebody waits. */
#define _GNU_SOURCE
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int word;
static int data;

static void lock(void) {
    int seen = 0;
    if (atomic_compare_exchange_strong(&word, &seen, 1))
        return;
    if (seen != 2)
        seen = atomic_exchange(&word, 2);
    while (seen) {
        syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 2, 0, 0, 0); /* all: deadlock */
        seen = atomic_exchange(&word, 2);
    }
}

static void unlock(void) {
    atomic_store(&word, 0);
}

static void *worker(void *argument) {
    lock();
    data++;
    unlock();
    return argument;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    worker(0);
    pthread_join(t, 0);
    assert(data == 2);
    return 0;
}
