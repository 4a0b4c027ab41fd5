/* rc11: ok */
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
    assert(describe(text, sizeof text, "thread %d", 3) == 8 && strcmp(text, "thread 3") == 0);
    return 0;
}
