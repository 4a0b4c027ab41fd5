/* N threads write, meet at a barrier, and read what the next one wrote. BROKEN: they do not meet. */
#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 3
#endif

static pthread_barrier_t barrier;
static int value[N], number[N];

static void *worker(void *argument) {
    int thread = *(int *)argument;
    value[thread] = thread + 1;
#ifndef BROKEN
    pthread_barrier_wait(&barrier);
#endif
    int next = (thread + 1) % N;
    assert(value[next] == next + 1);
    return 0;
}

int main(void) {
    pthread_t t[N];
    pthread_barrier_init(&barrier, 0, N);
    for (int i = 0; i < N; i++) {
        number[i] = i;
        pthread_create(&t[i], 0, worker, &number[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    pthread_barrier_destroy(&barrier);
    return 0;
}
