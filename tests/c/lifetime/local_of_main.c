/* A thread that nobody joins uses a local variable of main. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static void *user(void *argument) {
    *(int *)argument = 1; /* all: use-after-free */
    return 0;
}

int main(void) {
    pthread_t t;
    int local = 0;
    pthread_create(&t, 0, user, &local);
    pthread_detach(t);
    return 0; /* all: use-after-free */
}
