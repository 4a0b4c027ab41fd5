/* A recursive mutex of C11. */
#include <assert.h>
#include <threads.h>
static mtx_t lock;
static int count;
static int worker(void *unused) {
    mtx_lock(&lock);
    assert(mtx_trylock(&lock) == thrd_success);
    count++;
    mtx_unlock(&lock);
    count++;
    mtx_unlock(&lock);
    return 0;
}
int main(void) {
    thrd_t t; /* rc11 sc: ok */
    mtx_init(&lock, mtx_plain | mtx_recursive);
    thrd_create(&t, worker, 0);
    worker(0);
    thrd_join(t, 0);
    assert(count == 4);
    mtx_destroy(&lock);
    return 0;
}
