/* Neighbouring bit-fields are one memory location. */
#include <pthread.h>

static struct {
    unsigned a : 4;
    unsigned b : 4;
} shared;

static void *setter(void *unused) {
    shared.a = 1; /* rc11: DataRace */
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, setter, 0);
    shared.b = 2; /* rc11: DataRace */
    pthread_join(t, 0);
    return 0;
}
