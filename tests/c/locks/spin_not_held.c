/* A spin lock is released that is not held. */
#include <pthread.h>

static pthread_spinlock_t lock;
int main(void) {
    pthread_spin_init(&lock, 0);
    pthread_spin_unlock(&lock); /* rc11 sc: mutex */
    return 0;
}
