/* What call_once ran is visible to all who called it. */
#include <assert.h>
#include <threads.h>
static once_flag once = ONCE_FLAG_INIT;
static int value;
static void initialise(void) { value = 3; }
static int worker(void *unused) {
    call_once(&once, initialise);
    assert(value == 3);
    return 0;
}
int main(void) {
    thrd_t a, b; /* rc11 sc: ok */
    thrd_create(&a, worker, 0);
    thrd_create(&b, worker, 0);
    worker(0);
    thrd_join(a, 0);
    thrd_join(b, 0);
    return 0;
}
