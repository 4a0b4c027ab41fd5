/* all: ok */
/* executions: 1 */
/* A loop that is marked as waiting, and counts. */
#include <assert.h>
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int done, count;

static void *worker(void *unused) {
    int tries = 0;
    for (__VERIFIER_loop_begin(); __VERIFIER_spin_start(), !atomic_load(&done); __VERIFIER_spin_end(0))
        tries++;
    return tries > 100 ? unused : 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    atomic_store(&done, 1);
    pthread_join(t, 0);
    
    return 0;
}
