/* all: ok */
/* Annotations of another checker, with semicolons in them and without. */
#include <assert.h>
#include <genmc.h>
#include <stdatomic.h>

static atomic_int count, tail, done;

static void *worker(void *unused) {
    int old, next;
    do {
        old = __VERIFIER_speculative_read(atomic_load(&count););
        next = old + 1;
    } while (!__VERIFIER_confirming_CAS(atomic_compare_exchange_strong(&count, &old, next)));
    int expected = 0;
    if (old == 0)
        __VERIFIER_helped_CAS(atomic_compare_exchange_strong(&tail, &expected, 1););
    else
        __VERIFIER_helping_CAS(atomic_compare_exchange_strong(&tail, &expected, 1));
    __VERIFIER_optional(atomic_load(&tail));
    return unused;
}

static void *waiter(void *unused) {
    for (__VERIFIER_loop_begin();
         __VERIFIER_spin_start(), !atomic_load(&done);
         __VERIFIER_spin_end(0))
        ;
    return unused;
}

int main(void) {
    __VERIFIER_thread_t first = __VERIFIER_spawn(worker, 0);
    __VERIFIER_thread_t second = __VERIFIER_spawn_symmetric(worker, 0, first);
    __VERIFIER_thread_t other = __VERIFIER_thread_create(0, waiter, 0);
    __VERIFIER_join_symmetric(first);
    __VERIFIER_join_symmetric(second);
    __VERIFIER_final_write(atomic_store(&done, 1));
    __VERIFIER_thread_join(other);
    int expected = 2;
    _Bool swapped = __VERIFIER_final_CAS(atomic_compare_exchange_strong(&count, &expected, 3));
    assert(swapped);
    assert(atomic_load(&count) == 3);
    return 0;
}
