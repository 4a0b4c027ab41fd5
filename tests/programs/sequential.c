/* What one thread can do: arithmetic, structures, unions, pointers, calls, allocation, library functions. */
#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pair {
    int a;
    long b;
};
struct big {
    int v[6];
    double d;
    struct pair p;
    char name[3];
};
union pun {
    uint32_t word;
    uint8_t bytes[4];
    float f;
};
enum color { RED, GREEN = 5, BLUE };
typedef int (*op)(int, int);

static int add(int a, int b) {
    return a + b;
}
static int mul(int a, int b) {
    return a * b;
}
static struct pair make(int a) {
    struct pair p = {a, a * 2L};
    return p;
}
static struct big grow(struct big x, int k) {
    x.v[k] += 10;
    x.d *= 2;
    x.p = make(k);
    return x;
}
static int fact(int n) {
    return n <= 1 ? 1 : n * fact(n - 1);
}
static void swap(int *a, int *b) {
    int t = *a;
    *a = *b;
    *b = t;
}
static int sum(const int *v, int n) {
    int s = 0;
    for (int i = 0; i < n; i++)
        s += v[i];
    return s;
}
static int classify(int x) {
    switch (x) {
    case -1:
        return 10;
    case 0:
    case 1:
        return 20;
    case 1000000:
        return 30;
    default:
        return 40;
    }
}
int table[3][4] = {{1, 2, 3, 4}, {5, 6}, {7}};
const char *names[] = {"zero", "one", "two"};
op operations[] = {add, mul};
static int counter(void) {
    static int n = 7;
    return n++;
}
struct node {
    struct node *next;
    int v;
};
int initialised;
__attribute__((constructor)) static void init(void) {
    initialised = 42;
}
_Thread_local int tl = 3;
_Thread_local int *tlp;

int main(int argc, char **argv) {
    assert(argc == 1 && argv[1] == 0 && strcmp(argv[0], "program") == 0);
    assert(initialised == 42);
    assert(fact(6) == 720);
    int a = 3, b = 4;
    swap(&a, &b);
    assert(a == 4 && b == 3);
    int v[] = {1, 2, 3, 4, 5};
    assert(sum(v, 5) == 15);
    for (int i = 0; i < 5; i++)
        v[i] *= v[4 - i];
    assert(v[0] == 5 && v[4] == 25);
    struct pair p = make(21);
    assert(p.a == 21 && p.b == 42);
    struct big x;
    memset(&x, 0, sizeof x);
    x.v[2] = 5;
    x.d = 1.5;
    strcpy(x.name, "ab");
    struct big y = grow(x, 2);
    assert(y.v[2] == 15 && x.v[2] == 5 && y.d == 3.0 && y.p.b == 4 && y.name[1] == 'b');
    union pun u;
    u.f = 1.0f;
    assert(u.word == 0x3f800000 && u.bytes[3] == 0x3f);
    assert(classify(-1) == 10 && classify(1) == 20 && classify(1000000) == 30 && classify(7) == 40);
    assert(table[0][3] == 4 && table[1][1] == 6 && table[2][3] == 0);
    table[2][3] = 9;
    assert(((int *)table)[11] == 9);
    assert(strcmp(names[2], "two") == 0 && strlen(names[0]) == 4);
    assert(operations[0](3, 4) == 7 && operations[1](3, 4) == 12);
    op f = a > 3 ? mul : add;
    assert(f(5, 5) == 25);
    assert(counter() == 7 && counter() == 8);
    unsigned char c = 250;
    c += 10;
    assert(c == 4);
    signed char sc = -128;
    sc--;
    assert(sc == 127);
    int8_t neg = -5;
    assert(neg / 2 == -2 && neg % 2 == -1 && (neg >> 1) == -3);
    uint32_t m = 0;
    m--;
    assert(m == 0xffffffffu && (uint64_t)m + 1 == 0x100000000ull);
    int64_t big = INT64_MIN;
    assert(big < 0 && (uint64_t)big == 1ull << 63);
    double d = 10;
    d /= 4;
    assert(d == 2.5 && (int)d == 2 && (int)-d == -2);
    float g = 0.1f;
    assert((double)g != 0.1 && g < 0.2f);
    assert((unsigned)3.9 == 3 && (char)65.2 == 'A');
    bool t = 5;
    assert(t == 1 && sizeof t == 1);
    enum color e = BLUE;
    assert(e == 6);
    struct node *list = 0;
    for (int i = 0; i < 4; i++) {
        struct node *n = malloc(sizeof *n);
        n->next = list;
        n->v = i;
        list = n;
    }
    int total = 0;
    while (list) {
        struct node *n = list;
        list = n->next;
        total = total * 10 + n->v;
        free(n);
    }
    assert(total == 3210);
    int *z = calloc(4, sizeof *z);
    assert(z[3] == 0);
    z[1] = 5;
    free(z);
    char text[8] = "abc";
    memmove(text + 1, text, 3);
    assert(text[0] == 'a' && text[1] == 'a' && text[3] == 'c');
    tl += 4;
    tlp = &tl;
    *tlp += 1;
    assert(tl == 8);
    int n = 5;
    int vla[n];
    for (int i = 0; i < n; i++)
        vla[i] = i;
    assert(vla[4] == 4);
    printf("%d %s %f\n", 1, "x", 2.0);
    puts("done");
    fprintf(stderr, "x\n");
    assert(offsetof(struct big, d) == 24);
    int i = 0;
    do {
        i += 2;
        if (i == 6)
            continue;
        if (i > 9)
            break;
    } while (1);
    assert(i == 10);
    goto end;
    assert(0);
end:
    assert(__builtin_popcount(255) == 8 && __builtin_clz(1) == 31 && __builtin_ctz(8) == 3 &&
           __builtin_bswap32(0x01020304) == 0x04030201);
    int r;
    assert(__builtin_add_overflow(2147483647, 1, &r) && r == -2147483647 - 1);
    unsigned long ul;
    assert(__builtin_sub_overflow(1ul, 2ul, &ul));
    assert(!__builtin_mul_overflow(1000, 1000, &r) && r == 1000000);
    assert(abs(-4) == 4);
    return 0;
}
