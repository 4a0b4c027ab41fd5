/* Two spin locks that are taken in both orders. */
#include <kernel.h>

static DEFINE_SPINLOCK(first);
static DEFINE_SPINLOCK(second);

static void *worker(void *argument) {
    spin_lock(&first);
    spin_lock(&second); /* lkmm sc rc11: deadlock */
    spin_unlock(&second);
    spin_unlock(&first);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    spin_lock(&second);
    spin_lock(&first); /* lkmm sc rc11: deadlock */
    spin_unlock(&first);
    spin_unlock(&second);
    pthread_join(thread, 0);
    return 0;
}
