/* rc11: ok */
#include <assert.h>
#include <pthread.h>

static int depth[3];

static void *worker(void *argument) {
    long level = (long)argument;
    depth[level] = 1;
    if (level < 2) {
        pthread_t t;
        pthread_create(&t, 0, worker, (void *)(level + 1));
        pthread_join(t, 0);
        assert(depth[level + 1]);
    }
    return 0;
}

int main(void) {
    worker(0);
    return 0;
}
