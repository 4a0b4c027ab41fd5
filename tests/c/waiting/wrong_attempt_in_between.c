/* Who looks while a try is on its way sees what it has stored. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, said;

static void *first(void *unused) {
    for (;;) {
        int old = atomic_load(&x);
        atomic_store(&said, old + 2);
        if (atomic_compare_exchange_strong(&x, &old, old + 10))
            return unused;
    }
}

static void *second(void *unused) {
    int old = 0;
    if (atomic_compare_exchange_strong(&x, &old, 1))
        assert(atomic_load(&said) != 2); /* all: assertion */
    return unused;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, first, 0);
    pthread_create(&u, 0, second, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
