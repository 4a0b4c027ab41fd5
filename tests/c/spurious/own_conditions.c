/* all: ok */
/* Each has its own condition variable. */
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed_a = PTHREAD_COND_INITIALIZER, changed_b = PTHREAD_COND_INITIALIZER;
static int a, b;

static void wait_for(int *what) {
    pthread_mutex_lock(&lock);
    while (!*what)
        pthread_cond_wait(what == &a ? &changed_a : &changed_b, &lock);
    pthread_mutex_unlock(&lock);
}
static void set(int *what) {
    pthread_mutex_lock(&lock);
    *what = 1;
    pthread_mutex_unlock(&lock);
    pthread_cond_signal(what == &a ? &changed_a : &changed_b);
}
static void *first(void *argument) {
    wait_for(&a);
    return 0;
}
static void *second(void *argument) {
    wait_for(&b);
    return 0;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, first, 0);
    pthread_create(&t[1], 0, second, 0);
    set(&a);
    set(&b);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    return 0;
}
