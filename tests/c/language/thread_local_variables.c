/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static _Thread_local int mine = 3;
static atomic_int sum;
static int next(void) {
    static _Thread_local int calls;
    return ++calls;
}

static void *worker(void *argument) {
    mine += (int)(long)argument;
    next();
    atomic_fetch_add(&sum, mine + next());
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(sum == 3 + 4 + 2 + 2 && mine == 3 && next() == 1);
    return 0;
}
