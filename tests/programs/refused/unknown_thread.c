#include <pthread.h>
void *mystery(void *);
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, mystery, 0); /* refused: mystery */
    return 0;
}
