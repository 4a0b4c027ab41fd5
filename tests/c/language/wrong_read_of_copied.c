/* What is copied from what is not set is not set. */
#include <stdlib.h>

struct pair { int first, second; };

int main(void) {
    struct pair *from = malloc(sizeof *from), *to = calloc(1, sizeof *to);
    from->first = 1;
    *to = *from;
    struct pair local = {3, 4};
    local = *to;
    int ok = to->first + local.first;
    ok += local.second; /* all: uninitialised */
    free(from);
    free(to);
    return ok;
}
