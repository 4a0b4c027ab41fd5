/* The number of a thread does not fit where it is to be stored. */
#include <pthread.h>

static void *work(void *argument) { return 0; }

int main(void) {
    static short thread;
    pthread_t self = pthread_self();
    pthread_create((pthread_t *)&thread, 0, work, 0); /* all: out-of-bounds */
    return 0;
}
