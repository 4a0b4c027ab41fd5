/* sc tso rc11 rc11-regular rc20: ok */
/* Read-copy-update of a process: readers publish in which phase they are, the updater waits for those of the old one. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#define NESTING 1ul
#define PHASE (1ul << 16)

struct reader {
    _Atomic unsigned long ctr;
    struct reader *next;
};

static _Atomic unsigned long gp_ctr = NESTING;
static pthread_mutex_t registry_lock = PTHREAD_MUTEX_INITIALIZER;
static struct reader *registry;
static _Thread_local struct reader self;

static void rcu_register_thread(void) {
    pthread_mutex_lock(&registry_lock);
    self.next = registry;
    registry = &self;
    pthread_mutex_unlock(&registry_lock);
}

static inline void read_lock(void) {
    unsigned long gp = atomic_load_explicit(&gp_ctr, memory_order_relaxed);
    atomic_store_explicit(&self.ctr, gp, memory_order_relaxed);
    atomic_thread_fence(memory_order_seq_cst);
}
static inline void read_unlock(void) {
    atomic_store_explicit(&self.ctr, 0, memory_order_release);
}

static int ongoing(unsigned long value, unsigned long gp) {
    return (value & (PHASE - 1)) && ((value ^ gp) & PHASE);
}

static void wait_for_readers(void) {
    unsigned long gp = atomic_load_explicit(&gp_ctr, memory_order_relaxed) ^ PHASE;
    atomic_store_explicit(&gp_ctr, gp, memory_order_relaxed);
    atomic_thread_fence(memory_order_seq_cst);
    for (struct reader *r = registry; r; r = r->next)
        while (ongoing(atomic_load_explicit(&r->ctr, memory_order_acquire), gp))
            ;
}

static void synchronize(void) {
    atomic_thread_fence(memory_order_seq_cst);
    pthread_mutex_lock(&registry_lock);
    wait_for_readers();
    wait_for_readers();
    pthread_mutex_unlock(&registry_lock);
    atomic_thread_fence(memory_order_seq_cst);
}

struct config {
    int value;
};
static _Atomic(struct config *) current;
static pthread_barrier_t ready;

static void *reader(void *argument) {
    rcu_register_thread();
    pthread_barrier_wait(&ready);
    read_lock();
    struct config *seen = atomic_load_explicit(&current, memory_order_acquire);
    assert(seen->value == 1 || seen->value == 2);
    read_unlock();
    return argument;
}

static struct config *make(int value) {
    struct config *made = malloc(sizeof *made);
    made->value = value;
    return made;
}

int main(void) {
    atomic_init(&current, make(1));
    pthread_barrier_init(&ready, 0, 2);
    pthread_t t;
    pthread_create(&t, 0, reader, 0);
    pthread_barrier_wait(&ready);
    struct config *old = atomic_exchange_explicit(&current, make(2), memory_order_acq_rel);
    synchronize();
    free(old);
    pthread_join(t, 0);
    free(atomic_load(&current));
    pthread_barrier_destroy(&ready);
    return 0;
}
