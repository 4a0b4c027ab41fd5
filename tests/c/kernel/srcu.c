/* sc tso rc11 rc11-regular rc20: ok */
/* Domains have grace periods of their own. */
#include <kernel.h>

DEFINE_STATIC_SRCU(domain);
DEFINE_STATIC_SRCU(other);
static int *shared;

static void *reader(void *argument) {
    int index = srcu_read_lock(&domain), another = srcu_read_lock(&other);
    int *seen = rcu_dereference(shared);
    BUG_ON(*seen != 1 && *seen != 2);
    srcu_read_unlock(&domain, index);
    srcu_read_unlock(&other, another);
    return argument;
}

static void *writer(void *argument) {
    int *fresh = kmalloc(sizeof *fresh, GFP_KERNEL), *old = shared;
    *fresh = 2;
    rcu_assign_pointer(shared, fresh);
    synchronize_srcu(&domain);
    kfree(old);
    return argument;
}

int main(void) {
    pthread_t threads[2];
    shared = kmalloc(sizeof *shared, GFP_KERNEL);
    *shared = 1;
    pthread_create(&threads[0], 0, reader, 0);
    pthread_create(&threads[1], 0, writer, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    kfree(shared);
    return 0;
}
