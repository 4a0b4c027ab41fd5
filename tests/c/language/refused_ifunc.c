/* A function that is chosen when the program is loaded. */
static int plain(int value) { return value + 1; }
static int (*choose(void))(int) { return plain; }
int chosen(int value) __attribute__((ifunc("choose")));

int main(void) {
    return chosen(1); /* refused: `chosen` */
}
