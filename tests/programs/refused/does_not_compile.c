int main(void) {
    return missing; /* refused: missing */
}
