/* katec: --symmetry */
/* Only one of the threads fails, and only if it comes first. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int turn;
static atomic_ulong second;

static void *worker(void *unused) {
    int mine = atomic_fetch_add(&turn, 1);
    assert(mine != 0 || pthread_self() != second); /* all: assertion */
    return unused;
}

int main(void) {
    pthread_t t[2];
    atomic_store(&second, 2);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
