/* The library of checked programs: threads, locks, allocation and what else they call, in terms of a few primitives of
   the machine (the functions whose names begin with __katec_).

   runtime.ll is this file compiled without optimisation (by clang 14)
   by the script tests/programs/store, which also leaves out what is not read. Objects of the C library's types are used as plain words; where a word is, is this file's own business,
   except that static initialisers are those of the C library: zeros, and the kind of a mutex at offset 16.

   A comment that begins with # is a heading of docs/C.md, and what is behind its first full stop is for people. The functions
   up to the next one are listed there. */

typedef unsigned long size_t;
typedef unsigned long word;
typedef void *(*routine)(void *);

void __katec_assume(int condition);
void __katec_wait(int condition);
void __katec_sleep(int condition);
void __katec_error(const char *kind, const char *text);
word __katec_create(void *routine, void *argument);
void *__katec_join(word thread);
word __katec_self(void);
void __katec_exit(void *value);
void __katec_halt(void);
void *__katec_allocate(size_t size, size_t alignment, int zeroed, int family);
void __katec_free(void *address, int family);
void __katec_note_size(void *address, size_t size);
size_t __katec_allocation_size(void *address);
unsigned __katec_choose(unsigned count);
void __katec_throw(void *exception, const void *type);
long __katec_nondeterministic(int bits);
int __katec_add_within(int *address, unsigned low, unsigned high, unsigned addend);
int __katec_try_add_within(int *address, unsigned low, unsigned high, unsigned addend);
int __katec_held(void *lock);
void __katec_set_held(void *lock, int count);
void __katec_takes(void *lock);
void __katec_releases(void *lock);
void *__katec_get_slot(word slot);
void __katec_set_slot(word slot, const void *value);
int __katec_mutex_kind(void *mutex);
int __katec_mutex_kinds(void);
int __katec_cancels(void);
int __katec_spurious(void);
void __katec_quiet(int on);
void __katec_marked_round(void);
void __katec_marked_round_end(int done);
void __katec_kernel_fence(const char *name);
void __katec_barrier_init(void *barrier, unsigned count);
int __katec_barrier_wait(void *barrier, int uses_result);
void __katec_barrier_destroy(void *barrier);
int __katec_decimal_text(double value, long precision, int kind, long index);

/* The functions that allocate and release belong together in families: malloc, new, and new[]. What the library itself allocates is
   released by it alone, whatever it is. */
enum { BY_MALLOC = 0, OWN = 1, BY_NEW = 16, BY_NEW_ARRAY = 48 };

enum { EPERM = 1, ENOENT = 2, EAGAIN = 11, EBUSY = 16, EEXIST = 17, EINVAL = 22, ERANGE = 34, EDEADLK = 35, ETIMEDOUT = 110 };

/*# Errors. `errno` is a variable of each thread. Few functions of this list set it. */
/* Errors: errno is a variable of each thread. */

static _Thread_local int error_number;
int *__errno_location(void) { return &error_number; }
int *__error(void) { return &error_number; }

/*# Threads of POSIX. Of attributes only that a thread is detached does something. Threads are cancelled where they call `pthread_testcancel`, sleep, or wait for a condition or a semaphore; one that waits in `pthread_join`, or in a wait with a limit of time, is not cancelled there. Asynchronous cancellation is refused. Handlers of `pthread_cleanup_push` run; in files that are compiled already (`.i`, `.ll`) a thread that ends between it and `pthread_cleanup_pop` is refused. */
/* Threads */

struct attributes {
    int detached, scope, inherited, policy, priority;
    size_t stack, guard;
};

/* That a thread was detached, its detacher knows, and others who look. Two threads that share a place are not told apart, and one of
   them is forgotten. In files that detach threads, a join is noted there too. */
#define DETACHED(thread) (((word)1 << 40) + (thread))
enum { DETACHED_PLACES = 64 };
static word detached[DETACHED_PLACES];
#define DETACH_OF(thread) (2 * (thread) + 1)
#define JOIN_OF(thread) (2 * (thread) + 2)
static word note_end(word thread, word what) {
    return __atomic_exchange_n(&detached[thread % DETACHED_PLACES], what, __ATOMIC_RELAXED);
}

static word create_thread(const struct attributes *attributes, routine start, void *argument) {
    int is_detached = attributes && attributes->detached;
    word thread = __katec_create(start, argument);
    if (is_detached)
        __katec_set_slot(DETACHED(thread), (void *)1);
    return thread;
}
int pthread_create(word *thread, const struct attributes *attributes, routine start, void *argument) {
    *thread = create_thread(attributes, start, argument);
    return 0;
}
/* What calls of pthread_create go to in programs that declare a pthread_t of so many bytes themselves. */
int __katec_pthread_create_4(unsigned *thread, const struct attributes *attributes, routine start, void *argument) {
    *thread = create_thread(attributes, start, argument);
    return 0;
}
int __katec_pthread_create_2(unsigned short *thread, const struct attributes *attributes, routine start, void *argument) {
    *thread = create_thread(attributes, start, argument);
    return 0;
}

int pthread_detach(word thread) {
    word before = note_end(thread, DETACH_OF(thread));
    if (before == JOIN_OF(thread))
        __katec_error("thread", "a thread is detached that was joined");
    if (before == DETACH_OF(thread) || __katec_get_slot(DETACHED(thread)))
        __katec_error("thread", "a thread is detached twice");
    __katec_set_slot(DETACHED(thread), (void *)1);
    return 0;
}

static void *join_thread_number(word thread) {
    if (__katec_get_slot(DETACHED(thread)))
        __katec_error("thread", "a thread is joined that was detached");
    return __katec_join(thread);
}

int pthread_join(word thread, void **result) {
    void *value = join_thread_number(thread);
    if (result)
        *result = value;
    return 0;
}

/* What calls of pthread_join go to in files that also call pthread_detach. */
int __katec_join_detachable(word thread, void **result) {
    if (note_end(thread, JOIN_OF(thread)) == DETACH_OF(thread))
        __katec_error("thread", "a thread is joined that was detached");
    return pthread_join(thread, result);
}

/* What pthread_cleanup_push sets up: where <pthread.h> is compiled with what katec has for it, the handlers are in a list, the
   innermost first. Elsewhere it is known only how many there are. */
struct handler {
    void (*function)(void *);
    void *argument;
    struct handler *outer;
};
/* A thread that is still there may be looked at again and again: both answers are explored. */
static int try_to_join(word thread, void **result, int otherwise) {
    return __katec_choose(2) ? pthread_join(thread, result) : otherwise;
}
int pthread_tryjoin_np(word thread, void **result) { return try_to_join(thread, result, EBUSY); }
int pthread_timedjoin_np(word thread, void **result, const void *time) { return try_to_join(thread, result, ETIMEDOUT); }
int pthread_clockjoin_np(word thread, void **result, int clock, const void *time) { return try_to_join(thread, result, ETIMEDOUT); }

#define CLEANUP_LIST (((word)1 << 46) + 1)
#define CLEANUPS (((word)1 << 46) + 2)
/* Whether a thread does not want to be cancelled. */
#define KEPT (((word)1 << 46) + 3)
/* What a thread ends with that is ending. */
#define EXIT_VALUE (((word)1 << 46) + 4)

void __katec_push_handler(struct handler *handler, void (*function)(void *), void *argument) {
    handler->function = function;
    handler->argument = argument;
    handler->outer = __katec_get_slot(CLEANUP_LIST);
    __katec_set_slot(CLEANUP_LIST, handler);
}
void __katec_pop_handler(struct handler *handler, int run) {
    __katec_set_slot(CLEANUP_LIST, handler->outer);
    if (run)
        handler->function(handler->argument);
}

/* In C++ the objects of all functions that run are destroyed, each function going on with this in the end. */
void __katec_thread_end(void);
void __katec_go_on_ending(void) {
    __katec_throw(0, 0);
    __katec_thread_end();
    __katec_exit(__katec_get_slot(EXIT_VALUE));
}
void pthread_exit(void *value) {
    struct handler *handler;
    if (__katec_get_slot(CLEANUPS))
        __katec_error("unsupported", "pthread_exit between pthread_cleanup_push and pthread_cleanup_pop is not supported here");
    if (__katec_cancels())
        __katec_set_slot(KEPT, (void *)1);
    while ((handler = __katec_get_slot(CLEANUP_LIST)))
        __katec_pop_handler(handler, 1);
    __katec_set_slot(EXIT_VALUE, value);
    __katec_go_on_ending();
}

/* Who is to be cancelled, by number. Nothing of it is looked at in programs that cancel no thread. */
enum { CANCELLED_PLACES = 64 };
static int cancelled[CANCELLED_PLACES];

int pthread_cancel(word thread) {
    if (thread >= CANCELLED_PLACES)
        __katec_error("unsupported", "cancellation of a thread that main did not create, or of the 64th, is not supported");
    __atomic_exchange_n(&cancelled[thread], 1, __ATOMIC_RELEASE);
    return 0;
}
static int is_cancelled(void) {
    word self = __katec_self();
    if (!__katec_cancels() || self >= CANCELLED_PLACES || __katec_get_slot(KEPT))
        return 0;
    return __atomic_load_n(&cancelled[self], __ATOMIC_ACQUIRE);
}
static void end_cancelled(void) {
    if (__katec_get_slot(CLEANUPS))
        __katec_error("unsupported", "cancellation between pthread_cleanup_push and pthread_cleanup_pop is not supported here");
    pthread_exit((void *)-1);
}
void pthread_testcancel(void) {
    if (is_cancelled())
        end_cancelled();
}

/* What pthread_cleanup_push of other headers sets up is never jumped to. */
int __sigsetjmp(void *place, int mask) {
    if (mask)
        __katec_error("unsupported", "a call of the function sigsetjmp is not supported");
    return 0;
}
void __pthread_register_cancel(void *place) {
    __katec_set_slot(CLEANUPS, (char *)__katec_get_slot(CLEANUPS) + 1);
}
void __pthread_unregister_cancel(void *place) {
    __katec_set_slot(CLEANUPS, (char *)__katec_get_slot(CLEANUPS) - 1);
}
int pthread_setcancelstate(int state, int *before) {
    if (before)
        *before = __katec_get_slot(KEPT) != 0;
    __katec_set_slot(KEPT, (void *)(word)state);
    return 0;
}
int pthread_setcanceltype(int type, int *before) {
    if (type && __katec_cancels())
        __katec_error("unsupported", "asynchronous cancellation of threads is not supported");
    if (before)
        *before = 0;
    return 0;
}
word pthread_self(void) { return __katec_self(); }
int pthread_equal(word a, word b) { return a == b; }
int pthread_yield(void) { return 0; }
int sched_yield(void) { return 0; }
int pthread_attr_init(struct attributes *attributes) {
    *attributes = (struct attributes){.stack = 8 << 20, .guard = 4096};
    return 0;
}
int pthread_attr_destroy(struct attributes *attributes) { return 0; }
#define ATTRIBUTE(name, type, member) \
    int pthread_attr_set##name(struct attributes *attributes, type value) { \
        attributes->member = value; \
        return 0; \
    } \
    int pthread_attr_get##name(const struct attributes *attributes, type *value) { \
        *value = attributes->member; \
        return 0; \
    }
ATTRIBUTE(detachstate, int, detached)
ATTRIBUTE(scope, int, scope)
ATTRIBUTE(inheritsched, int, inherited)
ATTRIBUTE(schedpolicy, int, policy)
ATTRIBUTE(stacksize, size_t, stack)
ATTRIBUTE(guardsize, size_t, guard)
int pthread_attr_setschedparam(struct attributes *attributes, const int *priority) {
    attributes->priority = *priority;
    return 0;
}
int pthread_attr_getschedparam(const struct attributes *attributes, int *priority) {
    *priority = attributes->priority;
    return 0;
}
int pthread_attr_setstackaddr(struct attributes *attributes, void *address) { return 0; }
int pthread_attr_setstack(struct attributes *attributes, void *address, size_t size) {
    attributes->stack = size;
    return 0;
}
int pthread_attr_setaffinity_np(void *attributes, size_t size, const void *processors) { return 0; }
int pthread_setaffinity_np(word thread, size_t size, const void *processors) { return 0; }
int sched_setaffinity(int process, size_t size, const void *processors) { return 0; }
int pthread_setschedparam(word thread, int policy, const void *parameters) { return 0; }
int pthread_getschedparam(word thread, int *policy, int *priority) {
    *policy = *priority = 0;
    return 0;
}
int pthread_setschedprio(word thread, int priority) { return 0; }
int sched_setscheduler(int process, int policy, const void *parameters) { return 0; }
int sched_get_priority_max(int policy) { return policy ? 99 : 0; }
int sched_get_priority_min(int policy) { return policy ? 1 : 0; }
int pthread_setname_np(word thread, const char *name) { return 0; }
int pthread_getname_np(word thread, char *name, size_t size) {
    if (size)
        *name = 0;
    return 0;
}
int pthread_setconcurrency(int level) { return 0; }
int pthread_getconcurrency(void) { return 0; }
int pthread_atfork(void (*before)(void), void (*parent)(void), void (*child)(void)) { return 0; }
unsigned sleep(unsigned seconds) {
    pthread_testcancel();
    return 0;
}
int usleep(unsigned microseconds) { return sleep(0); }
int nanosleep(const void *time, void *rest) { return sleep(0); }

/*# Mutexes and spin locks. Normal, recursive and error-checking mutexes, with static initialisers. */
/* Locks: a word that is 0 when free and 1 when taken. The next access of the lock takes it, if it writes, after
   __katec_takes, and releases it after __katec_releases. An attempt that fails synchronises with nobody. */

#define DESTROYED 0x7fffffff

static int lock_word(int *lock, int try) {
    __katec_takes(lock);
    int old = __katec_try_add_within(lock, 0, 0, 1);
    if (old == DESTROYED)
        __katec_error("mutex", "a lock is taken after it was destroyed");
    if (try && old)
        return EBUSY;
    __katec_wait(old == 0);
    __katec_set_held(lock, 1);
    return 0;
}

static int unlock_word(int *lock) {
    __katec_set_held(lock, 0);
    __katec_releases(lock);
    __atomic_store_n(lock, 0, __ATOMIC_RELEASE);
    return 0;
}

/* Reading that the lock is free synchronises with who released it last. The plain write makes everything else that is not ordered with
   the destruction a data race. */
static int destroy_word(int *lock) {
    int old = __katec_add_within(lock, 0, 0, DESTROYED);
    if (old == DESTROYED)
        __katec_error("mutex", "a lock is destroyed twice");
    if (old)
        __katec_error("mutex", "a lock is destroyed while it is held");
    *lock = DESTROYED;
    return 0;
}

enum { NORMAL = 0, RECURSIVE = 1, ERROR_CHECKING = 2 };

/* Attributes of locks and conditions share 4 bytes. */
#define PACKED_ATTRIBUTE(object, name, shift, bits) \
    int pthread_##object##attr_set##name(unsigned *attributes, unsigned value) { \
        *attributes = (*attributes & ~(((1u << bits) - 1) << shift)) | value << shift; \
        return 0; \
    } \
    int pthread_##object##attr_get##name(const unsigned *attributes, unsigned *value) { \
        *value = *attributes >> shift & ((1u << bits) - 1); \
        return 0; \
    }

int pthread_mutexattr_init(unsigned *attributes) {
    *attributes = NORMAL;
    return 0;
}
int pthread_mutexattr_destroy(unsigned *attributes) { return 0; }
PACKED_ATTRIBUTE(mutex, type, 0, 8)
PACKED_ATTRIBUTE(mutex, prioceiling, 8, 8)
PACKED_ATTRIBUTE(mutex, protocol, 16, 8)
PACKED_ATTRIBUTE(mutex, pshared, 24, 8)
int pthread_mutexattr_setrobust(unsigned *attributes, int robust) {
    if (robust)
        __katec_error("unsupported", "a robust mutex is not supported");
    return 0;
}
int pthread_mutexattr_getrobust(const unsigned *attributes, int *robust) { return *robust = 0; }

int pthread_mutex_init(int *mutex, const unsigned *attributes) {
    unsigned kind = NORMAL;
    *mutex = 0;
    if (__katec_mutex_kinds()) {
        if (attributes)
            pthread_mutexattr_gettype(attributes, &kind);
        mutex[4] = kind;
    }
    return 0;
}

static int lock_mutex(int *mutex, int try) {
    int count = __katec_held(mutex);
    if (count) {
        int kind = __katec_mutex_kind(mutex);
        if (kind == RECURSIVE) {
            __katec_set_held(mutex, count + 1);
            return 0;
        }
        if (try)
            return EBUSY;
        if (kind == ERROR_CHECKING)
            return EDEADLK;
        __katec_error("deadlock", "a thread locks a mutex that it holds already");
    }
    return lock_word(mutex, try);
}

int pthread_mutex_lock(int *mutex) { return lock_mutex(mutex, 0); }
int pthread_mutex_trylock(int *mutex) { return lock_mutex(mutex, 1); }

/* A lock with a time limit is taken if it is found free. If it is found taken, the time runs out: that it is taken
   later is that it is found free later. A thread that holds the lock itself waits until the time runs out. */
static int timed_out(int result) { return result == EBUSY ? ETIMEDOUT : result; }

int pthread_mutex_timedlock(int *mutex, const void *time) {
    if (__katec_held(mutex) && __katec_mutex_kind(mutex) == ERROR_CHECKING)
        return EDEADLK;
    return timed_out(lock_mutex(mutex, 1));
}
int pthread_mutex_clocklock(int *mutex, int clock, const void *time) { return pthread_mutex_timedlock(mutex, time); }

int pthread_mutex_unlock(int *mutex) {
    int count = __katec_held(mutex);
    if (!count) {
        if (__katec_mutex_kind(mutex) == ERROR_CHECKING)
            return EPERM;
        __katec_error("mutex", "a mutex is unlocked by a thread that does not hold it");
    }
    if (count > 1) {
        __katec_set_held(mutex, count - 1);
        return 0;
    }
    return unlock_word(mutex);
}

int pthread_mutex_destroy(int *mutex) {
    if (__katec_held(mutex))
        __katec_error("mutex", "a mutex is destroyed while it is held");
    return destroy_word(mutex);
}

int pthread_spin_init(int *lock, int shared) {
    *lock = 0;
    return 0;
}
int pthread_spin_destroy(int *lock) { return destroy_word(lock); }
int pthread_spin_lock(int *lock) { return lock_word(lock, 0); }
int pthread_spin_trylock(int *lock) { return lock_word(lock, 1); }
int pthread_spin_unlock(int *lock) {
    if (!__katec_held(lock))
        __katec_error("mutex", "a spin lock is unlocked by a thread that does not hold it");
    return unlock_word(lock);
}

/*# Read-write locks. Readers may come while others read, also if a writer waits. */
/* Readers and writers: the number of readers, or WRITER. */

#define WRITER 0x10000000

static int check_lock(int old) {
    if (old == DESTROYED)
        __katec_error("mutex", "a lock is taken after it was destroyed");
    return old;
}

int pthread_rwlock_init(int *lock, const void *attributes) {
    *lock = 0;
    return 0;
}
int pthread_rwlock_destroy(int *lock) { return destroy_word(lock); }

static int lock_reader(int *lock, int try) {
    __katec_takes(lock);
    int old = check_lock(__katec_try_add_within(lock, 0, WRITER - 2, 1));
    if (try && old >= WRITER)
        return EBUSY;
    __katec_wait(old < WRITER);
    __katec_set_held(lock, __katec_held(lock) + 1);
    return 0;
}
int pthread_rwlock_rdlock(int *lock) { return lock_reader(lock, 0); }
int pthread_rwlock_tryrdlock(int *lock) { return lock_reader(lock, 1); }

static int lock_writer(int *lock, int try) {
    __katec_takes(lock);
    int old = check_lock(__katec_try_add_within(lock, 0, 0, WRITER));
    if (try && old)
        return EBUSY;
    __katec_wait(old == 0);
    __katec_set_held(lock, WRITER);
    return 0;
}
int pthread_rwlock_wrlock(int *lock) { return lock_writer(lock, 0); }
int pthread_rwlock_trywrlock(int *lock) { return lock_writer(lock, 1); }

int pthread_rwlock_timedrdlock(int *lock, const void *time) { return timed_out(lock_reader(lock, 1)); }
int pthread_rwlock_timedwrlock(int *lock, const void *time) { return timed_out(lock_writer(lock, 1)); }
int pthread_rwlock_clockrdlock(int *lock, int clock, const void *time) { return timed_out(lock_reader(lock, 1)); }
int pthread_rwlock_clockwrlock(int *lock, int clock, const void *time) { return timed_out(lock_writer(lock, 1)); }
int pthread_rwlockattr_init(unsigned *attributes) {
    *attributes = 0;
    return 0;
}
int pthread_rwlockattr_destroy(void *attributes) { return 0; }
PACKED_ATTRIBUTE(rwlock, pshared, 0, 8)
PACKED_ATTRIBUTE(rwlock, kind_np, 8, 8)

int pthread_rwlock_unlock(int *lock) {
    int count = __katec_held(lock);
    if (!count)
        __katec_error("mutex", "a read-write lock is unlocked by a thread that does not hold it");
    if (count == WRITER)
        return unlock_word(lock);
    __katec_set_held(lock, count - 1);
    __katec_releases(lock);
    __atomic_fetch_sub(lock, 1, __ATOMIC_RELEASE);
    return 0;
}

/*# Condition variables. */
/* Condition variables: the number of signals so far, that of broadcasts times BROADCAST, and GONE when it was destroyed. A wait
   reads it twice, and a signal wakes who reads that it changed. That it wakes one only makes a difference for who sleeps for ever:
   __katec_sleep. A condition variable may be destroyed as soon as those who waited are woken, even if they did not run yet. */

#define BROADCAST 0x8000
#define GONE 0x40000000

static int check_condition(int value) {
    if (value >= GONE)
        __katec_error("condition", "a condition variable is used after it was destroyed");
    return value;
}

int pthread_cond_init(int *condition, const void *attributes) {
    *condition = 0;
    return 0;
}
int pthread_cond_destroy(int *condition) {
    check_condition(__atomic_fetch_add(condition, GONE, __ATOMIC_RELAXED));
    return 0;
}
int pthread_condattr_init(unsigned *attributes) {
    *attributes = 0;
    return 0;
}
int pthread_condattr_destroy(void *attributes) { return 0; }
PACKED_ATTRIBUTE(cond, clock, 0, 8)
PACKED_ATTRIBUTE(cond, pshared, 8, 8)

static int held_by_waiter(int *mutex) {
    int count = __katec_held(mutex);
    if (!count)
        __katec_error("mutex", "a thread waits for a condition without holding the mutex");
    return count;
}

/* Gives the lock back and takes it again, and waits for a signal in between, if it shall. A wait that may time out counts
   as an assumption: nobody is told that it is blocked where no signal comes, since then it does time out. */
enum { NO_SIGNAL, SIGNAL, SIGNAL_OR_TIME };

/* Waits until a condition variable has another value, which is given, or the same one if the thread is cancelled. */
static int await_signal(int *condition, int before) {
    for (;;) {
        int after = __atomic_load_n(condition, __ATOMIC_RELAXED);
        if (after != before || is_cancelled())
            return after;
    }
}

static int wait_for(int what, int *condition, int *mutex) {
    pthread_testcancel();
    int ends = 0, count = held_by_waiter(mutex);
    int before = what == NO_SIGNAL ? 0 : check_condition(__atomic_load_n(condition, __ATOMIC_RELAXED));
    __katec_quiet(1);
    unlock_word(mutex);
    if (what == SIGNAL && __katec_cancels()) {
        ends = await_signal(condition, before) == before;
    } else if (what != NO_SIGNAL) {
        int after = __atomic_load_n(condition, __ATOMIC_RELAXED);
        if (what == SIGNAL_OR_TIME)
            __katec_assume(after != before);
        __katec_sleep(after != before);
        if (after == before + GONE)
            __katec_error("condition", "a condition variable is destroyed while a thread waits for it");
    }
    lock_word(mutex, 0);
    __katec_set_held(mutex, count);
    __katec_quiet(0);
    if (ends)
        end_cancelled();
    return 0;
}

int pthread_cond_wait(int *condition, int *mutex) {
    return wait_for(__katec_spurious() ? NO_SIGNAL : SIGNAL, condition, mutex);
}

int pthread_cond_timedwait(int *condition, int *mutex, const void *time) {
    if (__katec_spurious())
        return wait_for(NO_SIGNAL, condition, mutex);
    if (__katec_choose(2))
        return wait_for(SIGNAL_OR_TIME, condition, mutex);
    wait_for(NO_SIGNAL, condition, mutex);
    return ETIMEDOUT;
}
int pthread_cond_clockwait(int *condition, int *mutex, int clock, const void *time) {
    return pthread_cond_timedwait(condition, mutex, time);
}

int pthread_cond_signal(int *condition) {
    check_condition(__atomic_fetch_add(condition, 1, __ATOMIC_RELAXED));
    return 0;
}
int pthread_cond_broadcast(int *condition) {
    check_condition(__atomic_fetch_add(condition, BROADCAST, __ATOMIC_RELAXED));
    return 0;
}

/*# Once. */
/* Once: 0 not yet, 1 at it, 2 done. */

int pthread_once(int *once, void (*initialise)(void)) {
    int old = __katec_add_within(once, 0, 0, 1);
    if (old == 0) {
        initialise();
        __atomic_store_n(once, 2, __ATOMIC_RELEASE);
        return 0;
    }
    __katec_wait(old == 2);
    return 0;
}

/*# Semaphores. With and without a name; at most 8 names of at most 31 characters. The process is the only one. */
/* Semaphores */

int sem_init(int *semaphore, int shared, unsigned value) {
    *semaphore = value;
    return 0;
}
int sem_destroy(int *semaphore) { return 0; }
int sem_wait(int *semaphore) {
    while (__katec_cancels()) {
        if (__katec_try_add_within(semaphore, 1, 0x7fffffff, -1) > 0)
            return 0;
        pthread_testcancel();
    }
    int old = __katec_try_add_within(semaphore, 1, 0x7fffffff, -1);
    __katec_wait(old > 0);
    return 0;
}
static int try_semaphore(int *semaphore, int reason) {
    if (__katec_try_add_within(semaphore, 1, 0x7fffffff, -1) > 0)
        return 0;
    error_number = reason;
    return -1;
}
int sem_trywait(int *semaphore) { return try_semaphore(semaphore, EAGAIN); }
/* As with locks: the time runs out if nothing is there. */
int sem_timedwait(int *semaphore, const void *time) { return try_semaphore(semaphore, ETIMEDOUT); }
int sem_clockwait(int *semaphore, int clock, const void *time) { return try_semaphore(semaphore, ETIMEDOUT); }
int sem_post(int *semaphore) {
    __atomic_fetch_add(semaphore, 1, __ATOMIC_RELEASE);
    return 0;
}
int sem_getvalue(int *semaphore, int *value) {
    *value = __atomic_load_n(semaphore, __ATOMIC_RELAXED);
    return 0;
}

/* Those with a name. Who opens and unlinks them does it one after the other. A semaphore whose name is gone stays where it is. */
enum { NAMED = 8, NAME_SIZE = 32 };
static struct {
    char name[NAME_SIZE];
    int value;
} named[NAMED];
static int named_lock, named_count;

static int named_number(const char *name) {
    for (int i = 0; i < named_count; i++) {
        int at = 0;
        while (at < NAME_SIZE && name[at] && named[i].name[at] == name[at])
            at++;
        if (at < NAME_SIZE && named[i].name[at] == name[at])
            return i;
    }
    return -1;
}
int *sem_open(const char *name, int flags, ...) {
    enum { CREATE = 0100, EXCLUSIVE = 0200 };
    unsigned value = 0;
    if (flags & CREATE) {
        __builtin_va_list list;
        __builtin_va_start(list, flags);
        (void)__builtin_va_arg(list, unsigned);
        value = __builtin_va_arg(list, unsigned);
        __builtin_va_end(list);
    }
    lock_word(&named_lock, 0);
    int found = named_number(name);
    if (found >= 0 ? flags & CREATE && flags & EXCLUSIVE : !(flags & CREATE)) {
        error_number = found >= 0 ? EEXIST : ENOENT;
        unlock_word(&named_lock);
        return 0;
    }
    if (found < 0) {
        found = named_count++;
        if (found >= NAMED)
            __katec_error("limit", "more than 8 semaphores with names");
        int at = 0;
        for (; name[at]; at++) {
            if (at >= NAME_SIZE - 1)
                __katec_error("limit", "the name of a semaphore has more than 31 characters");
            named[found].name[at] = name[at];
        }
        named[found].name[at] = 0;
        named[found].value = value;
    }
    unlock_word(&named_lock);
    return &named[found].value;
}
int sem_close(int *semaphore) { return 0; }
int sem_unlink(const char *name) {
    lock_word(&named_lock, 0);
    int found = named_number(name);
    if (found >= 0)
        named[found].name[0] = 1;
    else
        error_number = ENOENT;
    unlock_word(&named_lock);
    return found >= 0 ? 0 : -1;
}

/*# Thread-specific values. Destructors run when a thread ends, in at most 4 rounds; not at the end of `main` and at `exit`. */
/* A thread's values are in its slots. Destructors are shared; only those of values that are set are looked for. */

enum { KEYS = 128, ROUNDS = 4 };
static int keys;
static void (*destructors[KEYS])(void *);

#define LAST_KEY ((word)1 << 42)

int pthread_key_create(unsigned *key, void (*destructor)(void *)) {
    unsigned made = __atomic_fetch_add(&keys, 1, __ATOMIC_RELAXED) + 1;
    if (made >= KEYS)
        return EAGAIN;
    if (destructor)
        __atomic_store_n(&destructors[made], destructor, __ATOMIC_RELEASE);
    *key = made;
    return 0;
}
int pthread_key_delete(unsigned key) { return 0; }
void *pthread_getspecific(unsigned key) { return __katec_get_slot(key); }
int pthread_setspecific(unsigned key, const void *value) {
    if (key > (word)__katec_get_slot(LAST_KEY))
        __katec_set_slot(LAST_KEY, (void *)(word)key);
    __katec_set_slot(key, value);
    return 0;
}

/* What C++ wants to be done at the end of a thread: pairs of a function and its argument, the last first. */

#define THREAD_ENDINGS ((word)1 << 43)

int __cxa_thread_atexit(void (*function)(void *), void *argument, void *handle) {
    word count = (word)__katec_get_slot(THREAD_ENDINGS);
    __katec_set_slot(THREAD_ENDINGS + 1 + 2 * count, function);
    __katec_set_slot(THREAD_ENDINGS + 2 + 2 * count, argument);
    __katec_set_slot(THREAD_ENDINGS, (void *)(count + 1));
    return 0;
}
static void run_thread_endings(void) {
    word count;
    while ((count = (word)__katec_get_slot(THREAD_ENDINGS))) {
        void (*function)(void *) = (void (*)(void *))__katec_get_slot(THREAD_ENDINGS + 2 * count - 1);
        void *argument = __katec_get_slot(THREAD_ENDINGS + 2 * count);
        __katec_set_slot(THREAD_ENDINGS, (void *)(count - 1));
        function(argument);
    }
}

void __katec_thread_end(void) {
    run_thread_endings();
    for (int round = 0, again = 1; round < ROUNDS && again; round++) {
        again = 0;
        for (word key = 1; key <= (word)__katec_get_slot(LAST_KEY); key++) {
            void *value = __katec_get_slot(key);
            void (*destructor)(void *) = value ? __atomic_load_n(&destructors[key], __ATOMIC_ACQUIRE) : 0;
            if (destructor) {
                __katec_set_slot(key, 0);
                destructor(value);
                again = 1;
            }
        }
    }
}

/*# Barriers. */
/* Barriers: direct calls of pthread_barrier_wait do not come here. */

int pthread_barrier_init(void *barrier, const void *attributes, unsigned count) {
    __katec_barrier_init(barrier, count);
    return 0;
}
int pthread_barrier_wait(void *barrier) { return __katec_barrier_wait(barrier, 1); }
int pthread_barrier_destroy(void *barrier) {
    __katec_barrier_destroy(barrier);
    return 0;
}
int pthread_barrierattr_init(void *attributes) { return 0; }
int pthread_barrierattr_destroy(void *attributes) { return 0; }
int pthread_barrierattr_setpshared(void *attributes, int shared) { return 0; }

/*# Threads of C11. */
/* C11 threads: thrd_success 0, thrd_busy 1, thrd_error 2, thrd_timedout 4; mtx_recursive 1, mtx_timed 2. */

int thrd_create(word *thread, int (*start)(void *), void *argument) {
    *thread = __katec_create(start, argument);
    return 0;
}
int thrd_join(word thread, int *result) {
    word value = (word)join_thread_number(thread);
    if (result)
        __builtin_memcpy(result, &value, sizeof *result);
    return 0;
}
int thrd_detach(word thread) { return pthread_detach(thread); }
void thrd_exit(int value) { pthread_exit((void *)(word)value); }
word thrd_current(void) { return __katec_self(); }
int thrd_equal(word a, word b) { return a == b; }
void thrd_yield(void) {}
int thrd_sleep(const void *time, void *rest) { return 0; }

int mtx_init(int *mutex, int kind) {
    *mutex = 0;
    mutex[4] = kind & 1 ? RECURSIVE : NORMAL;
    return 0;
}
int mtx_lock(int *mutex) { return lock_mutex(mutex, 0); }
int mtx_trylock(int *mutex) { return lock_mutex(mutex, 1) ? 1 : 0; }
int mtx_timedlock(int *mutex, const void *time) {
    int result = pthread_mutex_timedlock(mutex, time);
    return result == ETIMEDOUT ? 4 : result ? 2 : 0;
}
int mtx_unlock(int *mutex) { return pthread_mutex_unlock(mutex); }
void mtx_destroy(int *mutex) { pthread_mutex_destroy(mutex); }
int cnd_init(int *condition) { return pthread_cond_init(condition, 0); }
int cnd_signal(int *condition) { return pthread_cond_signal(condition); }
int cnd_broadcast(int *condition) { return pthread_cond_broadcast(condition); }
int cnd_wait(int *condition, int *mutex) { return pthread_cond_wait(condition, mutex); }
int cnd_timedwait(int *condition, int *mutex, const void *time) {
    return pthread_cond_timedwait(condition, mutex, time) ? 4 : 0;
}
void cnd_destroy(int *condition) { pthread_cond_destroy(condition); }
void call_once(int *once, void (*initialise)(void)) { pthread_once(once, initialise); }
int tss_create(unsigned *key, void (*destructor)(void *)) { return pthread_key_create(key, destructor); }
void tss_delete(unsigned key) {}
void *tss_get(unsigned key) { return __katec_get_slot(key); }
int tss_set(unsigned key, void *value) { return pthread_setspecific(key, value); }

/*# Memory. Allocation succeeds, and addresses are never used again. */
/* Memory */

/* The size is for who reallocates it in another thread. */
static void *allocate(size_t size, size_t alignment, int zeroed) {
    void *address = __katec_allocate(size, alignment, zeroed, BY_MALLOC);
    __katec_note_size(address, size);
    return address;
}
void *malloc(size_t size) { return allocate(size, 16, 0); }
void *calloc(size_t count, size_t size) {
    if (size && count > (size_t)-1 / size)
        return 0;
    return allocate(count * size, 16, 1);
}
void *aligned_alloc(size_t alignment, size_t size) {
    if (alignment && size % alignment)
        __katec_error("invalid-allocation", "aligned_alloc of a size that is no multiple of the alignment");
    return allocate(size, alignment, 0);
}
void *memalign(size_t alignment, size_t size) { return allocate(size, alignment, 0); }
int posix_memalign(void **address, size_t alignment, size_t size) {
    if (alignment < sizeof(void *) || alignment & (alignment - 1))
        return EINVAL;
    *address = allocate(size, alignment, 0);
    return 0;
}
void *valloc(size_t size) { return allocate(size, 4096, 0); }
void free(void *address) { __katec_free(address, BY_MALLOC); }
void *realloc(void *old, size_t size) {
    void *new = allocate(size, 16, 0);
    if (old) {
        size_t before = __katec_allocation_size(old);
        __builtin_memcpy(new, old, before < size ? before : size);
        __katec_free(old, BY_MALLOC);
    }
    return new;
}

void *reallocarray(void *old, size_t count, size_t size) {
    if (size && count > (size_t)-1 / size)
        return 0;
    return realloc(old, count * size);
}

/* Memory that is mapped and is of no file is allocated. */
void *mmap(void *address, size_t size, int protection, int flags, int file, long offset) {
    enum { FIXED = 0x10, ANONYMOUS = 0x20 };
    if (!(flags & ANONYMOUS) || flags & FIXED)
        __katec_error("unsupported", "a map of a file, or at a fixed address, is not supported");
    return allocate(size, 4096, 1);
}
int munmap(void *address, size_t size) {
    size_t whole = __katec_allocation_size(address);
    if ((whole + 4095) / 4096 != (size + 4095) / 4096)
        __katec_error("unsupported", "munmap of a part of what was mapped is not supported");
    __katec_free(address, OWN);
    return 0;
}

/*# Copying and texts. A copy of a structure is done member by member. */
void *memcpy(void *to, const void *from, size_t size) {
    __builtin_memcpy(to, from, size);
    return to;
}
void *memmove(void *to, const void *from, size_t size) {
    __builtin_memmove(to, from, size);
    return to;
}
void *memset(void *to, int byte, size_t size) {
    __builtin_memset(to, byte, size);
    return to;
}
int memcmp(const void *a, const void *b, size_t size) {
    const unsigned char *x = a, *y = b;
    for (size_t i = 0; i < size; i++)
        if (x[i] != y[i])
            return x[i] < y[i] ? -1 : 1;
    return 0;
}
size_t strlen(const char *text) {
    size_t length = 0;
    while (text[length])
        length++;
    return length;
}
int strcmp(const char *a, const char *b) {
    size_t i = 0;
    while (a[i] && a[i] == b[i])
        i++;
    return (unsigned char)a[i] - (unsigned char)b[i];
}
int strncmp(const char *a, const char *b, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (!a[i] || a[i] != b[i])
            return (unsigned char)a[i] - (unsigned char)b[i];
    return 0;
}
char *strcpy(char *to, const char *from) {
    size_t i = 0;
    do
        to[i] = from[i];
    while (from[i++]);
    return to;
}
char *strncpy(char *to, const char *from, size_t size) {
    size_t i = 0;
    for (; i < size && from[i]; i++)
        to[i] = from[i];
    for (; i < size; i++)
        to[i] = 0;
    return to;
}

size_t strnlen(const char *text, size_t size) {
    size_t length = 0;
    while (length < size && text[length])
        length++;
    return length;
}
size_t strlcpy(char *to, const char *from, size_t size) {
    size_t length = strlen(from), copied = length < size ? length : size ? size - 1 : 0;
    for (size_t i = 0; i < copied; i++)
        to[i] = from[i];
    if (size)
        to[copied] = 0;
    return length;
}
size_t strlcat(char *to, const char *from, size_t size) {
    size_t start = strnlen(to, size);
    return start + (start < size ? strlcpy(to + start, from, size - start) : strlen(from));
}
char *strcat(char *to, const char *from) {
    strcpy(to + strlen(to), from);
    return to;
}
char *strncat(char *to, const char *from, size_t size) {
    size_t start = strlen(to), i = 0;
    for (; i < size && from[i]; i++)
        to[start + i] = from[i];
    to[start + i] = 0;
    return to;
}
char *strchr(const char *text, int character) {
    for (;; text++) {
        if (*text == (char)character)
            return (char *)text;
        if (!*text)
            return 0;
    }
}
char *strrchr(const char *text, int character) {
    char *found = 0;
    for (;; text++) {
        if (*text == (char)character)
            found = (char *)text;
        if (!*text)
            return found;
    }
}
char *strstr(const char *text, const char *wanted) {
    size_t length = strlen(wanted);
    for (;; text++) {
        if (strncmp(text, wanted, length) == 0)
            return (char *)text;
        if (!*text)
            return 0;
    }
}
void *memchr(const void *from, int byte, size_t size) {
    const unsigned char *bytes = from;
    for (size_t i = 0; i < size; i++)
        if (bytes[i] == (unsigned char)byte)
            return (void *)(bytes + i);
    return 0;
}
char *strdup(const char *text) {
    size_t size = strlen(text) + 1;
    char *copy = allocate(size, 16, 0);
    for (size_t i = 0; i < size; i++)
        copy[i] = text[i];
    return copy;
}

size_t strspn(const char *text, const char *accepted) {
    size_t length = 0;
    while (text[length] && strchr(accepted, text[length]))
        length++;
    return length;
}
size_t strcspn(const char *text, const char *refused) {
    size_t length = 0;
    while (text[length] && !strchr(refused, text[length]))
        length++;
    return length;
}
char *strpbrk(const char *text, const char *wanted) {
    text += strcspn(text, wanted);
    return *text ? (char *)text : 0;
}
char *strtok_r(char *text, const char *separators, char **rest) {
    if (!text)
        text = *rest;
    text += strspn(text, separators);
    if (!*text) {
        *rest = text;
        return 0;
    }
    char *end = text + strcspn(text, separators);
    *rest = *end ? end + 1 : end;
    *end = 0;
    return text;
}
/* Where the last call of strtok stopped. Threads share it: those that call strtok at the same time race. */
static char *strtok_rest;
char *strtok(char *text, const char *separators) { return strtok_r(text, separators, &strtok_rest); }
char *stpcpy(char *to, const char *from) {
    strcpy(to, from);
    return to + strlen(from);
}
char *strndup(const char *text, size_t size) {
    size_t length = strnlen(text, size);
    char *copy = allocate(length + 1, 16, 0);
    for (size_t i = 0; i < length; i++)
        copy[i] = text[i];
    copy[length] = 0;
    return copy;
}
void bzero(void *to, size_t size) { __builtin_memset(to, 0, size); }
void explicit_bzero(void *to, size_t size) { __builtin_memset(to, 0, size); }
void bcopy(const void *from, void *to, size_t size) { __builtin_memmove(to, from, size); }
int bcmp(const void *a, const void *b, size_t size) { return memcmp(a, b, size); }
char *index(const char *text, int character) { return strchr(text, character); }
char *rindex(const char *text, int character) { return strrchr(text, character); }
char *strchrnul(const char *text, int character) {
    while (*text && *text != (char)character)
        text++;
    return (char *)text;
}
void *rawmemchr(const void *from, int byte) { return memchr(from, byte, (size_t)-1 >> 1); }
void *memrchr(const void *from, int byte, size_t size) {
    const unsigned char *bytes = from;
    while (size--)
        if (bytes[size] == (unsigned char)byte)
            return (void *)(bytes + size);
    return 0;
}
void *memmem(const void *from, size_t size, const void *wanted, size_t length) {
    const char *bytes = from;
    for (size_t i = 0; length <= size && i <= size - length; i++)
        if (memcmp(bytes + i, wanted, length) == 0)
            return (void *)(bytes + i);
    return 0;
}
void *mempcpy(void *to, const void *from, size_t size) {
    __builtin_memcpy(to, from, size);
    return (char *)to + size;
}
void *memccpy(void *to, const void *from, int byte, size_t size) {
    unsigned char *target = to;
    const unsigned char *source = from;
    for (size_t i = 0; i < size; i++)
        if ((target[i] = source[i]) == (unsigned char)byte)
            return target + i + 1;
    return 0;
}
char *stpncpy(char *to, const char *from, size_t size) {
    strncpy(to, from, size);
    return to + strnlen(from, size);
}
char *strsep(char **text, const char *separators) {
    char *start = *text;
    if (!start)
        return 0;
    char *end = start + strcspn(start, separators);
    *text = *end ? end + 1 : 0;
    *end = 0;
    return start;
}
int strcoll(const char *a, const char *b) { return strcmp(a, b); }
char *strsignal(int number) { return "a signal"; }
char *strerror(int number) { return "an error"; }
char *__xpg_strerror_r(int number, char *to, size_t size) {
    if (size)
        strncpy(to, "an error", size)[size - 1] = 0;
    return 0;
}
char *strerror_r(int number, char *to, size_t size) { return "an error"; }

/*# Characters. As in the locale "C". */
/* The tables that macros of <ctype.h> look into begin 128 before the character 0. */

enum { UPPER = 1 << 8, LOWER = 2 << 8, ALPHA = 4 << 8, DIGIT = 8 << 8, HEX = 16 << 8, WHITE = 32 << 8, PRINT = 64 << 8 };
enum { GRAPH = 128 << 8, BLANK = 1, CONTROL = 2, PUNCTUATION = 4, ALPHANUMERIC = 8 };
#define WITHIN(c, low, high) ((c) >= (low) && (c) <= (high))
#define IS_LETTER(c) (WITHIN(c, 'A', 'Z') || WITHIN(c, 'a', 'z'))
#define IS_PUNCTUATION(c) (WITHIN(c, '!', '~') && !IS_LETTER(c) && !WITHIN(c, '0', '9'))
#define CLASS(c) \
    ((WITHIN(c, 'A', 'Z') ? UPPER : 0) | (WITHIN(c, 'a', 'z') ? LOWER : 0) | (IS_LETTER(c) ? ALPHA | ALPHANUMERIC : 0) | \
     (WITHIN(c, '0', '9') ? DIGIT | HEX | ALPHANUMERIC : 0) | (WITHIN(c, 'A', 'F') || WITHIN(c, 'a', 'f') ? HEX : 0) | \
     ((c) == ' ' || WITHIN(c, '\t', '\r') ? WHITE : 0) | (WITHIN(c, ' ', '~') ? PRINT : 0) | \
     (WITHIN(c, '!', '~') ? GRAPH : 0) | ((c) == ' ' || (c) == '\t' ? BLANK : 0) | \
     (WITHIN(c, 0, 31) || (c) == 127 ? CONTROL : 0) | (IS_PUNCTUATION(c) ? PUNCTUATION : 0))
#define AS_LOWER(c) (WITHIN(c, 'A', 'Z') ? (c) + 32 : (c))
#define AS_UPPER(c) (WITHIN(c, 'a', 'z') ? (c)-32 : (c))
#define FOUR(of, c) of(c), of(c + 1), of(c + 2), of(c + 3)
#define SIXTEEN(of, c) FOUR(of, c), FOUR(of, c + 4), FOUR(of, c + 8), FOUR(of, c + 12)
#define SIXTY_FOUR(of, c) SIXTEEN(of, c), SIXTEEN(of, c + 16), SIXTEEN(of, c + 32), SIXTEEN(of, c + 48)
#define TABLE(of) {SIXTY_FOUR(of, -128), SIXTY_FOUR(of, -64), SIXTY_FOUR(of, 0), SIXTY_FOUR(of, 64), SIXTY_FOUR(of, 128), SIXTY_FOUR(of, 192)}
static const unsigned short classes[384] = TABLE(CLASS);
static const int lower[384] = TABLE(AS_LOWER);
static const int upper[384] = TABLE(AS_UPPER);
static const unsigned short *const class_table = classes + 128;
static const int *const lower_table = lower + 128;
static const int *const upper_table = upper + 128;
const unsigned short **__ctype_b_loc(void) { return (const unsigned short **)&class_table; }
const int **__ctype_tolower_loc(void) { return (const int **)&lower_table; }
const int **__ctype_toupper_loc(void) { return (const int **)&upper_table; }
int tolower(int character) { return WITHIN(character, -128, 255) ? lower_table[character] : character; }
int toupper(int character) { return WITHIN(character, -128, 255) ? upper_table[character] : character; }
int isalpha(int character) { return class_table[character] & ALPHA; }
int isdigit(int character) { return class_table[character] & DIGIT; }
int isalnum(int character) { return class_table[character] & ALPHANUMERIC; }
int isspace(int character) { return class_table[character] & WHITE; }
int isupper(int character) { return class_table[character] & UPPER; }
int islower(int character) { return class_table[character] & LOWER; }
int isxdigit(int character) { return class_table[character] & HEX; }
int isprint(int character) { return class_table[character] & PRINT; }
int isgraph(int character) { return class_table[character] & GRAPH; }
int ispunct(int character) { return class_table[character] & PUNCTUATION; }
int iscntrl(int character) { return class_table[character] & CONTROL; }
int isblank(int character) { return class_table[character] & BLANK; }
int strncasecmp(const char *a, const char *b, size_t size) {
    for (size_t i = 0; i < size; i++) {
        int x = tolower((unsigned char)a[i]), y = tolower((unsigned char)b[i]);
        if (x != y || !x)
            return x - y;
    }
    return 0;
}
int strcasecmp(const char *a, const char *b) { return strncasecmp(a, b, -1); }
char *strcasestr(const char *text, const char *wanted) {
    size_t length = strlen(wanted);
    for (;; text++) {
        if (strncasecmp(text, wanted, length) == 0)
            return (char *)text;
        if (!*text)
            return 0;
    }
}

/*# Sorting and searching. Which of equal elements comes first is open in C; here they keep their order. */
/* Sorting and searching. Which of equal elements comes first is open in C; here they keep their order. */

enum { LARGEST_ELEMENT = 256 };

void qsort(void *array, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    char element[LARGEST_ELEMENT];
    char *bytes = array;
    if (size > LARGEST_ELEMENT)
        __katec_error("unsupported", "qsort of elements of more than 256 bytes is not supported");
    for (size_t i = 1; i < count; i++)
        for (size_t j = i; j > 0 && compare(bytes + (j - 1) * size, bytes + j * size) > 0; j--) {
            __builtin_memcpy(element, bytes + j * size, size);
            __builtin_memcpy(bytes + j * size, bytes + (j - 1) * size, size);
            __builtin_memcpy(bytes + (j - 1) * size, element, size);
        }
}
void *bsearch(const void *key, const void *array, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    const char *bytes = array;
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = compare(key, bytes + middle * size);
        if (order == 0)
            return (void *)(bytes + middle * size);
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return 0;
}

/*# Formatted output into memory. Integers, floating-point numbers, characters, texts and addresses, with flags, width, precision and length. Other formats are refused. */
/* Formatted output into memory. */

struct output {
    char *to;
    size_t size, length;
};
static void put_character(struct output *output, char character) {
    if (output->length + 1 < output->size)
        output->to[output->length] = character;
    output->length++;
}
static void put_many(struct output *output, char character, long count) {
    for (; count > 0; count--)
        put_character(output, character);
}
enum { LEFT = 1, ZERO = 2, PLUS = 4, SPACE = 8, OTHER_FORM = 16 };
struct format {
    int flags;
    long width;
    /* -1 if there is none. */
    long precision;
};
/* A text between spaces, of so many characters. */
static void put_text(struct output *output, const struct format *format, const char *text, long length) {
    if (!(format->flags & LEFT))
        put_many(output, ' ', format->width - length);
    for (long i = 0; i < length; i++)
        put_character(output, text[i]);
    if (format->flags & LEFT)
        put_many(output, ' ', format->width - length);
}
static void put_number(struct output *output, const struct format *format, const char *sign, word value, char kind) {
    const char *symbols = kind == 'X' ? "0123456789ABCDEF" : "0123456789abcdef";
    unsigned base = kind == 'o' ? 8 : kind == 'x' || kind == 'X' ? 16 : 10;
    char digits[24];
    long count = 0;
    for (word rest = value; rest; rest /= base)
        digits[count++] = symbols[rest % base];
    long least = format->precision < 0 ? 1 : format->precision;
    if (format->flags & OTHER_FORM && base == 8 && least <= count)
        least = count + 1;
    long signs = strlen(sign);
    long zeros = least > count ? least - count : 0;
    long rest = format->width - signs - zeros - count;
    int filled = format->flags & ZERO && !(format->flags & LEFT) && format->precision < 0;
    if (!filled && !(format->flags & LEFT))
        put_many(output, ' ', rest);
    while (*sign)
        put_character(output, *sign++);
    put_many(output, '0', filled && rest > 0 ? zeros + rest : zeros);
    while (count)
        put_character(output, digits[--count]);
    if (format->flags & LEFT)
        put_many(output, ' ', rest);
}
/* A floating-point number, whose characters come one by one. */
static void put_float(struct output *output, const struct format *format, double value, char kind) {
    int negative = __builtin_signbit(value) != 0;
    const char *sign = negative ? "-" : format->flags & PLUS ? "+" : format->flags & SPACE ? " " : "";
    if (format->flags & OTHER_FORM)
        __katec_error("unsupported", "this format of output into memory is not supported");
    long length = 0, precision = format->precision < 0 ? 6 : format->precision;
    while (__katec_decimal_text(value, precision, kind, length))
        length++;
    long rest = format->width - (*sign != 0) - length;
    int filled = format->flags & ZERO && !(format->flags & LEFT) && value - value == 0;
    if (!filled && !(format->flags & LEFT))
        put_many(output, ' ', rest);
    if (*sign)
        put_character(output, *sign);
    if (filled)
        put_many(output, '0', rest);
    for (long i = 0; i < length; i++)
        put_character(output, __katec_decimal_text(value, precision, kind, i));
    if (format->flags & LEFT)
        put_many(output, ' ', rest);
}
static int format_flag(char character) {
    switch (character) {
    case '-':
        return LEFT;
    case '0':
        return ZERO;
    case '+':
        return PLUS;
    case ' ':
        return SPACE;
    case '#':
        return OTHER_FORM;
    default:
        return 0;
    }
}
/* How many bytes an integer has by the letters before its kind. */
static int format_size(const char **format) {
    int size = 4;
    for (;; (*format)++) {
        if (**format == 'l' || **format == 'z' || **format == 'j' || **format == 't')
            size = 8;
        else if (**format == 'h')
            size = size == 2 ? 1 : 2;
        else
            return size;
    }
}
int vsnprintf(char *to, size_t size, const char *text, __builtin_va_list list) {
    struct output output = {to, size, 0};
    for (; *text; text++) {
        if (*text != '%') {
            put_character(&output, *text);
            continue;
        }
        struct format format = {0, 0, -1};
        int flag;
        while ((flag = format_flag(*++text)))
            format.flags |= flag;
        if (*text == '*') {
            format.width = __builtin_va_arg(list, int);
            if (format.width < 0) {
                format.flags |= LEFT;
                format.width = -format.width;
            }
            text++;
        }
        while (*text >= '0' && *text <= '9')
            format.width = 10 * format.width + (*text++ - '0');
        if (*text == '.') {
            format.precision = 0;
            if (*++text == '*') {
                format.precision = __builtin_va_arg(list, int);
                text++;
            }
            while (*text >= '0' && *text <= '9')
                format.precision = 10 * format.precision + (*text++ - '0');
        }
        int bytes = format_size(&text);
        if (*text == 'd' || *text == 'i') {
            long value = bytes == 8 ? __builtin_va_arg(list, long) : __builtin_va_arg(list, int);
            value = bytes == 2 ? (short)value : bytes == 1 ? (signed char)value : value;
            const char *sign = value < 0 ? "-" : format.flags & PLUS ? "+" : format.flags & SPACE ? " " : "";
            put_number(&output, &format, sign, value < 0 ? -(word)value : value, 'd');
        } else if (*text == 'u' || *text == 'x' || *text == 'X' || *text == 'o') {
            word value = bytes == 8 ? __builtin_va_arg(list, word) : __builtin_va_arg(list, unsigned);
            value = bytes == 2 ? (unsigned short)value : bytes == 1 ? (unsigned char)value : value;
            const char *sign = "";
            if (format.flags & OTHER_FORM && value && *text != 'u' && *text != 'o')
                sign = *text == 'x' ? "0x" : "0X";
            put_number(&output, &format, sign, value, *text);
        } else if (*text == 'p') {
            word value = __builtin_va_arg(list, word);
            if (value)
                put_number(&output, &format, "0x", value, 'x');
            else
                put_text(&output, &format, "(nil)", 5);
        } else if (*text == 'c' && bytes == 4) {
            char character = __builtin_va_arg(list, int);
            put_text(&output, &format, &character, 1);
        } else if (*text == 's' && bytes == 4) {
            const char *argument = __builtin_va_arg(list, const char *);
            long length = 0;
            while (length != format.precision && argument[length])
                length++;
            put_text(&output, &format, argument, length);
        } else if (strchr("fFeEgG", *text) && *text) {
            put_float(&output, &format, __builtin_va_arg(list, double), *text);
        } else if (*text == '%') {
            put_character(&output, '%');
        } else {
            __katec_error("unsupported", "this format of output into memory is not supported");
        }
    }
    if (size)
        to[output.length < size ? output.length : size - 1] = 0;
    return output.length;
}
int vsprintf(char *to, const char *format, __builtin_va_list list) { return vsnprintf(to, -1, format, list); }
int snprintf(char *to, size_t size, const char *format, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, format);
    int length = vsnprintf(to, size, format, list);
    __builtin_va_end(list);
    return length;
}
int sprintf(char *to, const char *format, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, format);
    int length = vsnprintf(to, -1, format, list);
    __builtin_va_end(list);
    return length;
}
/* The text is made twice: first to know its length. */
int vasprintf(char **to, const char *format, __builtin_va_list list) {
    __builtin_va_list again;
    __builtin_va_copy(again, list);
    int length = vsnprintf(0, 0, format, again);
    __builtin_va_end(again);
    *to = allocate(length + 1, 16, 0);
    return vsnprintf(*to, length + 1, format, list);
}
int asprintf(char **to, const char *format, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, format);
    int length = vasprintf(to, format, list);
    __builtin_va_end(list);
    return length;
}

/*# Numbers in texts, and numbers. */
/* Numbers in texts */

static int is_space(char character) { return character == ' ' || (character >= '\t' && character <= '\r'); }
static unsigned digit_value(char character) {
    if (character >= '0' && character <= '9')
        return character - '0';
    if (character >= 'a' && character <= 'z')
        return character - 'a' + 10;
    if (character >= 'A' && character <= 'Z')
        return character - 'A' + 10;
    return 99;
}
/* The magnitude of a number, at most `limit` of its sign; sets errno if it is more. */
static unsigned long read_number(const char *text, char **end, int base, unsigned long below, unsigned long above, int *negative) {
    size_t i = 0;
    while (is_space(text[i]))
        i++;
    *negative = text[i] == '-';
    if (text[i] == '-' || text[i] == '+')
        i++;
    int prefix = text[i] == '0' && (text[i + 1] == 'x' || text[i + 1] == 'X') && digit_value(text[i + 2]) < 16;
    if ((base == 0 || base == 16) && prefix) {
        base = 16;
        i += 2;
    } else if (base == 0)
        base = text[i] == '0' ? 8 : 10;
    unsigned long limit = *negative ? below : above, value = 0;
    int digits = 0, beyond = 0;
    for (; digit_value(text[i]) < (unsigned)base; i++, digits++) {
        unsigned digit = digit_value(text[i]);
        if (value > (limit - digit) / base)
            beyond = 1;
        value = value * base + digit;
    }
    if (end)
        *end = (char *)(digits ? text + i : text);
    if (beyond) {
        error_number = ERANGE;
        return limit;
    }
    return digits ? value : 0;
}
#define LONGEST 0x7fffffffffffffffUL
long strtol(const char *text, char **end, int base) {
    int negative;
    unsigned long value = read_number(text, end, base, LONGEST + 1, LONGEST, &negative);
    return negative ? -value : value;
}
unsigned long strtoul(const char *text, char **end, int base) {
    int negative;
    unsigned long value = read_number(text, end, base, -1UL, -1UL, &negative);
    return negative && value != -1UL ? -value : value;
}
long long strtoll(const char *text, char **end, int base) { return strtol(text, end, base); }
unsigned long long strtoull(const char *text, char **end, int base) { return strtoul(text, end, base); }
/* What the headers of newer C libraries call. */
long __isoc23_strtol(const char *text, char **end, int base) { return strtol(text, end, base); }
unsigned long __isoc23_strtoul(const char *text, char **end, int base) { return strtoul(text, end, base); }
long long __isoc23_strtoll(const char *text, char **end, int base) { return strtol(text, end, base); }
unsigned long long __isoc23_strtoull(const char *text, char **end, int base) { return strtoul(text, end, base); }
long atol(const char *text) { return strtol(text, 0, 10); }
long long atoll(const char *text) { return strtol(text, 0, 10); }
unsigned htonl(unsigned number) { return __builtin_bswap32(number); }
unsigned ntohl(unsigned number) { return __builtin_bswap32(number); }
unsigned short htons(unsigned short number) { return __builtin_bswap16(number); }
unsigned short ntohs(unsigned short number) { return __builtin_bswap16(number); }
int ffs(int value) { return value ? __builtin_ctz(value) + 1 : 0; }
int ffsl(long value) { return value ? __builtin_ctzl(value) + 1 : 0; }
int ffsll(long long value) { return value ? __builtin_ctzl(value) + 1 : 0; }
long long llabs(long long value) { return value < 0 ? -value : value; }
long imaxabs(long value) { return value < 0 ? -value : value; }
long strtoimax(const char *text, char **end, int base) { return strtol(text, end, base); }
unsigned long strtoumax(const char *text, char **end, int base) { return strtoul(text, end, base); }
typedef struct {
    int quotient, remainder;
} quotient;
typedef struct {
    long quotient, remainder;
} long_quotient;
quotient div(int value, int by) { return (quotient){value / by, value % by}; }
long_quotient ldiv(long value, long by) { return (long_quotient){value / by, value % by}; }
long_quotient lldiv(long long value, long long by) { return (long_quotient){value / by, value % by}; }

/*# Time. Each reading of a clock is one second later than the one before in the same thread, and all clocks show the same. The clocks of different threads are not related, so that comparing times of two threads may be a false alarm. A program that does something else at other times can have a bug that is missed. Sleeping takes no time. */
/* Time: each reading of a clock is one second, or so many units of it, later than the one before in the same thread. All clocks
   show the same. Clocks of different threads are not compared, and sleeping takes no time. */

#define CLOCK_SLOT ((word)1 << 41)
#define STARTED 1000000

static long seconds(void) {
    word readings = (word)__katec_get_slot(CLOCK_SLOT) + 1;
    __katec_set_slot(CLOCK_SLOT, (void *)readings);
    return STARTED + readings;
}
struct timespec {
    long seconds, rest;
};
word __katec_clock(void) { return seconds() * 1000000000UL; }
long time(long *result) {
    long now = seconds();
    if (result)
        *result = now;
    return now;
}
long clock(void) { return seconds() * 1000000; }
int clock_gettime(int clock, struct timespec *time) {
    time->seconds = seconds();
    time->rest = 0;
    return 0;
}
int clock_getres(int clock, struct timespec *time) {
    if (time) {
        time->seconds = 0;
        time->rest = 1;
    }
    return 0;
}
int gettimeofday(struct timespec *time, void *zone) { return clock_gettime(0, time); }
int timespec_get(struct timespec *time, int base) {
    clock_gettime(0, time);
    return base;
}
double difftime(long later, long earlier) { return later - earlier; }
int clock_nanosleep(int clock, int flags, const void *time, void *rest) { return sleep(0); }
/* Both wait for nothing but the time: for files they are refused. */
int select(int files, void *reads, void *writes, void *others, void *limit) {
    if (files || !limit)
        __katec_error("unsupported", "waiting for files is not supported");
    return sleep(0);
}
int poll(void *files, word count, int limit) {
    if (count || limit < 0)
        __katec_error("unsupported", "waiting for files is not supported");
    return sleep(0);
}
long times(long *used) {
    long now = seconds() * 100;
    for (int i = 0; used && i < 4; i++)
        used[i] = now;
    return now;
}
int getrusage(int who, long *used) {
    __builtin_memset(used, 0, 18 * sizeof *used);
    used[0] = seconds();
    return 0;
}

/*# The process and its surroundings. There are 4 processors and pages of 4096 bytes, no environment variable is set, and the process has the number 1000: a bug that needs something else is missed. */
/* The process and its surroundings: 4 processors, pages of 4096 bytes, no environment variables. */

int getpid(void) { return 1000; }
int getppid(void) { return 1; }
int gettid(void) { return 1000 + __katec_self(); }
int getpagesize(void) { return 4096; }
int get_nprocs(void) { return 4; }
int sched_getaffinity(int process, size_t size, void *processors) {
    __builtin_memset(processors, 0, size);
    *(unsigned char *)processors = 0xf;
    return 0;
}
int pthread_getaffinity_np(word thread, size_t size, void *processors) { return sched_getaffinity(0, size, processors); }
int __sched_cpucount(size_t size, const word *processors) {
    int count = 0;
    for (size_t i = 0; i < size / sizeof *processors; i++)
        count += __builtin_popcountl(processors[i]);
    return count;
}
int sched_getcpu(void) { return 0; }
int gethostname(char *name, size_t size) {
    strncpy(name, "localhost", size);
    return 0;
}
int getrlimit(int what, word *limits) {
    limits[0] = limits[1] = -1;
    return 0;
}
int setrlimit(int what, const word *limits) { return 0; }
unsigned getuid(void) { return 1000; }
unsigned geteuid(void) { return 1000; }
int nice(int more) { return 0; }
int setpriority(int which, unsigned who, int priority) { return 0; }
int mlockall(int flags) { return 0; }
int mlock(const void *address, size_t size) { return 0; }
int munlock(const void *address, size_t size) { return 0; }
int madvise(void *address, size_t size, int advice) { return 0; }
int posix_madvise(void *address, size_t size, int advice) { return 0; }
int sched_getscheduler(int process) { return 0; }
int getpriority(int which, unsigned who) { return 0; }
int munlockall(void) { return 0; }
char *setlocale(int category, const char *name) { return "C"; }
char *getenv(const char *name) { return 0; }
char *secure_getenv(const char *name) { return 0; }
long sysconf(int name) {
    enum { PAGE_SIZE = 30, PROCESSORS = 83, PROCESSORS_ONLINE = 84 };
    if (name == PAGE_SIZE)
        return 4096;
    if (name != PROCESSORS && name != PROCESSORS_ONLINE)
        __katec_error("unsupported", "sysconf of another name than _SC_PAGESIZE and _SC_NPROCESSORS_ONLN is not supported");
    return 4;
}

/*# The end of programs. Functions given to `atexit` and destructors of global objects run at `exit` and when `main` returns, the last first. */
/* What is to be run at the end. Several threads may add to it. */

enum { ENDINGS = 64 };
struct ending {
    void (*function)(void *);
    void *argument;
};
static struct ending endings[ENDINGS];
static int ending_count;

static int add_ending(void (*function)(void *), void *argument) {
    int number = __atomic_fetch_add(&ending_count, 1, __ATOMIC_ACQ_REL);
    if (number >= ENDINGS)
        __katec_error("limit", "more than 64 functions to be run at exit");
    endings[number].argument = argument;
    __atomic_store_n(&endings[number].function, function, __ATOMIC_RELEASE);
    return 0;
}
static void call_without_argument(void *function) { ((void (*)(void))function)(); }
int atexit(void (*function)(void)) { return add_ending(call_without_argument, function); }
int __cxa_atexit(void (*function)(void *), void *argument, void *handle) { return add_ending(function, argument); }
void __katec_program_end(void) {
    int count;
    run_thread_endings();
    while ((count = __atomic_load_n(&ending_count, __ATOMIC_ACQUIRE))) {
        __atomic_store_n(&ending_count, count - 1, __ATOMIC_RELAXED);
        void (*function)(void *) = __atomic_load_n(&endings[count - 1].function, __ATOMIC_ACQUIRE);
        if (function)
            function(endings[count - 1].argument);
    }
}

void exit(int status) {
    __katec_program_end();
    __katec_halt();
}
void _exit(int status) { __katec_halt(); }
void _Exit(int status) { __katec_halt(); }
static int quick_count;
static void (*quick_endings[32])(void);
int at_quick_exit(void (*function)(void)) {
    int number = __atomic_fetch_add(&quick_count, 1, __ATOMIC_ACQ_REL);
    if (number >= 32)
        return 1;
    __atomic_store_n(&quick_endings[number], function, __ATOMIC_RELEASE);
    return 0;
}
void quick_exit(int status) {
    for (int left = __atomic_load_n(&quick_count, __ATOMIC_ACQUIRE); left > 0; left--) {
        void (*function)(void) = __atomic_load_n(&quick_endings[left - 1], __ATOMIC_ACQUIRE);
        if (function)
            function();
    }
    __katec_halt();
}
void abort(void) { __katec_error("abort", "the program aborts"); }
void __assert_fail(const char *text, const char *file, unsigned line, const char *function) {
    __katec_error("assertion", text);
}
void __assert_rtn(const char *function, const char *file, int line, const char *text) {
    __katec_error("assertion", text);
}
void __assert(const char *function, const char *file, int line, const char *text) {
    __katec_error("assertion", text);
}

/* What clang was asked to look for at run time, by its numbers. */
void __katec_sanitised(int kind) {
    enum { ADD = 0, MULTIPLY = 12, NEGATE = 13, SUBTRACT = 21 };
    if (kind == ADD || kind == MULTIPLY || kind == NEGATE || kind == SUBTRACT)
        __katec_error("undefined", "an integer overflows");
    __katec_error("undefined", "something that the language leaves undefined, which -fsanitize looks for");
}

/*# Absolute values and short numbers. */
int abs(int value) { return value < 0 ? -value : value; }
long labs(long value) { return value < 0 ? -value : value; }
int atoi(const char *text) { return strtol(text, 0, 10); }

/*# Output. It goes nowhere, and nothing of it is an event, but that `flockfile` and the like lock a stream. */
/* Output goes nowhere. Of streams there are only their locks. */

static int streams[3];
int *const stdin = &streams[0], *const stdout = &streams[1], *const stderr = &streams[2];
int *const __stdinp = &streams[0], *const __stdoutp = &streams[1], *const __stderrp = &streams[2];

int printf(const char *format, ...) { return 0; }
int fprintf(void *stream, const char *format, ...) { return 0; }
int dprintf(int file, const char *format, ...) { return 0; }
long write(int file, const void *data, size_t size) {
    if (file != 1 && file != 2)
        __katec_error("unsupported", "output to another file than the standard output is not supported");
    return size;
}
int vprintf(const char *format, __builtin_va_list list) { return 0; }
int vfprintf(void *stream, const char *format, __builtin_va_list list) { return 0; }
int puts(const char *text) { return 0; }
int putchar(int character) { return character; }
int fputs(const char *text, void *stream) { return 0; }
int fputc(int character, void *stream) { return character; }
int putc(int character, void *stream) { return character; }
int putchar_unlocked(int character) { return character; }
int putc_unlocked(int character, void *stream) { return character; }
int fputc_unlocked(int character, void *stream) { return character; }
int fclose(void *stream) { return 0; }
int fileno(void *stream) { return 1; }
size_t fwrite(const void *data, size_t size, size_t count, void *stream) { return count; }
int fflush(void *stream) { return 0; }
void perror(const char *text) {}
void psignal(int signal, const char *text) {}
int vdprintf(int file, const char *format, __builtin_va_list list) { return 0; }
int fputs_unlocked(const char *text, void *stream) { return 0; }
void warn(const char *format, ...) {}
void warnx(const char *format, ...) {}
void err(int status, const char *format, ...) { exit(status); }
void errx(int status, const char *format, ...) { exit(status); }
void openlog(const char *name, int options, int facility) {}
void syslog(int priority, const char *format, ...) {}
void closelog(void) {}
void setbuf(void *stream, char *buffer) {}
void setlinebuf(void *stream) {}
int setvbuf(void *stream, char *buffer, int mode, size_t size) { return 0; }
static int lock_stream(int *stream, int try) {
    int count = __katec_held(stream);
    if (!count)
        return lock_word(stream, try);
    __katec_set_held(stream, count + 1);
    return 0;
}
void flockfile(int *stream) { lock_stream(stream, 0); }
int ftrylockfile(int *stream) { return lock_stream(stream, 1); }
void funlockfile(int *stream) {
    int count = __katec_held(stream);
    if (!count)
        __katec_error("mutex", "a stream is unlocked by a thread that did not lock it");
    if (count > 1)
        __katec_set_held(stream, count - 1);
    else
        unlock_word(stream);
}

/*# Arguments of the program. There is none but its name. Options with one letter are understood, for a program that calls `getopt` with others. */
char *optarg;
int optind = 1, opterr = 1, optopt;
static int option_place;
int getopt(int count, char *const arguments[], const char *options) {
    if (optind >= count || arguments[optind][0] != '-' || !arguments[optind][1])
        return -1;
    const char *argument = arguments[optind];
    if (argument[1] == '-' && !argument[2]) {
        optind++;
        return -1;
    }
    if (!option_place)
        option_place = 1;
    int letter = argument[option_place++];
    const char *known = letter == ':' ? 0 : strchr(options, letter);
    const char *rest = argument + option_place;
    if (!*rest) {
        optind++;
        option_place = 0;
    }
    if (!known) {
        optopt = letter;
        return '?';
    }
    if (known[1] != ':')
        return letter;
    optarg = 0;
    if (*rest) {
        optarg = (char *)rest;
        optind++;
    } else if (known[2] != ':') {
        if (optind >= count) {
            optopt = letter;
            return options[0] == ':' ? ':' : '?';
        }
        optarg = arguments[optind++];
    }
    option_place = 0;
    return letter;
}
int getopt_long(int count, char *const arguments[], const char *options, const void *names, int *index) {
    if (optind < count && arguments[optind][0] == '-' && arguments[optind][1] == '-' && arguments[optind][2])
        __katec_error("unsupported", "a long option is not supported");
    return getopt(count, arguments, options);
}

/*# Atomic accesses of any size. What compilers call where they do not know that an object is aligned: `__atomic_load`, `__atomic_store`, `__atomic_exchange` and `__atomic_compare_exchange`, of 1, 2, 4, 8 and 16 bytes. */
#define OF_ANY_SIZE(access) \
    switch (size) { \
    case 1: \
        access(unsigned char) break; \
    case 2: \
        access(unsigned short) break; \
    case 4: \
        access(unsigned) break; \
    case 8: \
        access(word) break; \
    case 16: \
        access(unsigned __int128) break; \
    default: \
        __katec_error("unsupported", "an atomic access of more than 16 bytes, or of another number than 1, 2, 4, 8 and 16, is not supported"); \
    }
void atomic_load_any(size_t size, void *from, void *to, int order) __asm__("__atomic_load");
void atomic_load_any(size_t size, void *from, void *to, int order) {
#define ACCESS(type) *(type *)to = __atomic_load_n((type *)from, order);
    OF_ANY_SIZE(ACCESS)
#undef ACCESS
}
void atomic_store_any(size_t size, void *to, void *from, int order) __asm__("__atomic_store");
void atomic_store_any(size_t size, void *to, void *from, int order) {
#define ACCESS(type) __atomic_store_n((type *)to, *(type *)from, order);
    OF_ANY_SIZE(ACCESS)
#undef ACCESS
}
void atomic_exchange_any(size_t size, void *object, void *from, void *to, int order) __asm__("__atomic_exchange");
void atomic_exchange_any(size_t size, void *object, void *from, void *to, int order) {
#define ACCESS(type) *(type *)to = __atomic_exchange_n((type *)object, *(type *)from, order);
    OF_ANY_SIZE(ACCESS)
#undef ACCESS
}
_Bool atomic_compare_any(size_t size, void *object, void *expected, void *desired, int success, int failure)
    __asm__("__atomic_compare_exchange");
_Bool atomic_compare_any(size_t size, void *object, void *expected, void *desired, int success, int failure) {
    _Bool equal = 0;
#define ACCESS(type) \
    equal = __atomic_compare_exchange_n((type *)object, (type *)expected, *(type *)desired, 0, success, failure);
    OF_ANY_SIZE(ACCESS)
#undef ACCESS
    return equal;
}

typedef unsigned __int128 wide_integer;
wide_integer atomic_load_16(wide_integer *object, int order) __asm__("__atomic_load_16");
wide_integer atomic_load_16(wide_integer *object, int order) { return __atomic_load_n(object, order); }
void atomic_store_16(wide_integer *object, wide_integer value, int order) __asm__("__atomic_store_16");
void atomic_store_16(wide_integer *object, wide_integer value, int order) { __atomic_store_n(object, value, order); }
_Bool atomic_compare_16(wide_integer *object, wide_integer *expected, wide_integer desired, int success, int failure)
    __asm__("__atomic_compare_exchange_16");
_Bool atomic_compare_16(wide_integer *object, wide_integer *expected, wide_integer desired, int success, int failure) {
    return __atomic_compare_exchange_n(object, expected, desired, 0, success, failure);
}
#define UPDATE_16(name, access) \
    wide_integer atomic_##name##_16(wide_integer *object, wide_integer value, int order) __asm__("__atomic_" #name "_16"); \
    wide_integer atomic_##name##_16(wide_integer *object, wide_integer value, int order) { \
        return access(object, value, order); \
    }
UPDATE_16(exchange, __atomic_exchange_n)
UPDATE_16(fetch_add, __atomic_fetch_add)
UPDATE_16(fetch_sub, __atomic_fetch_sub)
UPDATE_16(fetch_and, __atomic_fetch_and)
UPDATE_16(fetch_or, __atomic_fetch_or)
UPDATE_16(fetch_xor, __atomic_fetch_xor)
UPDATE_16(fetch_nand, __atomic_fetch_nand)

/*# Integers of 128 bits. Arithmetic, comparisons, plain accesses, which are done in two halves, and atomic ones. */
struct wide {
    word low, high;
};
static void check_shift(word count, word rest) {
    if (rest || count >= 128)
        __katec_error("shift", "a shift by as many bits as the value has, or more");
}
struct wide __katec_shift_left_128(word low, word high, word count, word rest) {
    check_shift(count, rest);
    struct wide result = {low, high};
    if (count >= 64) {
        result.low = 0;
        result.high = low << (count - 64);
    } else if (count) {
        result.low = low << count;
        result.high = high << count | low >> (64 - count);
    }
    return result;
}
struct wide __katec_shift_right_128(word low, word high, word count, word rest) {
    check_shift(count, rest);
    struct wide result = {low, high};
    if (count >= 64) {
        result.low = high >> (count - 64);
        result.high = 0;
    } else if (count) {
        result.low = low >> count | high << (64 - count);
        result.high = high >> count;
    }
    return result;
}
struct wide __katec_shift_signed_128(word low, word high, word count, word rest) {
    struct wide result = __katec_shift_right_128(low, high, count, rest);
    if ((long)high >= 0 || !count)
        return result;
    if (count >= 64) {
        result.high = -1;
        if (count > 64)
            result.low |= -(word)1 << (128 - count);
    } else {
        result.high |= -(word)1 << (64 - count);
    }
    return result;
}
/* To and from floating-point numbers. What is lost of the number is in the last bit of the upper part that is converted, which is
   never the last one that counts, so that rounding is right. */
static double power_of_two(long exponent) {
    union {
        word bits;
        double value;
    } power = {.bits = (word)(1023 + exponent) << 52};
    return power.value;
}
static word upper_part(struct wide value, long *exponent) {
    if (!value.high) {
        *exponent = 0;
        return value.low;
    }
    int left = __builtin_clzl(value.high);
    *exponent = 64 - left;
    word upper = left ? value.high << left | value.low >> (64 - left) : value.high;
    return upper | (value.low << left != 0);
}
static struct wide negated(struct wide value, int negative);
double __katec_double_of_128(word low, word high, word is_signed) {
    int negative = is_signed && (long)high < 0;
    long exponent;
    word upper = upper_part(negated((struct wide){low, high}, negative), &exponent);
    double value = (double)upper * power_of_two(exponent);
    return negative ? -value : value;
}
float __katec_float_of_128(word low, word high, word is_signed) {
    int negative = is_signed && (long)high < 0;
    long exponent;
    word upper = upper_part(negated((struct wide){low, high}, negative), &exponent);
    float value = (float)((double)(float)upper * power_of_two(exponent));
    return negative ? -value : value;
}
struct wide __katec_128_of_double(double value, word is_signed) {
    int negative = value < 0;
    double size = negative ? -value : value;
    struct wide result;
    result.high = (word)(size * power_of_two(-64));
    result.low = (word)(size - (double)result.high * power_of_two(64));
    return negated(result, negative);
}
/* Quotient and remainder, a bit at a time. */
struct division {
    struct wide quotient, remainder;
};
static void divide(struct division *division, word low, word high, word by_low, word by_high) {
    struct wide quotient = {0, 0}, rest = {0, 0};
    if (!by_low && !by_high)
        __katec_error("division-by-zero", "division by zero");
    for (int bit = 127; bit >= 0; bit--) {
        word next = (bit >= 64 ? high >> (bit - 64) : low >> bit) & 1;
        word lost = rest.high >> 63;
        rest.high = rest.high << 1 | rest.low >> 63;
        rest.low = rest.low << 1 | next;
        if (lost || rest.high > by_high || (rest.high == by_high && rest.low >= by_low)) {
            rest.high -= by_high + (rest.low < by_low);
            rest.low -= by_low;
            if (bit >= 64)
                quotient.high |= (word)1 << (bit - 64);
            else
                quotient.low |= (word)1 << bit;
        }
    }
    division->quotient = quotient;
    division->remainder = rest;
}
static struct wide negated(struct wide value, int negative) {
    if (negative) {
        value.low = -value.low;
        value.high = ~value.high + !value.low;
    }
    return value;
}
struct wide __katec_divide_128(word low, word high, word by_low, word by_high) {
    struct division division;
    divide(&division, low, high, by_low, by_high);
    return division.quotient;
}
struct wide __katec_remainder_128(word low, word high, word by_low, word by_high) {
    struct division division;
    divide(&division, low, high, by_low, by_high);
    return division.remainder;
}
static void divide_signed(struct division *division, word low, word high, word by_low, word by_high) {
    struct wide left = {low, high}, right = {by_low, by_high};
    int negative = (long)high < 0, by_negative = (long)by_high < 0;
    if (!low && high == (word)1 << 63 && !~by_low && !~by_high)
        __katec_error("division-overflow", "the most negative number is divided by -1");
    left = negated(left, negative);
    right = negated(right, by_negative);
    divide(division, left.low, left.high, right.low, right.high);
    division->quotient = negated(division->quotient, negative != by_negative);
    division->remainder = negated(division->remainder, negative);
}
struct wide __katec_divide_signed_128(word low, word high, word by_low, word by_high) {
    struct division division;
    divide_signed(&division, low, high, by_low, by_high);
    return division.quotient;
}
struct wide __katec_remainder_signed_128(word low, word high, word by_low, word by_high) {
    struct division division;
    divide_signed(&division, low, high, by_low, by_high);
    return division.remainder;
}

/*# Annotations. Names that other checkers know. `<katec.h>` declares the most common ones. `<genmc.h>` has the macros of GenMC; [check.md](check.md#annotations) says what they mean. Labels of CBMC that make threads are refused. */
/* Names that other checkers know */

void __VERIFIER_assume(int condition) { __katec_assume(condition); }
void assume_abort_if_not(int condition) { __katec_assume(condition); }
void __VERIFIER_error(void) { __katec_error("assertion", "__VERIFIER_error is called"); }
void reach_error(void) { __katec_error("assertion", "reach_error is called"); }
void __VERIFIER_assert(int condition) {
    if (!condition)
        __katec_error("assertion", "__VERIFIER_assert fails");
}
void __CPROVER_assume(int condition) { __katec_assume(condition); }
void __ESBMC_assume(int condition) { __katec_assume(condition); }
void __CPROVER_assert(int condition, const char *text) {
    if (!condition)
        __katec_error("assertion", text);
}
void __ESBMC_assert(int condition, const char *text) { __CPROVER_assert(condition, text); }
void assert(int condition) {
    if (!condition)
        __katec_error("assertion", "assert fails");
}
void __ESBMC_yield(void) {}
void __VERIFIER_loop_bound(int bound) {}
void __VERIFIER_loop_begin(void) {}
void __VERIFIER_spin_start(void) { __katec_marked_round(); }
void __VERIFIER_spin_end(int condition) { __katec_marked_round_end(condition); }
word __VERIFIER_spawn(routine start, void *argument) { return __katec_create(start, argument); }
int __VERIFIER_tid(void) { return __katec_self(); }
word __VERIFIER_thread_create(const void *attributes, routine start, void *argument) {
    return __katec_create(start, argument);
}
void *__VERIFIER_join(word thread) { return __katec_join(thread); }
void *__VERIFIER_thread_join(word thread) { return __katec_join(thread); }

/* Waits until a value is as wanted. The condition is a set of bits: greater 1, equal 2, less 4, and 8 for numbers with a sign. An
   exchange is done only then; that it is the value read which is exchanged is the only execution of interest. */
static int wanted(int condition, word value, word other, int bits) {
    long left = (long)(value << (64 - bits)), right = (long)(other << (64 - bits));
    int less = condition & 8 ? left < right : (word)left < (word)right;
    return (condition & (less ? 4 : left == right ? 2 : 1)) != 0;
}
#define AWAIT(name, type) \
    type __VERIFIER_load_await_##name(type *address, int condition, type other) { \
        type value = __atomic_load_n(address, __ATOMIC_SEQ_CST); \
        __katec_wait(wanted(condition, value, other, 8 * sizeof(type))); \
        return value; \
    } \
    type __VERIFIER_xchg_await_##name(type *address, type new_value, int condition, type other) { \
        type value = other; \
        if ((condition & 7) == 2) { \
            __katec_wait(__atomic_compare_exchange_n(address, &value, new_value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)); \
            return value; \
        } \
        value = __atomic_load_n(address, __ATOMIC_SEQ_CST); \
        __katec_wait(wanted(condition, value, other, 8 * sizeof(type))); \
        __katec_assume(__atomic_compare_exchange_n(address, &value, new_value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)); \
        return value; \
    }
AWAIT(abool, _Bool)
AWAIT(achar, char)
AWAIT(auchar, unsigned char)
AWAIT(ashort, short)
AWAIT(aushort, unsigned short)
AWAIT(aint, int)
AWAIT(auint, unsigned)
AWAIT(along, long)
AWAIT(aulong, unsigned long)
AWAIT(i8, char)
AWAIT(i16, short)
AWAIT(i32, int)
AWAIT(i64, long)

/* Atomic sections: they may be within each other. Functions of the program whose names begin with __VERIFIER_atomic_ begin
   and end with these. */
static int atomic_section;
void __VERIFIER_atomic_begin(void) {
    int count = __katec_held(&atomic_section);
    if (!count)
        lock_word(&atomic_section, 0);
    __katec_set_held(&atomic_section, count + 1);
}
void __VERIFIER_atomic_end(void) {
    int count = __katec_held(&atomic_section);
    if (!count)
        __katec_error("mutex", "an atomic section ends that did not begin");
    if (count > 1)
        __katec_set_held(&atomic_section, count - 1);
    else
        unlock_word(&atomic_section);
}

void __CPROVER_atomic_begin(void) { __VERIFIER_atomic_begin(); }
void __CPROVER_atomic_end(void) { __VERIFIER_atomic_end(); }
void __ESBMC_atomic_begin(void) { __VERIFIER_atomic_begin(); }
void __ESBMC_atomic_end(void) { __VERIFIER_atomic_end(); }

_Bool __VERIFIER_nondet_bool(void) { return __katec_choose(2); }
_Bool __VERIFIER_nondet__Bool(void) { return __katec_choose(2); }
_Bool nondet_bool(void) { return __katec_choose(2); }
int nondet_int(void) { return __katec_nondeterministic(32); }
unsigned nondet_uint(void) { return __katec_nondeterministic(32); }
char __VERIFIER_nondet_char(void) { return __katec_nondeterministic(8); }
unsigned char __VERIFIER_nondet_uchar(void) { return __katec_nondeterministic(8); }
short __VERIFIER_nondet_short(void) { return __katec_nondeterministic(16); }
unsigned short __VERIFIER_nondet_ushort(void) { return __katec_nondeterministic(16); }
int __VERIFIER_nondet_int(void) { return __katec_nondeterministic(32); }
unsigned __VERIFIER_nondet_uint(void) { return __katec_nondeterministic(32); }
unsigned __VERIFIER_nondet_unsigned(void) { return __katec_nondeterministic(32); }
unsigned __VERIFIER_nondet_u32(void) { return __katec_nondeterministic(32); }
long __VERIFIER_nondet_long(void) { return __katec_nondeterministic(64); }
unsigned long __VERIFIER_nondet_ulong(void) { return __katec_nondeterministic(64); }
long long __VERIFIER_nondet_longlong(void) { return __katec_nondeterministic(64); }
unsigned long long __VERIFIER_nondet_ulonglong(void) { return __katec_nondeterministic(64); }
size_t __VERIFIER_nondet_size_t(void) { return __katec_nondeterministic(64); }
/*# Futexes. `syscall` with SYS_futex, to wait and to wake, private or not. A wake-up wakes all who wait, which the system allows; a bug that needs it to wake one only is missed. Other system calls are refused. */
/* For each word, by its address, how often it was woken. A word that shares the counter of another has a wake-up too many. */

static int wakes[64];
#define WAKES(word_address) (&wakes[((word)(word_address) >> 2) % 64])

static int futex_wait(int *address, int value, int limited) {
    int before = __atomic_load_n(WAKES(address), __ATOMIC_SEQ_CST);
    if (__atomic_load_n(address, __ATOMIC_SEQ_CST) != value) {
        error_number = EAGAIN;
        return -1;
    }
    int after = __atomic_load_n(WAKES(address), __ATOMIC_SEQ_CST);
    if (limited && after == before) {
        error_number = ETIMEDOUT;
        return -1;
    }
    __katec_wait(after != before);
    return 0;
}

long syscall(long number, ...) {
    enum { FUTEX = 202, GET_THREAD = 186, WAIT = 0, WAKE = 1, WAIT_BITSET = 9, WAKE_BITSET = 10, OPTIONS = 128 | 256 };
    __builtin_va_list list;
    __builtin_va_start(list, number);
    if (number == GET_THREAD)
        return gettid();
    if (number != FUTEX)
        __katec_error("unsupported", "a system call other than SYS_futex and SYS_gettid is not supported");
    int *address = __builtin_va_arg(list, int *);
    int operation = __builtin_va_arg(list, long) & ~OPTIONS;
    int value = __builtin_va_arg(list, long);
    void *limit = operation == WAIT || operation == WAIT_BITSET ? __builtin_va_arg(list, void *) : 0;
    __builtin_va_end(list);
    if (operation == WAKE || operation == WAKE_BITSET) {
        __atomic_fetch_add(WAKES(address), 1, __ATOMIC_SEQ_CST);
        return value < 1 ? 0 : 1;
    }
    if (operation != WAIT && operation != WAIT_BITSET)
        __katec_error("unsupported", "an operation of a futex other than waiting and waking is not supported");
    return futex_wait(address, value, limit != 0);
}

/*# Random numbers. Each is any number of the range that `--nondet` gives; without a range they are refused. Seeds do nothing. */
int rand(void) { return __katec_nondeterministic(31); }
int rand_r(unsigned *seed) {
    *seed += 1;
    return __katec_nondeterministic(31);
}
long random(void) { return __katec_nondeterministic(31); }
long lrand48(void) { return __katec_nondeterministic(31); }
long nrand48(unsigned short *seed) {
    *seed += 1;
    return __katec_nondeterministic(31);
}
long mrand48(void) { return __katec_nondeterministic(32); }
unsigned arc4random(void) { return __katec_nondeterministic(32); }
void srand(unsigned seed) {}
void srandom(unsigned seed) {}
void srand48(long seed) {}

#include "runtime_math.c"
#include "runtime_scan.c"
#include "runtime_system.c"
#include "runtime_kernel.c"
#include "runtime_cpp.c"
#include "runtime_calendar.c"
#include "runtime_checked.c"
