/* The primitives of the Linux kernel in terms of C11, for programs that are written with them. katec brings this file along:
   `#include <lkmm.h>` works wherever clang is run by katec, unless the program has a file of that name.

   Under lkmm, the kernel's own model, they are what that model speaks of. Under the models of C and of machines they become the
   weakest operations of C11 that are at least as strong: smp_rmb and smp_wmb are fences that acquire and release, which order
   more than loads with loads and stores with stores. A bug that needs them to be weaker is missed. What orders by dependencies
   alone (READ_ONCE of a pointer) orders nothing; rcu_dereference acquires. Read-copy-update is made of stores, loads and
   fences, see docs/C.md. <kernel.h> has more, which programs often define themselves. */
#ifndef KATEC_LKMM_H
#define KATEC_LKMM_H

#include <pthread.h>

/* What differs between the kernel's model and others. katec defines KATEC_KERNEL_MODEL under the kernel's. */

#ifdef KATEC_KERNEL_MODEL
#define KATEC_FENCE(name, order) __katec_kernel_fence(name)
#define KATEC_DEPENDENT __ATOMIC_RELAXED
#define KATEC_FULL(operation) (operation)
#define KATEC_NO_RETURN(p, operation) ((void)__katec_no_return(p), (void)(operation))
#else
#define KATEC_FENCE(name, order) __atomic_thread_fence(order)
#define KATEC_DEPENDENT __ATOMIC_ACQUIRE
#define KATEC_FULL(operation) \
    ({ \
        smp_mb(); \
        __auto_type katec_result = (operation); \
        smp_mb(); \
        katec_result; \
    })
#define KATEC_NO_RETURN(p, operation) ((void)(operation))
#endif

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
#define smp_cond_load_relaxed(p, condition) KATEC_AWAIT(p, condition, __ATOMIC_RELAXED)
#define smp_cond_load_acquire(p, condition) KATEC_AWAIT(p, condition, __ATOMIC_ACQUIRE)
#define KATEC_AWAIT(p, condition, order) \
    ({ \
        __typeof__(*(p)) VAL; \
        do \
            VAL = __atomic_load_n((p), order); \
        while (!(condition)); \
        VAL; \
    })
#define rcu_dereference(p) __atomic_load_n(&(p), KATEC_DEPENDENT)
#define rcu_dereference_check(p, condition) rcu_dereference(p)
#define rcu_dereference_protected(p, condition) READ_ONCE(p)
#define rcu_access_pointer(p) READ_ONCE(p)
#define rcu_assign_pointer(p, v) __atomic_store_n(&(p), (v), __ATOMIC_RELEASE)
#define rcu_replace_pointer(p, v, condition) \
    ({ \
        __auto_type katec_before = READ_ONCE(p); \
        rcu_assign_pointer(p, v); \
        katec_before; \
    })
#define RCU_INIT_POINTER(p, v) WRITE_ONCE(p, v)

/* Fences */

#define barrier() __asm__ __volatile__("" ::: "memory")
#define smp_mb() __atomic_thread_fence(__ATOMIC_SEQ_CST)
#define smp_rmb() KATEC_FENCE("smp_rmb", __ATOMIC_ACQUIRE)
#define smp_wmb() KATEC_FENCE("smp_wmb", __ATOMIC_RELEASE)
#define smp_read_barrier_depends() ((void)0)
#define smp_mb__before_atomic() KATEC_FENCE("smp_mb__before_atomic", __ATOMIC_SEQ_CST)
#define smp_mb__after_atomic() KATEC_FENCE("smp_mb__after_atomic", __ATOMIC_SEQ_CST)
#define smp_mb__after_spinlock() KATEC_FENCE("smp_mb__after_spinlock", __ATOMIC_SEQ_CST)
#define smp_mb__after_unlock_lock() KATEC_FENCE("smp_mb__after_unlock_lock", __ATOMIC_SEQ_CST)
#define smp_mb__after_srcu_read_unlock() KATEC_FENCE("smp_mb__after_srcu_read_unlock", __ATOMIC_SEQ_CST)
#define smp_acquire__after_ctrl_dep() smp_rmb()
#define mb() smp_mb()
#define rmb() smp_rmb()
#define wmb() smp_wmb()
#define cpu_relax() barrier()
#define preempt_disable() barrier()
#define preempt_enable() barrier()

/* Read-modify-writes. Those without a suffix are between two full fences; a compare-exchange that fails has only the first. */

#define xchg_relaxed(p, v) __atomic_exchange_n((p), (v), __ATOMIC_RELAXED)
#define xchg_acquire(p, v) __atomic_exchange_n((p), (v), __ATOMIC_ACQUIRE)
#define xchg_release(p, v) __atomic_exchange_n((p), (v), __ATOMIC_RELEASE)
#define xchg(p, v) KATEC_FULL(__atomic_exchange_n((p), (v), __ATOMIC_SEQ_CST))

#ifdef KATEC_KERNEL_MODEL
#define KATEC_COMPARE_EXCHANGE(p, old, new, order, before, after) \
    ((__typeof__(*(p)))__katec_compare_exchange((p), sizeof *(p), (unsigned long)(old), (unsigned long)(new), order))
#else
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
#endif
#define cmpxchg_relaxed(p, o, n) KATEC_COMPARE_EXCHANGE(p, o, n, __ATOMIC_RELAXED, , )
#define cmpxchg_acquire(p, o, n) KATEC_COMPARE_EXCHANGE(p, o, n, __ATOMIC_ACQUIRE, , )
#define cmpxchg_release(p, o, n) KATEC_COMPARE_EXCHANGE(p, o, n, __ATOMIC_RELEASE, , )
#define cmpxchg(p, o, n) KATEC_COMPARE_EXCHANGE(p, o, n, __ATOMIC_SEQ_CST, smp_mb(), smp_mb())
#define KATEC_TRY(exchange, p, old, new) \
    ({ \
        __auto_type katec_place = (old); \
        __auto_type katec_expected = *katec_place; \
        *katec_place = exchange(p, katec_expected, new); \
        *katec_place == katec_expected; \
    })
#define try_cmpxchg_relaxed(p, o, n) KATEC_TRY(cmpxchg_relaxed, p, o, n)
#define try_cmpxchg_acquire(p, o, n) KATEC_TRY(cmpxchg_acquire, p, o, n)
#define try_cmpxchg_release(p, o, n) KATEC_TRY(cmpxchg_release, p, o, n)
#define try_cmpxchg(p, o, n) KATEC_TRY(cmpxchg, p, o, n)

typedef struct {
    int counter;
} atomic_t;
typedef struct {
    long counter;
} atomic64_t;
typedef atomic64_t atomic_long_t;

/* Of atomic_t; those of atomic64_t and atomic_long_t are the same by other names. */
#define ATOMIC_INIT(v) \
    { (v) }
#define atomic_read(a) READ_ONCE((a)->counter)
#define atomic_read_acquire(a) smp_load_acquire(&(a)->counter)
#define atomic_set(a, v) WRITE_ONCE((a)->counter, v)
#define atomic_set_release(a, v) smp_store_release(&(a)->counter, v)
#define atomic_add(v, a) KATEC_NO_RETURN(&(a)->counter, __atomic_fetch_add(&(a)->counter, (v), __ATOMIC_RELAXED))
#define atomic_sub(v, a) KATEC_NO_RETURN(&(a)->counter, __atomic_fetch_sub(&(a)->counter, (v), __ATOMIC_RELAXED))
#define atomic_and(v, a) KATEC_NO_RETURN(&(a)->counter, __atomic_fetch_and(&(a)->counter, (v), __ATOMIC_RELAXED))
#define atomic_or(v, a) KATEC_NO_RETURN(&(a)->counter, __atomic_fetch_or(&(a)->counter, (v), __ATOMIC_RELAXED))
#define atomic_xor(v, a) KATEC_NO_RETURN(&(a)->counter, __atomic_fetch_xor(&(a)->counter, (v), __ATOMIC_RELAXED))
#define atomic_andnot(v, a) atomic_and(~(v), a)
#define atomic_inc(a) atomic_add(1, a)
#define atomic_dec(a) atomic_sub(1, a)
#define atomic_fetch_add_relaxed(v, a) __atomic_fetch_add(&(a)->counter, (v), __ATOMIC_RELAXED)
#define atomic_fetch_add_acquire(v, a) __atomic_fetch_add(&(a)->counter, (v), __ATOMIC_ACQUIRE)
#define atomic_fetch_add_release(v, a) __atomic_fetch_add(&(a)->counter, (v), __ATOMIC_RELEASE)
#define atomic_fetch_add(v, a) KATEC_FULL(__atomic_fetch_add(&(a)->counter, (v), __ATOMIC_SEQ_CST))
#define atomic_fetch_sub_relaxed(v, a) __atomic_fetch_sub(&(a)->counter, (v), __ATOMIC_RELAXED)
#define atomic_fetch_sub_acquire(v, a) __atomic_fetch_sub(&(a)->counter, (v), __ATOMIC_ACQUIRE)
#define atomic_fetch_sub_release(v, a) __atomic_fetch_sub(&(a)->counter, (v), __ATOMIC_RELEASE)
#define atomic_fetch_sub(v, a) KATEC_FULL(__atomic_fetch_sub(&(a)->counter, (v), __ATOMIC_SEQ_CST))
#define atomic_fetch_and_relaxed(v, a) __atomic_fetch_and(&(a)->counter, (v), __ATOMIC_RELAXED)
#define atomic_fetch_and_acquire(v, a) __atomic_fetch_and(&(a)->counter, (v), __ATOMIC_ACQUIRE)
#define atomic_fetch_and_release(v, a) __atomic_fetch_and(&(a)->counter, (v), __ATOMIC_RELEASE)
#define atomic_fetch_and(v, a) KATEC_FULL(__atomic_fetch_and(&(a)->counter, (v), __ATOMIC_SEQ_CST))
#define atomic_fetch_or_relaxed(v, a) __atomic_fetch_or(&(a)->counter, (v), __ATOMIC_RELAXED)
#define atomic_fetch_or_acquire(v, a) __atomic_fetch_or(&(a)->counter, (v), __ATOMIC_ACQUIRE)
#define atomic_fetch_or_release(v, a) __atomic_fetch_or(&(a)->counter, (v), __ATOMIC_RELEASE)
#define atomic_fetch_or(v, a) KATEC_FULL(__atomic_fetch_or(&(a)->counter, (v), __ATOMIC_SEQ_CST))
#define atomic_fetch_xor_relaxed(v, a) __atomic_fetch_xor(&(a)->counter, (v), __ATOMIC_RELAXED)
#define atomic_fetch_xor_acquire(v, a) __atomic_fetch_xor(&(a)->counter, (v), __ATOMIC_ACQUIRE)
#define atomic_fetch_xor_release(v, a) __atomic_fetch_xor(&(a)->counter, (v), __ATOMIC_RELEASE)
#define atomic_fetch_xor(v, a) KATEC_FULL(__atomic_fetch_xor(&(a)->counter, (v), __ATOMIC_SEQ_CST))
#define atomic_add_return_relaxed(v, a) __atomic_add_fetch(&(a)->counter, (v), __ATOMIC_RELAXED)
#define atomic_add_return_acquire(v, a) __atomic_add_fetch(&(a)->counter, (v), __ATOMIC_ACQUIRE)
#define atomic_add_return_release(v, a) __atomic_add_fetch(&(a)->counter, (v), __ATOMIC_RELEASE)
#define atomic_add_return(v, a) KATEC_FULL(__atomic_add_fetch(&(a)->counter, (v), __ATOMIC_SEQ_CST))
#define atomic_sub_return_relaxed(v, a) __atomic_sub_fetch(&(a)->counter, (v), __ATOMIC_RELAXED)
#define atomic_sub_return_acquire(v, a) __atomic_sub_fetch(&(a)->counter, (v), __ATOMIC_ACQUIRE)
#define atomic_sub_return_release(v, a) __atomic_sub_fetch(&(a)->counter, (v), __ATOMIC_RELEASE)
#define atomic_sub_return(v, a) KATEC_FULL(__atomic_sub_fetch(&(a)->counter, (v), __ATOMIC_SEQ_CST))
#define atomic_inc_return_relaxed(a) atomic_add_return_relaxed(1, a)
#define atomic_fetch_inc_relaxed(a) atomic_fetch_add_relaxed(1, a)
#define atomic_inc_return_acquire(a) atomic_add_return_acquire(1, a)
#define atomic_fetch_inc_acquire(a) atomic_fetch_add_acquire(1, a)
#define atomic_inc_return_release(a) atomic_add_return_release(1, a)
#define atomic_fetch_inc_release(a) atomic_fetch_add_release(1, a)
#define atomic_inc_return(a) atomic_add_return(1, a)
#define atomic_fetch_inc(a) atomic_fetch_add(1, a)
#define atomic_dec_return_relaxed(a) atomic_sub_return_relaxed(1, a)
#define atomic_fetch_dec_relaxed(a) atomic_fetch_sub_relaxed(1, a)
#define atomic_dec_return_acquire(a) atomic_sub_return_acquire(1, a)
#define atomic_fetch_dec_acquire(a) atomic_fetch_sub_acquire(1, a)
#define atomic_dec_return_release(a) atomic_sub_return_release(1, a)
#define atomic_fetch_dec_release(a) atomic_fetch_sub_release(1, a)
#define atomic_dec_return(a) atomic_sub_return(1, a)
#define atomic_fetch_dec(a) atomic_fetch_sub(1, a)
#define atomic_inc_and_test(a) (atomic_inc_return(a) == 0)
#define atomic_dec_and_test(a) (atomic_dec_return(a) == 0)
#define atomic_sub_and_test(v, a) (atomic_sub_return(v, a) == 0)
#define atomic_add_negative(v, a) (atomic_add_return(v, a) < 0)
#define atomic_xchg(a, v) xchg(&(a)->counter, v)
#define atomic_cmpxchg(a, o, n) cmpxchg(&(a)->counter, o, n)
#define atomic_try_cmpxchg(a, o, n) try_cmpxchg(&(a)->counter, o, n)
#define atomic_xchg_relaxed(a, v) xchg_relaxed(&(a)->counter, v)
#define atomic_cmpxchg_relaxed(a, o, n) cmpxchg_relaxed(&(a)->counter, o, n)
#define atomic_try_cmpxchg_relaxed(a, o, n) try_cmpxchg_relaxed(&(a)->counter, o, n)
#define atomic_xchg_acquire(a, v) xchg_acquire(&(a)->counter, v)
#define atomic_cmpxchg_acquire(a, o, n) cmpxchg_acquire(&(a)->counter, o, n)
#define atomic_try_cmpxchg_acquire(a, o, n) try_cmpxchg_acquire(&(a)->counter, o, n)
#define atomic_xchg_release(a, v) xchg_release(&(a)->counter, v)
#define atomic_cmpxchg_release(a, o, n) cmpxchg_release(&(a)->counter, o, n)
#define atomic_try_cmpxchg_release(a, o, n) try_cmpxchg_release(&(a)->counter, o, n)
/* Adds unless the counter is `u`, and says what it was. */
#define atomic_fetch_add_unless(a, v, u) \
    ({ \
        __auto_type katec_counter = atomic_read(a); \
        while (katec_counter != (u) && !atomic_try_cmpxchg(a, &katec_counter, katec_counter + (v))) \
            ; \
        katec_counter; \
    })
#define atomic_add_unless(a, v, u) (atomic_fetch_add_unless(a, v, u) != (u))
#define atomic_inc_not_zero(a) atomic_add_unless(a, 1, 0)
#define ATOMIC64_INIT(v) ATOMIC_INIT(v)
#define atomic64_read(a) atomic_read(a)
#define atomic64_read_acquire(a) atomic_read_acquire(a)
#define atomic64_set(a, v) atomic_set(a, v)
#define atomic64_set_release(a, v) atomic_set_release(a, v)
#define atomic64_add(v, a) atomic_add(v, a)
#define atomic64_sub(v, a) atomic_sub(v, a)
#define atomic64_and(v, a) atomic_and(v, a)
#define atomic64_or(v, a) atomic_or(v, a)
#define atomic64_xor(v, a) atomic_xor(v, a)
#define atomic64_andnot(v, a) atomic_andnot(v, a)
#define atomic64_inc(a) atomic_inc(a)
#define atomic64_dec(a) atomic_dec(a)
#define atomic64_fetch_add_relaxed(v, a) atomic_fetch_add_relaxed(v, a)
#define atomic64_fetch_add_acquire(v, a) atomic_fetch_add_acquire(v, a)
#define atomic64_fetch_add_release(v, a) atomic_fetch_add_release(v, a)
#define atomic64_fetch_add(v, a) atomic_fetch_add(v, a)
#define atomic64_fetch_sub_relaxed(v, a) atomic_fetch_sub_relaxed(v, a)
#define atomic64_fetch_sub_acquire(v, a) atomic_fetch_sub_acquire(v, a)
#define atomic64_fetch_sub_release(v, a) atomic_fetch_sub_release(v, a)
#define atomic64_fetch_sub(v, a) atomic_fetch_sub(v, a)
#define atomic64_fetch_and_relaxed(v, a) atomic_fetch_and_relaxed(v, a)
#define atomic64_fetch_and_acquire(v, a) atomic_fetch_and_acquire(v, a)
#define atomic64_fetch_and_release(v, a) atomic_fetch_and_release(v, a)
#define atomic64_fetch_and(v, a) atomic_fetch_and(v, a)
#define atomic64_fetch_or_relaxed(v, a) atomic_fetch_or_relaxed(v, a)
#define atomic64_fetch_or_acquire(v, a) atomic_fetch_or_acquire(v, a)
#define atomic64_fetch_or_release(v, a) atomic_fetch_or_release(v, a)
#define atomic64_fetch_or(v, a) atomic_fetch_or(v, a)
#define atomic64_fetch_xor_relaxed(v, a) atomic_fetch_xor_relaxed(v, a)
#define atomic64_fetch_xor_acquire(v, a) atomic_fetch_xor_acquire(v, a)
#define atomic64_fetch_xor_release(v, a) atomic_fetch_xor_release(v, a)
#define atomic64_fetch_xor(v, a) atomic_fetch_xor(v, a)
#define atomic64_add_return_relaxed(v, a) atomic_add_return_relaxed(v, a)
#define atomic64_add_return_acquire(v, a) atomic_add_return_acquire(v, a)
#define atomic64_add_return_release(v, a) atomic_add_return_release(v, a)
#define atomic64_add_return(v, a) atomic_add_return(v, a)
#define atomic64_sub_return_relaxed(v, a) atomic_sub_return_relaxed(v, a)
#define atomic64_sub_return_acquire(v, a) atomic_sub_return_acquire(v, a)
#define atomic64_sub_return_release(v, a) atomic_sub_return_release(v, a)
#define atomic64_sub_return(v, a) atomic_sub_return(v, a)
#define atomic64_inc_return_relaxed(a) atomic_inc_return_relaxed(a)
#define atomic64_fetch_inc_relaxed(a) atomic_fetch_inc_relaxed(a)
#define atomic64_inc_return_acquire(a) atomic_inc_return_acquire(a)
#define atomic64_fetch_inc_acquire(a) atomic_fetch_inc_acquire(a)
#define atomic64_inc_return_release(a) atomic_inc_return_release(a)
#define atomic64_fetch_inc_release(a) atomic_fetch_inc_release(a)
#define atomic64_inc_return(a) atomic_inc_return(a)
#define atomic64_fetch_inc(a) atomic_fetch_inc(a)
#define atomic64_dec_return_relaxed(a) atomic_dec_return_relaxed(a)
#define atomic64_fetch_dec_relaxed(a) atomic_fetch_dec_relaxed(a)
#define atomic64_dec_return_acquire(a) atomic_dec_return_acquire(a)
#define atomic64_fetch_dec_acquire(a) atomic_fetch_dec_acquire(a)
#define atomic64_dec_return_release(a) atomic_dec_return_release(a)
#define atomic64_fetch_dec_release(a) atomic_fetch_dec_release(a)
#define atomic64_dec_return(a) atomic_dec_return(a)
#define atomic64_fetch_dec(a) atomic_fetch_dec(a)
#define atomic64_inc_and_test(a) atomic_inc_and_test(a)
#define atomic64_dec_and_test(a) atomic_dec_and_test(a)
#define atomic64_sub_and_test(v, a) atomic_sub_and_test(v, a)
#define atomic64_add_negative(v, a) atomic_add_negative(v, a)
#define atomic64_xchg(a, v) atomic_xchg(a, v)
#define atomic64_cmpxchg(a, o, n) atomic_cmpxchg(a, o, n)
#define atomic64_try_cmpxchg(a, o, n) atomic_try_cmpxchg(a, o, n)
#define atomic64_xchg_relaxed(a, v) atomic_xchg_relaxed(a, v)
#define atomic64_cmpxchg_relaxed(a, o, n) atomic_cmpxchg_relaxed(a, o, n)
#define atomic64_try_cmpxchg_relaxed(a, o, n) atomic_try_cmpxchg_relaxed(a, o, n)
#define atomic64_xchg_acquire(a, v) atomic_xchg_acquire(a, v)
#define atomic64_cmpxchg_acquire(a, o, n) atomic_cmpxchg_acquire(a, o, n)
#define atomic64_try_cmpxchg_acquire(a, o, n) atomic_try_cmpxchg_acquire(a, o, n)
#define atomic64_xchg_release(a, v) atomic_xchg_release(a, v)
#define atomic64_cmpxchg_release(a, o, n) atomic_cmpxchg_release(a, o, n)
#define atomic64_try_cmpxchg_release(a, o, n) atomic_try_cmpxchg_release(a, o, n)
#define atomic64_fetch_add_unless(a, v, u) atomic_fetch_add_unless(a, v, u)
#define atomic64_add_unless(a, v, u) atomic_add_unless(a, v, u)
#define atomic64_inc_not_zero(a) atomic_inc_not_zero(a)
#define ATOMIC_LONG_INIT(v) ATOMIC_INIT(v)
#define atomic_long_read(a) atomic_read(a)
#define atomic_long_read_acquire(a) atomic_read_acquire(a)
#define atomic_long_set(a, v) atomic_set(a, v)
#define atomic_long_set_release(a, v) atomic_set_release(a, v)
#define atomic_long_add(v, a) atomic_add(v, a)
#define atomic_long_sub(v, a) atomic_sub(v, a)
#define atomic_long_and(v, a) atomic_and(v, a)
#define atomic_long_or(v, a) atomic_or(v, a)
#define atomic_long_xor(v, a) atomic_xor(v, a)
#define atomic_long_andnot(v, a) atomic_andnot(v, a)
#define atomic_long_inc(a) atomic_inc(a)
#define atomic_long_dec(a) atomic_dec(a)
#define atomic_long_fetch_add_relaxed(v, a) atomic_fetch_add_relaxed(v, a)
#define atomic_long_fetch_add_acquire(v, a) atomic_fetch_add_acquire(v, a)
#define atomic_long_fetch_add_release(v, a) atomic_fetch_add_release(v, a)
#define atomic_long_fetch_add(v, a) atomic_fetch_add(v, a)
#define atomic_long_fetch_sub_relaxed(v, a) atomic_fetch_sub_relaxed(v, a)
#define atomic_long_fetch_sub_acquire(v, a) atomic_fetch_sub_acquire(v, a)
#define atomic_long_fetch_sub_release(v, a) atomic_fetch_sub_release(v, a)
#define atomic_long_fetch_sub(v, a) atomic_fetch_sub(v, a)
#define atomic_long_fetch_and_relaxed(v, a) atomic_fetch_and_relaxed(v, a)
#define atomic_long_fetch_and_acquire(v, a) atomic_fetch_and_acquire(v, a)
#define atomic_long_fetch_and_release(v, a) atomic_fetch_and_release(v, a)
#define atomic_long_fetch_and(v, a) atomic_fetch_and(v, a)
#define atomic_long_fetch_or_relaxed(v, a) atomic_fetch_or_relaxed(v, a)
#define atomic_long_fetch_or_acquire(v, a) atomic_fetch_or_acquire(v, a)
#define atomic_long_fetch_or_release(v, a) atomic_fetch_or_release(v, a)
#define atomic_long_fetch_or(v, a) atomic_fetch_or(v, a)
#define atomic_long_fetch_xor_relaxed(v, a) atomic_fetch_xor_relaxed(v, a)
#define atomic_long_fetch_xor_acquire(v, a) atomic_fetch_xor_acquire(v, a)
#define atomic_long_fetch_xor_release(v, a) atomic_fetch_xor_release(v, a)
#define atomic_long_fetch_xor(v, a) atomic_fetch_xor(v, a)
#define atomic_long_add_return_relaxed(v, a) atomic_add_return_relaxed(v, a)
#define atomic_long_add_return_acquire(v, a) atomic_add_return_acquire(v, a)
#define atomic_long_add_return_release(v, a) atomic_add_return_release(v, a)
#define atomic_long_add_return(v, a) atomic_add_return(v, a)
#define atomic_long_sub_return_relaxed(v, a) atomic_sub_return_relaxed(v, a)
#define atomic_long_sub_return_acquire(v, a) atomic_sub_return_acquire(v, a)
#define atomic_long_sub_return_release(v, a) atomic_sub_return_release(v, a)
#define atomic_long_sub_return(v, a) atomic_sub_return(v, a)
#define atomic_long_inc_return_relaxed(a) atomic_inc_return_relaxed(a)
#define atomic_long_fetch_inc_relaxed(a) atomic_fetch_inc_relaxed(a)
#define atomic_long_inc_return_acquire(a) atomic_inc_return_acquire(a)
#define atomic_long_fetch_inc_acquire(a) atomic_fetch_inc_acquire(a)
#define atomic_long_inc_return_release(a) atomic_inc_return_release(a)
#define atomic_long_fetch_inc_release(a) atomic_fetch_inc_release(a)
#define atomic_long_inc_return(a) atomic_inc_return(a)
#define atomic_long_fetch_inc(a) atomic_fetch_inc(a)
#define atomic_long_dec_return_relaxed(a) atomic_dec_return_relaxed(a)
#define atomic_long_fetch_dec_relaxed(a) atomic_fetch_dec_relaxed(a)
#define atomic_long_dec_return_acquire(a) atomic_dec_return_acquire(a)
#define atomic_long_fetch_dec_acquire(a) atomic_fetch_dec_acquire(a)
#define atomic_long_dec_return_release(a) atomic_dec_return_release(a)
#define atomic_long_fetch_dec_release(a) atomic_fetch_dec_release(a)
#define atomic_long_dec_return(a) atomic_dec_return(a)
#define atomic_long_fetch_dec(a) atomic_fetch_dec(a)
#define atomic_long_inc_and_test(a) atomic_inc_and_test(a)
#define atomic_long_dec_and_test(a) atomic_dec_and_test(a)
#define atomic_long_sub_and_test(v, a) atomic_sub_and_test(v, a)
#define atomic_long_add_negative(v, a) atomic_add_negative(v, a)
#define atomic_long_xchg(a, v) atomic_xchg(a, v)
#define atomic_long_cmpxchg(a, o, n) atomic_cmpxchg(a, o, n)
#define atomic_long_try_cmpxchg(a, o, n) atomic_try_cmpxchg(a, o, n)
#define atomic_long_xchg_relaxed(a, v) atomic_xchg_relaxed(a, v)
#define atomic_long_cmpxchg_relaxed(a, o, n) atomic_cmpxchg_relaxed(a, o, n)
#define atomic_long_try_cmpxchg_relaxed(a, o, n) atomic_try_cmpxchg_relaxed(a, o, n)
#define atomic_long_xchg_acquire(a, v) atomic_xchg_acquire(a, v)
#define atomic_long_cmpxchg_acquire(a, o, n) atomic_cmpxchg_acquire(a, o, n)
#define atomic_long_try_cmpxchg_acquire(a, o, n) atomic_try_cmpxchg_acquire(a, o, n)
#define atomic_long_xchg_release(a, v) atomic_xchg_release(a, v)
#define atomic_long_cmpxchg_release(a, o, n) atomic_cmpxchg_release(a, o, n)
#define atomic_long_try_cmpxchg_release(a, o, n) atomic_try_cmpxchg_release(a, o, n)
#define atomic_long_fetch_add_unless(a, v, u) atomic_fetch_add_unless(a, v, u)
#define atomic_long_add_unless(a, v, u) atomic_add_unless(a, v, u)
#define atomic_long_inc_not_zero(a) atomic_inc_not_zero(a)

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
#define spin_is_locked(l) (__atomic_load_n((int *)&(l)->lock, __ATOMIC_RELAXED) != 0)
#define spin_lock_bh(l) spin_lock(l)
#define spin_unlock_bh(l) spin_unlock(l)
#define spin_lock_irq(l) spin_lock(l)
#define spin_unlock_irq(l) spin_unlock(l)
#define spin_lock_irqsave(l, flags) ((void)((flags) = 0), spin_lock(l))
#define spin_unlock_irqrestore(l, flags) ((void)(flags), spin_unlock(l))
typedef spinlock_t raw_spinlock_t;
#define DEFINE_RAW_SPINLOCK(name) DEFINE_SPINLOCK(name)
#define raw_spin_lock_init(l) spin_lock_init(l)
#define raw_spin_lock(l) spin_lock(l)
#define raw_spin_unlock(l) spin_unlock(l)
#define raw_spin_trylock(l) spin_trylock(l)

struct mutex {
    pthread_mutex_t lock;
};
#define DEFINE_MUTEX(name) struct mutex name = {PTHREAD_MUTEX_INITIALIZER}
#define mutex_init(l) ((void)pthread_mutex_init(&(l)->lock, 0))
#define mutex_lock(l) ((void)pthread_mutex_lock(&(l)->lock))
#define mutex_unlock(l) ((void)pthread_mutex_unlock(&(l)->lock))
#define mutex_trylock(l) (pthread_mutex_trylock(&(l)->lock) == 0)

/* Others */

#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)
#define BUG_ON(condition) __VERIFIER_assert(!(condition))
#define WARN_ON(condition) BUG_ON(condition)

/* Read-copy-update */

struct rcu_head {
    struct rcu_head *next;
    void (*func)(struct rcu_head *head);
};
struct srcu_struct {
    unsigned long readers[16];
};
#define DEFINE_SRCU(name) struct srcu_struct name
#define DEFINE_STATIC_SRCU(name) static struct srcu_struct name
#ifdef KATEC_KERNEL_MODEL
#define KATEC_FREE_LATER __katec_free_after_grace_period
#else
#define KATEC_FREE_LATER __katec_free_after_readers
#endif
#define kfree_rcu(p, member) KATEC_FREE_LATER(p)
#define rcu_read_lock_bh() rcu_read_lock()
#define rcu_read_unlock_bh() rcu_read_unlock()
#define rcu_read_lock_sched() rcu_read_lock()
#define rcu_read_unlock_sched() rcu_read_unlock()
#ifdef __cplusplus
extern "C" {
#endif
void __VERIFIER_assert(int condition);
void __katec_kernel_fence(const char *name);
unsigned long __katec_compare_exchange(
    volatile void *place, unsigned long size, unsigned long old, unsigned long wanted, int order);
void __katec_no_return(void *counter);
int __katec_srcu(const char *name, struct srcu_struct *domain, int section);
void rcu_read_lock(void);
void rcu_read_unlock(void);
void synchronize_rcu(void);
void synchronize_rcu_expedited(void);
void call_rcu(struct rcu_head *head, void (*func)(struct rcu_head *head));
void rcu_barrier(void);
int srcu_read_lock(struct srcu_struct *domain);
void srcu_read_unlock(struct srcu_struct *domain, int index);
void synchronize_srcu(struct srcu_struct *domain);
void synchronize_srcu_expedited(struct srcu_struct *domain);
void __katec_free_after_readers(void *address);
void __katec_call_kernel_rcu(struct rcu_head *head, void (*func)(struct rcu_head *head));
void __katec_free_after_grace_period(void *address);
#ifdef __cplusplus
}
#endif

#ifdef KATEC_KERNEL_MODEL
  #define rcu_read_lock() __katec_kernel_fence("rcu_read_lock")
  #define rcu_read_unlock() __katec_kernel_fence("rcu_read_unlock")
  #define synchronize_rcu() __katec_kernel_fence("synchronize_rcu")
  #define synchronize_rcu_expedited() __katec_kernel_fence("synchronize_rcu_expedited")
  #define call_rcu(head, func) __katec_call_kernel_rcu(head, func)
  #define srcu_read_lock(domain) __katec_srcu("srcu_read_lock", domain, 0)
  #define srcu_read_unlock(domain, index) ((void)__katec_srcu("srcu_read_unlock", domain, index))
  #define synchronize_srcu(domain) ((void)__katec_srcu("synchronize_srcu", domain, 0))
  #define synchronize_srcu_expedited(domain) ((void)__katec_srcu("synchronize_srcu_expedited", domain, 0))
#endif

#endif
