/* all: ok */
/* native */
/* Threads that are cancelled while they sleep, test, and wait for a semaphore; a thread that does not want to be. */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <unistd.h>

static sem_t never;
static pthread_key_t key;
static int ended;

static void note_end(void *value) { ended = *(int *)value; }

static void *sleeper(void *argument) {
    static int one = 1;
    pthread_setspecific(key, &one);
    for (;;)
        sleep(1);
    return argument;
}

static void *waiter(void *argument) {
    sem_wait(&never);
    return argument;
}

static void *stubborn(void *argument) {
    int before;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &before);
    assert(before == PTHREAD_CANCEL_ENABLE);
    pthread_testcancel();
    return argument;
}

int main(void) {
    void *(*functions[])(void *) = {sleeper, waiter, stubborn};
    pthread_t threads[3];
    void *result;
    sem_init(&never, 0, 0);
    pthread_key_create(&key, note_end);
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], 0, functions[i], &never);
    for (int i = 0; i < 2; i++) {
        pthread_cancel(threads[i]);
        pthread_join(threads[i], &result);
        assert(result == PTHREAD_CANCELED);
    }
    assert(ended == 1);
    pthread_join(threads[2], &result);
    assert(result == &never);
    return 0;
}
