/* A label that makes a thread, for CBMC. */
static int x;
static void worker(void) { x = 1; }
int main(void) {
__CPROVER_ASYNC_1: /* refused: the label `__CPROVER_ASYNC_1` */
    worker();
    return x;
}
