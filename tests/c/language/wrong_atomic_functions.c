/* What is outside of the functions that run atomically is not atomic. */
#include <assert.h>
#include <pthread.h>

static int count;

int __VERIFIER_atomic_get(void) { return count; }
void __VERIFIER_atomic_set(int value) { count = value; }
static void *worker(void *argument) {
    __VERIFIER_atomic_set(__VERIFIER_atomic_get() + 1);
    return 0;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, worker, 0);
    pthread_create(&t[1], 0, worker, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    assert(count == 2); /* all: assertion */
    return 0;
}
