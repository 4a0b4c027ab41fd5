/* all: ok */
/* katec: --symmetry */
/* executions: 6 */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int last;

static void *worker(void *argument) {
    atomic_exchange(&last, (int)(long)argument);
    return 0;
}

int main(void) {
    pthread_t t[3];
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], 0, worker, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
