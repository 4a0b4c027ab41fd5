/* all: ok */
/* executions: 6 */
/* The same, where the exchange that fails gives the expected value of the next try. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static struct {
    int value;
    atomic_uint next;
} nodes[4];
static atomic_uint top;

static void *worker(void *argument) {
    unsigned own = *(unsigned *)argument;
    nodes[own].value = 1;
    unsigned first = atomic_load_explicit(&top, memory_order_relaxed);
    do
        atomic_store_explicit(&nodes[own].next, first, memory_order_relaxed);
    while (!atomic_compare_exchange_strong_explicit(&top, &first, own, memory_order_release, memory_order_relaxed));
    return 0;
}

int main(void) {
    pthread_t t[3];
    unsigned own[3] = {1, 2, 3};
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], 0, worker, &own[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    int count = 0;
    for (unsigned node = top; node; node = nodes[node].next)
        count += nodes[node].value;
    assert(count == 3);
    return 0;
}
