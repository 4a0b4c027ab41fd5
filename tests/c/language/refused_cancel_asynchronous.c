/* A thread may be cancelled anywhere. */
#include <pthread.h>

static void *worker(void *argument) {
    pthread_setcanceltype(PTHREAD_CANCEL_ASYNCHRONOUS, 0); /* refused: asynchronous */
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_cancel(thread);
    pthread_join(thread, 0);
    return 0;
}
