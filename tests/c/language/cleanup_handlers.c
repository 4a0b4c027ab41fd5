/* all: ok */
/* native */
/* Clean-up handlers, of threads that nobody cancels. */
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int data;

static void unlock(void *mutex) { pthread_mutex_unlock(mutex); }

static void *worker(void *argument) {
    int before;
    assert(!pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &before));
    assert(before == PTHREAD_CANCEL_ENABLE);
    pthread_mutex_lock(&mutex);
    pthread_cleanup_push(unlock, &mutex);
    data++;
    pthread_testcancel();
    pthread_cleanup_pop(1);
    return argument;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(data == 2);
    return 0;
}
