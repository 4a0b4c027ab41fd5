/* A read-write lock is destroyed while a reader holds it. */
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
int main(void) {
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_destroy(&lock); /* rc11 sc: mutex */
    return 0;
}
