/* A sorted list with insertion by compare-exchange and a reader that walks it. BROKEN: nodes are linked by relaxed exchanges. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef BROKEN
#define LINK memory_order_relaxed
#else
#define LINK memory_order_release
#endif

struct node {
    int key;
    _Atomic(struct node *) next;
};

static struct node first = {-1, NULL};

static void insert(int key) {
    struct node *node = malloc(sizeof *node);
    node->key = key;
    for (;;) {
        struct node *before = &first;
        struct node *after = atomic_load_explicit(&before->next, memory_order_acquire);
        while (after && after->key < key) {
            before = after;
            after = atomic_load_explicit(&before->next, memory_order_acquire);
        }
        atomic_store_explicit(&node->next, after, memory_order_relaxed);
        if (atomic_compare_exchange_strong_explicit(&before->next, &after, node, LINK, memory_order_relaxed))
            return;
    }
}

static void *writer(void *unused) {
    insert(2);
    insert(1);
    return 0;
}
static void *reader(void *unused) {
    int last = -1;
    struct node *node = atomic_load_explicit(&first.next, memory_order_acquire);
    while (node) {
        assert(node->key > last);
        last = node->key;
        node = atomic_load_explicit(&node->next, memory_order_acquire);
    }
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, writer, 0);
    pthread_create(&u, 0, reader, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
