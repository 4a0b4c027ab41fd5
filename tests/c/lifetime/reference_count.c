/* all: ok */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object {
    atomic_int references;
    int value;
};
static struct object *object;

static void put(void) {
    if (atomic_fetch_sub_explicit(&object->references, 1, memory_order_acq_rel) == 1)
        free(object);
}

static void *user(void *unused) {
    int seen = object->value;
    put();
    return (void *)(long)seen;
}

int main(void) {
    pthread_t t;
    object = malloc(sizeof *object);
    object->value = 7;
    atomic_init(&object->references, 2);
    pthread_create(&t, 0, user, 0);
    put();
    pthread_join(t, 0);
    return 0;
}
