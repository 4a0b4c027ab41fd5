/* A thread joins itself. */
#include <pthread.h>

int main(void) {
    pthread_join(pthread_self(), 0); /* rc11 sc: thread */
    return 0;
}
