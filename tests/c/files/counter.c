/* A part of a program: no main. */
#include "counter.h"

#include <katec.h>
#include <stdatomic.h>

static atomic_int value = 10;
int total;

/* Another function of this name is in the other file. */
static int step(void) { return 1; }

extern inline int shared_limit(void);

int next(void) { return atomic_fetch_add(&value, step()) - 10; }

int test_next(void) {
    __VERIFIER_assert(next() == 0);
    __VERIFIER_assert(next() == 2);
    return 0;
}
