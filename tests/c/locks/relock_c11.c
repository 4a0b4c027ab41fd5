/* A plain mutex of C11 is locked again by the thread that holds it. */
#include <threads.h>
static mtx_t lock;
int main(void) {
    mtx_init(&lock, mtx_plain);
    mtx_lock(&lock);
    mtx_lock(&lock); /* rc11 sc: deadlock */
    return 0;
}
