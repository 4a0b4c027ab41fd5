/* all: ok */
/* A queue: each item is announced by a signal, and each of two consumers takes one. */
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t filled = PTHREAD_COND_INITIALIZER;
static int items, taken;

static void *consumer(void *argument) {
    pthread_mutex_lock(&lock);
    while (!items)
        pthread_cond_wait(&filled, &lock);
    items--;
    taken++;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, consumer, 0);
    pthread_create(&t[1], 0, consumer, 0);
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&lock);
        items++;
        pthread_mutex_unlock(&lock);
        pthread_cond_signal(&filled);
    }
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    assert(taken == 2);
    return 0;
}
