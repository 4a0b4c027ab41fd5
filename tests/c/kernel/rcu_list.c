/* sc tso rc11 rc11-regular rc20: ok */
/* A list that readers walk through while a writer takes a node out and frees it after a grace period. */
#include <kernel.h>

struct item {
    struct item *next;
    int key, value;
};
static struct item *first;
static DEFINE_SPINLOCK(writers);

static int lookup(int key) {
    int found = -1;
    rcu_read_lock();
    for (struct item *item = rcu_dereference(first); item; item = rcu_dereference(item->next))
        if (item->key == key)
            found = item->value;
    rcu_read_unlock();
    return found;
}

static void insert(int key) {
    struct item *item = kmalloc(sizeof *item, GFP_KERNEL);
    item->key = key;
    item->value = 10 * key;
    spin_lock(&writers);
    item->next = first;
    rcu_assign_pointer(first, item);
    spin_unlock(&writers);
}

static void remove_first(void) {
    spin_lock(&writers);
    struct item *old = rcu_dereference_protected(first, 1);
    rcu_assign_pointer(first, old->next);
    spin_unlock(&writers);
    synchronize_rcu();
    kfree(old);
}

static void *reader(void *argument) {
    int found = lookup(1);
    BUG_ON(found != 10);
    found = lookup(2);
    BUG_ON(found != 20 && found != -1);
    return argument;
}

static void *writer(void *argument) {
    remove_first();
    return argument;
}

int main(void) {
    pthread_t threads[2];
    insert(1);
    insert(2);
    pthread_create(&threads[0], 0, reader, 0);
    pthread_create(&threads[1], 0, writer, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    remove_first();
    BUG_ON(first != 0);
    return 0;
}
