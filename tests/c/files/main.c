#include "counter.h"

#include <assert.h>
#include <pthread.h>

static int value = 7;
static int step(void) { return value; }

static void *worker(void *argument) {
    int number = next();
    assert(number < shared_limit());
    if (number == 1)
        total += step();
    return argument;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(total == 7);
    return 0;
}
