/* Formatted output of a float into memory. */
#include <stdio.h>
int main(void) {
    char text[16];
    sprintf(text, "%f", 3.0); /* refused: format */
    return text[0] != '3';
}
