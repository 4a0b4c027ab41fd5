/* An unknown function whose result is used, or that is declared, is no annotation. */
extern void __VERIFIER_unknown(int);

int main(void) {
    __VERIFIER_something(1);
    __VERIFIER_unknown(1); /* refused: a call of the function `__VERIFIER_unknown` */
    return 0;
}
