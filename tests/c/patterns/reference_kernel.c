/* sc tso rc11 rc11-regular rc20: ok */
/* Reference counting and a flag with the kernel's primitives. */
#include <lkmm.h>
#include <pthread.h>
#include <stdlib.h>

struct object {
    atomic_t count;
    int value;
};

static struct object *shared;
static int x, y, a, b;

static void put(struct object *object) {
    if (atomic_dec_and_test(&object->count))
        free(object);
}

static void *worker(void *argument) {
    struct object *object = smp_load_acquire(&shared);
    object->value == 3 ? (void)0 : __VERIFIER_assert(0);
    put(object);
    WRITE_ONCE(x, 1);
    smp_mb();
    a = READ_ONCE(y);
    return argument;
}

int main(void) {
    struct object *object = malloc(sizeof *object);
    atomic_set(&object->count, 2);
    object->value = 3;
    smp_store_release(&shared, object);
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    put(object);
    xchg(&y, 1);
    b = READ_ONCE(x);
    pthread_join(t, 0);
    BUG_ON(a == 0 && b == 0);
    BUG_ON(cmpxchg(&y, 1, 5) != 1 || READ_ONCE(y) != 5 || cmpxchg(&y, 1, 6) != 5);
    return 0;
}
