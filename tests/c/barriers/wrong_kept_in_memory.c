/* The results are kept in an array of the thread's own. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_barrier_t barrier;
static atomic_int turns;

static void *worker(void *unused) {
    int results[2];
    for (int i = 0; i < 2; i++)
        results[i] = pthread_barrier_wait(&barrier);
    atomic_fetch_add(&turns, 1);
    assert(results[0] == results[1]); /* all: assertion */
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
