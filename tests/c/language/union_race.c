/* Accesses of different size that overlap race as any others do. */
#include <pthread.h>
#include <stdint.h>

static union {
    uint32_t whole;
    uint8_t bytes[4];
} shared;

static void *writer(void *unused) {
    shared.whole = 1; /* rc11 sc: DataRace */
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    shared.bytes[3] = 1; /* rc11 sc: DataRace */
    pthread_join(t, 0);
    return 0;
}
