/* A normal mutex is locked again by the thread that holds it. */
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
int main(void) {
    pthread_mutex_lock(&lock);
    pthread_mutex_lock(&lock); /* rc11 sc: deadlock */
    return 0;
}
