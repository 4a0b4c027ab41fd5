#include <setjmp.h>
static sigjmp_buf place;
int main(void) {
    return sigsetjmp(place, 1); /* refused: sigsetjmp */
}
