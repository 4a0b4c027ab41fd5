/* Both threads free. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int *object;

static void *user(void *unused) {
    free(object); /* all: double-free */
    return 0;
}

int main(void) {
    pthread_t t;
    object = malloc(sizeof *object);
    pthread_create(&t, 0, user, 0);
    free(object); /* all: double-free */
    pthread_join(t, 0);
    return 0;
}
