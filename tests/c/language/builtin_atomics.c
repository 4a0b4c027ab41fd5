/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int x, y;
static int *p = &x;

static void *worker(void *argument) {
    __atomic_add_fetch(&x, 2, __ATOMIC_RELAXED);
    int old = __sync_fetch_and_add(&y, 3);
    assert(old == 0 || old == 3);
    int *expected = &x;
    __atomic_compare_exchange_n(&p, &expected, &y, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    __sync_synchronize();
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(__atomic_load_n(&x, __ATOMIC_SEQ_CST) == 4 && y == 6);
    assert(__atomic_load_n(&p, __ATOMIC_RELAXED) == &y);
    int got;
    __atomic_load(&x, &got, __ATOMIC_ACQUIRE);
    assert(got == 4);
    assert(__sync_val_compare_and_swap(&x, 4, 9) == 4 && x == 9);
    assert(__sync_bool_compare_and_swap(&x, 4, 9) == 0);
    assert(__atomic_exchange_n(&x, 1, __ATOMIC_ACQ_REL) == 9);
    static char flag;
    assert(!__atomic_test_and_set(&flag, __ATOMIC_ACQUIRE) && __atomic_test_and_set(&flag, __ATOMIC_ACQUIRE));
    __sync_lock_release(&x);
    assert(x == 0);
    return 0;
}
