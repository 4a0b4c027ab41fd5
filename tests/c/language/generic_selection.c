/* rc11: ok */
/* native */
#include <assert.h>
#include <stdatomic.h>
#include <stdint.h>

#define KIND(x) _Generic((x), int: 1, long: 2, double: 3, char *: 4, default: 0)
_Static_assert(sizeof(uint16_t) == 2, "width");

int main(void) {
    assert(KIND(1) == 1 && KIND(2L) == 2 && KIND(1.0) == 3 && KIND("x") == 4 && KIND('c') == 1);
    _Alignas(16) char buffer[16];
    assert((uintptr_t)buffer % 16 == 0);
    return 0;
}
