/* A round of a loop that is marked as waiting does more than to wait. */
/* katec: --unroll 2 */
#include <assert.h>
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int done, count;

static void *worker(void *unused) {
    for (__VERIFIER_loop_begin(); __VERIFIER_spin_start(), !atomic_load(&done); __VERIFIER_spin_end(0))
        atomic_store(&count, 1);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    atomic_store(&done, 1);
    pthread_join(t, 0);
    assert(atomic_load(&count) == 0); /* all: assertion */
    return 0;
}
