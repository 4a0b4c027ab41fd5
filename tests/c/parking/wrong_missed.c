/* katec: --parking */
/* What is waited for is there for a moment only. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *waiter(void *unused) {
    while (atomic_load(&flag) != 1) /* all: liveness */
        ;
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, waiter, 0);
    atomic_store(&flag, 1);
    atomic_store(&flag, 0);
    pthread_join(t, 0);
    return 0;
}
