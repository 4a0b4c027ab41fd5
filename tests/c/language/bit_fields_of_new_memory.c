/* all: ok */
/* native */
/* Bit-fields are set one by one in memory that was never set: what is around them is not read. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct counter {
    unsigned count : 30, owners : 2;
};
struct flags {
    int small : 3;
    unsigned long wide : 60;
    _Bool on : 1;
    signed char last : 4;
};

static _Atomic(struct counter) current;
static struct flags *shared;

static void *worker(void *unused) {
    assert(shared->small == -1 && shared->wide == 7);
    shared->last = 5;
    return unused;
}

static int set(struct flags *flags, int value) {
    flags->small = value;
    flags->wide = 7;
    flags->on = 1;
    flags->last = -2;
    return flags->small++ + (flags->wide |= 8);
}

int main(void) {
    struct counter local;
    struct flags here;
    pthread_t thread;
    local.count = 3;
    local.owners = 2;
    current = local;
    local = atomic_load(&current);
    assert(local.count == 3 && local.owners == 2);
    assert(set(&here, 2) == 17 && here.small == 3 && here.last == -2);
    shared = malloc(sizeof *shared);
    shared->small = -1;
    shared->wide = 7;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    assert(shared->last == 5);
    free(shared);
    for (int i = 0; i < 2; i++) {
        struct counter each;
        each.count = i;
        assert(each.count == (unsigned)i);
    }
    return 0;
}
