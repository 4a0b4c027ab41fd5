/* Nobody does what others help with. */
#include <assert.h>
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>

static struct {
    int value;
    atomic_int next;
} nodes[4];
static atomic_int tail = 1;

static void enqueue(int own) {
    nodes[own].value = own;
    int last, next;
    for (;;) {
        last = atomic_load_explicit(&tail, memory_order_acquire);
        next = atomic_load_explicit(&nodes[last].next, memory_order_acquire);
        if (next) {
            __VERIFIER_helping_CAS(/* all: annotation */
                atomic_compare_exchange_strong_explicit(&tail, &last, next, memory_order_release, memory_order_relaxed));
        } else if (__VERIFIER_final_CAS(atomic_compare_exchange_strong_explicit(&nodes[last].next, &next, own,
                                                                                memory_order_release, memory_order_relaxed)))
            break;
    }
    
}

static void *worker(void *argument) {
    enqueue(*(int *)argument);
    return 0;
}

int main(void) {
    pthread_t t[2];
    int own[2] = {2, 3};
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, &own[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(nodes[tail].value > 1);
    return 0;
}
