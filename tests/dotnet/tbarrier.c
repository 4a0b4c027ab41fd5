/* A tournament barrier with its three roles, with plain accesses of .NET, which are relaxed here: the loser tells the winner that it has
   come, the winner tells the champion, and the champion lets the winner go, which lets the loser go. When one has passed, all have
   come. Nothing is shared between the roles, so that each fence is one of one role. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int arrived[3], lost[2], go[2];

static void check(void) {
    for (int i = 0; i < 3; i++)
        assert(atomic_load_explicit(&arrived[i], memory_order_relaxed));
}

static void *loser(void *unused) {
    atomic_store_explicit(&arrived[0], 1, memory_order_relaxed);
    atomic_store_explicit(&lost[0], 1, memory_order_relaxed);
    while (!atomic_load_explicit(&go[0], memory_order_relaxed))
        ;
    check();
    return 0;
}

static void *winner(void *unused) {
    atomic_store_explicit(&arrived[1], 1, memory_order_relaxed);
    while (!atomic_load_explicit(&lost[0], memory_order_relaxed))
        ;
    atomic_store_explicit(&lost[1], 1, memory_order_relaxed);
    while (!atomic_load_explicit(&go[1], memory_order_relaxed))
        ;
    atomic_store_explicit(&go[0], 1, memory_order_relaxed);
    check();
    return 0;
}

static void *champion(void *unused) {
    atomic_store_explicit(&arrived[2], 1, memory_order_relaxed);
    while (!atomic_load_explicit(&lost[1], memory_order_relaxed))
        ;
    atomic_store_explicit(&go[1], 1, memory_order_relaxed);
    check();
    return 0;
}

int main(void) {
    pthread_t a, b, c;
    pthread_create(&a, 0, loser, 0);
    pthread_create(&b, 0, winner, 0);
    pthread_create(&c, 0, champion, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    pthread_join(c, 0);
    return 0;
}
