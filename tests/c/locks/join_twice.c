/* A thread is joined twice. */
#include <pthread.h>

static void *worker(void *unused) { return 0; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    pthread_join(t, 0); /* rc11 sc: thread */
    return 0;
}
