/* A loop that counts its rounds. */
#include <assert.h>
#include <threads.h>

static mtx_t lock;
static cnd_t changed;
static int ready;

static int waiter(void *argument) {
    int rounds = 0;
    mtx_lock(&lock);
    while (!ready) {
        rounds++;
        cnd_wait(&changed, &lock);
    }
    mtx_unlock(&lock);
    assert(rounds < 2); /* all: assertion */
    return 0;
}

int main(void) {
    thrd_t thread;
    mtx_init(&lock, mtx_plain);
    cnd_init(&changed);
    thrd_create(&thread, waiter, 0);
    mtx_lock(&lock);
    ready = 1;
    cnd_signal(&changed);
    mtx_unlock(&lock);
    thrd_join(thread, 0);
    return 0;
}
