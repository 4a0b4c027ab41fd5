/* Double-checked initialisation with relaxed accesses. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int value;
static atomic_int ready;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int get(void) {
    if (!atomic_load_explicit(&ready, memory_order_relaxed)) {
        pthread_mutex_lock(&lock);
        if (!atomic_load_explicit(&ready, memory_order_relaxed)) {
            value = 7; /* rc11: DataRace */
            atomic_store_explicit(&ready, 1, memory_order_relaxed);
        }
        pthread_mutex_unlock(&lock);
    }
    return value; /* rc11: DataRace; sc: ok */
}
static void *worker(void *unused) {
    assert(get() == 7);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    assert(get() == 7);
    pthread_join(t, 0);
    return 0;
}
