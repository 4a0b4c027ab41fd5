/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int rounds;

static void *worker(void *argument) {
    int n = 0;
    do {
        if (n == 3)
            continue;
        if (n > 5)
            break;
        atomic_fetch_add(&rounds, 1);
    } while (++n < 10 && n != 3);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(rounds == 6);
    return 0;
}
