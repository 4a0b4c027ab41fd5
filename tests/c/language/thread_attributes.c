/* all: ok */
/* native */
/* What is set in the attributes of threads, and what is found there again. */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t done;
static void *worker(void *argument) {
    sem_post(&done);
    return argument;
}

int main(void) {
    pthread_attr_t attributes;
    pthread_t thread;
    int state, scope, policy;
    size_t size;
    sem_init(&done, 0, 0);
    assert(pthread_attr_init(&attributes) == 0);
    pthread_attr_getdetachstate(&attributes, &state);
    assert(state == PTHREAD_CREATE_JOINABLE);
    pthread_attr_setscope(&attributes, PTHREAD_SCOPE_SYSTEM);
    pthread_attr_getscope(&attributes, &scope);
    assert(scope == PTHREAD_SCOPE_SYSTEM);
    pthread_attr_setstacksize(&attributes, 1 << 18);
    pthread_attr_getstacksize(&attributes, &size);
    assert(size == 1 << 18);
    pthread_attr_getschedpolicy(&attributes, &policy);
    pthread_create(&thread, &attributes, worker, 0);
    pthread_join(thread, 0);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_getdetachstate(&attributes, &state);
    assert(state == PTHREAD_CREATE_DETACHED);
    pthread_create(&thread, &attributes, worker, 0);
    pthread_attr_destroy(&attributes);
    sem_wait(&done);
    sem_wait(&done);
    return 0;
}
