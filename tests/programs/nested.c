/* Threads that create threads, their results, and objects that are cleared after allocation. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
atomic_int n;
static void *leaf(void *a) {
    atomic_fetch_add(&n, 1);
    return a;
}
static void *mid(void *a) {
    pthread_t t;
    pthread_create(&t, 0, leaf, a);
    void *r;
    pthread_join(t, &r);
    assert(r == a);
    if (a)
        pthread_exit(a);
    return 0;
}
int main(void) {
    pthread_t t[2];
    int *heap = malloc(16);
    memset(heap, 0, 16);
    assert(heap[3] == 0);
    heap[1] = 2;
    assert(heap[1] == 2);
    char *c = malloc(8);
    memset(c, 0, 8);
    c[3] = 1;
    assert(c[3] == 1 && c[4] == 0);
    free(c);
    pthread_create(&t[0], 0, mid, 0);
    pthread_create(&t[1], 0, mid, heap);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    assert(n == 2);
    free(heap);
    return 0;
}
