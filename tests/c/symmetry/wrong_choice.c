/* katec: --symmetry --nondet 0..1 */
/* The threads choose before they differ: only if they choose otherwise is it wrong. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern int __VERIFIER_nondet_int(void);
static atomic_int sum;

static void *worker(void *unused) {
    int chosen = __VERIFIER_nondet_int();
    atomic_fetch_add(&sum, chosen ? 1 : 3);
    return unused;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(atomic_load(&sum) != 4); /* all: assertion */
    return 0;
}
