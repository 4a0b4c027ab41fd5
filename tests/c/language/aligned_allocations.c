/* all: ok */
/* native */
#include <assert.h>
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>

int main(void) {
    char *a = aligned_alloc(64, 128), *b = aligned_alloc(1, 3);
    void *c = 0;
    assert((uintptr_t)a % 64 == 0);
    a[127] = b[2] = 1;
    assert(posix_memalign(&c, 24, 10) == EINVAL && c == 0);
    assert(posix_memalign(&c, 4, 8) == EINVAL && c == 0);
    assert(posix_memalign(&c, 32, 10) == 0 && (uintptr_t)c % 32 == 0);
    free(a);
    free(b);
    free(c);
    return 0;
}
