/* rc11: ok */
#include <assert.h>
#include <threads.h>

static mtx_t lock;
static cnd_t full;
static once_flag once = ONCE_FLAG_INIT;
static tss_t key;
static int items, started;

static void start(void) { started++; }

static int producer(void *argument) {
    call_once(&once, start);
    tss_set(key, argument);
    mtx_lock(&lock);
    items++;
    cnd_signal(&full);
    mtx_unlock(&lock);
    return tss_get(key) == argument ? 7 : 0;
}

int main(void) {
    thrd_t thread;
    int result;
    assert(mtx_init(&lock, mtx_plain) == thrd_success);
    cnd_init(&full);
    tss_create(&key, 0);
    call_once(&once, start);
    thrd_create(&thread, producer, &items);
    mtx_lock(&lock);
    while (!items)
        cnd_wait(&full, &lock);
    mtx_unlock(&lock);
    assert(tss_get(key) == 0);
    thrd_join(thread, &result);
    assert(result == 7 && started == 1);
    cnd_destroy(&full);
    mtx_destroy(&lock);
    return 0;
}
