/* The queue of Michael and Scott: N threads enqueue, main dequeues. ONE_TRY: executions in which a thread has to start again, or to
   help another, are left out, as checkers do that see a waiting loop there; N! executions are left, as published. BROKEN: nodes are
   linked by a relaxed exchange. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef N
#define N 2
#endif
#ifdef BROKEN
#define LINK memory_order_relaxed
#else
#define LINK memory_order_release
#endif

struct node {
    int value;
    _Atomic(struct node *) next;
};

static _Atomic(struct node *) head, tail;

static struct node *new_node(int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    atomic_init(&node->next, NULL);
    return node;
}

void __VERIFIER_assume(int);

static void again(void) {
#ifdef ONE_TRY
    __VERIFIER_assume(0);
#endif
}

static void enqueue(int value) {
    struct node *node = new_node(value);
    for (;; again()) {
        struct node *last = atomic_load_explicit(&tail, memory_order_acquire);
        struct node *next = atomic_load_explicit(&last->next, memory_order_acquire);
        if (last != atomic_load_explicit(&tail, memory_order_acquire))
            continue;
        if (next) {
            again();
            atomic_compare_exchange_strong_explicit(&tail, &last, next, memory_order_release, memory_order_relaxed);
            continue;
        }
        if (atomic_compare_exchange_strong_explicit(&last->next, &next, node, LINK, memory_order_relaxed)) {
            atomic_compare_exchange_strong_explicit(&tail, &last, node, LINK, memory_order_relaxed);
            return;
        }
    }
}

static int dequeue(void) {
    struct node *first = atomic_load_explicit(&head, memory_order_acquire);
    struct node *next = atomic_load_explicit(&first->next, memory_order_acquire);
    if (!next)
        return -1;
    int value = next->value;
    atomic_store_explicit(&head, next, memory_order_release);
    return value;
}

static int number[N];

static void *worker(void *argument) {
    enqueue(*(int *)argument);
    return 0;
}

int main(void) {
    pthread_t t[N];
    struct node *dummy = new_node(0);
    atomic_init(&head, dummy);
    atomic_init(&tail, dummy);
    for (int i = 0; i < N; i++) {
        number[i] = i + 1;
        pthread_create(&t[i], 0, worker, &number[i]);
    }
#ifdef BROKEN
    dequeue();
#endif
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
#ifndef BROKEN
    int sum = 0;
    for (int i = 0; i < N; i++)
        sum += dequeue();
    assert(sum == N * (N + 1) / 2);
#endif
    return 0;
}
