/* rc11: ok */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int done;

static void *worker(void *unused) {
    atomic_store(&done, 1);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_create(&t, &attributes, worker, 0);
    return atomic_load(&done) > 1;
}
