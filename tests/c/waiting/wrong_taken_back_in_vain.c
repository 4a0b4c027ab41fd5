/* The lock is never released, and who waits for it adds and takes back for ever. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int taken;

static void *worker(void *unused) {
    for (;;) {
        if (atomic_fetch_add(&taken, 1) == 0) /* all: liveness */
            break;
        atomic_fetch_sub(&taken, 1);
    }
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
