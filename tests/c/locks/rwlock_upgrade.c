/* A thread that holds a lock for reading wants to write. */
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
int main(void) {
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_wrlock(&lock); /* rc11 sc: deadlock */
    return 0;
}
