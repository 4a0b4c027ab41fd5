/* sc tso rc11 rc11-regular rc20: ok */
/* What is written after a grace period is not seen by a section that missed what was written before. */
#include <lkmm.h>

static int before, after, seen_before, seen_after;

static void *reader(void *argument) {
    rcu_read_lock();
    seen_before = READ_ONCE(before);
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
    BUG_ON(!seen_before && seen_after);
    return 0;
}
