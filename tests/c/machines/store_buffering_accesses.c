/* aarch64 arm power riscv: ok */
/* SC accesses. IMM has none: there they acquire and release. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int a, b;

static void *left(void *unused) {
    atomic_store(&x, 1);
    a = atomic_load(&y);
    return unused;
}

static void *right(void *unused) {
    atomic_store(&y, 1);
    b = atomic_load(&x);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, left, NULL);
    pthread_create(&threads[1], NULL, right, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    assert(a == 1 || b == 1); /* imm: assertion */
    return 0;
}
