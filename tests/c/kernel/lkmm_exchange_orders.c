/* lkmm sc tso rc11 rc20: ok */
/* What has no suffix is fully ordered, also for accesses before and after it. */
#include <lkmm.h>

static int x, y, a, b;

static void *left(void *argument) {
    WRITE_ONCE(x, 1);
    (void)xchg(&a, 1);
    return (void *)(long)READ_ONCE(y);
}

static void *right(void *argument) {
    WRITE_ONCE(y, 1);
    (void)cmpxchg(&b, 0, 1);
    return (void *)(long)READ_ONCE(x);
}

int main(void) {
    pthread_t threads[2];
    void *seen[2];
    pthread_create(&threads[0], 0, left, 0);
    pthread_create(&threads[1], 0, right, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], &seen[i]);
    BUG_ON(!seen[0] && !seen[1]);
    return 0;
}
