/* rc11: ok */
/* native */
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int describe(char *to, size_t size, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int length = vsnprintf(to, size, format, list);
    va_end(list);
    return length;
}

int main(void) {
    char text[32];
    assert(sprintf(text, "%d-%s%c %lu%%", -12, "ab", 'c', 7ul) == 10);
    assert(strcmp(text, "-12-abc 7%") == 0);
    assert(snprintf(text, 4, "%x", 0xabcdef) == 6 && strcmp(text, "abc") == 0);
    assert(snprintf(text, sizeof text, "%5d|%-4s|%02x|%+d", 42, "ab", 10, 7) == 16);
    assert(strcmp(text, "   42|ab  |0a|+7") == 0);
    assert(snprintf(text, sizeof text, "%.3s%3c%-3u|%#x %#o", "abcdef", 'z', 5u, 255, 8) == 18);
    assert(strcmp(text, "abc  z5  |0xff 010") == 0);
    assert(snprintf(text, sizeof text, "%08.3d|%*d|%hhd %zu", 5, 4, -1, 257, (size_t)3) == 17);
    assert(strcmp(text, "     005|  -1|1 3") == 0);
    assert(snprintf(text, sizeof text, "%lld %X %p", -5LL, 0xabu, (void *)0) == 11);
    assert(strcmp(text, "-5 AB (nil)") == 0);
    assert(describe(text, sizeof text, "thread %d", 3) == 8 && strcmp(text, "thread 3") == 0);
    return 0;
}
