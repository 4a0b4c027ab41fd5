int main(int argc, char **argv) {
    int x;
    if (argc > 1)
        x = 1;
    return x; /* error: uninitialised */
}
