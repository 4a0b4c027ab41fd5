/* all: ok */
/* native */
/* Functions of the system that programs call now and then. */
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <string.h>
#include <sys/mman.h>
#include <syslog.h>

static int joined;

static void *worker(void *argument) {
    *(int *)argument = 5;
    return argument;
}

static void maps(void) {
    int *memory = mmap(0, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    assert(memory != MAP_FAILED && memory[2047] == 0);
    pthread_t thread;
    pthread_create(&thread, 0, worker, &memory[1]);
    void *result = 0;
    int failed = pthread_tryjoin_np(thread, &result);
    assert(failed == EBUSY || result == &memory[1]);
    if (failed)
        pthread_join(thread, &result);
    assert(memory[1] == 5);
    munmap(memory, 8192);
}

int main(void) {
    pthread_mutexattr_t attributes;
    int robust = 1, exponent;
    float whole;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_getrobust(&attributes, &robust);
    assert(robust == PTHREAD_MUTEX_STALLED);
    maps();
    assert(frexp(-12.0, &exponent) == -0.75 && exponent == 4);
    assert(modff(2.5f, &whole) == 0.5f && whole == 2 && ldexpf(1, 3) == 8 && lroundf(2.5f) == 3);
    openlog("program", 0, LOG_USER);
    syslog(LOG_INFO, "%d", joined);
    return 0;
}
