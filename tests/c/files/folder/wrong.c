#include <assert.h>
int main(void) {
    int value = 1;
    assert(value == 2);
    return 0;
}
