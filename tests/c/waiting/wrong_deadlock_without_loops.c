/* Locks are no loops. */
/* katec: --liveness off */
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *unused) {
    pthread_mutex_lock(&lock); /* all: deadlock */
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_mutex_lock(&lock);
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    return 0;
}
