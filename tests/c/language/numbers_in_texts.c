/* all: ok */
/* native */
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>

int main(void) {
    char *end;
    const char *text = "  -42xyz";
    assert(strtol(text, &end, 10) == -42 && end == text + 5);
    assert(strtol("0x1fg", &end, 0) == 31 && *end == 'g');
    assert(strtol("0x", &end, 16) == 0 && *end == 'x');
    assert(strtol("017", 0, 0) == 15 && strtol("zz", 0, 36) == 35 * 36 + 35);
    assert(strtol("+7", 0, 10) == 7 && strtoul("ff", 0, 16) == 255);
    text = "abc";
    assert(strtol(text, &end, 10) == 0 && end == text);
    errno = 0;
    assert(strtol("9223372036854775807", 0, 10) == LONG_MAX && errno == 0);
    assert(strtol("-9223372036854775808", 0, 10) == LONG_MIN && errno == 0);
    assert(strtol("9223372036854775808", 0, 10) == LONG_MAX && errno == ERANGE);
    errno = 0;
    assert(strtol("-9999999999999999999", 0, 10) == LONG_MIN && errno == ERANGE);
    errno = 0;
    assert(strtoul("18446744073709551615", 0, 10) == ULONG_MAX && errno == 0);
    assert(strtoul("18446744073709551616", 0, 10) == ULONG_MAX && errno == ERANGE);
    assert(strtoul("-1", 0, 10) == ULONG_MAX);
    assert(atol("-12") == -12 && atoll("5") == 5 && atoi("3x") == 3);
    assert(atoi(" \t42x") == 42 && atoi("+7") == 7 && atoi("-8") == -8 && atoi("x") == 0);
    assert(llabs(-3) == 3);
    return 0;
}
