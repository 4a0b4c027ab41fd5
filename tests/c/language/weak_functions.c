/* all: ok */
/* native */
/* A function that nobody need define: its address is null. */
#include <assert.h>

extern int optional(int) __attribute__((weak));
__attribute__((weak)) int replaceable(void) { return 4; }

int main(void) {
    int result = optional ? optional(1) : 7;
    assert(result == 7);
    assert(replaceable() == 4);
    return 0;
}
