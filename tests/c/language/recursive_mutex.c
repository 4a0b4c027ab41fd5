/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock;
static int count;
static void __attribute__((constructor)) prepare(void) {
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&lock, &attributes);
    pthread_mutexattr_destroy(&attributes);
}
static void enter(int depth) {
    pthread_mutex_lock(&lock);
    if (depth)
        enter(depth - 1);
    count++;
    pthread_mutex_unlock(&lock);
}

static void *worker(void *argument) {
    enter(2);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(count == 6);
    pthread_mutex_destroy(&lock);
    return 0;
}
