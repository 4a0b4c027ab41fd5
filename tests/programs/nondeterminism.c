/* Open choices between two values, explored both ways. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

atomic_int x;

static void *chooser(void *unused) {
    if (__VERIFIER_nondet_bool())
        atomic_store(&x, 1);
    else
        atomic_fetch_add(&x, 2);
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, chooser, 0);
    pthread_create(&u, 0, chooser, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    __VERIFIER_assume(x != 4);
    assert(x == 1 || x == 3);
    return 0;
}
