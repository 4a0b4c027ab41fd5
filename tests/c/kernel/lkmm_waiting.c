/* lkmm sc rc11: ok */
/* Threads that wait for a flag, and that meet at a barrier. */
#include <lkmm.h>

static pthread_barrier_t barrier;
static int flag, data, marked;

static void *worker(void *argument) {
    data = 1;
    smp_store_release(&flag, 1);
    WRITE_ONCE(marked, 1);
    pthread_barrier_wait(&barrier);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_barrier_init(&barrier, 0, 2);
    pthread_create(&thread, 0, worker, 0);
    while (!smp_load_acquire(&flag))
        cpu_relax();
    BUG_ON(data != 1);
    pthread_barrier_wait(&barrier);
    BUG_ON(READ_ONCE(marked) != 1);
    pthread_join(thread, 0);
    return 0;
}
