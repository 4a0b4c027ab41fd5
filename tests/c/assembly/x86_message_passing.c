/* all: ok */
/* x86 keeps loads in order, and stores; with the clobber the compiler does. */
#include <assert.h>
#include <pthread.h>

static int data, flag;

static void store(int *p, int v) { __asm__ __volatile__("movl %1,%0" : "=m"(*p) : "ri"(v) : "memory"); }
static int load(int *p) {
    int v;
    __asm__ __volatile__("movl %1,%0" : "=r"(v) : "m"(*p) : "memory");
    return v;
}

static void *writer(void *argument) {
    data = 1;
    store(&flag, 1);
    return argument;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    if (load(&flag))
        assert(data == 1);
    pthread_join(t, 0);
    return 0;
}
