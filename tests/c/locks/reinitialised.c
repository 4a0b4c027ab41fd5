/* A mutex may be made again after its destruction. */
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
int main(void) {
    pthread_mutex_destroy(&lock);
    pthread_mutex_init(&lock, 0); /* rc11 sc: ok */
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    return 0;
}
