/* all: ok */
/* A lock made of xchg and mov. */
#include <assert.h>
#include <pthread.h>

static int lock;
static int data;

static inline int exchange(int *p, int v) {
    __asm__ __volatile__("xchgl %0,%1" : "+r"(v), "+m"(*p) : : "memory");
    return v;
}

static inline void release(int *p) { __asm__ __volatile__("movl $0,%0" : "=m"(*p) : : "memory"); }

static void *worker(void *argument) {
    while (exchange(&lock, 1))
        __asm__ __volatile__("rep; nop" ::: "memory");
    data++;
    release(&lock);
    return argument;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(data == 2);
    return 0;
}
