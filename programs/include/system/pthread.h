/* Stands before the system's header of this name in programs that katec checks: handlers of pthread_cleanup_push are in a list, so
   that they run where a thread ends between it and pthread_cleanup_pop. */
#include_next <pthread.h>

#ifndef KATEC_PTHREAD_H
#define KATEC_PTHREAD_H

struct __katec_handler {
    void (*function)(void *);
    void *argument;
    struct __katec_handler *outer;
};

#ifdef __cplusplus
extern "C" {
#endif
void __katec_push_handler(struct __katec_handler *, void (*)(void *), void *);
void __katec_pop_handler(struct __katec_handler *, int);
#ifdef __cplusplus
}
#endif

#undef pthread_cleanup_push
#undef pthread_cleanup_pop
#define pthread_cleanup_push(routine, argument)                                                    \
    do {                                                                                           \
        struct __katec_handler __katec_own_handler;                                                \
        __katec_push_handler(&__katec_own_handler, routine, argument)
#define pthread_cleanup_pop(execute)                                                               \
        __katec_pop_handler(&__katec_own_handler, execute);                                        \
    } while (0)

#endif
