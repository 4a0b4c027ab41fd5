/* A signal that the program sends itself. */
#include <signal.h>
static void handler(int number) {}
int main(void) {
    signal(SIGUSR1, handler);
    raise(SIGUSR1); /* refused: a signal that the program sends */
    return 0;
}
