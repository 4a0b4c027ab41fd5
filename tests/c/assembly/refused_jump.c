static int value;
int main(void) {
    __asm__ __volatile__("1: lock; decl %0; jns 1b" : "+m"(value)); /* refused: inline assembly ("1: lock") */
    return 0;
}
