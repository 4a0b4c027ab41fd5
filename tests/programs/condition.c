/* One thread waits under a mutex until another has produced. BROKEN: the condition is not tested again under the mutex, so a signal is lost. */
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t produced = PTHREAD_COND_INITIALIZER;
static int items;

static void *producer(void *unused) {
    pthread_mutex_lock(&mutex);
    items = 1;
    pthread_cond_signal(&produced);
    pthread_mutex_unlock(&mutex);
    return 0;
}
static void *consumer(void *unused) {
    pthread_mutex_lock(&mutex);
#ifdef BROKEN
    pthread_cond_wait(&produced, &mutex);
#else
    while (!items)
        pthread_cond_wait(&produced, &mutex);
#endif
    assert(items == 1);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, producer, 0);
    pthread_create(&u, 0, consumer, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
