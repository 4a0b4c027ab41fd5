/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int values[4];
static _Atomic(int *) cursor = values;

static void *worker(void *argument) {
    int *mine = atomic_fetch_add(&cursor, 1);
    *mine = 1 + (int)(long)argument;
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(cursor == values + 2);
    assert(values[0] + values[1] == 3 && values[2] == 0);
    return 0;
}
