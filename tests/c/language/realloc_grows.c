/* rc11: ok */
/* native */
#include <assert.h>
#include <stdlib.h>

int main(void) {
    int *numbers = malloc(3 * sizeof *numbers);
    for (int i = 0; i < 3; i++)
        numbers[i] = i * i;
    numbers = realloc(numbers, 6 * sizeof *numbers);
    for (int i = 3; i < 6; i++)
        numbers[i] = i * i;
    for (int i = 0; i < 6; i++)
        assert(numbers[i] == i * i);
    char *bytes = malloc(5);
    for (int i = 0; i < 5; i++)
        bytes[i] = (char)('a' + i);
    bytes = realloc(bytes, 3);
    assert(bytes[0] == 'a' && bytes[2] == 'c');
    free(bytes);
    free(numbers);
    return 0;
}
