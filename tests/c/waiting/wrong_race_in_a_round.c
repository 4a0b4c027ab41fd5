/* sc tso ra: ok */
/* A round that only reads is in a race with what comes of the round that leaves the loop. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int state, flag;
static volatile int data;

static void *waits(void *unused) {
    int now;
    while ((now = atomic_load_explicit(&state, memory_order_relaxed)) != 1)
        if (now == 5)
            (void)data;
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return unused;
}

static void *goes_on(void *unused) {
    atomic_store_explicit(&state, 5, memory_order_relaxed);
    atomic_store_explicit(&state, 1, memory_order_relaxed);
    return unused;
}

static void *writes(void *unused) {
    if (atomic_load_explicit(&flag, memory_order_relaxed) == 1)
        data = 1; /* rc11 rc11-regular rc20: DataRace */
    return unused;
}

int main(void) {
    pthread_t t[3];
    pthread_create(&t[0], 0, waits, 0);
    pthread_create(&t[1], 0, goes_on, 0);
    pthread_create(&t[2], 0, writes, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
