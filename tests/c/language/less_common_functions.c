/* all: ok */
/* native */
/* Functions of the system that programs call now and then. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <assert.h>
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/times.h>
#include <syslog.h>
#include <unistd.h>

static int joined;

static void *worker(void *argument) {
    *(int *)argument = 5;
    return argument;
}

static void processors(void) {
    cpu_set_t set;
    CPU_ZERO(&set);
    assert(sched_getaffinity(0, sizeof set, &set) == 0 && CPU_COUNT(&set) > 0);
    assert(pthread_getaffinity_np(pthread_self(), sizeof set, &set) == 0);
    CPU_ZERO(&set);
    CPU_SET(0, &set);
    CPU_SET(65, &set);
    assert(CPU_COUNT(&set) == 2 && CPU_ISSET(65, &set) && !CPU_ISSET(1, &set));
}

static void surroundings(void) {
    struct timeval moment = {0, 10};
    assert(select(0, 0, 0, 0, &moment) == 0);
    struct rusage used;
    struct tms times_used;
    assert(getrusage(RUSAGE_SELF, &used) == 0 && used.ru_utime.tv_sec >= 0);
    assert(times(&times_used) != -1);
    struct rlimit limit;
    char name[256];
    assert(getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur > 0);
    assert(gethostname(name, sizeof name) == 0 && name[0]);
    assert(ntohl(htonl(0x01020304)) == 0x01020304 && htons(0x0102) == 0x0201);
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
    processors();
    surroundings();
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
