/* katec: --parking */
/* The thread that waits reads while the other one writes without an atomic access. What it reads in the end
   orders the two. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *waiter(void *unused) {
    while (atomic_load_explicit(&flag, memory_order_acquire) != 1) /* all: DataRace */
        ;
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, waiter, 0);
    *(int *)&flag = 2; /* all: DataRace */
    atomic_store_explicit(&flag, 1, memory_order_release);
    pthread_join(t, 0);
    return 0;
}
