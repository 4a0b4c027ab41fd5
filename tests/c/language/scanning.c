/* all: ok */
/* native */
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    int a, b, used;
    unsigned u;
    long l;
    short s = 0;
    char word[16], other[16], c;
    double d;
    float f;
    assert(sscanf("3 -4", "%d %d", &a, &b) == 2 && a == 3 && b == -4);
    assert(sscanf("ab 7f 12", "%9s %x %ld", word, &u, &l) == 3 && !strcmp(word, "ab") && u == 0x7f && l == 12);
    assert(sscanf("10:20", "%d:%d%n", &a, &b, &used) == 2 && a == 10 && b == 20 && used == 5);
    assert(sscanf("x=5", "x=%i", &a) == 1 && a == 5 && sscanf("0x1f", "%i", &a) == 1 && a == 31);
    assert(sscanf("1234", "%2d%2d", &a, &b) == 2 && a == 12 && b == 34);
    assert(sscanf("key=value;", "%[a-z]=%[^;]", word, other) == 2 && !strcmp(other, "value"));
    assert(sscanf("a b", "%c %c", &c, word) == 2 && c == 'a' && word[0] == 'b');
    assert(sscanf("7 8", "%*d %hd", &s) == 1 && s == 8);
    assert(sscanf("2.5 1e2", "%lf %f", &d, &f) == 2 && d == 2.5 && f == 100);
    assert(sscanf("", "%d", &a) == EOF && sscanf("x", "%d", &a) == 0 && sscanf("5 x", "%d %d", &a, &b) == 1);
    assert(sscanf("50%", "%d%%", &a) == 1 && a == 50);
    return 0;
}
