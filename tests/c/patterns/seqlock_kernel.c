/* sc tso rc11 rc11-regular rc20: ok */
/* A sequence lock with the kernel's primitives. */
#include <assert.h>
#include <lkmm.h>
#include <pthread.h>

typedef struct {
    unsigned sequence;
    spinlock_t lock;
} seqlock_t;

static seqlock_t lock = {0, __SPIN_LOCK_UNLOCKED(lock)};
static int a, b;

static inline void write_seqlock(seqlock_t *sl) {
    spin_lock(&sl->lock);
    WRITE_ONCE(sl->sequence, sl->sequence + 1);
    smp_wmb();
}
static inline void write_sequnlock(seqlock_t *sl) {
    smp_wmb();
    WRITE_ONCE(sl->sequence, sl->sequence + 1);
    spin_unlock(&sl->lock);
}
static inline unsigned read_seqbegin(const seqlock_t *sl) {
    unsigned start;
    while (unlikely((start = READ_ONCE(sl->sequence)) & 1))
        cpu_relax();
    smp_rmb();
    return start;
}
static inline int read_seqretry(const seqlock_t *sl, unsigned start) {
    smp_rmb();
    return READ_ONCE(sl->sequence) != start;
}

static void *writer(void *argument) {
    write_seqlock(&lock);
    WRITE_ONCE(a, 1);
    WRITE_ONCE(b, 1);
    write_sequnlock(&lock);
    return argument;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    unsigned start;
    int first, second;
    do {
        start = read_seqbegin(&lock);
        first = READ_ONCE(a);
        second = READ_ONCE(b);
    } while (read_seqretry(&lock, start));
    BUG_ON(first != second);
    pthread_join(t, 0);
    return 0;
}
