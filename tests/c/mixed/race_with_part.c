/* A plain access of a part, and an atomic one of the whole. */
#include <pthread.h>
#include <stdatomic.h>

static union {
    _Atomic int whole;
    short halves[2];
} shared;

static void *worker(void *argument) {
    shared.halves[1] = 1; /* all: DataRace */
    return argument;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    atomic_fetch_or(&shared.whole, 1); /* all: DataRace */
    pthread_join(t, 0);
    return 0;
}
