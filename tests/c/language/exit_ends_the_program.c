/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int x;

static void *worker(void *unused) {
    if (atomic_load(&x))
        exit(0);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    atomic_store(&x, 1);
    pthread_join(t, 0);
    return 0;
}
