/* Two streams are two locks. */
#include <pthread.h>
#include <stdio.h>

static int count;

static void *worker(void *stream) {
    flockfile(stream);
    count++; /* all: DataRace */
    funlockfile(stream);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, stdout);
    worker(stderr);
    pthread_join(thread, 0);
    return 0;
}
