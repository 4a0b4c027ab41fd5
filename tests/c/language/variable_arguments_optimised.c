/* all: ok */
/* native */
/* clang: -O1 */
#include <assert.h>
#include <stdarg.h>

__attribute__((noinline)) static long sum(int count, ...) {
    va_list list, again;
    va_start(list, count);
    va_copy(again, list);
    long found = 0;
    for (int i = 0; i < count; i++)
        found += i % 2 ? va_arg(list, long) : va_arg(list, int);
    va_end(list);
    found += va_arg(again, int);
    va_end(again);
    return found;
}

int main(void) {
    assert(sum(4, 1, 2L, 3, 4L) == 11);
    return 0;
}
