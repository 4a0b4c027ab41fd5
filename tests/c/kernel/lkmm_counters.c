/* lkmm sc tso rc11 rc20: ok */
/* Counters that return nothing order nothing by themselves; smp_mb__after_atomic does, and locks order what they guard. */
#include <kernel.h>

static atomic_t counter;
static int flag, guarded;
static DEFINE_SPINLOCK(lock);

static void *worker(void *argument) {
    spin_lock(&lock);
    guarded++;
    spin_unlock(&lock);
    atomic_inc(&counter);
    smp_mb__after_atomic();
    return (void *)(long)READ_ONCE(flag);
}

int main(void) {
    pthread_t thread;
    void *seen;
    pthread_create(&thread, 0, worker, 0);
    spin_lock(&lock);
    guarded++;
    spin_unlock(&lock);
    WRITE_ONCE(flag, 1);
    smp_mb();
    int count = atomic_read(&counter);
    pthread_join(thread, &seen);
    BUG_ON(!seen && count == 0);
    BUG_ON(guarded != 2);
    return 0;
}
