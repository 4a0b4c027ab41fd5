/* A thread is cancelled. */
#include <pthread.h>
static void *worker(void *argument) { return argument; }
int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_cancel(thread); /* refused: pthread_cancel */
    pthread_join(thread, 0);
    return 0;
}
