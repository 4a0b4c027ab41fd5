/* katec: --symmetry --parking */
/* Threads that take a lock in turn; the last one of them finds what the others left. */
#include <assert.h>
#include <pthread.h>

enum { N = 4 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *worker(void *unused) {
    pthread_mutex_lock(&lock);
    assert(++count < N); /* all: assertion */
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    return 0;
}
