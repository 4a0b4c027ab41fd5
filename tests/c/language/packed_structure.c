/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct __attribute__((packed)) header {
    char kind;
    int size;
    short check;
};
static struct header headers[2];

static void *worker(void *argument) {
    struct header h = {(char)(long)argument, 1000, 7};
    headers[(long)argument] = h;
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(sizeof(struct header) == 7 && headers[1].size == 1000 && headers[1].kind == 1 && headers[0].check == 7);
    return 0;
}
