/* katec: --symmetry */
/* The thread that comes last fails, whoever it is. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int turn;

static void *worker(void *unused) {
    assert(atomic_fetch_add(&turn, 1) != 2); /* all: assertion */
    return unused;
}

int main(void) {
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
