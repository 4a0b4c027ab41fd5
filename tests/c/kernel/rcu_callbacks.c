/* sc tso rc11 rc11-regular rc20: ok */
/* What call_rcu and kfree_rcu do comes after a grace period, and before rcu_barrier ends. */
#include <kernel.h>

struct box {
    int value;
    struct rcu_head head;
};
static struct box *current;
static int released;

static void release(struct rcu_head *head) {
    struct box *box = container_of(head, struct box, head);
    BUG_ON(box->value != 1);
    kfree(box);
    released = 1;
}

static void replace(int value, int by_callback) {
    struct box *fresh = kmalloc(sizeof *fresh, GFP_KERNEL);
    fresh->value = value;
    struct box *old = rcu_replace_pointer(current, fresh, 1);
    if (by_callback)
        call_rcu(&old->head, release);
    else
        kfree_rcu(old, head);
}

static void *reader(void *argument) {
    rcu_read_lock();
    rcu_read_lock();
    struct box *seen = rcu_dereference(current);
    rcu_read_unlock();
    BUG_ON(seen->value < 1 || seen->value > 3);
    rcu_read_unlock();
    return argument;
}

int main(void) {
    pthread_t thread;
    current = kmalloc(sizeof *current, GFP_KERNEL);
    current->value = 1;
    pthread_create(&thread, 0, reader, 0);
    replace(2, 1);
    replace(3, 0);
    rcu_barrier();
    BUG_ON(!released);
    pthread_join(thread, 0);
    kfree(current);
    return 0;
}
