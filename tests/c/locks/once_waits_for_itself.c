/* The function of a once control calls for itself. */
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static void initialise(void) {
    pthread_once(&once, initialise); /* rc11 sc: deadlock */
}
int main(void) {
    pthread_once(&once, initialise);
    return 0;
}
