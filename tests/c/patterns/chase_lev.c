/* sc tso rc11 rc11-regular rc20: ok */
/* A work-stealing deque with an array that grows, as libraries of tasks have it. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

struct array {
    atomic_size_t size;
    atomic_int buffer[];
};

struct deque {
    _Alignas(64) atomic_size_t top;
    _Alignas(64) atomic_size_t bottom;
    _Atomic(struct array *) array;
};

enum { EMPTY = -1, ABORT = -2 };

static struct deque *deque;
static struct array *old_arrays[4];
static int old_count;

static struct array *make_array(size_t size) {
    struct array *a = malloc(sizeof *a + size * sizeof(atomic_int));
    atomic_init(&a->size, size);
    return a;
}

static struct deque *make_deque(size_t size) {
    struct deque *q = aligned_alloc(_Alignof(struct deque), sizeof *q);
    atomic_init(&q->top, 0);
    atomic_init(&q->bottom, 0);
    atomic_init(&q->array, make_array(size));
    return q;
}

static void resize(struct deque *q) {
    struct array *a = atomic_load_explicit(&q->array, memory_order_relaxed);
    size_t old_size = atomic_load_explicit(&a->size, memory_order_relaxed);
    struct array *grown = make_array(2 * old_size);
    size_t t = atomic_load_explicit(&q->top, memory_order_relaxed);
    size_t b = atomic_load_explicit(&q->bottom, memory_order_relaxed);
    for (size_t i = t; i < b; i++) {
        int v = atomic_load_explicit(&a->buffer[i % old_size], memory_order_relaxed);
        atomic_store_explicit(&grown->buffer[i % (2 * old_size)], v, memory_order_relaxed);
    }
    atomic_store_explicit(&q->array, grown, memory_order_release);
    old_arrays[old_count++] = a;
}

static void push(struct deque *q, int value) {
    size_t b = atomic_load_explicit(&q->bottom, memory_order_relaxed);
    size_t t = atomic_load_explicit(&q->top, memory_order_acquire);
    struct array *a = atomic_load_explicit(&q->array, memory_order_relaxed);
    if (b - t > atomic_load_explicit(&a->size, memory_order_relaxed) - 1) {
        resize(q);
        a = atomic_load_explicit(&q->array, memory_order_relaxed);
    }
    atomic_store_explicit(&a->buffer[b % atomic_load_explicit(&a->size, memory_order_relaxed)], value, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&q->bottom, b + 1, memory_order_relaxed);
}

static int take(struct deque *q) {
    size_t b = atomic_load_explicit(&q->bottom, memory_order_relaxed) - 1;
    struct array *a = atomic_load_explicit(&q->array, memory_order_relaxed);
    atomic_store_explicit(&q->bottom, b, memory_order_relaxed);
    atomic_thread_fence(memory_order_seq_cst);
    size_t t = atomic_load_explicit(&q->top, memory_order_relaxed);
    int value = EMPTY;
    if ((ptrdiff_t)t <= (ptrdiff_t)b) {
        value = atomic_load_explicit(&a->buffer[b % atomic_load_explicit(&a->size, memory_order_relaxed)], memory_order_relaxed);
        if (t == b) {
            if (!atomic_compare_exchange_strong_explicit(&q->top, &t, t + 1, memory_order_seq_cst, memory_order_relaxed))
                value = EMPTY;
            atomic_store_explicit(&q->bottom, b + 1, memory_order_relaxed);
        }
    } else {
        atomic_store_explicit(&q->bottom, b + 1, memory_order_relaxed);
    }
    return value;
}

static int steal(struct deque *q) {
    size_t t = atomic_load_explicit(&q->top, memory_order_acquire);
    atomic_thread_fence(memory_order_seq_cst);
    size_t b = atomic_load_explicit(&q->bottom, memory_order_acquire);
    if ((ptrdiff_t)t >= (ptrdiff_t)b)
        return EMPTY;
    struct array *a = atomic_load_explicit(&q->array, memory_order_acquire);
    int value = atomic_load_explicit(&a->buffer[t % atomic_load_explicit(&a->size, memory_order_relaxed)], memory_order_relaxed);
    if (!atomic_compare_exchange_strong_explicit(&q->top, &t, t + 1, memory_order_seq_cst, memory_order_relaxed))
        return ABORT;
    return value;
}

static int stolen = EMPTY;

static void *thief(void *argument) {
    stolen = steal(deque);
    return argument;
}

int main(void) {
    deque = make_deque(1);
    push(deque, 1);
    pthread_t t;
    pthread_create(&t, 0, thief, 0);
    push(deque, 2);
    int a = take(deque), b = take(deque);
    pthread_join(t, 0);
    assert(a != b || a == EMPTY);
    assert(stolen < 0 || (stolen != a && stolen != b));
    assert((a == 1) + (b == 1) + (stolen == 1) <= 1);
    for (int i = 0; i < old_count; i++)
        free(old_arrays[i]);
    free(atomic_load(&deque->array));
    free(deque);
    return 0;
}
