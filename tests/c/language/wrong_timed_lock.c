/* The result of a lock with a time limit is not looked at. */
#include <pthread.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct timespec soon;
static int count;

static void *worker(void *argument) {
    int result = pthread_mutex_timedlock(&lock, &soon);
    count++; /* sc tso rc11 rc20 ra: DataRace */
    if (result == 0)
        pthread_mutex_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, worker, 0);
    pthread_create(&t[1], 0, worker, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    return 0;
}
