/* lkmm rc11 rc20 sc tso: ok */
/* Load buffering with full fences. */
#include <lkmm.h>

static int x, y;

static void *left(void *argument) {
    int seen = READ_ONCE(x);
    smp_mb();
    WRITE_ONCE(y, 1);
    return (void *)(long)seen;
}

static void *right(void *argument) {
    int seen = READ_ONCE(y);
    smp_mb();
    WRITE_ONCE(x, 1);
    return (void *)(long)seen;
}

int main(void) {
    pthread_t threads[2];
    void *seen[2];
    pthread_create(&threads[0], 0, left, 0);
    pthread_create(&threads[1], 0, right, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], &seen[i]);
    BUG_ON(seen[0] && seen[1]);
    return 0;
}
