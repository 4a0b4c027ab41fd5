/* A structure is filled after its address was stored, or before it without an order. */
#include <kernel.h>

struct node {
    int value;
};
static struct node first = {1}, second;
static struct node *published = &first;

static void *writer(void *argument) {
    second.value = 2; /* lkmm: DataRace */
    WRITE_ONCE(published, &second);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, writer, 0);
    struct node *node = rcu_dereference(published);
    int value = node->value; /* lkmm rc11 rc20: DataRace */
    BUG_ON(value != 1 && value != 2);
    pthread_join(thread, 0);
    return 0;
}
