/* all: ok */
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <strings.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
#include <x86intrin.h>

static void *worker(void *argument) {
    errno = 5;
    return argument;
}

static unsigned long long cycles(void) {
    unsigned low, high;
    __asm__ __volatile__("rdtsc" : "=a"(low), "=d"(high));
    return (unsigned long long)high << 32 | low;
}

int main(void) {
    time_t first = time(0), second;
    assert(time(&second) >= first && second >= first);
    struct timespec a, b;
    assert(clock_gettime(CLOCK_MONOTONIC, &a) == 0 && clock_gettime(CLOCK_MONOTONIC, &b) == 0);
    assert(b.tv_sec > a.tv_sec || (b.tv_sec == a.tv_sec && b.tv_nsec >= a.tv_nsec));
    struct timeval now;
    assert(gettimeofday(&now, 0) == 0 && now.tv_usec < 1000000);
    unsigned long long start = cycles();
    assert(__rdtsc() >= start);
    assert(sysconf(_SC_NPROCESSORS_ONLN) > 0 && sysconf(_SC_PAGESIZE) == 4096);
    assert(getpid() == getpid() && getpid() > 0);
    assert(!getenv("A_VARIABLE_THAT_IS_NOT_SET"));
    usleep(1);
    errno = 0;
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    assert(errno == 0);
    assert(ffs(0) == 0 && ffs(8) == 4 && ffsl(1L << 40) == 41);
    return 0;
}
