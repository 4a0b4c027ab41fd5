/* pthread_mutex: N! executions. BROKEN: one thread does not lock. */
#include "critical.h"

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void lock(int thread) {
#ifdef BROKEN
    if (thread == 0)
        return;
#endif
    pthread_mutex_lock(&mutex);
}
static void unlock(int thread) {
#ifdef BROKEN
    if (thread == 0)
        return;
#endif
    pthread_mutex_unlock(&mutex);
}
