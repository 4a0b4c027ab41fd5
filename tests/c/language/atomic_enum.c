/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum state { EMPTY, BUSY, FULL };
static _Atomic enum state state;
static int value;

static void *worker(void *argument) {
    enum state expected = EMPTY;
    if (atomic_compare_exchange_strong(&state, &expected, BUSY)) {
        value = 5;
        atomic_store(&state, FULL);
    } else if (atomic_load(&state) == FULL) {
        assert(value == 5);
    }
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(state == FULL);
    return 0;
}
