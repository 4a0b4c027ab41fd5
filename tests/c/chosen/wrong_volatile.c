/* What a volatile flag guards is not synchronised by it. */
/* katec: --volatile atomic */
/* sc tso ra: ok */
#include <pthread.h>

static volatile int flag;
static int data;

static void *worker(void *argument) {
    data = 1; /* rc11 rc11-regular rc20: DataRace */
    flag = 1;
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    while (!flag)
        ;
    int read = data; /* rc11 rc11-regular rc20: DataRace */
    pthread_join(thread, 0);
    return read != 1;
}
