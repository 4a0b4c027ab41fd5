/* What the parts of allocated objects are called in reports. */
#include <assert.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
    short cells[4];
};
struct queue {
    int count;
    struct node *first;
};
struct buffer {
    int used;
    int data[];
};
static struct queue *queue;
static struct node *nodes;

static void *allocate(size_t size) { return malloc(size); }

static struct node *new_node(struct node *next) {
    struct node *node = malloc(sizeof *node);
    node->next = next;
    node->cells[2] = 7;
    return node;
}

int main(void) {
    queue = allocate(sizeof *queue);
    queue->first = calloc(1, sizeof(struct node));
    queue->first->value = 3;
    nodes = calloc(3, sizeof *nodes);
    nodes[1].next = new_node(nodes);
    struct buffer *buffer = malloc(sizeof *buffer + 4 * sizeof(int));
    buffer->data[3] = 5;
    int *numbers = malloc(2 * sizeof(int));
    numbers[1] = 6;
    queue->count = 1;
    assert(queue->count == 2);
    return 0;
}
