/* A loop that writes 42 times before the error. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int progress;

static void *count(void *unused) {
    for (int i = 1; i <= 42; i++)
        atomic_store(&progress, i);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, count, 0);
    pthread_join(thread, 0);
    assert(atomic_load(&progress) == 43);
    return 0;
}
