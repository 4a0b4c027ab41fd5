/* A try that fails has changed what it shows later: it is not as if it had not been. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    struct node *next;
    int tries;
};

static _Atomic(struct node *) top;

static void *worker(void *unused) {
    struct node *node = malloc(sizeof *node);
    struct node *first;
    node->tries = 0;
    do {
        first = atomic_load_explicit(&top, memory_order_relaxed);
        node->next = first;
        node->tries = node->tries + 1;
    } while (!atomic_compare_exchange_strong_explicit(&top, &first, node, memory_order_release,
                                                      memory_order_relaxed));
    return unused;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    int most = 0;
    while (top) {
        struct node *node = top;
        top = node->next;
        if (node->tries > most)
            most = node->tries;
        free(node);
    }
    assert(most == 1); /* all: assertion */
    return 0;
}
