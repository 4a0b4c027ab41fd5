#include <stdlib.h>
int main(void) {
    int *p = malloc(sizeof *p);
    int v = *p; /* error: uninitialised */
    free(p);
    return v;
}
