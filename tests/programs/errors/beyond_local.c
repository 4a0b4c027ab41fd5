int main(int argc, char **argv) {
    int a[4] = {0};
    return a[argc + 3]; /* error: out-of-bounds */
}
