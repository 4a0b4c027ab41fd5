/* Classic shapes, chosen by a define: what their assertion excludes is what the orders exclude. BROKEN: weaker orders.
   Message passing, store buffering and independent reads of independent writes have files of their own. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#if defined R || defined TWO_WRITES || defined RWC
#define STRONG_LOAD memory_order_seq_cst
#define STRONG_STORE memory_order_seq_cst
#define WEAK_LOAD memory_order_acquire
#define WEAK_STORE memory_order_release
#else
#define STRONG_LOAD memory_order_acquire
#define STRONG_STORE memory_order_release
#define WEAK_LOAD memory_order_relaxed
#define WEAK_STORE memory_order_relaxed
#endif
#ifdef BROKEN
#define LOAD WEAK_LOAD
#define STORE WEAK_STORE
#else
#define LOAD STRONG_LOAD
#define STORE STRONG_STORE
#endif

static atomic_int x, y, z;
static int a, b, c;

static int get(atomic_int *p) { return atomic_load_explicit(p, LOAD); }
static void put(atomic_int *p, int v) { atomic_store_explicit(p, v, STORE); }

#if defined LB /* load buffering */
static void first(void) { a = get(&x), put(&y, 1); }
static void second(void) { b = get(&y), put(&x, 1); }
static void third(void) {}
#define EXCLUDED (a == 1 && b == 1)
#elif defined WRC /* a write is read and passed on */
static void first(void) { put(&x, 1); }
static void second(void) { a = get(&x), put(&y, 1); }
static void third(void) { b = get(&y), c = get(&x); }
#define EXCLUDED (a == 1 && b == 1 && c == 0)
#elif defined ISA2 /* message passing over two threads */
static void first(void) { put(&x, 1), put(&y, 1); }
static void second(void) { a = get(&y), put(&z, 1); }
static void third(void) { b = get(&z), c = get(&x); }
#define EXCLUDED (a == 1 && b == 1 && c == 0)
#elif defined S /* a write after a read is after what happened before it */
static void first(void) { put(&x, 2), put(&y, 1); }
static void second(void) { a = get(&y), put(&x, 1); }
static void third(void) {}
#define EXCLUDED (a == 1 && get(&x) == 2)
#elif defined R /* a write, and a read that misses an earlier one */
static void first(void) { put(&x, 1), put(&y, 1); }
static void second(void) { put(&y, 2), a = get(&x); }
static void third(void) {}
#define EXCLUDED (get(&y) == 2 && a == 0)
#elif defined TWO_WRITES /* 2+2W */
static void first(void) { put(&x, 1), put(&y, 2); }
static void second(void) { put(&y, 1), put(&x, 2); }
static void third(void) {}
#define EXCLUDED (get(&x) == 1 && get(&y) == 1)
#elif defined RWC /* a read, then one that misses an earlier write */
static void first(void) { put(&x, 1); }
static void second(void) { a = get(&x), b = get(&y); }
static void third(void) { put(&y, 1), c = get(&x); }
#define EXCLUDED (a == 1 && b == 0 && c == 0)
#elif defined COHERENCE /* two readers agree on the order of two writes */
static void first(void) { put(&x, 1); }
static void second(void) { put(&x, 2), a = get(&x); }
static void third(void) { b = get(&x), c = get(&x); }
#define EXCLUDED (a == 1 && b == 1 && c == 2)
#endif

static void *one(void *unused) { return first(), (void *)0; }
static void *two(void *unused) { return second(), (void *)0; }
static void *three(void *unused) { return third(), (void *)0; }

int main(void) {
    pthread_t t[3];
    pthread_create(&t[0], 0, one, 0);
    pthread_create(&t[1], 0, two, 0);
    pthread_create(&t[2], 0, three, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    assert(!(EXCLUDED));
    return 0;
}
