/* lkmm sc rc11: ok */
/* A callback of call_rcu comes after the sections that were open, and rcu_barrier after it. */
#include <kernel.h>

struct node {
    int value;
    struct rcu_head head;
};
static struct node *published;

static void release(struct rcu_head *head) { kfree(container_of(head, struct node, head)); }

static void *reader(void *argument) {
    rcu_read_lock();
    struct node *node = rcu_dereference(published);
    if (node)
        BUG_ON(READ_ONCE(node->value) != 1);
    rcu_read_unlock();
    return argument;
}

int main(void) {
    pthread_t thread;
    struct node *node = kmalloc(sizeof *node, GFP_KERNEL);
    WRITE_ONCE(node->value, 1);
    rcu_assign_pointer(published, node);
    pthread_create(&thread, 0, reader, 0);
    WRITE_ONCE(published, 0);
    call_rcu(&node->head, release);
    rcu_barrier();
    pthread_join(thread, 0);
    return 0;
}
