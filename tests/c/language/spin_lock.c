/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_spinlock_t lock;
static int count;
static void __attribute__((constructor)) prepare(void) { pthread_spin_init(&lock, 0); }

static void *worker(void *argument) {
    pthread_spin_lock(&lock);
    count++;
    pthread_spin_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(count == 2 && pthread_spin_trylock(&lock) == 0);
    pthread_spin_unlock(&lock);
    pthread_spin_destroy(&lock);
    return 0;
}
