/* all: ok */
/* executions: 14 */
/* A reader-writer lock whose threads try again at once: in the midst of an attempt nobody may be
   left waiting, since the others would wait for ever then. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum { ALL = 0x100000 };
static atomic_int free_shares = ALL;
static int shared;

static void *reader(void *unused) {
    int before = atomic_fetch_sub(&free_shares, 1);
    while (before <= 0) {
        atomic_fetch_add(&free_shares, 1);
        before = atomic_fetch_sub(&free_shares, 1);
    }
    int seen = shared;
    assert(seen == 0 || seen == 1);
    atomic_fetch_add(&free_shares, 1);
    return unused;
}

static void *writer(void *unused) {
    int before = atomic_fetch_sub(&free_shares, ALL);
    while (before != ALL) {
        atomic_fetch_add(&free_shares, ALL);
        before = atomic_fetch_sub(&free_shares, ALL);
    }
    shared = 1;
    atomic_fetch_add(&free_shares, ALL);
    return unused;
}

int main(void) {
    pthread_t t[3];
    pthread_create(&t[0], 0, reader, 0);
    pthread_create(&t[1], 0, reader, 0);
    pthread_create(&t[2], 0, writer, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
