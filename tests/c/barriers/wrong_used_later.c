/* The result is kept over the next wait, and used then. */
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;

static void *worker(void *unused) {
    int first = pthread_barrier_wait(&barrier);
    int second = pthread_barrier_wait(&barrier);
    assert(second == 0 || first == 0); /* all: assertion */
    return unused;
}

int main(void) {
    pthread_t t[2];
    pthread_barrier_init(&barrier, 0, 2);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
