/* A condition variable is signalled after its destruction. */
#include <pthread.h>

static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
int main(void) {
    pthread_cond_destroy(&changed);
    pthread_cond_signal(&changed); /* rc11 sc: condition */
    return 0;
}
