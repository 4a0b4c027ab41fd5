/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int grid[2][3];

static void *worker(void *argument) {
    for (int i = 0; i < 3; i++)
        grid[(long)argument][i] = 10 * (int)(long)argument + i;
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    int *flat = &grid[0][0];
    assert(grid[1][2] == 12 && flat[3] == 10);
    return 0;
}
