/* A wait that times out is taken for one that did not. */
#include <assert.h>
#include <pthread.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static struct timespec soon;
static int ready;

static void *waiter(void *argument) {
    pthread_mutex_lock(&lock);
    if (!ready)
        pthread_cond_timedwait(&condition, &lock, &soon);
    assert(ready); /* all: assertion */
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, waiter, 0);
    pthread_mutex_lock(&lock);
    ready = 1;
    pthread_cond_signal(&condition);
    pthread_mutex_unlock(&lock);
    pthread_join(thread, 0);
    return 0;
}
