/* Nothing orders the two. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic int *object;

static void *user(void *unused) {
    atomic_store(object, 1); /* all: use-after-free */
    return 0;
}

int main(void) {
    pthread_t t;
    object = malloc(sizeof *object);
    pthread_create(&t, 0, user, 0);
    free((void *)object); /* all: use-after-free */
    return 0;
}
