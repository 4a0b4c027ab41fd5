#include <stdlib.h>
int x;
int main(void) {
    free(&x); /* error: invalid-free */
    return 0;
}
