/* lkmm sc tso rc11 rc20: ok */
/* Stores are ordered by smp_wmb, and loads by smp_rmb. */
#include <lkmm.h>

static int data, flag;

static void *writer(void *argument) {
    WRITE_ONCE(data, 1);
    smp_wmb();
    WRITE_ONCE(flag, 1);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, writer, 0);
    int seen = READ_ONCE(flag);
    smp_rmb();
    int value = READ_ONCE(data);
    BUG_ON(seen && !value);
    pthread_join(thread, 0);
    return 0;
}
