/* What the parts of variables are called in reports. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct node {
    int value;
    struct node *next;
    pthread_mutex_t lock;
};
typedef struct {
    struct {
        short cells[4];
    } inside;
} deep;

static struct node me[3];
static _Atomic(struct node *) tail;
static deep grid[2][2];
static union {
    int whole;
    short half;
} either;
static void *(*routine)(void *);

static void append(struct node *node) {
    me[1].next = node;
    atomic_store(&tail, node);
}

static void *worker(void *argument) {
    pthread_mutex_lock(&me[2].lock);
    grid[1][0].inside.cells[3] = 4;
    append(&me[2]);
    pthread_mutex_unlock(&me[2].lock);
    return argument;
}

int main(void) {
    either.half = 1;
    routine = worker;
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    assert(atomic_load(&tail) == &me[0]);
    return 0;
}
