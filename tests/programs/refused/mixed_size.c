#include <pthread.h>
union { int word; char bytes[4]; } u;
int main(void) {
    u.word = 1;
    return u.bytes[0]; /* refused: mixed-size */
}
