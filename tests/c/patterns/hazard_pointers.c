/* sc tso rc11 rc20: ok */
/* A stack whose nodes are freed when no hazard pointer has them. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { THREADS = 2, RETIRED = 4 };
struct node {
    int value;
    _Atomic(struct node *) next;
};
static _Atomic(struct node *) head;
static _Atomic(struct node *) hazards[THREADS];
static _Thread_local struct node *retired[RETIRED];
static _Thread_local int retired_count;

static struct node *protect(int thread) {
    struct node *node;
    do {
        node = atomic_load(&head);
        atomic_store(&hazards[thread], node);
    } while (node != atomic_load(&head));
    return node;
}

static void scan(void) {
    int kept = 0;
    for (int i = 0; i < retired_count; i++) {
        int used = 0;
        for (int j = 0; j < THREADS; j++)
            used |= atomic_load(&hazards[j]) == retired[i];
        if (used)
            retired[kept++] = retired[i];
        else
            free(retired[i]);
    }
    retired_count = kept;
}

static int pop(int thread) {
    for (;;) {
        struct node *node = protect(thread), *expected = node;
        if (!node)
            return -1;
        if (!atomic_compare_exchange_strong(&head, &expected, atomic_load(&node->next)))
            continue;
        int value = node->value;
        atomic_store(&hazards[thread], 0);
        retired[retired_count++] = node;
        scan();
        return value;
    }
}

static void *worker(void *argument) {
    int value = pop((int)(long)argument);
    assert(value == 1 || value == 2);
    return 0;
}

int main(void) {
    pthread_t threads[THREADS];
    for (int i = 1; i <= 2; i++) {
        struct node *node = malloc(sizeof *node);
        node->value = i;
        atomic_init(&node->next, atomic_load(&head));
        atomic_store(&head, node);
    }
    for (long i = 0; i < THREADS; i++)
        pthread_create(&threads[i], 0, worker, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], 0);
    return 0;
}
