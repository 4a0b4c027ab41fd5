/* all: ok */
/* Functions that end without giving a value, which nobody uses: fine in C (6.9.1p12). */
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>

static int shared;

static int set(int value) { shared = value; }
static int sometimes(int value) {
    if (value > 1)
        return value;
}
static bool never(void) { shared++; }
static char *nothing(void) { shared++; }
int __VERIFIER_atomic_add(int value) { shared += value; }
static void *worker(void *argument) { set(1); }
static void *other(void *argument) {
    if (argument)
        return argument;
}

struct pair { int first, second; };
struct mixed { double number; int digit; };
static struct pair pair(int value) {
    if (value)
        return (struct pair){value, 2};
}
static struct mixed mixed(void) { set(1); }
static struct pair half(void) {
    struct pair result;
    result.first = 3;
    return result;
}

int main(void) {
    pthread_t thread;
    void *result;
    pair(0);
    mixed();
    struct pair unused = pair(0);
    assert(pair(1).second == 2 && half().first == 3);
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    pthread_create(&thread, 0, other, 0);
    pthread_join(thread, &result);
    pthread_create(&thread, 0, other, &shared);
    pthread_join(thread, &result);
    assert(result == &shared);
    sometimes(1);
    assert(sometimes(2) == 2);
    never();
    nothing();
    __VERIFIER_atomic_add(2);
    int (*pointer)(int) = set;
    pointer(5);
    assert(shared == 5);
}
