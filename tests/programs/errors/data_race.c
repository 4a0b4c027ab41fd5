#include <pthread.h>
int x;
static void *set(void *unused) {
    x = 1; /* error: DataRace */
    return 0;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, set, 0);
    x = 2; /* error: DataRace */
    pthread_join(t, 0);
    return 0;
}
