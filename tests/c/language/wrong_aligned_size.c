/* A size that is no multiple of the alignment. */
#include <stdlib.h>

int main(void) {
    void *memory = aligned_alloc(64, 100); /* all: invalid-allocation */
    free(memory);
    return 0;
}
