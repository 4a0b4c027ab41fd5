/* rc11: ok */
/* native */
#include <assert.h>
#include <stdarg.h>

struct point {
    int x, y;
};

static long total(int count, ...) {
    va_list list, again;
    va_start(list, count);
    va_copy(again, list);
    long sum = 0;
    for (int i = 0; i < count; i++)
        sum += va_arg(list, int);
    assert(va_arg(list, double) == 2.5);
    assert(*va_arg(list, char *) == 'c');
    assert(va_arg(list, struct point).y == 4);
    assert(va_arg(again, int) == 1);
    va_end(again);
    va_end(list);
    return sum;
}

static int first(const char *format, va_list list) { return va_arg(list, int); }
static int indirect(const char *format, ...) {
    va_list list;
    va_start(list, format);
    int value = first(format, list);
    va_end(list);
    return value;
}

int main(void) {
    assert(total(7, 1, 2, 3, 4, 5, 6, 7, 2.5, "c", (struct point){3, 4}) == 28);
    assert(indirect("%d", 11) == 11);
    return 0;
}
