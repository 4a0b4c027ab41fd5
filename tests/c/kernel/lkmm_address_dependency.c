/* lkmm sc tso rc11 rc20: ok */
/* What a pointer leads to is read after the pointer, without a fence. */
#include <kernel.h>

struct node {
    int value;
};
static struct node first = {1}, second;
static struct node *published = &first;

static void *writer(void *argument) {
    second.value = 2;
    rcu_assign_pointer(published, &second);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, writer, 0);
    struct node *node = rcu_dereference(published);
    int value = node->value;
    BUG_ON(value != 1 && value != 2);
    pthread_join(thread, 0);
    return 0;
}
