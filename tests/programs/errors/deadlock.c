#include <pthread.h>
#include <stdatomic.h>
atomic_int never;
int main(void) {
    while (!never) /* error: deadlock */
        ;
    return 0;
}
