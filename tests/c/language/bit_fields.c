/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>

struct flags {
    unsigned ready : 1;
    unsigned level : 5;
    int offset : 10;
    unsigned long wide : 40;
};
static struct flags shared;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *setter(void *unused) {
    pthread_mutex_lock(&lock);
    shared.ready = 1;
    shared.offset = -3;
    shared.wide = 0x1234567890;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, setter, 0);
    pthread_mutex_lock(&lock);
    shared.level = 17;
    pthread_mutex_unlock(&lock);
    pthread_join(t, 0);
    assert(shared.ready && shared.level == 17 && shared.offset == -3 && shared.wide == 0x1234567890);
    return 0;
}
