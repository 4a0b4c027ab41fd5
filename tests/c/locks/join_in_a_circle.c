/* Two threads wait for each other to end. */
#include <pthread.h>

#include <stdatomic.h>
static pthread_t main_thread;
static void *worker(void *unused) {
    pthread_join(main_thread, 0); /* rc11 sc: deadlock */
    return 0;
}
int main(void) {
    pthread_t t;
    main_thread = pthread_self();
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0); /* rc11 sc: deadlock */
    return 0;
}
