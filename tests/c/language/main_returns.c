/* all: ok */
/* Threads that wait when `main` has returned: the process is over. */
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER;
static pthread_barrier_t barrier;
static sem_t semaphore;
static atomic_int flag, done;
static int jobs;

static void *service(void *argument) {
    for (;;) {
        pthread_mutex_lock(&lock);
        while (!jobs)
            pthread_cond_wait(&work, &lock);
        jobs--;
        done++;
        pthread_mutex_unlock(&lock);
    }
}
static void *spin(void *argument) {
    while (!flag)
        ;
    return 0;
}
static void *meet(void *argument) {
    pthread_barrier_wait(&barrier);
    return 0;
}
static void *take(void *argument) {
    sem_wait(&semaphore);
    return 0;
}
static void *wait_for(void *argument) {
    pthread_join(*(pthread_t *)argument, 0);
    return 0;
}

int main(void) {
    static pthread_t t[5];
    pthread_barrier_init(&barrier, 0, 2);
    sem_init(&semaphore, 0, 0);
    pthread_create(&t[0], 0, service, 0);
    pthread_create(&t[1], 0, spin, 0);
    pthread_create(&t[2], 0, meet, 0);
    pthread_create(&t[3], 0, take, 0);
    pthread_create(&t[4], 0, wait_for, &t[3]);
    pthread_mutex_lock(&lock);
    jobs = 1;
    pthread_cond_signal(&work);
    pthread_mutex_unlock(&lock);
    return 0;
}
