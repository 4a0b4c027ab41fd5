#include <pthread.h>
#include <stdatomic.h>
atomic_int never;
int main(void) {
    while (!never) /* error: liveness */
        ;
    return 0;
}
