/* A label that makes a thread, for CBMC. It is refused where it is come to. */
static int x;
static void worker(void) { x = 1; }
int main(void) { /* refused: the label `__CPROVER_ASYNC_1` */
__CPROVER_ASYNC_1:
    worker();
    return x;
}
