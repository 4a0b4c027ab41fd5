/* The first thread keeps the lock. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int lock;

static void *worker(void *unused) {
    while (atomic_exchange(&lock, 1))
        while (atomic_load(&lock)) /* all: liveness */
            ;
    return unused;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
