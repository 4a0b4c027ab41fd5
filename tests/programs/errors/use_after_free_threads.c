#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static _Atomic(int *) shared;
static void *user(void *unused) {
    int *p = atomic_load(&shared);
    if (p)
        *p = 2; /* error: use-after-free */
    return 0;
}
int main(void) {
    pthread_t t;
    int *p = malloc(sizeof *p);
    pthread_create(&t, 0, user, 0);
    atomic_store(&shared, p);
    free(p); /* error: use-after-free */
    pthread_join(t, 0);
    return 0;
}
