/* The annotations of GenMC by their names, for programs that have them. What they say need not be explored is not, unless `katec check
   --no-reduce` says otherwise, and what they promise is checked where that is possible: `docs/check.md` of katec has what each means.
   katec brings this file along: `#include <genmc.h>` works wherever clang is run by katec. */
#ifndef KATEC_GENMC_H
#define KATEC_GENMC_H

#include <katec.h>
#include <pthread.h>
#include <stdlib.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Threads by their numbers. */
typedef unsigned long __VERIFIER_thread_t;
__VERIFIER_thread_t __VERIFIER_thread_create(const void *attributes, void *(*start)(void *), void *argument);
void *__VERIFIER_thread_join(__VERIFIER_thread_t thread);

/* The thread given last is one to which the new one is symmetric. */
static inline __VERIFIER_thread_t __VERIFIER_thread_create_symmetric(const void *attributes, void *(*start)(void *),
                                                                     void *argument, __VERIFIER_thread_t other) {
    (void)other;
    return __VERIFIER_thread_create(attributes, start, argument);
}
static inline __VERIFIER_thread_t __VERIFIER_spawn_symmetric(void *(*start)(void *), void *argument, __VERIFIER_thread_t other) {
    return __VERIFIER_thread_create_symmetric(0, start, argument, other);
}
static inline void __VERIFIER_join_symmetric(__VERIFIER_thread_t thread) { __VERIFIER_join(thread); }

/* The beginning of a loop that waits, and the beginning and the end of each of its rounds. */
void __VERIFIER_loop_begin(void);
void __VERIFIER_spin_start(void);
void __VERIFIER_spin_end(int condition);

/* Is defined nowhere, so that a program that calls it is refused there. */
void katec_no_hazard_pointers_are_left(void);

/* Hazard pointers, as a library has them: what is retired is released if no hazard pointer is on it. If the thread itself has one on
   it, it is released when that one is taken away; if another thread has one, it stays for ever. A thread has four of them at a
   time, and the first sixteen threads have some. */
typedef struct {
    void *object;
    int used, retired;
} __VERIFIER_hp_t;
enum { katec_hazard_threads = 16, katec_hazards_each = 4 };
__attribute__((weak)) __VERIFIER_hp_t katec_hazards[katec_hazard_threads * katec_hazards_each];

static inline __VERIFIER_hp_t *__VERIFIER_hp_alloc(void) {
    unsigned long thread = (unsigned long)pthread_self();
    if (thread < katec_hazard_threads) {
        __VERIFIER_hp_t *own = &katec_hazards[thread * katec_hazards_each];
        for (int i = 0; i < katec_hazards_each; i++) {
            if (!own[i].used) {
                own[i].used = 1;
                return &own[i];
            }
        }
    }
    katec_no_hazard_pointers_are_left();
    return 0;
}
/* Releases an object that nobody can find any more, unless it is protected. */
static inline void katec_hazard_release(void *object) {
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    for (int i = 0; i < katec_hazard_threads * katec_hazards_each; i++) {
        if (__atomic_load_n(&katec_hazards[i].object, __ATOMIC_ACQUIRE) == object)
            return;
    }
    free(object);
}
static inline void __VERIFIER_hp_clear(__VERIFIER_hp_t *hp) {
    void *retired = hp->retired ? __atomic_load_n(&hp->object, __ATOMIC_RELAXED) : 0;
    __atomic_store_n(&hp->object, (void *)0, __ATOMIC_RELEASE);
    if (retired) {
        hp->retired = 0;
        katec_hazard_release(retired);
    }
}
static inline void __VERIFIER_hp_free(__VERIFIER_hp_t *hp) {
    __VERIFIER_hp_clear(hp);
    hp->used = 0;
}
/* Puts a hazard pointer on what a variable points to, and looks whether it still does. */
static inline void *katec_hazard_protect(__VERIFIER_hp_t *hp, void **variable) {
    void *object;
    if (hp->retired)
        __VERIFIER_hp_clear(hp);
    do {
        object = __atomic_load_n(variable, __ATOMIC_ACQUIRE);
        __atomic_store_n(&hp->object, object, __ATOMIC_RELEASE);
        __atomic_thread_fence(__ATOMIC_SEQ_CST);
    } while (__atomic_load_n(variable, __ATOMIC_ACQUIRE) != object);
    return object;
}
#define __VERIFIER_hp_protect(hp, variable) katec_hazard_protect(hp, (void **)(variable))
/* Nobody must find the object any more. */
static inline void __VERIFIER_hp_retire(void *object) {
    unsigned long thread = (unsigned long)pthread_self();
    for (int i = 0; thread < katec_hazard_threads && i < katec_hazards_each; i++) {
        __VERIFIER_hp_t *own = &katec_hazards[thread * katec_hazards_each + i];
        if (own->used && __atomic_load_n(&own->object, __ATOMIC_RELAXED) == object) {
            own->retired = 1;
            return;
        }
    }
    katec_hazard_release(object);
}

/* What accesses are marked as, from one call to the next. */
enum { katec_speculative = 1, katec_confirming = 2, katec_helped = 4, katec_helping = 8, katec_final = 16, katec_local = 32 };
void __katec_mark(int marks, int on);
int __katec_optional(void);
void __katec_optional_end(void);

/* Which annotations a program has, so that its report can name them. */
static inline void katec_annotation_local_write(void) {}
static inline void katec_annotation_final_write(void) {}
static inline void katec_annotation_final_CAS(void) {}
static inline void katec_annotation_helped_CAS(void) {}
static inline void katec_annotation_helping_CAS(void) {}
static inline void katec_annotation_speculative_read(void) {}
static inline void katec_annotation_confirming_read(void) {}
static inline void katec_annotation_confirming_CAS(void) {}
static inline void katec_annotation_optional(void) {}

#ifdef __cplusplus
}
#endif

/* What is annotated may end with a semicolon. */
#define KATEC_MARK(name, marks) katec_annotation_##name(), __katec_mark(marks, 1)
#define KATEC_MARKED(name, marks, statement) do { KATEC_MARK(name, marks); statement; __katec_mark(marks, 0); } while (0)
#ifdef __cplusplus
#define KATEC_VALUE(marks, expression) ({ auto katec_value = expression; __katec_mark(marks, 0); katec_value; })
#else
#define KATEC_VALUE(marks, expression) ({ __auto_type katec_value = expression; __katec_mark(marks, 0); katec_value; })
#endif

/* Stores of which others see nothing, unless the round of the loop succeeds; and those that nobody overwrites. */
#define __VERIFIER_local_write(store) KATEC_MARKED(local_write, katec_local, store)
#define __VERIFIER_final_write(store) KATEC_MARKED(final_write, katec_final, store)
#define __VERIFIER_final_CAS(exchange) (KATEC_MARK(final_CAS, katec_final), KATEC_VALUE(katec_final, exchange))
/* An exchange, and the same one of threads that help with it. */
#define __VERIFIER_helped_CAS(exchange) KATEC_MARKED(helped_CAS, katec_helped, exchange)
#define __VERIFIER_helping_CAS(exchange) KATEC_MARKED(helping_CAS, katec_helping, exchange)
/* A read, and what later confirms that it is still right. */
#define __VERIFIER_speculative_read(read) \
    (KATEC_MARK(speculative_read, katec_speculative), KATEC_VALUE(katec_speculative, read))
#define __VERIFIER_confirming_read(read) \
    (KATEC_MARK(confirming_read, katec_confirming), KATEC_VALUE(katec_confirming, read))
#define __VERIFIER_confirming_CAS(exchange) \
    (KATEC_MARK(confirming_CAS, katec_confirming), KATEC_VALUE(katec_confirming, exchange))
/* Code that a program could do without. */
#define __VERIFIER_optional(code)                                                                                                  \
    do {                                                                                                                           \
        katec_annotation_optional();                                                                                               \
        if (__katec_optional()) {                                                                                                  \
            code;                                                                                                                  \
            __katec_optional_end();                                                                                                \
        }                                                                                                                          \
    } while (0)

#endif
