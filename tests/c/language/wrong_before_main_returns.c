/* What a thread does counts, although `main` does not wait for it. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag, never;

static void *worker(void *argument) {
    while (!flag)
        ;
    assert(flag == 2); /* all: assertion */
    while (!never)
        ;
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    flag = 1;
    flag = 2;
    return 0;
}
