/* Semaphores, error-checking mutexes, spin locks, results of threads. */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
static sem_t s;
static int in, x, y;
static pthread_mutexattr_t attr;
static pthread_mutex_t m;
static pthread_spinlock_t sp;
static void *w(void *a) {
    sem_wait(&s);
    in++;
    assert(in == 1);
    in--;
    sem_post(&s);
    assert(pthread_mutex_unlock(&m) != 0);
    pthread_mutex_lock(&m);
    assert(pthread_mutex_lock(&m) != 0);
    x++;
    pthread_mutex_unlock(&m);
    pthread_spin_lock(&sp);
    y++;
    pthread_spin_unlock(&sp);
    return a;
}
int main(void) {
    pthread_t t[2];
    void *r;
    sem_init(&s, 0, 1);
    pthread_mutexattr_init(&attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutex_init(&m, &attr);
    pthread_spin_init(&sp, 0);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, w, &t[i]);
    for (int i = 0; i < 2; i++) {
        pthread_join(t[i], &r);
        assert(r == &t[i]);
    }
    assert(x == 2 && y == 2);
    return 0;
}
