/* lkmm sc rc11: ok */
/* A grace period of SRCU waits for sections of its own domain. */
#include <lkmm.h>

DEFINE_STATIC_SRCU(domain);
static int before, after;
static int seen_before, seen_after;

static void *reader(void *argument) {
    int section = srcu_read_lock(&domain);
    seen_after = READ_ONCE(after);
    seen_before = READ_ONCE(before);
    srcu_read_unlock(&domain, section);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, reader, 0);
    WRITE_ONCE(before, 1);
    synchronize_srcu(&domain);
    WRITE_ONCE(after, 1);
    pthread_join(thread, 0);
    BUG_ON(seen_after && !seen_before);
    return 0;
}
