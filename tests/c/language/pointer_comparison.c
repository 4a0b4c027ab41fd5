/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int a[4];
static atomic_int order;

static void *worker(void *argument) {
    int *first = &a[0], *last = &a[3];
    assert(last - first == 3 && first < last && (char *)last - (char *)first == 12);
    atomic_fetch_add(&order, (int)(last - first));
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(order == 6);
    return 0;
}
