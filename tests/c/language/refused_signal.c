/* A signal handler. */
#include <signal.h>
static void handler(int number) {}
int main(void) {
    signal(SIGINT, handler); /* refused: signal */
    return 0;
}
