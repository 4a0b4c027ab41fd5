/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static double sum;
static float ratio;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *argument) {
    double mine = 0.5 * (double)((long)argument + 1);
    float f = (float)mine / 3.0f;
    pthread_mutex_lock(&lock);
    sum += mine;
    ratio = f > ratio ? f : ratio;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(sum == 1.5);
    assert(ratio > 0.33f && ratio < 0.34f);
    assert((int)(sum * 100.0) == 150 && -sum < 0 && (unsigned char)200.7 == 200);
    return 0;
}
