/* all: ok */
/* A choice ends the loop: nobody waits for ever. */
#include <katec.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *worker(void *unused) {
    while (!atomic_load(&flag))
        if (__VERIFIER_nondet_bool())
            break;
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    return 0;
}
