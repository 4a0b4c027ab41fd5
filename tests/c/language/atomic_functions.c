/* all: ok */
/* Functions whose names begin with __VERIFIER_atomic_ run atomically; what nobody declared is an annotation. */
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
extern void __VERIFIER_assume(int);

static int count, lock;

int __VERIFIER_atomic_increment(void) {
    if (count > 100)
        return 0;
    return ++count;
}
void __VERIFIER_atomic_twice(void) {
    __VERIFIER_atomic_increment();
    __VERIFIER_atomic_increment();
}
void __VERIFIER_atomic_acquire(void) {
    __VERIFIER_assume(lock == 0);
    lock = 1;
}
void __VERIFIER_atomic_release(void) { lock = 0; }
void *__VERIFIER_atomic_worker(void *argument) {
    __VERIFIER_atomic_twice();
    return 0;
}
static void *worker(void *argument) {
    __VERIFIER_hide_this();
    __VERIFIER_atomic_acquire();
    __VERIFIER_atomic_release();
    __VERIFIER_atomic_begin();
    int before = count;
    __VERIFIER_atomic_twice();
    assert(count == before + 2);
    __VERIFIER_atomic_end();
    return 0;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, __VERIFIER_atomic_worker, 0);
    pthread_create(&t[1], 0, worker, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    assert(count == 4);
    return 0;
}
