/* A structure may be copied when not all of its members are set; what is not set stays so. */
#include <stdlib.h>

struct pair {
    int a;
    int b;
};

int main(void) {
    struct pair *x = malloc(sizeof *x), *y = malloc(sizeof *y);
    x->a = 1;
    *y = *x;
    int a = y->a;
    int b = y->b; /* rc11: uninitialised */
    return a + b;
}
