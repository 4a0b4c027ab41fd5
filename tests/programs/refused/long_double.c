int main(void) {
    long double x = 1.5L; /* refused: x86_fp80 */
    return (int)x;
}
