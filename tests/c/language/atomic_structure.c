/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct pair {
    int count;
    int stamp;
};
static _Atomic struct pair shared;

static void *worker(void *argument) {
    struct pair old = atomic_load(&shared), new;
    do {
        new.count = old.count + 1;
        new.stamp = old.stamp + 10;
    } while (!atomic_compare_exchange_weak(&shared, &old, new));
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    struct pair last = atomic_load(&shared);
    assert(last.count == 2 && last.stamp == 20);
    return 0;
}
