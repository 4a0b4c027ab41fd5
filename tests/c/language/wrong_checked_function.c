/* clang: -O1 -D_FORTIFY_SOURCE=2 */
/* What is copied does not fit, which is found as without checks. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments) {
    char *text = malloc(4);
    strcpy(text, arguments[0]); /* all: out-of-bounds */
    puts(text);
    free(text);
    return 0;
}
