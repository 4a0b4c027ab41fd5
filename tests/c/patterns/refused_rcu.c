#include <lkmm.h>
int main(void) {
    rcu_read_lock(); /* refused: `rcu_read_lock` */
    return 0;
}
