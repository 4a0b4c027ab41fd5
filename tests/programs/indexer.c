/* N threads insert messages into a hash table by compare-exchange with linear probing. BROKEN: by a load and a store, so that a message
   is lost. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 11
#endif
#define SIZE 128
#define MESSAGES 4

atomic_int table[SIZE];

static int put(atomic_int *entry, int inserter) {
#ifdef BROKEN
    if (atomic_load(entry))
        return 0;
    atomic_store(entry, inserter);
    return 1;
#else
    int expected = 0;
    return atomic_compare_exchange_strong(entry, &expected, inserter);
#endif
}

static void *inserter(void *argument) {
    int thread = *(int *)argument;
    for (int m = 0; m < MESSAGES; m++) {
        int message = m * 11 + thread;
        int place = (message * 7) % SIZE;
        while (!put(&table[place], thread + 1))
            place = (place + 1) % SIZE;
#ifdef BROKEN
        assert(atomic_load(&table[place]) == thread + 1);
#endif
    }
    return 0;
}

int number[N];

int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N; i++) {
        number[i] = i;
        pthread_create(&t[i], 0, inserter, &number[i]);
    }
    return 0;
}
