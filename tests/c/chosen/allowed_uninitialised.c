/* all: ok */
/* katec: --allow uninitialised */
#include <assert.h>
#include <stdlib.h>

static int sometimes(int value) {
    if (value)
        return value;
}

int main(int argc, char **argv) {
    int local, array[2];
    int *heap = malloc(8);
    array[1] = 1;
    if (argc > 1)
        local = 1;
    int sum = local + array[0] + heap[0] + sometimes(0);
    heap[1] = sum;
    assert(heap[1] == sum);
    free(heap);
    return 0;
}
