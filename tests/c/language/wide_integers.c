/* all: ok */
/* native */
/* Integers of 128 bits. */
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

typedef unsigned __int128 wide;

static wide shared = ((wide)1 << 100) | 5;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static uint64_t random_number(wide *state) {
    *state = *state * 0xda942042e4dd58b5ULL + 1;
    return *state >> 64;
}

static wide power(wide base, unsigned exponent) {
    wide result = 1;
    while (exponent--)
        result *= base;
    return result;
}

/* The last bit that counts is rounded by all bits behind it. */
static void to_and_from_floating_point(void) {
    assert((double)((wide)1 << 80) == 0x1p80 && (float)((wide)3 << 90) == 0x3p90f);
    assert((double)(((wide)1 << 100) + ((wide)1 << 47)) == 0x1p100);
    assert((double)(((wide)1 << 100) + ((wide)1 << 47) + 1) == 0x1.0000000000001p100);
    assert((double)-(((__int128)1 << 100) + 7) == -0x1p100 && (float)(__int128)-5 == -5);
    assert((wide)0x1.8p90 == (wide)3 << 89 && (wide)2.9f == 2);
    assert((__int128)-0x1p70 == -((__int128)1 << 70) && (__int128)-1.5f == -1);
}

static void *add(void *argument) {
    pthread_mutex_lock(&lock);
    shared += *(wide *)argument;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void) {
    to_and_from_floating_point();
    wide big = power(10, 30);
    assert((uint64_t)(big / power(10, 12)) == 1000000000000000000u);
    assert((uint64_t)(big % 1000007) == 983200);
    assert(big >> 64 == 54210108624u && (uint64_t)big == 5076944270305263616u);
    assert((big << 20) >> 20 == big && big << 0 == big && (big << 64) >> 64 == (uint64_t)big);
    assert(~big + 1 + big == 0 && (big ^ big) == 0 && (big | 1) == big + 1);
    __int128 negative = -(__int128)big;
    assert(negative < 0 && negative / 7 == -(__int128)(big / 7) && negative % 7 == -(__int128)(big % 7));
    assert(negative >> 100 == -1 && (negative >> 3) * 8 <= negative && negative < (__int128)big);
    assert((__int128)(int)-5 == -5 && (unsigned)((__int128)-5) == 0xfffffffb);
    assert(big > (wide)UINT64_MAX && !(big <= (wide)UINT64_MAX) && big != shared);
    wide state = 42;
    uint64_t a = random_number(&state), b = random_number(&state);
    assert(a == 35 && b == 11410348426119131057u);
    wide step = (wide)1 << 99;
    pthread_t thread;
    pthread_create(&thread, 0, add, &step);
    add(&step);
    pthread_join(thread, 0);
    assert(shared == (((wide)1 << 101) | 5));
    return 0;
}
