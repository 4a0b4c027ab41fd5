/* What a thread that ended without a value returned is used. */
#include <threads.h>

static int shared;
static int worker(void *argument) { shared = 1; }

int main(void) {
    thrd_t thread;
    int result = 0;
    thrd_create(&thread, worker, 0);
    thrd_join(thread, &result);
    return result; /* all: uninitialised */
}
