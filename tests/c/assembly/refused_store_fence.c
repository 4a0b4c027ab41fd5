/* Orders stores only: weaker than every fence of C. */
int main(void) {
    __asm__ __volatile__("dmb ishst" ::: "memory"); /* refused: inline assembly ("dmb ishst") */
    return 0;
}
