/* all: ok */
/* The process ends when main returns, whoever waits then. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int request, answer;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *server(void *unused) {
    while (!atomic_load(&request))
        ;
    atomic_store(&answer, 1);
    pthread_mutex_lock(&lock);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_mutex_lock(&lock);
    pthread_create(&t, 0, server, 0);
    atomic_store(&request, 1);
    return atomic_load(&answer) > 1;
}
