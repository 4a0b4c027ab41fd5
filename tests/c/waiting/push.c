/* all: ok */
/* executions: 6 */
/* Pushes on a stack: a try that fails has changed a node that nobody else knows. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    struct node *next;
    int value;
};

static _Atomic(struct node *) top;

static void *worker(void *unused) {
    struct node *node = malloc(sizeof *node);
    struct node *first;
    node->value = 1;
    do {
        first = atomic_load_explicit(&top, memory_order_relaxed);
        node->next = first;
    } while (!atomic_compare_exchange_strong_explicit(&top, &first, node, memory_order_release,
                                                      memory_order_relaxed));
    return unused;
}

int main(void) {
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    int count = 0;
    while (top) {
        struct node *node = top;
        top = node->next;
        count += node->value;
        free(node);
    }
    assert(count == 3);
    return 0;
}
