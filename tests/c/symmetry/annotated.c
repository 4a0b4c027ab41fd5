/* all: ok */
/* executions: 1 */
/* Threads that are said to be symmetric are explored up to symmetry. */
#include <genmc.h>
#include <assert.h>
#include <stdatomic.h>

static atomic_int count;

static void *worker(void *unused) {
    atomic_fetch_add(&count, 1);
    return unused;
}

int main(void) {
    __VERIFIER_thread_t first = __VERIFIER_spawn(worker, 0);
    __VERIFIER_thread_t second = __VERIFIER_spawn_symmetric(worker, 0, first);
    __VERIFIER_thread_t third = __VERIFIER_spawn_symmetric(worker, 0, second);
    __VERIFIER_join_symmetric(first);
    __VERIFIER_join_symmetric(second);
    __VERIFIER_join_symmetric(third);
    assert(count == 3);
    return 0;
}
