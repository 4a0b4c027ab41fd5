/* An atomic access of memory that is accessed by parts elsewhere has no meaning here. */
#include <pthread.h>
#include <stdatomic.h>

static union {
    _Atomic long whole;
    int halves[2];
} shared;

int main(void) {
    shared.halves[0] = 1;
    atomic_store(&shared.whole, 5); /* refused: atomic access of 8 bytes */
    return shared.halves[1];
}
