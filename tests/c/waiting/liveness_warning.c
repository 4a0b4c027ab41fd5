/* all: ok */
/* katec: --liveness warn */
#include <stdatomic.h>

static atomic_int never;

int main(void) {
    while (!atomic_load(&never))
        ;
    return 0;
}
