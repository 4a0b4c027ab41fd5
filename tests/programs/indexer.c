/* N threads insert messages into a hash table by compare-exchange with linear probing. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 11
#endif
#define SIZE 128
#define MESSAGES 4

atomic_int table[SIZE];

static void *inserter(void *argument) {
    int thread = *(int *)argument;
    for (int m = 0; m < MESSAGES; m++) {
        int message = m * 11 + thread;
        int place = (message * 7) % SIZE;
        int expected = 0;
        while (!atomic_compare_exchange_strong(&table[place], &expected, message)) {
            place = (place + 1) % SIZE;
            expected = 0;
        }
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
