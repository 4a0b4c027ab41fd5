#include <stdatomic.h>
union { _Atomic int word; char bytes[4]; } u;
int main(void) {
    u.bytes[0] = 1;
    return atomic_load(&u.word); /* refused: mixed-size */
}
