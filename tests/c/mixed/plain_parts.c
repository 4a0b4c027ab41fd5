/* all: ok */
/* Memory that is accessed as a whole, atomically, and by plain accesses of its parts. */
#include <assert.h>
#include <stdatomic.h>

static union {
    _Atomic long whole;
    int halves[2];
    char bytes[8];
} shared;

int main(void) {
    shared.halves[0] = 1;
    atomic_store(&shared.whole, 0x500000003);
    assert(shared.halves[0] == 3 && shared.halves[1] == 5);
    shared.bytes[0] = -1;
    assert(atomic_fetch_add(&shared.whole, 0xffffff01) == 0x5000000ff);
    assert(atomic_load(&shared.whole) == 0x600000000);
    shared.bytes[7] = -1;
    long expected = 0;
    assert(!atomic_compare_exchange_strong(&shared.whole, &expected, 7));
    assert(atomic_compare_exchange_strong(&shared.whole, &expected, 7));
    assert(atomic_fetch_sub(&shared.whole, 8) == 7 && shared.whole == -1 && shared.bytes[5] == -1);
    return 0;
}
