/* The library of checked programs, signals, input and the surroundings: part of runtime.c. */

/*# Signals. No signal comes from outside, so that handlers are never called: a bug in one is missed. A program that sends a signal itself is refused, unless it is number 0 or SIGABRT. */

typedef void (*handler)(int);
struct signals {
    word bits[16];
};
enum { SIGNALS = 64, SIGNAL_ABORT = 6 };
handler signal(int number, handler action) { return 0; }
int sigaction(int number, const void *action, void *before) {
    if (before)
        __katec_error("unsupported", "sigaction that asks for the action before is not supported");
    return 0;
}
int siginterrupt(int number, int on) { return 0; }
unsigned alarm(unsigned seconds) { return 0; }
int sigemptyset(struct signals *set) {
    *set = (struct signals){0};
    return 0;
}
int sigfillset(struct signals *set) {
    for (int i = 0; i < 16; i++)
        set->bits[i] = -1;
    return 0;
}
int sigaddset(struct signals *set, int number) {
    set->bits[0] |= (word)1 << (number - 1) % SIGNALS;
    return 0;
}
int sigdelset(struct signals *set, int number) {
    set->bits[0] &= ~((word)1 << (number - 1) % SIGNALS);
    return 0;
}
int sigismember(const struct signals *set, int number) { return set->bits[0] >> (number - 1) % SIGNALS & 1; }
static int no_signals(struct signals *before) { return before ? sigemptyset(before) : 0; }
int sigprocmask(int how, const struct signals *set, struct signals *before) { return no_signals(before); }
int pthread_sigmask(int how, const struct signals *set, struct signals *before) { return no_signals(before); }
static int send_signal(int number) {
    if (number == SIGNAL_ABORT)
        __katec_error("abort", "the program aborts");
    if (number)
        __katec_error("unsupported", "a signal that the program sends is not supported");
    return 0;
}
int raise(int number) { return send_signal(number); }
int kill(int process, int number) { return send_signal(number); }
int pthread_kill(word thread, int number) { return send_signal(number); }

/*# Input. The standard input is empty: a bug that needs input is missed. */

int getchar(void) { return -1; }
int getc(void *stream) { return -1; }
int fgetc(void *stream) { return -1; }
char *fgets(char *text, int size, void *stream) { return 0; }
size_t fread(void *data, size_t size, size_t count, void *stream) { return 0; }
long getline(char **text, size_t *size, void *stream) { return -1; }
int scanf(const char *format, ...) { return -1; }
int fscanf(void *stream, const char *format, ...) { return -1; }
int __isoc99_scanf(const char *format, ...) { return -1; }
int __isoc99_fscanf(void *stream, const char *format, ...) { return -1; }
int __isoc23_scanf(const char *format, ...) { return -1; }
int __isoc23_fscanf(void *stream, const char *format, ...) { return -1; }
long read(int file, void *data, size_t size) {
    if (file)
        __katec_error("unsupported", "input from another file than the standard input is not supported");
    return 0;
}
int feof(void *stream) { return 1; }
int ferror(void *stream) { return 0; }
void clearerr(void *stream) {}
int isatty(int file) { return 0; }

/*# macOS. Atomic operations and locks of older programs; those without `Barrier` are relaxed. */

#define ON_WORDS(bits, type) \
    type OSAtomicAdd##bits(type by, type *place) { return __atomic_add_fetch(place, by, __ATOMIC_RELAXED); } \
    type OSAtomicAdd##bits##Barrier(type by, type *place) { return __atomic_add_fetch(place, by, __ATOMIC_SEQ_CST); } \
    type OSAtomicIncrement##bits(type *place) { return __atomic_add_fetch(place, 1, __ATOMIC_RELAXED); } \
    type OSAtomicIncrement##bits##Barrier(type *place) { return __atomic_add_fetch(place, 1, __ATOMIC_SEQ_CST); } \
    type OSAtomicDecrement##bits(type *place) { return __atomic_sub_fetch(place, 1, __ATOMIC_RELAXED); } \
    type OSAtomicDecrement##bits##Barrier(type *place) { return __atomic_sub_fetch(place, 1, __ATOMIC_SEQ_CST); } \
    _Bool OSAtomicCompareAndSwap##bits(type old, type new, type *place) { \
        return __atomic_compare_exchange_n(place, &old, new, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED); \
    } \
    _Bool OSAtomicCompareAndSwap##bits##Barrier(type old, type new, type *place) { \
        return __atomic_compare_exchange_n(place, &old, new, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); \
    }
ON_WORDS(32, int)
ON_WORDS(64, long)
_Bool OSAtomicCompareAndSwapPtr(void *old, void *new, void **place) {
    return __atomic_compare_exchange_n(place, &old, new, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}
_Bool OSAtomicCompareAndSwapPtrBarrier(void *old, void *new, void **place) {
    return __atomic_compare_exchange_n(place, &old, new, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
void OSMemoryBarrier(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
void OSSpinLockLock(int *lock) { pthread_spin_lock(lock); }
_Bool OSSpinLockTry(int *lock) { return !pthread_spin_trylock(lock); }
void OSSpinLockUnlock(int *lock) { pthread_spin_unlock(lock); }
void os_unfair_lock_lock(int *lock) { pthread_spin_lock(lock); }
_Bool os_unfair_lock_trylock(int *lock) { return !pthread_spin_trylock(lock); }
void os_unfair_lock_unlock(int *lock) { pthread_spin_unlock(lock); }
