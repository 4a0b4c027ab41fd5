int main(void) {
    int x = 1;
    __asm__ volatile("lock; incl %0" : "+m"(x)); /* refused: inline assembly */
    return x;
}
