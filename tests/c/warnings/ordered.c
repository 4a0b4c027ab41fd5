/* Creation, join, locks and read-modify-writes order writes. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int turn, count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *unused) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    pthread_mutex_lock(&lock);
    atomic_store(&turn, 1);
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t t;
    atomic_store(&turn, 5);
    pthread_create(&t, 0, worker, 0);
    worker(0);
    pthread_join(t, 0);
    atomic_store(&turn, 6);
    atomic_store(&count, 0);
    return 0;
}
