/* A lock that gives up waiting after it has looked twice. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int taken;
static atomic_int inside;

static void *worker(void *unused) {
    int rounds = 0;
    while (atomic_exchange(&taken, 1) != 0)
        if (++rounds == 2)
            break;
    assert(atomic_fetch_add(&inside, 1) == 0); /* all: assertion */
    atomic_fetch_sub(&inside, 1);
    atomic_store(&taken, 0);
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
