/* A thread is cancelled where it has something to clean up. */
#include <pthread.h>

static void clean(void *argument) {}
static void *worker(void *argument) {
    pthread_cleanup_push(clean, 0);
    pthread_testcancel(); /* refused: pthread_cleanup_push */
    pthread_cleanup_pop(0);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_cancel(thread);
    pthread_join(thread, 0);
    return 0;
}
