#include <pthread.h>
struct pair { long a, b; };
static void *run(struct pair p) { return (void *)p.a; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, (void *(*)(void *))run, 0); /* refused: structure by value */
    pthread_join(t, 0);
    return 0;
}
