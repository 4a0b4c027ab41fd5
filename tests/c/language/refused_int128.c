/* Integers of 128 bits. */
static unsigned __int128 product(unsigned long a, unsigned long b) {
    return (unsigned __int128)a * b; /* refused: 128 */
}
int main(void) { return product(3, 4) != 12; }
