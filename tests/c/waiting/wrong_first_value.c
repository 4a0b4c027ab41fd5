/* What was read before the loop is used after it: the read counts. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *worker(void *unused) {
    int now = atomic_load(&flag);
    int first = now;
    while (now != 1)
        now = atomic_load(&flag);
    assert(first == 1); /* all: assertion */
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    atomic_store(&flag, 1);
    pthread_join(t, 0);
    return 0;
}
