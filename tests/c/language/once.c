/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int initialised;
static void initialise(void) { initialised++; }

static void *worker(void *argument) {
    pthread_once(&once, initialise);
    assert(initialised == 1);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(initialised == 1);
    return 0;
}
