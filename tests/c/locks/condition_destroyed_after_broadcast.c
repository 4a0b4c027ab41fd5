/* Those who are woken no longer need the condition variable. */
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready, waits;
static void *waiter(void *unused) {
    pthread_mutex_lock(&lock);
    waits = 1;
    if (!ready)
        pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
    return 0;
}
int main(void) {
    pthread_t t; /* rc11 sc: ok */
    pthread_create(&t, 0, waiter, 0);
    pthread_mutex_lock(&lock);
    ready = 1;
    pthread_cond_broadcast(&changed);
    int over = waits;
    pthread_mutex_unlock(&lock);
    if (over)
        pthread_cond_destroy(&changed);
    pthread_join(t, 0);
    return 0;
}
