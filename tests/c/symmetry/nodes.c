/* all: ok */
/* katec: --symmetry --allow leaks */
/* Each thread has memory of its own that others see: all executions are gone through. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) top;

static void *worker(void *unused) {
    int *node = malloc(sizeof(int));
    *node = 1;
    atomic_exchange(&top, node);
    return unused;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return *atomic_load(&top) != 1;
}
