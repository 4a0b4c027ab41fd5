/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

struct state {
    int a[3];
    char b;
};
static atomic_int total;
static int sum(const struct state *s) { return s->a[0] + s->a[1] + s->a[2] + s->b; }

static void *worker(void *argument) {
    struct state state, other;
    memset(&state, 0, sizeof state);
    state.a[1] = 4;
    state.b = (char)(long)argument;
    other = state;
    atomic_fetch_add(&total, sum(&other));
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(total == 9);
    return 0;
}
