/* rc11: ok */
/* katec: --nondet 0..2 */
#include <assert.h>
#include <katec.h>

int __VERIFIER_tid(void);

static void *worker(void *argument) {
    __VERIFIER_assert(__VERIFIER_tid() == 1);
    return argument;
}

int main(void) {
    int chosen = __VERIFIER_nondet_int();
    __VERIFIER_assume(chosen != 1);
    unsigned long thread = __VERIFIER_spawn(worker, (void *)(long)chosen);
    __VERIFIER_atomic_begin();
    __VERIFIER_atomic_end();
    long result = (long)__VERIFIER_join(thread);
    __VERIFIER_assert(result == 0 || result == 2);
    return 0;
}
