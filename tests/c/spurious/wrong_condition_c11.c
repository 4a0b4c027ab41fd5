/* A wait with a time limit that ends without a signal and before its time. */
#include <assert.h>
#include <threads.h>
#include <time.h>
static mtx_t lock;
static cnd_t changed;
static int ready;
static int worker(void *unused) {
    mtx_lock(&lock);
    ready = 1;
    cnd_broadcast(&changed);
    mtx_unlock(&lock);
    return 0;
}
int main(void) {
    thrd_t t;
    struct timespec soon = {0};
    mtx_init(&lock, mtx_timed);
    cnd_init(&changed);
    thrd_create(&t, worker, 0);
    if (mtx_timedlock(&lock, &soon) == thrd_success) {
        if (!ready)
            assert(cnd_timedwait(&changed, &lock, &soon) == thrd_timedout || ready); /* all: assertion */
        mtx_unlock(&lock);
    }
    thrd_join(t, 0);
    assert(ready);
    return 0;
}
