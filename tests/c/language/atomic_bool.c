/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

static atomic_bool taken;
static atomic_int winners;

static void *worker(void *argument) {
    _Bool expected = 0;
    if (atomic_compare_exchange_strong(&taken, &expected, 1))
        atomic_fetch_add(&winners, 1);
    else
        assert(expected);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(winners == 1 && taken);
    return 0;
}
