/* katec: --symmetry */
/* The threads return what tells them apart. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int turn;

static void *worker(void *unused) {
    return (void *)(long)atomic_fetch_add(&turn, 1);
}

int main(void) {
    pthread_t t[2];
    void *first, *second;
    pthread_create(&t[0], 0, worker, 0);
    pthread_create(&t[1], 0, worker, 0);
    pthread_join(t[0], &first);
    pthread_join(t[1], &second);
    assert(first < second); /* all: assertion */
    return 0;
}
