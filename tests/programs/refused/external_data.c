extern int elsewhere;
int main(void) {
    return elsewhere; /* refused: elsewhere */
}
