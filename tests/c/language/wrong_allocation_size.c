/* A negative size. */
#include <stdlib.h>

static int count(void) { return -1; }

int main(void) {
    char *memory = malloc(count()); /* all: invalid-allocation */
    free(memory);
    return 0;
}
