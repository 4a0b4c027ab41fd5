/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int twice(int x) { return 2 * x; }
static int square(int x) { return x * x; }
static int (*const table[2])(int) = {twice, square};
static atomic_int sum;

static void *worker(void *argument) {
    int (*function)(int) = table[(long)argument];
    atomic_fetch_add(&sum, function(5));
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(sum == 35);
    return 0;
}
