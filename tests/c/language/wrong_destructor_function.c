/* What is wrong in a function that runs at the end is found. */
#include <assert.h>
#include <stdlib.h>

static int count;

__attribute__((destructor)) static void last(void) {
    assert(count == 2); /* all: assertion */
}

int main(void) {
    count++;
    exit(0);
}
