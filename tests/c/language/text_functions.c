/* all: ok */
/* native */
/* Functions of texts and numbers that are less common. */
#define _GNU_SOURCE
#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

int main(void) {
    char fields[] = "a,,b", *rest = fields, copy[8] = "", *made;
    assert(!strcmp(strsep(&rest, ","), "a") && !strcmp(strsep(&rest, ","), "") && !strcmp(strsep(&rest, ","), "b"));
    assert(rest == 0 && strsep(&rest, ",") == 0);
    assert(!strcmp(strcasestr("oneTWO", "two"), "TWO") && strcasestr("one", "two") == 0);
    assert((char *)memrchr("abca", 'a', 4) - "abca" != 0 && memrchr("abc", 'x', 3) == 0);
    assert(!strncmp(memmem("hello", 5, "ll", 2), "llo", 3) && memmem("hello", 3, "lo", 2) == 0);
    assert(mempcpy(copy, "abc", 4) == copy + 4 && !strcmp(copy, "abc"));
    assert(memccpy(copy, "x;y", ';', 4) == copy + 2 && stpncpy(copy, "ab", 5) == copy + 2 && copy[4] == 0);
    assert(*strchrnul("abc", 'x') == 0 && !strcmp(strchrnul("abc", 'b'), "bc") && rindex("abab", 'b')[1] == 0);
    assert(strcoll("a", "b") < 0 && bcmp("ab", "ab", 2) == 0);
    bcopy("xyz", copy, 4);
    assert(!strcmp(copy, "xyz"));
    div_t quotient = div(-7, 2);
    ldiv_t longer = ldiv(7, -2);
    assert(quotient.quot == -3 && quotient.rem == -1 && longer.quot == -3 && longer.rem == 1);
    assert(strtoimax("-12", 0, 10) == -12 && strtoumax("ff", 0, 16) == 255 && imaxabs(-3) == 3);
    assert(asprintf(&made, "%s-%d", "n", 42) == 4 && !strcmp(made, "n-42"));
    free(made);
    return 0;
}
