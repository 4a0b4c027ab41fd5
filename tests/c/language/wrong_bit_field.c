/* A bit-field is read before any one beside it was set. */
#include <stdlib.h>

struct flags {
    unsigned ready : 1, level : 5;
};

int main(void) {
    struct flags *flags = malloc(sizeof *flags);
    int level = flags->level; /* all: uninitialised */
    flags->ready = 1;
    free(flags);
    return level;
}
