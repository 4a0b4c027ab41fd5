/* `main` waits for a thread that waits for ever: it never returns. */
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
    pthread_join(thread, 0);
    return 0;
}
