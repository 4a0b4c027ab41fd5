/* Destructors of thread-specific values. */
#include <threads.h>
static void destroy(void *value) {}
static tss_t key;
int main(void) {
    tss_create(&key, destroy); /* refused: destructor */
    return 0;
}
