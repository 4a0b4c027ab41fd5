/* Whatever is chosen, the thread goes round. */
#include <katec.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int left, right;

static void *worker(void *unused) {
    for (;;) { /* all: liveness */
        if (__VERIFIER_nondet_bool()) {
            if (atomic_load(&left)) /* all: liveness */
                break;
        } else if (atomic_exchange(&right, 0)) /* all: liveness */
            break;
    }
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    return 0;
}
