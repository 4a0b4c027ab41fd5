/* A spin lock is taken again by the thread that holds it. */
#include <pthread.h>

static pthread_spinlock_t lock;
int main(void) {
    pthread_spin_init(&lock, 0);
    pthread_spin_lock(&lock);
    pthread_spin_lock(&lock); /* rc11 sc: deadlock */
    return 0;
}
