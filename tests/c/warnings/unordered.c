/* Two threads set the same variable, and nothing orders them. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int turn;

static void *worker(void *unused) {
    atomic_store(&turn, 1); /* warning: unordered-writes */
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    atomic_store(&turn, 2); /* warning: unordered-writes */
    pthread_join(t, 0);
    return 0;
}
