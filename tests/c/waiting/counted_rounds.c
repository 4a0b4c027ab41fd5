/* all: ok */
/* executions: 6 */
/* A ticket lock that counts how often it looked, and waits longer each time. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int next_ticket, owner;
static int count;

static void *worker(void *unused) {
    int ticket = atomic_fetch_add_explicit(&next_ticket, 1, memory_order_relaxed);
    int rounds = 0, pause = 1;
    while (atomic_load_explicit(&owner, memory_order_acquire) != ticket) {
        if (++rounds > 10)
            rounds = 0;
        for (int i = 0; i < pause; i++)
            ;
        if (pause < 1000)
            pause <<= 1;
    }
    count++;
    atomic_store_explicit(&owner, ticket + 1, memory_order_release);
    return unused;
}

int main(void) {
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    assert(count == 3);
    return 0;
}
