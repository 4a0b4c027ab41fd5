int zero;
int main(void) {
    return 7 / zero; /* error: division-by-zero */
}
