/* all: ok */
/* clang: -O3 */
/* A loop that clang would do on several numbers at once. */
#include <assert.h>

int from[64], to[64];

int main(void) {
    int sum = 0;
    for (int i = 0; i < 64; i++)
        from[i] = 3 * i;
    for (int i = 0; i < 64; i++)
        to[i] = from[i] + 1;
    for (int i = 0; i < 64; i++)
        sum += to[i];
    assert(sum == 6112);
    return 0;
}
