int main(void) {
    char *text = "constant";
    text[0] = 'C'; /* error: write-to-constant */
    return 0;
}
