/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_flag lock = ATOMIC_FLAG_INIT;
static int count;

static void *worker(void *argument) {
    while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire))
        ;
    count++;
    atomic_flag_clear_explicit(&lock, memory_order_release);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(count == 2);
    return 0;
}
