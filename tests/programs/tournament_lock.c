/* A tournament of N threads: Peterson's algorithm for two at each node of a binary tree, whose leaves the threads start from.
   BROKEN: a thread gives up the nodes from its leaf to the root, so that the next one can already be on its way there. */
#ifndef N
#define N 3
#endif
#include "critical.h"

/* The tree has room for 4: the root is 1, below node n are 2n and 2n + 1, and thread t starts at 4 + t. */
#define LEAVES 4

static atomic_int wants[LEAVES][2], turn[LEAVES];

static void enter(int node, int side) {
    atomic_store(&wants[node][side], 1);
    atomic_store(&turn[node], 1 - side);
    while (atomic_load(&wants[node][1 - side]) && atomic_load(&turn[node]) == 1 - side)
        ;
}

static void lock(int thread) {
    for (int at = LEAVES + thread; at > 1; at /= 2)
        enter(at / 2, at % 2);
}
static void unlock(int thread) {
    int at = LEAVES + thread;
#ifdef BROKEN
    for (; at > 1; at /= 2)
        atomic_store(&wants[at / 2][at % 2], 0);
#else
    atomic_store(&wants[1][at / 2 % 2], 0);
    atomic_store(&wants[at / 2][at % 2], 0);
#endif
}
