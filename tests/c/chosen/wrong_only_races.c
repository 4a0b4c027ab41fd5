/* Races are looked for. */
/* katec: --only deadlocks,DataRace */
#include <pthread.h>
#include <stdlib.h>

static int count;

static void *worker(void *argument) {
    count++; /* all: DataRace */
    malloc(1);
    return 0;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, worker, 0);
    pthread_create(&t[1], 0, worker, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    return count > 2;
}
