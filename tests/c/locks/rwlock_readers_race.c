/* Readers that write race with each other. */
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int value;
static void *reader(void *unused) {
    pthread_rwlock_rdlock(&lock);
    value++; /* rc11 sc: DataRace */
    pthread_rwlock_unlock(&lock);
    return 0;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, reader, 0);
    reader(0);
    pthread_join(t, 0);
    return 0;
}
