/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct inner {
    short a;
    union {
        int i;
        float f;
    } u;
};
struct outer {
    struct inner in[2];
    struct outer *self;
};
static struct outer shared;

static void *worker(void *argument) {
    struct inner *in = &shared.in[(long)argument];
    in->a = (short)(long)argument;
    in->u.f = 1.0f;
    assert(in->u.i == 0x3f800000);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    shared.self = &shared;
    struct outer copy = shared;
    assert(copy.self->in[1].a == 1 && copy.in[0].u.f == 1.0f);
    return 0;
}
