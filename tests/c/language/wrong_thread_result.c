/* What a thread that ended without a value returned is used. */
#include <assert.h>
#include <pthread.h>

static int shared;
static void *worker(void *argument) { shared = 1; }

int main(void) {
    pthread_t thread;
    void *result = &shared;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, &result);
    if (result) /* all: uninitialised */
        return 1;
    return 0;
}
