/* all: ok */
/* native */
/* Structures with gaps, and unions of which a part is set, are passed, returned and copied as a whole. */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct pair {
    int first;
    char second;
};
union number {
    int small;
    long large;
};
struct both {
    struct pair *pair;
    union number *number;
};

static int sum(struct pair pair, union number number) { return pair.first + pair.second + number.small; }
static struct pair other(struct pair pair) {
    pair.second++;
    return pair;
}

static void *worker(void *argument) {
    struct both *both = argument;
    assert(sum(*both->pair, *both->number) == 6);
    *both->pair = other(*both->pair);
    return 0;
}

int main(void) {
    struct both both = {malloc(sizeof *both.pair), malloc(sizeof *both.number)};
    pthread_t thread;
    both.pair->first = 1;
    both.pair->second = 2;
    both.number->small = 3;
    pthread_create(&thread, 0, worker, &both);
    pthread_join(thread, 0);
    assert(sum(*both.pair, *both.number) == 7);
    free(both.pair);
    free(both.number);
    return 0;
}
