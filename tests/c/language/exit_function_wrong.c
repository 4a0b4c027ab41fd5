#include <assert.h>
#include <stdlib.h>
static int *value;
static void last(void) {
    assert(*value == 2); /* all: assertion */
}
int main(void) {
    static int shared = 1;
    value = &shared;
    atexit(last);
    exit(0);
}
