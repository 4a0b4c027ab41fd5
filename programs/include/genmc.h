/* The annotations of GenMC by their names, for programs that have them. That threads are symmetric is tried then, as with `katec check
   --symmetry`, and checked. Of the others katec needs none: it finds loops that only wait by itself. So what is annotated runs as if it
   were not, the verdict is the same, and the report names the annotations. katec brings this file along: `#include <genmc.h>` works
   wherever clang is run by katec. */
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

/* Hazard pointers, as a library has them: what is retired is released if no hazard pointer is on it, and otherwise stays for ever.
   A thread has four of them at a time, and the first sixteen threads have some. */
typedef struct {
    void *object;
    int used;
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
static inline void __VERIFIER_hp_clear(__VERIFIER_hp_t *hp) { __atomic_store_n(&hp->object, (void *)0, __ATOMIC_RELEASE); }
static inline void __VERIFIER_hp_free(__VERIFIER_hp_t *hp) {
    __VERIFIER_hp_clear(hp);
    hp->used = 0;
}
/* Puts a hazard pointer on what a variable points to, and looks whether it still does. */
static inline void *katec_hazard_protect(__VERIFIER_hp_t *hp, void **variable) {
    void *object;
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
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    for (int i = 0; i < katec_hazard_threads * katec_hazards_each; i++) {
        if (__atomic_load_n(&katec_hazards[i].object, __ATOMIC_ACQUIRE) == object)
            return;
    }
    free(object);
}

/* Which annotations a program has, so that its report can say that they change nothing. */
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
#ifdef __cplusplus
#define KATEC_VALUE(expression) ({ auto katec_value = expression; katec_value; })
#else
#define KATEC_VALUE(expression) ({ __auto_type katec_value = expression; katec_value; })
#endif

/* Stores that only their thread sees, and that nobody overwrites. */
#define __VERIFIER_local_write(store) do { katec_annotation_local_write(); store; } while (0)
#define __VERIFIER_final_write(store) do { katec_annotation_final_write(); store; } while (0)
#define __VERIFIER_final_CAS(exchange) (katec_annotation_final_CAS(), KATEC_VALUE(exchange))
/* Exchanges with which threads help each other. */
#define __VERIFIER_helped_CAS(exchange) do { katec_annotation_helped_CAS(); exchange; } while (0)
#define __VERIFIER_helping_CAS(exchange) do { katec_annotation_helping_CAS(); exchange; } while (0)
/* A read, and what later confirms that it is still right. */
#define __VERIFIER_speculative_read(read) (katec_annotation_speculative_read(), KATEC_VALUE(read))
#define __VERIFIER_confirming_read(read) (katec_annotation_confirming_read(), KATEC_VALUE(read))
#define __VERIFIER_confirming_CAS(exchange) (katec_annotation_confirming_CAS(), KATEC_VALUE(exchange))
/* Code that a program could do without. */
#define __VERIFIER_optional(code) do { katec_annotation_optional(); code; } while (0)

#endif
