/* A mutex is locked after its destruction. */
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
int main(void) {
    pthread_mutex_destroy(&lock);
    return pthread_mutex_trylock(&lock); /* rc11 sc: mutex */
}
