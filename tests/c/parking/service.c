/* all: ok */
/* katec: --parking */
/* The program may end while a thread waits, so it is not parked. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int request;

static void *server(void *unused) {
    while (!atomic_load(&request))
        ;
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, server, 0);
    atomic_store(&request, 1);
    return 0;
}
