/* all: ok */
/* Destructors of thread-specific values run when threads end, again for values that they set, and not for main. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <threads.h>

static pthread_key_t first;
static tss_t second;
static atomic_int freed, rounds;

static void release(void *value) {
    free(value);
    atomic_fetch_add(&freed, 1);
}

static void again(void *value) {
    if (atomic_fetch_add(&rounds, 1) < 1)
        tss_set(second, value);
}

static void *worker(void *argument) {
    int *value = malloc(sizeof *value);
    *value = 5;
    pthread_setspecific(first, value);
    if (argument) {
        tss_set(second, argument);
        pthread_exit(argument);
    }
    assert(*(int *)pthread_getspecific(first) == 5);
    return argument;
}

int main(void) {
    int local = 0;
    assert(pthread_key_create(&first, release) == 0);
    assert(tss_create(&second, again) == thrd_success);
    pthread_t t, u;
    void *result;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, &result);
    assert(result == 0 && freed == 1 && rounds == 0);
    pthread_create(&u, 0, worker, &local);
    pthread_join(u, &result);
    assert(result == &local && freed == 2 && rounds == 2);
    pthread_setspecific(first, &local);
    return 0;
}
