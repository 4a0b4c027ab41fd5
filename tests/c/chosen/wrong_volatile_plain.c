/* Volatile accesses are plain ones unless said otherwise. */
#include <pthread.h>

static volatile int flag;

static void *worker(void *argument) {
    flag = 1; /* all: DataRace */
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    while (!flag) /* all: DataRace */
        ;
    pthread_join(thread, 0);
    return 0;
}
