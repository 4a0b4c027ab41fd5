/* The lock is released by a store: one that is added before it and taken back behind it stays, and
   what was seen by the last attempt is told. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int taken;

static void *worker(void *unused) {
    while (atomic_fetch_add(&taken, 1) != 0)
        atomic_fetch_sub(&taken, 1);
    atomic_store(&taken, 0);
    return unused;
}

static void *once(void *unused) {
    if (atomic_fetch_add(&taken, 1) != 0)
        atomic_fetch_sub(&taken, 1);
    else
        atomic_store(&taken, 0);
    assert(atomic_load(&taken) >= 0); /* all: assertion */
    return unused;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, worker, 0);
    pthread_create(&t[1], 0, once, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
