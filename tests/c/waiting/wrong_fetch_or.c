/* The bit that is waited for is never cleared. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint word = 6;

static void *worker(void *unused) {
    while (atomic_fetch_or(&word, 2) & 2) /* all: liveness */
        ;
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    return 0;
}
