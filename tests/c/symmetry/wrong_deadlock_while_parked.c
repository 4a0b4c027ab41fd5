/* katec: --symmetry --parking */
/* Two threads meet in the middle, but only one of them gets the lock back. */
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int turn;

static void *worker(void *unused) {
    pthread_mutex_lock(&lock); /* all: deadlock */
    if (atomic_fetch_add(&turn, 1) == 0)
        return unused;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
