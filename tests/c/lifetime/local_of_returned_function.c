/* A pointer to a local variable of a function that has returned. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) shared;

static void *user(void *unused) {
    int *p = atomic_load(&shared);
    if (p)
        *p = 1; /* all: use-after-free */
    return 0;
}

static void publish(void) {
    int local = 0;
    atomic_store(&shared, &local);
} /* all: use-after-free */

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, user, 0);
    publish();
    pthread_join(t, 0);
    return 0;
}
