/* all: ok */
/* A ring for one producer and one consumer, with assembly for accesses and fences as portable C libraries have it for x86. */
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#define PR_LOAD(S, T, I) \
    static inline T pr_load_##S(const T *target) { \
        T r; \
        __asm__ __volatile__(I " %1, %0" : "=q"(r) : "m"(*target) : "memory"); \
        return r; \
    }
#define PR_STORE(S, T, I) \
    static inline void pr_store_##S(T *target, T v) { \
        __asm__ __volatile__(I " %1, %0" : "=m"(*target) : "iq"(v) : "memory"); \
    }
PR_LOAD(uint, unsigned, "movl")
PR_STORE(uint, unsigned, "movl")

static inline void fence_store(void) { __asm__ __volatile__("" ::: "memory"); }

struct ring {
    unsigned c_head;
    char pad[64 - sizeof(unsigned)];
    unsigned p_tail;
    char pad2[64 - sizeof(unsigned)];
    unsigned size, mask;
};
static struct ring ring = {.size = 2, .mask = 1};
static int entries[2];

static bool enqueue(int entry) {
    unsigned consumer = pr_load_uint(&ring.c_head), producer = ring.p_tail, delta = producer + 1;
    if ((delta & ring.mask) == (consumer & ring.mask))
        return false;
    entries[producer & ring.mask] = entry;
    fence_store();
    pr_store_uint(&ring.p_tail, delta);
    return true;
}

static bool dequeue(int *entry) {
    unsigned consumer = ring.c_head, producer = pr_load_uint(&ring.p_tail);
    if (consumer == producer)
        return false;
    *entry = entries[consumer & ring.mask];
    pr_store_uint(&ring.c_head, consumer + 1);
    return true;
}

static void *producer(void *argument) {
    bool done = enqueue(7);
    assert(done);
    return argument;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, producer, 0);
    int got;
    if (dequeue(&got))
        assert(got == 7);
    pthread_join(t, 0);
    return 0;
}
