/* katec: --parking */
/* An attempt that fails changes what others see. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int lock = 1;

static void *waiter(void *unused) {
    while (atomic_fetch_add(&lock, 1) != 0)
        atomic_fetch_sub(&lock, 1);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, waiter, 0);
    assert(atomic_load(&lock) < 2); /* all: assertion */
    atomic_fetch_sub(&lock, 1);
    pthread_join(t, 0);
    return 0;
}
