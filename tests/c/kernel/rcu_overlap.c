/* Two sections overlap: the first misses what is before the grace period, the second sees what is after it, and the first sees
   what the second wrote. A grace period is no point in time. */
#include <lkmm.h>

static int before, after, between, first_before, first_between, second_after;

static void *first(void *argument) {
    rcu_read_lock();
    first_before = READ_ONCE(before);
    first_between = smp_load_acquire(&between);
    rcu_read_unlock();
    return argument;
}

static void *second(void *argument) {
    rcu_read_lock();
    smp_store_release(&between, 1);
    smp_mb();
    second_after = READ_ONCE(after);
    rcu_read_unlock();
    return argument;
}

static void *writer(void *argument) {
    WRITE_ONCE(before, 1);
    synchronize_rcu();
    WRITE_ONCE(after, 1);
    return argument;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], 0, first, 0);
    pthread_create(&threads[1], 0, second, 0);
    pthread_create(&threads[2], 0, writer, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    BUG_ON(!first_before && first_between && second_after); /* all: assertion */
    return 0;
}
