typedef int four __attribute__((vector_size(16)));
four a, b;
int main(void) {
    a = a + b; /* refused: vector */
    return 0;
}
