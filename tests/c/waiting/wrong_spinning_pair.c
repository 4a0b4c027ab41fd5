/* Both threads try for ever, and each reads what the other wrote again. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_flag lock = ATOMIC_FLAG_INIT;

static void *worker(void *unused) {
    while (atomic_flag_test_and_set(&lock)) /* all: liveness */
        ;
    return unused;
}

int main(void) {
    pthread_t t[2];
    atomic_flag_test_and_set(&lock);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
