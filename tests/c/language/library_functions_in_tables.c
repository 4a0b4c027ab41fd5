/* all: ok */
/* Functions of the C library in a table of functions. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    void *(*allocate)(size_t);
    void (*release)(void *);
    size_t (*length)(const char *);
} functions = {malloc, free, strlen};

int main(void) {
    char *text = functions.allocate(4);
    strcpy(text, "abc");
    assert(functions.length(text) == 3);
    functions.release(text);
    return 0;
}
