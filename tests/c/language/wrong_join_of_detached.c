/* A thread that was created detached is joined. */
#include <pthread.h>
static void *worker(void *argument) { return argument; }
int main(void) {
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_create(&thread, &attributes, worker, 0);
    pthread_join(thread, 0); /* all: thread */
    return 0;
}
