/* A write is not the last one. */
#include <assert.h>
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *first(void *unused) {
    __VERIFIER_final_write(atomic_store(&x, 1)); /* all: annotation */
    return unused;
}

static void *second(void *unused) {
    if (atomic_load(&x))
        atomic_store(&x, 2);
    return unused;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, first, 0);
    pthread_create(&u, 0, second, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
