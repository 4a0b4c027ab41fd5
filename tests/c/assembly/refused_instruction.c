static int identify(void) {
    int a = 0, b, c, d;
    __asm__("cpuid" : "+a"(a), "=b"(b), "=c"(c), "=d"(d)); /* refused: inline assembly ("cpuid") */
    return a;
}
int main(void) { return identify() < 0; }
