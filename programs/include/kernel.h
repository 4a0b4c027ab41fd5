/* More of the Linux kernel for programs that do not define it themselves: types, allocation, reference counts, bits, read-write and
   sequence locks. katec brings this file along: `#include <kernel.h>` works wherever clang is run by katec. */
#ifndef KATEC_KERNEL_H
#define KATEC_KERNEL_H

#include <lkmm.h>
#include <stdlib.h>

/* Types */

typedef signed char s8;
typedef unsigned char u8;
typedef short s16;
typedef unsigned short u16;
typedef int s32;
typedef unsigned u32;
typedef long long s64;
typedef unsigned long long u64;
#define __rcu
#define __percpu
#define __user
#define __read_mostly
#define __must_check
#define ____cacheline_aligned_in_smp __attribute__((aligned(64)))

/* Allocation, and others */

#define WARN_ON_ONCE(condition) BUG_ON(condition)
#define container_of(p, type, member) ((type *)((char *)(p)-__builtin_offsetof(type, member)))
#define GFP_KERNEL 0
#define GFP_ATOMIC 0
#define kmalloc(size, flags) malloc(size)
#define kzalloc(size, flags) calloc(1, size)
#define kfree(p) free(p)

/* References */

typedef struct {
    atomic_t refs;
} refcount_t;
#define REFCOUNT_INIT(v) \
    { ATOMIC_INIT(v) }
#define refcount_set(r, v) atomic_set(&(r)->refs, v)
#define refcount_read(r) atomic_read(&(r)->refs)
#define refcount_inc(r) atomic_inc(&(r)->refs)
#define refcount_inc_not_zero(r) atomic_inc_not_zero(&(r)->refs)
#define refcount_dec(r) ((void)atomic_fetch_sub_release(1, &(r)->refs))
#define refcount_dec_and_test(r) \
    ({ \
        int katec_last = atomic_fetch_sub_release(1, &(r)->refs) == 1; \
        if (katec_last) \
            smp_rmb(); \
        katec_last; \
    })

/* Bits of words */

#define KATEC_BIT(n) (1UL << (n) % 64)
#define KATEC_WORD(n, p) (((unsigned long *)(p)) + (n) / 64)
#define test_bit(n, p) ((int)(READ_ONCE(*KATEC_WORD(n, p)) >> (n) % 64 & 1))
#define set_bit(n, p) ((void)__atomic_fetch_or(KATEC_WORD(n, p), KATEC_BIT(n), __ATOMIC_RELAXED))
#define clear_bit(n, p) ((void)__atomic_fetch_and(KATEC_WORD(n, p), ~KATEC_BIT(n), __ATOMIC_RELAXED))
#define change_bit(n, p) ((void)__atomic_fetch_xor(KATEC_WORD(n, p), KATEC_BIT(n), __ATOMIC_RELAXED))
#define clear_bit_unlock(n, p) ((void)__atomic_fetch_and(KATEC_WORD(n, p), ~KATEC_BIT(n), __ATOMIC_RELEASE))
#define test_and_set_bit_lock(n, p) \
    ((__atomic_fetch_or(KATEC_WORD(n, p), KATEC_BIT(n), __ATOMIC_ACQUIRE) & KATEC_BIT(n)) != 0)
#define test_and_set_bit(n, p) \
    ((KATEC_FULL(__atomic_fetch_or(KATEC_WORD(n, p), KATEC_BIT(n), __ATOMIC_SEQ_CST)) & KATEC_BIT(n)) != 0)
#define test_and_clear_bit(n, p) \
    ((KATEC_FULL(__atomic_fetch_and(KATEC_WORD(n, p), ~KATEC_BIT(n), __ATOMIC_SEQ_CST)) & KATEC_BIT(n)) != 0)

/* Read-write locks */

typedef struct {
    pthread_rwlock_t lock;
} rwlock_t;
#define DEFINE_RWLOCK(name) rwlock_t name = {PTHREAD_RWLOCK_INITIALIZER}
#define rwlock_init(l) ((void)pthread_rwlock_init(&(l)->lock, 0))
#define read_lock(l) ((void)pthread_rwlock_rdlock(&(l)->lock))
#define read_unlock(l) ((void)pthread_rwlock_unlock(&(l)->lock))
#define read_trylock(l) (pthread_rwlock_tryrdlock(&(l)->lock) == 0)
#define write_lock(l) ((void)pthread_rwlock_wrlock(&(l)->lock))
#define write_unlock(l) ((void)pthread_rwlock_unlock(&(l)->lock))
#define write_trylock(l) (pthread_rwlock_trywrlock(&(l)->lock) == 0)

/* Sequence locks: a counter that is odd while a writer is at it. */

typedef struct {
    unsigned sequence;
} seqcount_t;
#define SEQCNT_ZERO(name) \
    { 0 }
#define seqcount_init(s) ((void)((s)->sequence = 0))
#define read_seqcount_begin(s) smp_cond_load_acquire(&(s)->sequence, !(VAL & 1))
#define read_seqcount_retry(s, start) \
    ({ \
        smp_rmb(); \
        READ_ONCE((s)->sequence) != (start); \
    })
#define write_seqcount_begin(s) \
    do { \
        WRITE_ONCE((s)->sequence, READ_ONCE((s)->sequence) + 1); \
        smp_wmb(); \
    } while (0)
#define write_seqcount_end(s) \
    do { \
        smp_wmb(); \
        WRITE_ONCE((s)->sequence, READ_ONCE((s)->sequence) + 1); \
    } while (0)
typedef struct {
    seqcount_t count;
    spinlock_t lock;
} seqlock_t;
#define DEFINE_SEQLOCK(name) seqlock_t name = {{0}, {0}}
#define seqlock_init(s) (seqcount_init(&(s)->count), spin_lock_init(&(s)->lock))
#define read_seqbegin(s) read_seqcount_begin(&(s)->count)
#define read_seqretry(s, start) read_seqcount_retry(&(s)->count, start)
#define write_seqlock(s) \
    do { \
        spin_lock(&(s)->lock); \
        write_seqcount_begin(&(s)->count); \
    } while (0)
#define write_sequnlock(s) \
    do { \
        write_seqcount_end(&(s)->count); \
        spin_unlock(&(s)->lock); \
    } while (0)

#endif
