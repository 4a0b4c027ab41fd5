/* all: ok */
/* native */
/* Handlers of signals that do not come. */
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t stop;
static void handler(int number) { stop = number; }

static void *worker(void *argument) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    assert(sigismember(&set, SIGUSR1) == 1 && sigismember(&set, SIGUSR2) == 0);
    pthread_sigmask(SIG_BLOCK, &set, 0);
    return argument;
}

int main(void) {
    pthread_t thread;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    assert(sigaction(SIGINT, &action, 0) == 0);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGTERM, handler);
    pthread_create(&thread, 0, worker, 0);
    assert(pthread_kill(thread, 0) == 0);
    assert(alarm(1000) == 0);
    pthread_join(thread, 0);
    assert(!stop && kill(getpid(), 0) == 0);
    return 0;
}
