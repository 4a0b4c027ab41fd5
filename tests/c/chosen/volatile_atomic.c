/* all: ok */
/* katec: --volatile atomic */
#include <pthread.h>

static volatile int flag;
static volatile int *pointer = &flag;

static void *worker(void *argument) {
    *pointer = 1;
    flag = 2;
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    while (!flag)
        ;
    pthread_join(thread, 0);
    return 0;
}
