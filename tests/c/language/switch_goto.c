/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int log_[2];

static void *worker(void *argument) {
    int state = 0, steps = 0;
again:
    switch (state) {
    case 0:
        state = 2;
        break;
    case 1:
        goto done;
    case 2:
    case 3:
        state++;
        if (state == 4)
            state = 1;
        break;
    default:
        assert(0);
    }
    if (++steps < 10)
        goto again;
done:
    atomic_store(&log_[(long)argument], steps);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(log_[0] == 3 && log_[1] == 3);
    return 0;
}
