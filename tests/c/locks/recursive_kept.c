/* A recursive mutex that is unlocked too seldom keeps others waiting. */
#include <pthread.h>

static pthread_mutex_t lock;
static void *worker(void *unused) {
    pthread_mutex_lock(&lock); /* rc11 sc: deadlock */
    return 0;
}
int main(void) {
    pthread_t t;
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&lock, &attributes);
    pthread_mutex_lock(&lock);
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    return 0;
}
