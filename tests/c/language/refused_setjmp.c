/* A jump out of functions. */
#include <setjmp.h>
static jmp_buf target;
int main(void) {
    if (setjmp(target) == 0) /* refused: setjmp */
        longjmp(target, 1);
    return 0;
}
