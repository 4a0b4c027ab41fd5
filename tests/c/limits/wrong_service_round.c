/* What is wrong in the second round of a loop that never ends. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int jobs, done;

static void *serve(void *argument) {
    for (;;) {
        done++;
        assert(done < 2); /* all: assertion */
    }
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, serve, 0);
    jobs = 1;
    pthread_join(thread, 0);
    return 0;
}
