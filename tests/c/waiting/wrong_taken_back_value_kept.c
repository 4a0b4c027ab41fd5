/* A thread keeps what it saw when it took too much, waits for the one who also did, and tries
   again. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int taken = 1, flag;

static void *worker(void *unused) {
    while (atomic_fetch_add(&taken, 1) != 0)
        atomic_fetch_sub(&taken, 1);
    atomic_store(&flag, 1);
    atomic_fetch_sub(&taken, 1);
    return unused;
}

static void *holder(void *unused) {
    atomic_fetch_sub(&taken, 1);
    return unused;
}

static void *keeper(void *unused) {
    int first = atomic_fetch_add(&taken, 1), seen = first;
    while (seen != 0) {
        atomic_fetch_sub(&taken, 1);
        while (!atomic_load(&flag))
            ;
        seen = atomic_fetch_add(&taken, 1);
    }
    atomic_fetch_sub(&taken, 1);
    assert(first < 2); /* all: assertion */
    return unused;
}

int main(void) {
    pthread_t t[3];
    pthread_create(&t[0], 0, worker, 0);
    pthread_create(&t[1], 0, holder, 0);
    pthread_create(&t[2], 0, keeper, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
