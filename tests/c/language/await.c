/* all: ok */
/* Waiting in one call, as other checkers have it. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int __VERIFIER_load_await_aint(atomic_int *address, int condition, int other);
int __VERIFIER_xchg_await_aint(atomic_int *address, int value, int condition, int other);
enum { GREATER = 1, EQUAL = 2, LESS = 4, SIGNED = 8 };

static atomic_int x, y;
static int data;

static void *worker(void *argument) {
    assert(__VERIFIER_xchg_await_aint(&y, 1, EQUAL, 0) == 0);
    data++;
    atomic_store(&y, 0);
    atomic_store(&x, -3);
    return argument;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    assert(__VERIFIER_xchg_await_aint(&y, 1, LESS | EQUAL, 0) == 0);
    data++;
    atomic_store(&y, 0);
    assert(__VERIFIER_load_await_aint(&x, LESS | SIGNED, 0) == -3);
    assert(data == 2);
    pthread_join(t, 0);
    return 0;
}
