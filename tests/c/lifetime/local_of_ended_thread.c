/* A pointer to a local variable of a thread that has ended. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static void *user(void *argument) {
    int local = 5;
    *(int **)argument = &local;
    pthread_exit(0); /* all: use-after-free */
}

int main(void) {
    pthread_t t;
    int *p;
    pthread_create(&t, 0, user, &p);
    pthread_join(t, 0);
    return *p; /* all: use-after-free */
}
