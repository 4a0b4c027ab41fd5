/* Division by zero of integers of 128 bits. */
#include <stdatomic.h>

static atomic_int divisor;

int main(void) {
    __int128 number = (__int128)1 << 90;
    number /= divisor; /* all: division-by-zero */
    return number == 0;
}
