/* all: ok */
/* Another thread ends the process while `main` waits for one that never ends. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int flag;

static void *spin(void *argument) {
    pthread_mutex_lock(&lock);
    while (!flag)
        ;
    return 0;
}
static void *end(void *argument) {
    exit(0);
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, spin, 0);
    pthread_create(&t[1], 0, end, 0);
    pthread_join(t[0], 0);
    return 0;
}
