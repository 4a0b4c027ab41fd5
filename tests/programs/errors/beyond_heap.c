#include <stdlib.h>
int main(void) {
    int *p = malloc(3 * sizeof *p);
    p[3] = 0; /* error: out-of-bounds */
    free(p);
    return 0;
}
