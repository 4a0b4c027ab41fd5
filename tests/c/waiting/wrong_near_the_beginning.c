/* katec: --timeout 20 */
/* Two threads have very many executions, and what is wrong is with two others: it is found with the
   loops cut. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count, left, right;

static void *busy(void *unused) {
    for (int i = 0; i < 60; i++) {
        int seen = atomic_load(&count);
        atomic_store(&count, seen + 1);
    }
    return unused;
}

static void *one(void *unused) {
    int seen = atomic_load(&left);
    atomic_store(&left, seen + 1);
    return unused;
}

int main(void) {
    pthread_t t[4];
    pthread_create(&t[0], 0, one, 0);
    pthread_create(&t[1], 0, one, 0);
    pthread_create(&t[2], 0, busy, 0);
    pthread_create(&t[3], 0, busy, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    assert(left == 2); /* all: assertion */
    return 0;
}
