/* An alignment that is none. */
#include <stdlib.h>

int main(void) {
    void *memory = aligned_alloc(24, 48); /* all: invalid-allocation */
    free(memory);
    return 0;
}
