/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int ticket(void) {
    static int next = 100;
    return next++;
}

static void *worker(void *argument) {
    pthread_mutex_lock(&lock);
    int mine = ticket();
    pthread_mutex_unlock(&lock);
    assert(mine == 100 || mine == 101);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(ticket() == 102);
    return 0;
}
