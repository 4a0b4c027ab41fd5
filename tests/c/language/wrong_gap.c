/* A member that was never set is read, beside one that was. */
#include <stdlib.h>

struct pair {
    int first;
    int second;
};
static int second(struct pair pair) { return pair.second; }

int main(void) {
    struct pair *pair = malloc(sizeof *pair);
    pair->first = 1;
    int whole = second(*pair) * 0;
    whole += pair->second; /* all: uninitialised */
    free(pair);
    return whole;
}
