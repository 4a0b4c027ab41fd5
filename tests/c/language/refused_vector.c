/* A vector. */
typedef int four __attribute__((vector_size(16)));
static four add(four a, four b) { return a + b; }
int main(void) {
    four a = {1, 2, 3, 4}; /* refused: vector */
    return add(a, a)[0] - 2;
}
