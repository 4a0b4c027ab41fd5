/* What is copied does not fit, which is found as without checks. */
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments) {
    char *text = malloc(4);
    __builtin___strcpy_chk(text, arguments[0], 4); /* all: out-of-bounds */
    puts(text);
    free(text);
    return 0;
}
