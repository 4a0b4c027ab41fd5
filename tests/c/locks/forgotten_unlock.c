/* A mutex that is never unlocked. */
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *worker(void *unused) {
    pthread_mutex_lock(&lock); /* rc11 sc: deadlock */
    return 0;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_mutex_lock(&lock); /* rc11 sc: deadlock */
    pthread_join(t, 0);
    return 0;
}
