/* An attempt to lock that is ordered before the destruction by relaxed accesses only. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_int done;

static void *user(void *unused) {
    if (pthread_mutex_trylock(&mutex) == 0) /* rc11 rc11-regular rc20: DataRace */
        pthread_mutex_unlock(&mutex);
    else
        atomic_store_explicit(&done, 1, memory_order_relaxed);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_mutex_lock(&mutex);
    pthread_create(&t, 0, user, 0);
    if (atomic_load_explicit(&done, memory_order_relaxed)) {
        pthread_mutex_unlock(&mutex);
        pthread_mutex_destroy(&mutex); /* sc tso ra: ok; rc11 rc11-regular rc20: DataRace */
    }
    return 0;
}
