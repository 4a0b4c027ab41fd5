/* Each thread has its own values. */
#include <assert.h>
#include <threads.h>
static tss_t key;
static int values[2];
static int worker(void *argument) {
    assert(tss_get(key) == 0);
    tss_set(key, argument);
    assert(tss_get(key) == argument);
    return 0;
}
int main(void) {
    thrd_t a, b; /* rc11 sc: ok */
    tss_create(&key, 0);
    thrd_create(&a, worker, &values[0]);
    thrd_create(&b, worker, &values[1]);
    thrd_join(a, 0);
    thrd_join(b, 0);
    tss_delete(key);
    return 0;
}
