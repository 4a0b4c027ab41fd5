/* Two increments that are not atomic together. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;

static void *worker(void *unused) {
    int seen = atomic_load(&count);
    atomic_store(&count, seen + 1);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    worker(0);
    pthread_join(t, 0);
    assert(count == 2); /* rc11 sc tso: assertion */
    return 0;
}
