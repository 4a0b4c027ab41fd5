/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>

struct small {
    int x, y;
};
struct odd {
    char c[3];
};
struct large {
    long values[5];
};
static struct small shared = {1, 2};
static struct large table;

static struct small swapped(struct small s) { return (struct small){s.y, s.x}; }
static int sum(struct odd o) { return o.c[0] + o.c[1] + o.c[2]; }
static struct large filled(long from) {
    struct large l;
    for (int i = 0; i < 5; i++)
        l.values[i] = from + i;
    return l;
}
static long last(struct large l) {
    l.values[0] = 0;
    return l.values[4] + l.values[0];
}

static void *worker(void *unused) {
    shared = swapped(shared);
    table = filled(10);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    assert(shared.x == 2 && shared.y == 1);
    assert(last(table) == 14 && table.values[0] == 10);
    struct odd o = {{1, 2, 3}};
    assert(sum(o) == 6);
    return 0;
}
