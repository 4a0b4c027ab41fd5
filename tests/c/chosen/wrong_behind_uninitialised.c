/* What is wrong after uninitialised memory was read. */
/* katec: --allow uninitialised */
#include <assert.h>
#include <stdlib.h>

int main(void) {
    int *heap = malloc(4);
    int value = *heap;
    free(heap);
    heap[0] = value; /* all: use-after-free */
    return 0;
}
