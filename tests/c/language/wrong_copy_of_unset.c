/* A copy of a structure writes all of it, also what is not set. */
#include <pthread.h>

struct pair { int first, second; };
static struct pair shared;

static void *writer(void *argument) {
    struct pair local;
    local.first = 1;
    shared = local; /* sc tso rc11 rc20 ra: DataRace */
    return 0;
}
static void *reader(void *argument) {
    shared.second = 2; /* sc tso rc11 rc20 ra: DataRace */
    return 0;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, writer, 0);
    pthread_create(&t[1], 0, reader, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    return 0;
}
