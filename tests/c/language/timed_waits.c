/* all: ok */
/* Waits with a time limit end: by what they wait for, or by the limit. */
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER, other = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static pthread_rwlock_t shared = PTHREAD_RWLOCK_INITIALIZER;
static sem_t semaphore;
static struct timespec soon;

/* Nobody signals, nobody posts, and nobody gives the locks back. */
static void *waiter(void *argument) {
    pthread_mutex_lock(&other);
    int result = 0;
    while (result == 0) /* It may end without a signal, too. */
        result = pthread_cond_timedwait(&condition, &other, &soon);
    assert(result == ETIMEDOUT);
    pthread_mutex_unlock(&other);
    assert(sem_timedwait(&semaphore, &soon) == -1 && errno == ETIMEDOUT);
    assert(sem_trywait(&semaphore) == -1 && errno == EAGAIN);
    assert(pthread_mutex_timedlock(&lock, &soon) == ETIMEDOUT);
    assert(pthread_rwlock_timedrdlock(&shared, &soon) == ETIMEDOUT);
    assert(pthread_rwlock_timedwrlock(&shared, &soon) == ETIMEDOUT);
    return 0;
}

int main(void) {
    pthread_t thread;
    sem_init(&semaphore, 0, 0);
    pthread_mutex_lock(&lock);
    pthread_rwlock_wrlock(&shared);
    pthread_create(&thread, 0, waiter, 0);
    pthread_join(thread, 0);
    pthread_mutex_unlock(&lock);
    pthread_rwlock_unlock(&shared);
    /* What is free is taken at once. */
    assert(pthread_mutex_timedlock(&lock, &soon) == 0);
    assert(pthread_mutex_timedlock(&lock, &soon) == ETIMEDOUT);
    sem_post(&semaphore);
    assert(sem_timedwait(&semaphore, &soon) == 0);
    return 0;
}
