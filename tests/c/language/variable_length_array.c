/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int sum;
static int add(int n) {
    int values[n];
    for (int i = 0; i < n; i++)
        values[i] = i;
    int total = 0;
    for (int i = 0; i < n; i++)
        total += values[i];
    return total;
}

static void *worker(void *argument) {
    atomic_fetch_add(&sum, add(3 + (int)(long)argument));
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(sum == 3 + 6);
    return 0;
}
