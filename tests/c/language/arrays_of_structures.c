/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct account {
    pthread_mutex_t lock;
    long balance;
    char owner[8];
};
static struct account accounts[2] = {
    {PTHREAD_MUTEX_INITIALIZER, 10, "ann"},
    {PTHREAD_MUTEX_INITIALIZER, 20, "bob"},
};

static void *worker(void *argument) {
    struct account *from = &accounts[(long)argument], *to = &accounts[1 - (long)argument];
    pthread_mutex_lock(&accounts[0].lock);
    pthread_mutex_lock(&accounts[1].lock);
    from->balance -= 5;
    to->balance += 5;
    pthread_mutex_unlock(&accounts[1].lock);
    pthread_mutex_unlock(&accounts[0].lock);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(accounts[0].balance == 10 && accounts[1].balance == 20);
    assert(accounts[1].owner[2] == 'b');
    return 0;
}
