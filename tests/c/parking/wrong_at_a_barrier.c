/* katec: --parking */
/* Threads that wait for a lock also meet at a barrier: nobody is parked. */
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_barrier_t barrier;
static int count;

static void *worker(void *unused) {
    pthread_mutex_lock(&lock);
    int before = count++;
    pthread_mutex_unlock(&lock);
    pthread_barrier_wait(&barrier);
    pthread_mutex_lock(&lock);
    count++;
    assert(before == 0 || count == 4); /* all: assertion */
    pthread_mutex_unlock(&lock);
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
