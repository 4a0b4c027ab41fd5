/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int hits[3];

static void *worker(void *argument) {
    int me = (int)(long)argument;
    int slot = me == 0 ? 2 : me == 1 ? 0 : 1;
    hits[slot] += me || !me && slot ? 1 : 7;
    (void)(me && (hits[1]++, 0));
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(hits[0] == 1 && hits[2] == 1 && hits[1] == 1);
    return 0;
}
