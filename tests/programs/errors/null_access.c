struct s { int a, b; } *p;
int main(void) {
    return p->b; /* error: null-access */
}
