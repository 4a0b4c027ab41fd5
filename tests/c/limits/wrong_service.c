/* A thread that never ends does not hide what others do. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int rounds;
static atomic_int x, y, seen;

static void *serve(void *argument) {
    for (;;) {
        pthread_mutex_lock(&lock);
        rounds++;
        pthread_mutex_unlock(&lock);
    }
}
static void *first(void *argument) {
    x = 1;
    seen += y;
    return 0;
}
static void *second(void *argument) {
    y = 1;
    seen += x;
    return 0;
}

int main(void) {
    pthread_t t[3];
    pthread_create(&t[0], 0, serve, 0);
    pthread_create(&t[1], 0, first, 0);
    pthread_create(&t[2], 0, second, 0);
    pthread_join(t[1], 0);
    pthread_join(t[2], 0);
    assert(seen < 2); /* all: assertion */
    return 0;
}
