/* An array of N + 1 zeros: one thread looks from the end for the last zero, thread i sets a[i] to a[i - 1] + 1.
   BROKEN: thread 1 sets a[0] as well, so that the first thread can look past the start. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif

atomic_int a[N + 1];

static void *finder(void *unused) {
    int i = N;
    while (atomic_load_explicit(&a[i], memory_order_acquire) != 0)
        i--;
    assert(i >= 0);
    return 0;
}

static void *setter(void *argument) {
    int i = *(int *)argument;
#ifdef BROKEN
    if (i == 1)
        atomic_store_explicit(&a[0], 1, memory_order_release);
#endif
    int before = atomic_load_explicit(&a[i - 1], memory_order_acquire);
    atomic_store_explicit(&a[i], before + 1, memory_order_release);
    return 0;
}

int number[N + 1];

int main(void) {
    pthread_t t[N + 1];
    for (int i = 0; i <= N; i++) {
        number[i] = i;
        pthread_create(&t[i], 0, i ? setter : finder, &number[i]);
    }
    return 0;
}
