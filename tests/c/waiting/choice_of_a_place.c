/* all: ok */
/* katec: --nondet 0..2 */
/* One of the places that are chosen from lets the thread go on. */
#include <katec.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flags[3];

static void *worker(void *unused) {
    while (!atomic_load(&flags[__VERIFIER_nondet_uint()]))
        ;
    return unused;
}

int main(void) {
    pthread_t t;
    atomic_store(&flags[1], 1);
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    return 0;
}
