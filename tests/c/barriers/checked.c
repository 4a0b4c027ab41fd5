/* all: ok */
/* The result is only looked at to see that it is no error. */
/* executions: 1 */
#include <pthread.h>
#include <stdlib.h>

static pthread_barrier_t barrier;
static int data[3];

static void check(int result) {
    if (result != 0 && result != PTHREAD_BARRIER_SERIAL_THREAD)
        exit(1);
}

static void *worker(void *argument) {
    int me = (int)(long)argument;
    for (int i = 0; i < 3; i++) {
        data[me]++;
        int rc = pthread_barrier_wait(&barrier);
        if (rc != 0 && rc != PTHREAD_BARRIER_SERIAL_THREAD)
            exit(1);
        if (data[(me + 1) % 3] != i + 1)
            abort();
        rc = pthread_barrier_wait(&barrier);
        check(rc);
    }
    return 0;
}

int main(void) {
    pthread_t t[3];
    pthread_barrier_init(&barrier, 0, 3);
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], 0, worker, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
