/* sc tso ra: ok */
/* An attempt to take a lock that fails synchronises with nobody. */
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int data;

static void *writer(void *argument) {
    data = 1;
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    return 0;
}
static void *reader(void *argument) {
    if (pthread_mutex_trylock(&lock) != 0)
        return (void *)(long)data; /* rc11 rc11-regular rc20: DataRace */
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, writer, 0);
    pthread_create(&t[1], 0, reader, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    return 0;
}
