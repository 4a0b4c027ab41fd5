/* A grace period within a section. */
#include <lkmm.h>
int main(void) {
    rcu_read_lock();
    synchronize_rcu(); /* all: deadlock */
    rcu_read_unlock();
    return 0;
}
