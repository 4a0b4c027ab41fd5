/* all: ok */
/* Two semaphores and a lock. */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

#define SIZE 2
static struct {
    int items[SIZE];
    unsigned in, out;
    sem_t empty, full;
    pthread_mutex_t lock;
} buffer = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void put(int item) {
    sem_wait(&buffer.empty);
    pthread_mutex_lock(&buffer.lock);
    buffer.items[buffer.in++ % SIZE] = item;
    pthread_mutex_unlock(&buffer.lock);
    sem_post(&buffer.full);
}

static int take(void) {
    sem_wait(&buffer.full);
    pthread_mutex_lock(&buffer.lock);
    int item = buffer.items[buffer.out++ % SIZE];
    pthread_mutex_unlock(&buffer.lock);
    sem_post(&buffer.empty);
    return item;
}

static void *producer(void *argument) {
    for (int i = 1; i <= 3; i++)
        put(i);
    return argument;
}

int main(void) {
    sem_init(&buffer.empty, 0, SIZE);
    sem_init(&buffer.full, 0, 0);
    pthread_t t;
    pthread_create(&t, 0, producer, 0);
    for (int i = 1; i <= 3; i++)
        assert(take() == i);
    pthread_join(t, 0);
    return 0;
}
