#include <assert.h>

static int last(int count) {
    int all[count]; /* all: invalid-allocation */
    all[count - 1] = count;
    return all[count - 1];
}

static volatile int count = 3;

int main(void) {
    assert(last(count) == 3);
    count = -count;
    return last(count);
}
