/* The primitives of the Linux kernel in terms of C11, for programs that are written with them. katec brings this file along:
   `#include <lkmm.h>` works wherever clang is run by katec, unless the program has a file of that name.

   The models that katec brings are those of C and of x86, so that the kernel's primitives become the weakest operations of C11
   that are at least as strong: smp_rmb and smp_wmb are fences that acquire and release, which order more than loads with loads
   and stores with stores. A bug that needs them to be weaker is missed. What orders by dependencies alone (READ_ONCE of a
   pointer) orders nothing; rcu_dereference acquires. Read-copy-update itself is not known: its functions are declared, and a
   call of one is refused by name. */
#ifndef KATEC_LKMM_H
#define KATEC_LKMM_H

#include <pthread.h>

/* Accesses */

#define READ_ONCE(x) __atomic_load_n(&(x), __ATOMIC_RELAXED)
#define WRITE_ONCE(x, v) __atomic_store_n(&(x), (v), __ATOMIC_RELAXED)
#define ACCESS_ONCE(x) (*(volatile __typeof__(x) *)&(x))
#define smp_load_acquire(p) __atomic_load_n((p), __ATOMIC_ACQUIRE)
#define smp_store_release(p, v) __atomic_store_n((p), (v), __ATOMIC_RELEASE)
#define smp_store_mb(x, v) \
    do { \
        WRITE_ONCE(x, v); \
        smp_mb(); \
    } while (0)
#define rcu_dereference(p) __atomic_load_n(&(p), __ATOMIC_ACQUIRE)
#define rcu_assign_pointer(p, v) __atomic_store_n(&(p), (v), __ATOMIC_RELEASE)

/* Fences */

#define barrier() __asm__ __volatile__("" ::: "memory")
#define smp_mb() __atomic_thread_fence(__ATOMIC_SEQ_CST)
#define smp_rmb() __atomic_thread_fence(__ATOMIC_ACQUIRE)
#define smp_wmb() __atomic_thread_fence(__ATOMIC_RELEASE)
#define smp_read_barrier_depends() ((void)0)
#define smp_mb__before_atomic() smp_mb()
#define smp_mb__after_atomic() smp_mb()
#define smp_mb__after_spinlock() smp_mb()
#define smp_mb__after_unlock_lock() smp_mb()
#define cpu_relax() barrier()

/* Read-modify-writes. Those without a suffix are between two full fences; a compare-exchange that fails has only the first. */

#define KATEC_FULL(operation) \
    ({ \
        smp_mb(); \
        __auto_type katec_result = (operation); \
        smp_mb(); \
        katec_result; \
    })
#define xchg_relaxed(p, v) __atomic_exchange_n((p), (v), __ATOMIC_RELAXED)
#define xchg_acquire(p, v) __atomic_exchange_n((p), (v), __ATOMIC_ACQUIRE)
#define xchg_release(p, v) __atomic_exchange_n((p), (v), __ATOMIC_RELEASE)
#define xchg(p, v) KATEC_FULL(__atomic_exchange_n((p), (v), __ATOMIC_SEQ_CST))

#define KATEC_COMPARE_EXCHANGE(p, old, new, order, before, after) \
    ({ \
        __typeof__(*(p)) katec_old = (old); \
        __typeof__(*(p)) katec_wanted = katec_old; \
        before; \
        __atomic_compare_exchange_n((p), &katec_old, (new), 0, order, __ATOMIC_RELAXED); \
        if (katec_old == katec_wanted) { \
            after; \
        } \
        katec_old; \
    })
#define cmpxchg_relaxed(p, o, n) KATEC_COMPARE_EXCHANGE(p, o, n, __ATOMIC_RELAXED, , )
#define cmpxchg_acquire(p, o, n) KATEC_COMPARE_EXCHANGE(p, o, n, __ATOMIC_ACQUIRE, , )
#define cmpxchg_release(p, o, n) KATEC_COMPARE_EXCHANGE(p, o, n, __ATOMIC_RELEASE, , )
#define cmpxchg(p, o, n) KATEC_COMPARE_EXCHANGE(p, o, n, __ATOMIC_SEQ_CST, smp_mb(), smp_mb())

typedef struct {
    int counter;
} atomic_t;
typedef struct {
    long counter;
} atomic64_t;
typedef atomic64_t atomic_long_t;

#define ATOMIC_INIT(v) \
    { (v) }
#define atomic_read(a) READ_ONCE((a)->counter)
#define atomic_read_acquire(a) smp_load_acquire(&(a)->counter)
#define atomic_set(a, v) WRITE_ONCE((a)->counter, v)
#define atomic_set_release(a, v) smp_store_release(&(a)->counter, v)
#define atomic_add(v, a) ((void)__atomic_fetch_add(&(a)->counter, (v), __ATOMIC_RELAXED))
#define atomic_sub(v, a) ((void)__atomic_fetch_sub(&(a)->counter, (v), __ATOMIC_RELAXED))
#define atomic_inc(a) atomic_add(1, a)
#define atomic_dec(a) atomic_sub(1, a)
#define atomic_and(v, a) ((void)__atomic_fetch_and(&(a)->counter, (v), __ATOMIC_RELAXED))
#define atomic_or(v, a) ((void)__atomic_fetch_or(&(a)->counter, (v), __ATOMIC_RELAXED))
#define atomic_fetch_add_relaxed(v, a) __atomic_fetch_add(&(a)->counter, (v), __ATOMIC_RELAXED)
#define atomic_fetch_add_acquire(v, a) __atomic_fetch_add(&(a)->counter, (v), __ATOMIC_ACQUIRE)
#define atomic_fetch_add_release(v, a) __atomic_fetch_add(&(a)->counter, (v), __ATOMIC_RELEASE)
#define atomic_fetch_sub_release(v, a) __atomic_fetch_sub(&(a)->counter, (v), __ATOMIC_RELEASE)
#define atomic_add_return_relaxed(v, a) __atomic_add_fetch(&(a)->counter, (v), __ATOMIC_RELAXED)
#define atomic_add_return_acquire(v, a) __atomic_add_fetch(&(a)->counter, (v), __ATOMIC_ACQUIRE)
#define atomic_add_return_release(v, a) __atomic_add_fetch(&(a)->counter, (v), __ATOMIC_RELEASE)
#define atomic_add_return(v, a) KATEC_FULL(__atomic_add_fetch(&(a)->counter, (v), __ATOMIC_SEQ_CST))
#define atomic_sub_return(v, a) KATEC_FULL(__atomic_sub_fetch(&(a)->counter, (v), __ATOMIC_SEQ_CST))
#define atomic_inc_return(a) atomic_add_return(1, a)
#define atomic_dec_return(a) atomic_sub_return(1, a)
#define atomic_inc_and_test(a) (atomic_inc_return(a) == 0)
#define atomic_dec_and_test(a) (atomic_dec_return(a) == 0)
#define atomic_sub_and_test(v, a) (atomic_sub_return(v, a) == 0)
#define atomic_xchg(a, v) xchg(&(a)->counter, v)
#define atomic_xchg_relaxed(a, v) xchg_relaxed(&(a)->counter, v)
#define atomic_xchg_acquire(a, v) xchg_acquire(&(a)->counter, v)
#define atomic_xchg_release(a, v) xchg_release(&(a)->counter, v)
#define atomic_cmpxchg(a, o, n) cmpxchg(&(a)->counter, o, n)
#define atomic_cmpxchg_relaxed(a, o, n) cmpxchg_relaxed(&(a)->counter, o, n)
#define atomic_cmpxchg_acquire(a, o, n) cmpxchg_acquire(&(a)->counter, o, n)
#define atomic_cmpxchg_release(a, o, n) cmpxchg_release(&(a)->counter, o, n)

/* Locks */

typedef struct spinlock {
    pthread_spinlock_t lock;
} spinlock_t;
#define __SPIN_LOCK_UNLOCKED(name) \
    { 0 }
#define DEFINE_SPINLOCK(name) spinlock_t name = __SPIN_LOCK_UNLOCKED(name)
#define spin_lock_init(l) ((void)pthread_spin_init(&(l)->lock, 0))
#define spin_lock(l) ((void)pthread_spin_lock(&(l)->lock))
#define spin_unlock(l) ((void)pthread_spin_unlock(&(l)->lock))
#define spin_trylock(l) (pthread_spin_trylock(&(l)->lock) == 0)

struct mutex {
    pthread_mutex_t lock;
};
#define DEFINE_MUTEX(name) struct mutex name = {PTHREAD_MUTEX_INITIALIZER}
#define mutex_init(l) ((void)pthread_mutex_init(&(l)->lock, 0))
#define mutex_lock(l) ((void)pthread_mutex_lock(&(l)->lock))
#define mutex_unlock(l) ((void)pthread_mutex_unlock(&(l)->lock))

/* Others */

#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)
#define BUG_ON(condition) __VERIFIER_assert(!(condition))
#define WARN_ON(condition) BUG_ON(condition)

#ifdef __cplusplus
extern "C" {
#endif
void __VERIFIER_assert(int condition);
/* Read-copy-update is not known. */
void rcu_read_lock(void);
void rcu_read_unlock(void);
void synchronize_rcu(void);
void synchronize_rcu_expedited(void);
int srcu_read_lock(void *domain);
void srcu_read_unlock(void *domain, int index);
void synchronize_srcu(void *domain);
#ifdef __cplusplus
}
#endif

#endif
