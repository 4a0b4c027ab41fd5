/* Independent reads of independent writes, all SC: the readers agree on the order. BROKEN: acquire and release only. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef BROKEN
#define LOAD memory_order_acquire
#define STORE memory_order_release
#else
#define LOAD memory_order_seq_cst
#define STORE memory_order_seq_cst
#endif

atomic_int x, y;
int a, b, c, d;

static void *write_x(void *unused) {
    atomic_store_explicit(&x, 1, STORE);
    return 0;
}
static void *write_y(void *unused) {
    atomic_store_explicit(&y, 1, STORE);
    return 0;
}
static void *read_xy(void *unused) {
    a = atomic_load_explicit(&x, LOAD);
    b = atomic_load_explicit(&y, LOAD);
    return 0;
}
static void *read_yx(void *unused) {
    c = atomic_load_explicit(&y, LOAD);
    d = atomic_load_explicit(&x, LOAD);
    return 0;
}

int main(void) {
    pthread_t t[4];
    pthread_create(&t[0], 0, write_x, 0);
    pthread_create(&t[1], 0, write_y, 0);
    pthread_create(&t[2], 0, read_xy, 0);
    pthread_create(&t[3], 0, read_yx, 0);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    assert(!(a && !b && c && !d));
    return 0;
}
