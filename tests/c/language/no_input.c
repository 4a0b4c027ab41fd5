/* all: ok */
/* The standard input is empty. */
#include <assert.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    char line[8];
    int number;
    assert(getchar() == EOF && fgets(line, sizeof line, stdin) == 0 && scanf("%d", &number) == EOF);
    assert(read(0, line, sizeof line) == 0 && write(1, "x", 1) == 1 && feof(stdin));
    return 0;
}
