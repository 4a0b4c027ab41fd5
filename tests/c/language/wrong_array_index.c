/* An index beyond an array. */
#include <pthread.h>
static int values[4];
static int next = 4;
int main(void) {
    values[next] = 1; /* rc11: out-of-bounds */
    return 0;
}
