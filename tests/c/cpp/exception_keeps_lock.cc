/* A lock that is taken by hand stays taken when an exception comes. */
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void set(int to) {
    pthread_mutex_lock(&mutex);
    if (to == 0)
        throw to;
    pthread_mutex_unlock(&mutex);
}

int main() {
    try {
        set(0);
    } catch (int) {
    }
    pthread_mutex_lock(&mutex); /* all: deadlock */
    pthread_mutex_unlock(&mutex);
    return 0;
}
