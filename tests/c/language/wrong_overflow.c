/* clang: -fsanitize=signed-integer-overflow */
/* Who wants to know of overflow asks clang to look for it. */
#include <limits.h>
#include <pthread.h>

static int count = INT_MAX;

static void *worker(void *argument) {
    count++; /* all: undefined */
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
