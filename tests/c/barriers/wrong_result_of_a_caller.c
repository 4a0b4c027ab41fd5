/* A function returns the result, and only its caller uses it, after another operation. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_barrier_t barrier;
static atomic_int turns;

static int meet(void) {
    int result = pthread_barrier_wait(&barrier);
    atomic_fetch_add(&turns, 1);
    return result;
}

static void *worker(void *unused) {
    assert(meet() == 0); /* all: assertion */
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
