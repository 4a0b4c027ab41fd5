/* sc tso: ok */
/* Without the clobber the compiler may move other accesses. */
#include <assert.h>
#include <pthread.h>

static int data, flag;

static void store(int *p, int v) { __asm__ __volatile__("movl %1,%0" : "=m"(*p) : "ri"(v)); }
static int load(int *p) {
    int v;
    __asm__ __volatile__("movl %1,%0" : "=r"(v) : "m"(*p));
    return v;
}

static void *writer(void *argument) {
    data = 1; /* rc11 rc11-regular rc20: DataRace */
    store(&flag, 1);
    return argument;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    if (load(&flag))
        assert(data == 1); /* rc11 rc11-regular rc20: DataRace */
    pthread_join(t, 0);
    return 0;
}
