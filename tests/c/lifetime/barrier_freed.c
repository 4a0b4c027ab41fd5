/* all: ok */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static pthread_barrier_t *barrier;

static void *user(void *unused) {
    pthread_barrier_wait(barrier);
    return 0;
}

int main(void) {
    pthread_t t;
    barrier = malloc(sizeof *barrier);
    pthread_barrier_init(barrier, 0, 2);
    pthread_create(&t, 0, user, 0);
    pthread_barrier_wait(barrier);
    pthread_barrier_destroy(barrier);
    free(barrier);
    pthread_join(t, 0);
    return 0;
}
