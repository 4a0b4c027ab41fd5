/* A grace period may come between two sections. */
#include <lkmm.h>

static int before, after, seen_before, seen_after;

static void *reader(void *argument) {
    rcu_read_lock();
    seen_before = READ_ONCE(before);
    rcu_read_unlock();
    rcu_read_lock();
    seen_after = READ_ONCE(after);
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
    pthread_t threads[2];
    pthread_create(&threads[0], 0, reader, 0);
    pthread_create(&threads[1], 0, writer, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    BUG_ON(!seen_before && seen_after); /* all: assertion */
    return 0;
}
