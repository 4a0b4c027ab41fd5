/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <signal.h>

static volatile sig_atomic_t flag;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *argument) {
    pthread_mutex_lock(&lock);
    flag++;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(flag == 2);
    return 0;
}
