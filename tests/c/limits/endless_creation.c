/* unknown */
/* Threads are created without end. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;

static void *work(void *argument) {
    atomic_fetch_add(&count, 1);
    return argument;
}

int main(void) {
    for (;;) {
        pthread_t thread;
        pthread_create(&thread, 0, work, 0);
        pthread_join(thread, 0);
    }
}
