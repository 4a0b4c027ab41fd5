/* What another thread allocated is shorter behind a realloc. */
#include <pthread.h>
#include <stdlib.h>

static int *list;

static void *worker(void *argument) {
    list = realloc(list, sizeof *list);
    return argument;
}

int main(void) {
    pthread_t thread;
    list = calloc(2, sizeof *list);
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return list[1]; /* all: out-of-bounds */
}
