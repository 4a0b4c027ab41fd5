/* What is behind a race that nobody wants to know of. */
/* katec: --only assertions */
#include <assert.h>
#include <pthread.h>

static int count;

static void *worker(void *argument) {
    count++;
    return 0;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, worker, 0);
    pthread_create(&t[1], 0, worker, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    assert(count == 2); /* all: assertion */
    return 0;
}
