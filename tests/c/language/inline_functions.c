/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static inline __attribute__((always_inline)) int clamp(int v, int high) { return v > high ? high : v; }
extern inline int increment(atomic_int *counter) { return atomic_fetch_add(counter, 1); }
int increment(atomic_int *counter);
static atomic_int counter;

static void *worker(void *argument) {
    int before = increment(&counter);
    assert(clamp(before, 1) == before && clamp(9, 1) == 1);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(counter == 2);
    return 0;
}
