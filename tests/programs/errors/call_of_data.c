int x;
int main(void) {
    void (*f)(void) = (void (*)(void))&x;
    f(); /* error: invalid-call */
    return 0;
}
