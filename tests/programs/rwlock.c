/* Readers and a writer under pthread_rwlock. BROKEN: a reader writes. */
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int a, b;

static void *writer(void *unused) {
    pthread_rwlock_wrlock(&lock);
    a++;
    b++;
    pthread_rwlock_unlock(&lock);
    return 0;
}
static void *reader(void *unused) {
    pthread_rwlock_rdlock(&lock);
    assert(a == b);
#ifdef BROKEN
    a = 0;
#endif
    pthread_rwlock_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t t[3];
    pthread_create(&t[0], 0, writer, 0);
    pthread_create(&t[1], 0, reader, 0);
    pthread_create(&t[2], 0, reader, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
