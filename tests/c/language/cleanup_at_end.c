/* all: ok */
/* native */
/* Handlers run where a thread ends in between: it is cancelled, or calls pthread_exit. */
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int order;

static void unlock(void *lock) { pthread_mutex_unlock(lock); }
static void add(void *digit) { order = 10 * order + *(int *)digit; }

static void leave(int depth) {
    static int digit = 3;
    pthread_cleanup_push(add, &digit);
    if (depth == 0)
        pthread_exit(&order);
    leave(depth - 1);
    pthread_cleanup_pop(0);
}
static void *leaves(void *argument) {
    int one = 1, two = 2;
    pthread_cleanup_push(add, &one);
    pthread_cleanup_push(add, &two);
    leave(1);
    pthread_cleanup_pop(0);
    pthread_cleanup_pop(0);
    return argument;
}
/* Who waits for a condition has the lock again when its handlers run. */
static void *waits(void *argument) {
    pthread_mutex_lock(&lock);
    pthread_cleanup_push(unlock, &lock);
    for (;;)
        pthread_cond_wait(&condition, &lock);
    pthread_cleanup_pop(1);
    return argument;
}

int main(void) {
    pthread_t thread;
    void *result;
    pthread_create(&thread, 0, leaves, 0);
    pthread_join(thread, &result);
    assert(result == &order && order == 3321);
    pthread_create(&thread, 0, waits, 0);
    pthread_cancel(thread);
    pthread_join(thread, &result);
    assert(result == PTHREAD_CANCELED);
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    return 0;
}
