/* A function that returns the address of its own variable. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int *wrong(void) {
    int local = 1;
    int *p = &local;
    return p;
}

static int add(int *p) {
    int other[4] = {1, 2, 3, 4};
    int *q = other;
    return *p + q[1]; /* all: use-after-free */
}

int main(void) { return add(wrong()); }
