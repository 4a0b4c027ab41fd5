/* all: ok */
/* executions: 6 */
/* A ticket lock that looks once before its loop, which makes the same read again. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int next, serving;
static int count;

static void *worker(void *unused) {
    int ticket = atomic_fetch_add(&next, 1);
    int now = atomic_load_explicit(&serving, memory_order_acquire);
    while (now != ticket)
        now = atomic_load_explicit(&serving, memory_order_acquire);
    count++;
    atomic_store_explicit(&serving, ticket + 1, memory_order_release);
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
