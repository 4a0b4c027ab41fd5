/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static _Atomic unsigned char c = 250;
static atomic_short s;
static atomic_llong l;
static _Atomic unsigned u = 1;

static void *worker(void *argument) {
    atomic_fetch_add(&c, 5);
    atomic_fetch_sub(&s, 3);
    atomic_fetch_add(&l, 1LL << 40);
    atomic_fetch_xor(&u, 2u << (long)argument);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(c == 4);
    assert(s == -6);
    assert(l == 2LL << 40);
    assert(u == (1 ^ 2 ^ 4));
    return 0;
}
