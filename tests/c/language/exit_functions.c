/* all: ok */
/* native */
/* Functions given to atexit run at the end, the last first. */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int order;
static char *text;

static void first(void) {
    assert(order == 2);
    free(text);
}
static void second(void) { assert(order++ == 1); }
static void third(void) {
    assert(order++ == 0);
    atexit(second);
}

static void *worker(void *argument) {
    text = malloc(3);
    return argument;
}

int main(void) {
    atexit(first);
    atexit(third);
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    return 0;
}
