/* Whatever is chosen, the thread goes round. */
#include <katec.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int left, right;

static void *worker(void *unused) {
    for (;;) {
        if (__VERIFIER_nondet_bool()) { /* all: liveness */
            if (atomic_load(&left))
                break;
        } else if (atomic_exchange(&right, 0))
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
