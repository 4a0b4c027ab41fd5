/* all: ok */
/* clang: -O3 */
/* A loop that clang would do on several numbers at once, and an address in 128 bits. */
#include <assert.h>
#include <stdint.h>

int from[64], to[64];
__int128 tagged = (__int128)1 << 64;

int main(void) {
    int sum = 0;
    for (int i = 0; i < 64; i++)
        from[i] = 3 * i;
    for (int i = 0; i < 64; i++)
        to[i] = from[i] + 1;
    for (int i = 0; i < 64; i++)
        sum += to[i];
    assert(sum == 6112);
    tagged = (tagged >> 64 << 64) | (uintptr_t)&to[1];
    assert((int *)(uintptr_t)tagged == &to[1] && (int)(tagged >> 64) == 1);
    return 0;
}
