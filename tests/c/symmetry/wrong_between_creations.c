/* katec: --symmetry */
/* The first thread may miss what the second one cannot. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag, seen;

static void *worker(void *unused) {
    if (!atomic_load(&flag))
        atomic_fetch_add(&seen, 1);
    return unused;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, worker, 0);
    atomic_store(&flag, 1);
    pthread_create(&t[1], 0, worker, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    assert(atomic_load(&seen) == 0); /* all: assertion */
    return 0;
}
