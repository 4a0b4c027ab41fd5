/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <semaphore.h>

static sem_t slots;
static atomic_int inside;
static void __attribute__((constructor)) prepare(void) { sem_init(&slots, 0, 1); }

static void *worker(void *argument) {
    sem_wait(&slots);
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
    sem_post(&slots);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    int value;
    sem_getvalue(&slots, &value);
    assert(value == 1);
    sem_destroy(&slots);
    return 0;
}
