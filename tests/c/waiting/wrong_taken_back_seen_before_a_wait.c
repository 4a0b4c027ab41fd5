/* Someone else sees what is added and taken back, and then waits for the one who took it back. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int taken = 1, flag;

static void *worker(void *unused) {
    while (atomic_fetch_add(&taken, 1) != 0)
        atomic_fetch_sub(&taken, 1);
    atomic_store(&flag, 1);
    return unused;
}

static void *holder(void *unused) {
    atomic_fetch_sub(&taken, 1);
    return unused;
}

static void *observer(void *unused) {
    int seen = atomic_load(&taken);
    while (!atomic_load(&flag))
        ;
    assert(seen < 2); /* all: assertion */
    return unused;
}

int main(void) {
    pthread_t t[3];
    pthread_create(&t[0], 0, worker, 0);
    pthread_create(&t[1], 0, holder, 0);
    pthread_create(&t[2], 0, observer, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
