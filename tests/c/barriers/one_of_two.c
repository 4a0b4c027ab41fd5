/* all: ok */
/* One of the threads uses its result, so there are two ways for each round. */
/* executions: 4 */
#include <pthread.h>
#include <stdlib.h>

static pthread_barrier_t barrier;
static int count;

static void *looks(void *unused) {
    for (int i = 0; i < 2; i++)
        if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD)
            count++;
    return unused;
}

static void *checks(void *unused) {
    for (int i = 0; i < 2; i++) {
        int rc = pthread_barrier_wait(&barrier);
        if (rc && rc != PTHREAD_BARRIER_SERIAL_THREAD)
            exit(1);
    }
    return unused;
}

int main(void) {
    pthread_t t[2];
    pthread_barrier_init(&barrier, 0, 2);
    pthread_create(&t[0], 0, looks, 0);
    pthread_create(&t[1], 0, checks, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    return count > 2;
}
