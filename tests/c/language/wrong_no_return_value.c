/* A function that ends without a value which is used. */
static int sometimes(int value) {
    if (value > 1)
        return value;
}

int main(void) {
    sometimes(1);
    int x = sometimes(2);
    int y = sometimes(1); /* all: uninitialised */
    return x;
}
