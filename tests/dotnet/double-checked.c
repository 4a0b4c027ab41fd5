/* Double-checked locking: who finds no instance takes the lock, looks again, and makes one. All accesses are plain ones of .NET, which are
   relaxed here; the lock is a mutex. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int object;
static _Atomic(atomic_int *) instance;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *user(void *unused) {
    atomic_int *mine = atomic_load_explicit(&instance, memory_order_relaxed);
    if (!mine) {
        pthread_mutex_lock(&lock);
        mine = atomic_load_explicit(&instance, memory_order_relaxed);
        if (!mine) {
            mine = &object;
            atomic_store_explicit(mine, 1, memory_order_relaxed);
            atomic_store_explicit(&instance, mine, memory_order_relaxed);
        }
        pthread_mutex_unlock(&lock);
    }
    assert(atomic_load_explicit(mine, memory_order_relaxed) == 1);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, user, 0);
    pthread_create(&b, 0, user, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
