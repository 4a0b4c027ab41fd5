/* all: ok */
/* executions: 6 */
/* Pushes on a stack whose nodes are in an array: a try that fails has stored a next that the following one overwrites. */
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
    for (;;) {
        unsigned first = atomic_load_explicit(&top, memory_order_relaxed);
        atomic_store_explicit(&nodes[own].next, first, memory_order_relaxed);
        if (atomic_compare_exchange_strong_explicit(&top, &first, own, memory_order_release, memory_order_relaxed))
            return 0;
    }
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
