/* all: ok */
/* The kernel's locks, and a sequence lock as it is in the kernel. */
#include <kernel.h>

static DEFINE_SPINLOCK(spin);
static DEFINE_RAW_SPINLOCK(raw);
static DEFINE_MUTEX(sleeping);
static DEFINE_RWLOCK(shared);
static DEFINE_SEQLOCK(sequence);
static int guarded, left, right;

static void *worker(void *argument) {
    unsigned long flags;
    spin_lock_irqsave(&spin, flags);
    guarded++;
    spin_unlock_irqrestore(&spin, flags);
    write_seqlock(&sequence);
    WRITE_ONCE(left, 1);
    WRITE_ONCE(right, 1);
    write_sequnlock(&sequence);
    return argument;
}

int main(void) {
    pthread_t thread;
    unsigned start;
    int a, b;
    pthread_create(&thread, 0, worker, 0);
    spin_lock(&spin);
    guarded++;
    spin_unlock(&spin);
    do {
        start = read_seqbegin(&sequence);
        a = READ_ONCE(left);
        b = READ_ONCE(right);
    } while (read_seqretry(&sequence, start));
    BUG_ON(a != b);
    pthread_join(thread, 0);
    raw_spin_lock(&raw);
    BUG_ON(raw_spin_trylock(&raw));
    raw_spin_unlock(&raw);
    mutex_lock(&sleeping);
    mutex_unlock(&sleeping);
    read_lock(&shared);
    BUG_ON(write_trylock(&shared) || !read_trylock(&shared));
    read_unlock(&shared);
    read_unlock(&shared);
    BUG_ON(guarded != 2);
    return 0;
}
