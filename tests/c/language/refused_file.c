/* Input from a file. */
#include <stdio.h>
int main(void) {
    FILE *file = fopen("name", "r"); /* refused: fopen */
    return file == 0;
}
