/* A node is read without a hazard pointer on it. */
#include <genmc.h>
#include <assert.h>
#include <stdatomic.h>

struct node {
    int value;
    struct node *next;
};

static _Atomic(struct node *) top;

static void *worker(void *unused) {
    __VERIFIER_hp_t *hp = __VERIFIER_hp_alloc();
    struct node *first;
    while ((first = atomic_load(&top))) {
        struct node *expected = first;
        struct node *next = first->next; /* all: use-after-free */
        if (atomic_compare_exchange_strong(&top, &expected, next)) {
            assert(first->value == 1);
            __VERIFIER_hp_clear(hp);
            __VERIFIER_hp_retire(first);
            break;
        }
    }
    __VERIFIER_hp_free(hp);
    return unused;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++) {
        struct node *node = malloc(sizeof *node);
        node->value = 1;
        node->next = atomic_load(&top);
        atomic_store(&top, node);
    }
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
