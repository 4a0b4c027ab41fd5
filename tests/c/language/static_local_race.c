/* A static local variable is shared. */
#include <pthread.h>

static int ticket(void) {
    static int next;
    return next++; /* rc11: DataRace */
}
static void *worker(void *unused) {
    ticket();
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    ticket();
    pthread_join(t, 0);
    return 0;
}
