#include <pthread.h>
struct large { long a, b, c; };
static void *run(struct large all) { return (void *)all.a; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, (void *(*)(void *))run, 0); /* refused: structure by value */
    return 0;
}
