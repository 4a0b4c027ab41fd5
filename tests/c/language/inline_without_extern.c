/* all: ok */
/* C99: a function that is inline, and neither extern nor static, has no body of its own. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;

inline int twice(int value) { return 2 * value; }

inline int add(atomic_int *to, int value) {
    if (value > 2)
        return add(to, value - 1);
    return atomic_fetch_add(to, twice(value));
}

static void *worker(void *argument) {
    add(&count, 1);
    return argument;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    int (*function)(atomic_int *, int) = add;
    assert(function(&count, 5) == 4);
    assert(count == 8);
    return 0;
}
