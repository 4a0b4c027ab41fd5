/* A structure is published without an order between filling it and storing its address. */
#include <kernel.h>

struct node {
    int value;
};
static struct node first = {1}, second;
static struct node *published = &first;

static void *writer(void *argument) {
    second.value = 2; /* lkmm rc11 rc20: DataRace */
    WRITE_ONCE(published, &second);
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
