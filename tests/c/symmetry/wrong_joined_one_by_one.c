/* katec: --symmetry --liveness off */
/* Only the second to come ends, and only if that is the first one created does main go on. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int turn, never;

static void *worker(void *unused) {
    if (atomic_fetch_add(&turn, 1) == 0)
        while (!atomic_load(&never))
            ;
    return unused;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    pthread_join(t[0], 0);
    assert(0); /* all: assertion */
    return 0;
}
