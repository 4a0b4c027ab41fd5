/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int value;

static void *worker(void *argument) {
    if (argument) {
        pthread_rwlock_wrlock(&lock);
        value = 5;
        pthread_rwlock_unlock(&lock);
    } else {
        pthread_rwlock_rdlock(&lock);
        pthread_rwlock_rdlock(&lock);
        assert(value == 0 || value == 5);
        pthread_rwlock_unlock(&lock);
        pthread_rwlock_unlock(&lock);
    }
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(pthread_rwlock_trywrlock(&lock) == 0);
    assert(pthread_rwlock_tryrdlock(&lock) != 0);
    pthread_rwlock_unlock(&lock);
    pthread_rwlock_destroy(&lock);
    return 0;
}
