/* all: ok */
/* Counters, exchanges and bits as the kernel spells them, and what they give. */
#include <kernel.h>

static atomic_t counter = ATOMIC_INIT(5);
static atomic64_t wide = ATOMIC64_INIT(1);
static atomic_long_t longer = ATOMIC_LONG_INIT(2);
static refcount_t references = REFCOUNT_INIT(1);
static unsigned long bits[2];

static void *worker(void *argument) {
    atomic_inc(&counter);
    atomic64_add(2, &wide);
    set_bit(70, bits);
    return argument;
}

static void one_thread(void) {
    int old = 3;
    BUG_ON(atomic_fetch_add(2, &counter) != 6 || atomic_read(&counter) != 8);
    BUG_ON(atomic_fetch_sub_release(1, &counter) != 8 || atomic_fetch_inc(&counter) != 7);
    BUG_ON(atomic_add_return(2, &counter) != 10 || atomic_sub_return_acquire(4, &counter) != 6);
    BUG_ON(atomic_dec_and_test(&counter) || atomic_inc_return_relaxed(&counter) != 6);
    BUG_ON(atomic_xchg(&counter, 3) != 6 || atomic_cmpxchg(&counter, 4, 9) != 3);
    BUG_ON(!atomic_try_cmpxchg(&counter, &old, 1) || atomic_try_cmpxchg(&counter, &old, 2) || old != 1);
    BUG_ON(!atomic_inc_not_zero(&counter) || atomic_add_unless(&counter, 1, 2) || atomic_read(&counter) != 2);
    BUG_ON(atomic64_read(&wide) != 3 || atomic64_inc_return(&wide) != 4 || atomic_long_fetch_or(1, &longer) != 2);
    BUG_ON(!test_bit(70, bits) || bits[0] || test_and_set_bit(3, bits) || !test_and_clear_bit(3, bits) || bits[0]);
    BUG_ON(!refcount_inc_not_zero(&references) || refcount_dec_and_test(&references) || !refcount_dec_and_test(&references));
    BUG_ON(atomic_add_negative(-1, &counter) || smp_cond_load_relaxed(&counter.counter, VAL > 0) != 1);
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    one_thread();
    return 0;
}
