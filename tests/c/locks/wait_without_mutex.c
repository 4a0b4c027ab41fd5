/* A thread waits for a condition without holding the mutex. */
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
int main(void) {
    pthread_cond_wait(&changed, &lock); /* rc11 sc: mutex */
    return 0;
}
