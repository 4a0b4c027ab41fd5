/* all: ok */
/* native */
/* What is set in the attributes of locks and conditions is found there again, and the kind of a mutex counts. */
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

int main(void) {
    pthread_mutexattr_t attributes;
    pthread_rwlockattr_t of_lock;
    pthread_condattr_t of_condition;
    pthread_mutex_t lock;
    clockid_t clock;
    int kind, protocol, shared, ceiling;
    assert(pthread_mutexattr_init(&attributes) == 0);
    pthread_mutexattr_getprotocol(&attributes, &protocol);
    assert(protocol == PTHREAD_PRIO_NONE);
    pthread_mutexattr_setprotocol(&attributes, PTHREAD_PRIO_INHERIT);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutexattr_setpshared(&attributes, PTHREAD_PROCESS_SHARED);
    pthread_mutexattr_setprioceiling(&attributes, 7);
    pthread_mutexattr_gettype(&attributes, &kind);
    pthread_mutexattr_getprotocol(&attributes, &protocol);
    pthread_mutexattr_getpshared(&attributes, &shared);
    pthread_mutexattr_getprioceiling(&attributes, &ceiling);
    assert(kind == PTHREAD_MUTEX_ERRORCHECK && protocol == PTHREAD_PRIO_INHERIT);
    assert(shared == PTHREAD_PROCESS_SHARED && ceiling == 7);
    pthread_mutexattr_setprotocol(&attributes, PTHREAD_PRIO_NONE);
    pthread_mutex_init(&lock, &attributes);
    pthread_mutexattr_destroy(&attributes);
    assert(pthread_mutex_lock(&lock) == 0 && pthread_mutex_lock(&lock) == EDEADLK);
    pthread_mutex_unlock(&lock);
    pthread_mutex_destroy(&lock);
    pthread_rwlockattr_init(&of_lock);
    pthread_rwlockattr_setpshared(&of_lock, PTHREAD_PROCESS_SHARED);
    pthread_rwlockattr_getpshared(&of_lock, &shared);
    assert(shared == PTHREAD_PROCESS_SHARED);
    pthread_condattr_init(&of_condition);
    pthread_condattr_setclock(&of_condition, CLOCK_MONOTONIC);
    pthread_condattr_getclock(&of_condition, &clock);
    pthread_condattr_getpshared(&of_condition, &shared);
    assert(clock == CLOCK_MONOTONIC && shared == PTHREAD_PROCESS_PRIVATE);
    return 0;
}
