/* An atomic object of 16 bytes. */
#include <stdatomic.h>

struct pair {
    void *pointer;
    unsigned long count;
};

static _Atomic struct pair pair;

int main(void) {
    struct pair seen = atomic_load(&pair); /* refused: more than 8 bytes */
    return seen.count != 0;
}
