/* Someone else sees what is added and taken back, and what it saw matters when all have ended. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int taken;
static int seen;

static void *worker(void *unused) {
    while (atomic_fetch_add(&taken, 1) != 0)
        atomic_fetch_sub(&taken, 1);
    atomic_fetch_sub(&taken, 1);
    return unused;
}

static void *once(void *unused) {
    seen = atomic_fetch_add(&taken, 1);
    atomic_fetch_sub(&taken, 1);
    return unused;
}

int main(void) {
    pthread_t t[3];
    pthread_create(&t[0], 0, worker, 0);
    pthread_create(&t[1], 0, worker, 0);
    pthread_create(&t[2], 0, once, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    assert(seen < 2); /* all: assertion */
    return 0;
}
