/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>
#include <string.h>

static int numbers[6] = {1, 2, 3, 4, 5, 6};
static char text[16] = "concurrent";

static void *mover(void *unused) {
    memmove(numbers + 1, numbers, 5 * sizeof *numbers);
    memmove(text, text + 3, 8);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, mover, 0);
    pthread_join(t, 0);
    for (int i = 1; i < 6; i++)
        assert(numbers[i] == i);
    assert(numbers[0] == 1);
    assert(strcmp(text, "current") == 0);
    return 0;
}
