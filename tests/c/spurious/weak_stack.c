/* all: ok */
/* A stack: the node that is to be pushed changes in every round, and nobody sees it. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};
static _Atomic(struct node *) top;

static void push(int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    node->next = atomic_load_explicit(&top, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(&top, &node->next, node, memory_order_release, memory_order_relaxed))
        ;
}
static bool try(struct node *node, struct node **old) {
    node->next = *old;
    return atomic_compare_exchange_weak_explicit(&top, old, node, memory_order_release, memory_order_relaxed);
}
static void push_otherwise(int value) {
    struct node *node = malloc(sizeof *node), *old = atomic_load_explicit(&top, memory_order_relaxed);
    node->value = value;
    while (!try(node, &old))
        ;
}
static int pop(void) {
    struct node *node = atomic_load_explicit(&top, memory_order_acquire);
    while (node && !atomic_compare_exchange_weak_explicit(&top, &node, node->next, memory_order_acquire, memory_order_acquire))
        ;
    int value = node ? node->value : 0;
    return value;
}

static void *pusher(void *argument) {
    push(1);
    return 0;
}
static void *other(void *argument) {
    push_otherwise(2);
    return 0;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, pusher, 0);
    pthread_create(&t[1], 0, other, 0);
    pop();
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    int sum = pop() + pop();
    assert(sum >= 1 && sum <= 3);
    return 0;
}
