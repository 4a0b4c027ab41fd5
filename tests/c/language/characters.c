/* all: ok */
/* native */
#include <assert.h>
#include <ctype.h>
#include <string.h>
#include <strings.h>
#include <stdlib.h>

int main(void) {
    for (int c = -1; c < 256; c++) {
        int upper = c >= 'A' && c <= 'Z', lower = c >= 'a' && c <= 'z', digit = c >= '0' && c <= '9';
        assert(!isupper(c) == !upper && !islower(c) == !lower && !isdigit(c) == !digit);
        assert(!isalpha(c) == !(upper || lower) && !isalnum(c) == !(upper || lower || digit));
        assert(tolower(c) == (upper ? c + 32 : c) && toupper(c) == (lower ? c - 32 : c));
        assert(!isprint(c) == !(c >= 32 && c < 127) && !iscntrl(c) == !((c >= 0 && c < 32) || c == 127));
    }
    assert(isspace('\n') && isspace(' ') && !isspace('x') && isxdigit('f') && !isxdigit('g'));
    assert(ispunct('!') && ispunct('~') && !ispunct(' ') && isblank('\t') && !isgraph(' '));

    char text[] = "  one two,three";
    char *rest, *word = strtok_r(text, " ,", &rest);
    assert(!strcmp(word, "one") && !strcmp(strtok_r(0, " ,", &rest), "two"));
    assert(!strcmp(strtok_r(0, " ,", &rest), "three") && !strtok_r(0, " ,", &rest));
    assert(strcasecmp("Two", "tWO") == 0 && strncasecmp("abc", "ABD", 2) == 0 && strcasecmp("a", "b") < 0);
    assert(strspn("aab", "a") == 2 && strcspn("abc", "cb") == 1 && *strpbrk("abc", "xc") == 'c');
    char *copy = strndup("abcdef", 3);
    assert(!strcmp(copy, "abc"));
    free(copy);
    return 0;
}
