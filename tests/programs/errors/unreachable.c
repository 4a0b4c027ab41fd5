int main(int argc, char **argv) {
    if (argc == 1)
        __builtin_unreachable(); /* error: unreachable */
    return 0;
}
