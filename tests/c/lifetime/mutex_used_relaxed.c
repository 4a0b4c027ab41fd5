/* A mutex that is initialised after the thread started, published by a relaxed store. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static pthread_mutex_t mutex;
static atomic_int ready;

static void *user(void *unused) {
    if (atomic_load_explicit(&ready, memory_order_relaxed)) {
        pthread_mutex_lock(&mutex); /* sc tso ra: ok; rc11 rc11-regular rc20: DataRace */
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, user, 0);
    pthread_mutex_init(&mutex, 0);
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    pthread_join(t, 0);
    pthread_mutex_destroy(&mutex);
    return 0;
}
