/* all: ok */
#include <assert.h>
#include <pthread.h>

/* The address of a local variable goes through functions that are defined after their use before another thread gets it. */
struct holder {
    int *address;
};
static int *same(int *p);
static int *again(int *p);
static void hold(struct holder *holder, int *p);

static struct holder wrap(int *p) {
    struct holder holder;
    hold(&holder, again(p));
    return holder;
}
static void hold(struct holder *holder, int *p) { holder->address = same(again(p)); }
static int *again(int *p) { return same(p); }
static int *same(int *p) { return p; }

static void *worker(void *argument) {
    struct holder *holder = argument;
    *holder->address = 5;
    return 0;
}

int main(void) {
    pthread_t t;
    int local = 0;
    struct holder holder = wrap(&local);
    pthread_create(&t, 0, worker, &holder);
    pthread_join(t, 0);
    assert(local == 5);
    return 0;
}
