/* rc11 rc20 sc tso: ok */
/* smp_wmb orders no loads: only the kernel's own model says so, since a fence of C11 that releases does. */
#include <lkmm.h>

static int x, y;

static void *left(void *argument) {
    int seen = READ_ONCE(x);
    smp_wmb();
    WRITE_ONCE(y, 1);
    return (void *)(long)seen;
}

static void *right(void *argument) {
    int seen = READ_ONCE(y);
    smp_wmb();
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
    BUG_ON(seen[0] && seen[1]); /* lkmm: assertion */
    return 0;
}
