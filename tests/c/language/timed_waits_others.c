/* all: ok */
/* Who waits for a thread that can still time out is not dead. */
#include <pthread.h>
#include <threads.h>
#include <time.h>

static mtx_t a, b;
static cnd_t condition;
static struct timespec soon;

static int first(void *argument) {
    mtx_lock(&a);
    if (mtx_timedlock(&b, &soon) == thrd_success)
        mtx_unlock(&b);
    mtx_unlock(&a);
    return 0;
}
static int second(void *argument) {
    mtx_lock(&b);
    mtx_lock(&a);
    cnd_timedwait(&condition, &a, &soon);
    mtx_unlock(&a);
    mtx_unlock(&b);
    return 0;
}

int main(void) {
    thrd_t t[2];
    mtx_init(&a, mtx_timed);
    mtx_init(&b, mtx_timed);
    cnd_init(&condition);
    thrd_create(&t[0], first, 0);
    thrd_create(&t[1], second, 0);
    thrd_join(t[0], 0);
    thrd_join(t[1], 0);
    return 0;
}
