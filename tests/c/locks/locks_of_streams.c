/* all: ok */
/* native */
/* A stream is a lock that the same thread may take again. */
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static int count;

static void *worker(void *stream) {
    flockfile(stream);
    flockfile(stream);
    count++;
    funlockfile(stream);
    count++;
    funlockfile(stream);
    if (ftrylockfile(stream) == 0) {
        count += 2;
        funlockfile(stream);
    }
    return 0;
}

int main(void) {
    pthread_t thread;
    assert(stdin && stdout && stderr && stdin != stdout && stdout != stderr);
    pthread_create(&thread, 0, worker, stdout);
    worker(stdout);
    pthread_join(thread, 0);
    assert(count >= 6 && count <= 8 && count % 2 == 0);
    return 0;
}
