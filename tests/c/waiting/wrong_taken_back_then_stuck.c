/* A thread fails only because of what another one takes back, and then waits for something that
   nobody does. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int taken, stop;

static void *poller(void *unused) {
    while (!atomic_load(&stop)) {
        atomic_fetch_add(&taken, 1);
        atomic_fetch_sub(&taken, 1);
    }
    return unused;
}

static void *worker(void *unused) {
    while (atomic_fetch_add(&taken, 1) != 0) {
        atomic_fetch_sub(&taken, 1);
        while (atomic_load(&taken) != 7) /* all: liveness */
            ;
    }
    return unused;
}

static void *stopper(void *unused) {
    atomic_store(&stop, 1);
    return unused;
}

int main(void) {
    pthread_t t[3];
    pthread_create(&t[0], 0, poller, 0);
    pthread_create(&t[1], 0, worker, 0);
    pthread_create(&t[2], 0, stopper, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
