/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

union word {
    uint32_t whole;
    uint8_t bytes[4];
    uint16_t halves[2];
};
static union word shared;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *writer(void *unused) {
    pthread_mutex_lock(&lock);
    shared.whole = 0x04030201;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    pthread_mutex_lock(&lock);
    assert(shared.bytes[2] == 0 || shared.bytes[2] == 3);
    assert(shared.halves[1] == 0 || shared.halves[1] == 0x0403);
    pthread_mutex_unlock(&lock);
    pthread_join(t, 0);
    shared.bytes[0] = 9;
    assert(shared.whole == 0x04030209);
    return 0;
}
