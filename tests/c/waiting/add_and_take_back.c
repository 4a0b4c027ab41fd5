/* all: ok */
/* executions: 6 */
/* A lock that is taken by adding, and tried again at once. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int taken;
static int count;

static void *worker(void *unused) {
    for (;;) {
        if (atomic_fetch_add_explicit(&taken, 1, memory_order_acquire) == 0)
            break;
        atomic_fetch_sub_explicit(&taken, 1, memory_order_relaxed);
    }
    count++;
    atomic_fetch_sub_explicit(&taken, 1, memory_order_release);
    return unused;
}

int main(void) {
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    assert(count == 3);
    return 0;
}
