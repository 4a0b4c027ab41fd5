/* all: ok */
/* executions: 2 */
/* A thread may come to its end before it notices that it is cancelled. */
#include <assert.h>
#include <pthread.h>

static int done;

static void *worker(void *argument) {
    pthread_testcancel();
    done = 1;
    return argument;
}

int main(void) {
    pthread_t thread;
    void *result;
    pthread_create(&thread, 0, worker, &done);
    pthread_cancel(thread);
    pthread_join(thread, &result);
    assert(result == (done ? (void *)&done : PTHREAD_CANCELED));
    return 0;
}
