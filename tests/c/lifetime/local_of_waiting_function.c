/* all: ok */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static void *user(void *argument) {
    int *p = argument;
    *p = 1;
    return 0;
}

int main(void) {
    pthread_t t;
    int local = 0;
    pthread_create(&t, 0, user, &local);
    pthread_join(t, 0);
    return local - 1;
}
