int main(void) {
    int x = 1;
    __asm__ volatile("xgetbv" : "+a"(x) : : "rdx"); /* refused: inline assembly */
    return x;
}
