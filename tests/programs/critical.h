/* What tests of mutual exclusion share: N threads that enter a critical section by `lock` and `unlock`. In it a plain variable
   is written and read: if two threads are in it at the same time, that is a data race, and the assertion may fail. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef N
#define N 2
#endif
#ifndef ROUNDS
#define ROUNDS 1
#endif

static void lock(int thread);
static void unlock(int thread);

static int critical;
static int number[N];

static void *contender(void *argument) {
    int thread = *(int *)argument;
    for (int i = 0; i < ROUNDS; i++) {
        lock(thread);
        critical = thread;
        assert(critical == thread);
        unlock(thread);
    }
    return 0;
}

int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N; i++) {
        number[i] = i;
        pthread_create(&t[i], 0, contender, &number[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    return 0;
}
