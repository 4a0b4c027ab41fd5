/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void *worker(void *argument) {
    int *result = malloc(sizeof *result);
    *result = *(int *)argument * 2;
    if (*result > 4)
        pthread_exit(result);
    return result;
}

int main(void) {
    pthread_t t[2];
    int arguments[2] = {2, 3};
    int sum = 0;
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, &arguments[i]);
    for (int i = 0; i < 2; i++) {
        void *result;
        pthread_join(t[i], &result);
        sum += *(int *)result;
        free(result);
    }
    assert(sum == 10 && pthread_equal(pthread_self(), pthread_self()));
    return 0;
}
