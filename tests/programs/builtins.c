/* The atomic operations of <stdatomic.h>, __atomic_ and __sync_, in one thread. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
int a;
long b;
char c;
_Atomic(int *) p;
atomic_bool f;
atomic_flag g = ATOMIC_FLAG_INIT;
int arr[3];
int main(void) {
    assert(__sync_fetch_and_add(&a, 5) == 0 && __sync_add_and_fetch(&a, 1) == 6 &&
           __sync_bool_compare_and_swap(&a, 6, 9) && __sync_val_compare_and_swap(&a, 1, 2) == 9);
    __sync_synchronize();
    assert(__sync_lock_test_and_set(&a, 1) == 9);
    __sync_lock_release(&a);
    assert(a == 0);
    assert(__atomic_fetch_or(&b, 6, __ATOMIC_ACQ_REL) == 0 && __atomic_and_fetch(&b, 3, __ATOMIC_SEQ_CST) == 2 &&
           __atomic_fetch_nand(&b, 2, __ATOMIC_RELAXED) == 2 && b == -3);
    assert(__atomic_exchange_n(&c, 'x', __ATOMIC_RELEASE) == 0 && c == 'x');
    long e = 5;
    assert(!__atomic_compare_exchange_n(&b, &e, 1, 1, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED) && e == -3);
    atomic_store(&p, arr);
    assert(atomic_fetch_add(&p, 2) == arr && *p == 0 && atomic_load(&p) == arr + 2);
    assert(!atomic_exchange(&f, true) && f);
    assert(!atomic_flag_test_and_set(&g) && atomic_flag_test_and_set(&g));
    atomic_flag_clear(&g);
    _Atomic uint8_t u = 250;
    u += 10;
    assert(u == 4);
    atomic_int m = 3;
    m++;
    --m;
    m *= 2;
    assert(m == 6);
    atomic_thread_fence(memory_order_seq_cst);
    atomic_signal_fence(memory_order_seq_cst);
    __asm__ volatile("" ::: "memory");
    __asm__ volatile("pause");
    int q = 7, r;
    __atomic_load(&q, &r, __ATOMIC_SEQ_CST);
    assert(r == 7);
    return 0;
}
