/* lkmm: ok */
/* What readers may still use is released after a grace period. */
#include <kernel.h>

struct node {
    int value;
};
static struct node *published;

static void *reader(void *argument) {
    rcu_read_lock();
    struct node *node = rcu_dereference(published);
    BUG_ON(READ_ONCE(node->value) == 0);
    rcu_read_unlock();
    return argument;
}

int main(void) {
    struct node *old = kmalloc(sizeof *old, GFP_KERNEL), *new = kmalloc(sizeof *new, GFP_KERNEL);
    WRITE_ONCE(old->value, 1);
    WRITE_ONCE(new->value, 2);
    WRITE_ONCE(published, old);
    pthread_t thread;
    pthread_create(&thread, 0, reader, 0);
    rcu_assign_pointer(published, new);
    synchronize_rcu();
    kfree(old);
    pthread_join(thread, 0);
    kfree(new);
    return 0;
}
