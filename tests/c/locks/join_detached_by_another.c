/* A thread is joined that another one detached. */
#include <pthread.h>

static pthread_t worker;

static void *work(void *unused) { return unused; }
static void *detach(void *unused) {
    pthread_detach(worker);
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&worker, 0, work, 0);
    pthread_create(&other, 0, detach, 0);
    pthread_join(other, 0);
    pthread_join(worker, 0); /* all: thread */
    return 0;
}
