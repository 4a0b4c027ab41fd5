/* A message without a flag: nothing orders the two accesses of it. */
#include <pthread.h>

int message;

static void *sender(void *unused) {
    message = 42;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, sender, 0);
    int received = message;
    pthread_join(thread, 0);
    return received;
}
