/* A thread's own variable is used after the thread was joined. */
#include <pthread.h>

static _Thread_local int own = 1;

static void *worker(void *argument) {
    *(int *)argument += own;
    return &own;
}

int main(void) {
    pthread_t thread;
    void *result;
    int sum = own;
    pthread_create(&thread, 0, worker, &sum);
    pthread_join(thread, &result);
    own++;
    return *(int *)result; /* all: use-after-free */
}
