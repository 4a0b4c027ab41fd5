/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_schar small = 127;
static _Atomic unsigned short wrap = 65535;

static void *worker(void *argument) {
    signed char old = atomic_fetch_add(&small, 1);
    assert(old == 127 || old == -128);
    atomic_fetch_add(&wrap, 1);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(small == -127 && wrap == 1);
    return 0;
}
