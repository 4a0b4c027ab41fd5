/* all: ok */
/* A stack whose top is a pointer with a counter, changed together. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct node {
    struct node *next;
};
struct top {
    struct node *first;
    unsigned long changes;
};
static _Atomic struct top top;
static struct node nodes[2];

static void push(struct node *node) {
    struct top old = atomic_load(&top), new;
    do {
        node->next = old.first;
        new = (struct top){node, old.changes + 1};
    } while (!atomic_compare_exchange_weak(&top, &old, new));
}

static struct node *pop(void) {
    struct top old = atomic_load(&top), new;
    do {
        if (!old.first)
            return 0;
        new = (struct top){old.first->next, old.changes + 1};
    } while (!atomic_compare_exchange_weak(&top, &old, new));
    return old.first;
}

static void *worker(void *node) {
    push(node);
    return pop();
}

int main(void) {
    pthread_t t[2];
    void *popped[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, &nodes[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], &popped[i]);
    assert(popped[0] && popped[1] && popped[0] != popped[1]);
    struct top end = atomic_load(&top);
    assert(end.changes == 4 && !end.first);
    return 0;
}
