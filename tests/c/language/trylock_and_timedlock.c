/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int count;
static atomic_int missed;

static void *worker(void *argument) {
    struct timespec soon = {0, 1000};
    if (argument ? pthread_mutex_trylock(&lock) == 0 : pthread_mutex_timedlock(&lock, &soon) == 0) {
        count++;
        pthread_mutex_unlock(&lock);
    } else {
        missed++;
    }
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(count + missed == 2);
    return 0;
}
