#include <pthread.h>
int main(void) {
    pthread_t t = 17;
    pthread_join(t, 0); /* error: thread */
    return 0;
}
