/* all: ok */
/* Loops that are long, and end. */
#include <assert.h>
#include <pthread.h>

enum { SIZE = 20000 };
static int array[SIZE];
static unsigned long computed;

static void *compute(void *argument) {
    unsigned long sum = 0;
    for (unsigned i = 0; i < 10 * 1000 * 1000; i++)
        sum += i % 7;
    computed = sum;
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, compute, 0);
    for (int i = 0; i < SIZE; i++)
        array[i] = i;
    long sum = 0;
    for (int i = 0; i < SIZE; i++)
        sum += array[i];
    pthread_join(thread, 0);
    assert(sum == (long)SIZE * (SIZE - 1) / 2 && computed == 29999994);
    return 0;
}
