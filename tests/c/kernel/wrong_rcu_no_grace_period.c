/* The old object is freed while a reader may still look at it. */
#include <kernel.h>

struct config {
    int value;
};
static struct config *current;

static void *reader(void *argument) {
    rcu_read_lock();
    struct config *seen = rcu_dereference(current);
    BUG_ON(seen->value == 0); /* all: use-after-free */
    rcu_read_unlock();
    return argument;
}

static void *writer(void *argument) {
    struct config *fresh = kzalloc(sizeof *fresh, GFP_KERNEL), *old = current;
    fresh->value = 2;
    rcu_assign_pointer(current, fresh);
    kfree(old); /* all: use-after-free */
    return argument;
}

int main(void) {
    pthread_t threads[2];
    current = kzalloc(sizeof *current, GFP_KERNEL);
    current->value = 1;
    pthread_create(&threads[0], 0, reader, 0);
    pthread_create(&threads[1], 0, writer, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    kfree(current);
    return 0;
}
