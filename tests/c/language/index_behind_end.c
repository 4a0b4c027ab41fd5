/* all: ok */
/* The address just behind an array is one, and so is every element of a part of an object. */
#include <assert.h>
#include <stdatomic.h>

static struct {
    int first;
    int rows[2][3];
    int last;
} object;
static atomic_int two = 2, three = 3;

int main(void) {
    int *end = &object.rows[two][0], sum = 0;
    for (int *place = &object.rows[0][0]; place != end; place++)
        sum += *place;
    int local[3] = {1, 2, 3};
    for (int i = 0; i < three; i++)
        sum += local[i];
    assert(&local[three] == local + 3 && sum == 6);
    return 0;
}
