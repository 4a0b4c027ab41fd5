/* `pthread_exit` in `main` ends the thread, not the process: who waits then waits for ever. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *spin(void *argument) {
    while (!flag) /* all: liveness */
        ;
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, spin, 0);
    pthread_exit(0);
}
