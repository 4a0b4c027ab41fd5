/* The other thread may lock after the destruction, or hold the lock. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static pthread_mutex_t *mutex;
static atomic_int done;

static void *user(void *unused) {
    pthread_mutex_lock(mutex); /* all: DataRace */
    pthread_mutex_unlock(mutex);
    return 0;
}

int main(void) {
    pthread_t t;
    mutex = malloc(sizeof *mutex);
    pthread_mutex_init(mutex, 0);
    pthread_create(&t, 0, user, 0);
    pthread_mutex_destroy(mutex); /* all: DataRace */
    pthread_join(t, 0);
    return 0;
}
