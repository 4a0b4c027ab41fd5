/* all: ok */
/* cmpxchg16b, as libraries have it. */
#include <assert.h>
#include <pthread.h>

struct pair {
    unsigned long low, high;
} __attribute__((aligned(16)));
static struct pair shared;

static char exchange(volatile struct pair *p, struct pair *expected, struct pair new) {
    char equal;
    __asm__ __volatile__("lock; cmpxchg16b %1; setz %0"
                         : "=q"(equal), "+m"(*p), "+a"(expected->low), "+d"(expected->high)
                         : "b"(new.low), "c"(new.high)
                         : "memory", "cc");
    return equal;
}

static void *worker(void *argument) {
    struct pair old = {0, 0}, new;
    do
        new = (struct pair){old.low + 1, old.high - 1};
    while (!exchange(&shared, &old, new));
    return argument;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(shared.low == 2 && shared.high == -2ul);
    return 0;
}
