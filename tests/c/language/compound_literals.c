/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct point {
    int x, y;
};
static struct point points[2];
static int area(const struct point *p) { return p->x * p->y; }
static atomic_int total;

static void *worker(void *argument) {
    long me = (long)argument;
    points[me] = (struct point){.y = 3, .x = (int)me + 1};
    int *list = (int[]){1, 2, 3};
    atomic_fetch_add(&total, area(&points[me]) + area(&(struct point){list[1], list[2]}));
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(total == 3 + 6 + 12);
    return 0;
}
