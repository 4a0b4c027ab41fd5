/* A thread detaches itself, and its creator detaches it too. */
#include <pthread.h>

static void *worker(void *unused) {
    pthread_detach(pthread_self()); /* all: thread */
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_detach(thread); /* all: thread */
    return 0;
}
