/* C11 threads: recursive mutex, condition variable, once, thread-local variables, thread-specific values. */
#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <threads.h>
static mtx_t m;
static cnd_t c;
static int ready;
static once_flag once = ONCE_FLAG_INIT;
static int initialised;
static thread_local int mine = 5;
static tss_t key;
static void init(void) {
    initialised++;
}
static int worker(void *a) {
    call_once(&once, init);
    assert(initialised == 1);
    mine += (int)(long)a;
    assert(mine == 5 + (int)(long)a);
    tss_set(key, a);
    assert(tss_get(key) == a);
    mtx_lock(&m);
    mtx_lock(&m);
    ready++;
    mtx_unlock(&m);
    cnd_signal(&c);
    mtx_unlock(&m);
    return 7;
}
int main(void) {
    thrd_t t[2];
    mtx_init(&m, mtx_plain | mtx_recursive);
    cnd_init(&c);
    tss_create(&key, 0);
    for (long i = 0; i < 2; i++)
        assert(thrd_create(&t[i], worker, (void *)i) == thrd_success);
    int r;
    for (int i = 0; i < 2; i++) {
        thrd_join(t[i], &r);
        assert(r == 7);
    }
    assert(ready == 2);
    mtx_destroy(&m);
    return 0;
}
