int a[4];
int main(void) {
    int *p = a;
    p[4] = 1; /* error: out-of-bounds */
    return 0;
}
