/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct node {
    struct node *next;
    int value;
};
static struct node *head;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *pusher(void *argument) {
    struct node *node = malloc(sizeof *node);
    if (!node)
        abort();
    *node = (struct node){.value = (int)(long)argument};
    pthread_mutex_lock(&lock);
    node->next = head;
    head = node;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, pusher, (void *)1L);
    pthread_create(&b, 0, pusher, (void *)2L);
    pthread_join(a, 0);
    pthread_join(b, 0);
    int sum = 0;
    while (head) {
        struct node *next = head->next;
        sum += head->value;
        free(head);
        head = next;
    }
    assert(sum == 3);
    return 0;
}
