/* Treiber's stack: N threads push, then main pops all. ONE_TRY: executions in which an exchange fails are left out, as checkers
   do that see a waiting loop there; N! executions are left, as published. BROKEN: nodes are published by a relaxed exchange. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef N
#define N 3
#endif
#ifdef BROKEN
#define PUBLISH memory_order_relaxed
#else
#define PUBLISH memory_order_release
#endif

struct node {
    int value;
    struct node *next;
};

static _Atomic(struct node *) top;

void __VERIFIER_assume(int);

static void push(int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    struct node *old = atomic_load_explicit(&top, memory_order_acquire);
    node->next = old;
    while (!atomic_compare_exchange_strong_explicit(&top, &old, node, PUBLISH, memory_order_relaxed)) {
#ifdef ONE_TRY
        __VERIFIER_assume(0);
#endif
        node->next = old;
    }
}

static int pop(void) {
    struct node *old = atomic_load_explicit(&top, memory_order_acquire);
    while (old) {
        struct node *next = old->next;
        if (atomic_compare_exchange_strong_explicit(&top, &old, next, memory_order_acquire, memory_order_acquire))
            return old->value;
    }
    return -1;
}

static int number[N];

static void *worker(void *argument) {
    push(*(int *)argument);
#ifdef BROKEN
    pop();
#endif
    return 0;
}

int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N; i++) {
        number[i] = i + 1;
        pthread_create(&t[i], 0, worker, &number[i]);
    }
    int sum = 0;
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
#ifndef BROKEN
    for (int value = pop(); value != -1; value = pop())
        sum += value;
    assert(sum == N * (N + 1) / 2);
#endif
    return 0;
}
