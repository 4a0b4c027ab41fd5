void reach_error(void) {}
int main(void) {
    reach_error(); /* error: assertion */
    return 0;
}
