/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <string.h>

struct record {
    char tag;
    short code;
    int count;
    long total;
};
static struct record shared;

static void *worker(void *unused) {
    shared.count++;
    return 0;
}

int main(void) {
    pthread_t t;
    memset(&shared, 0xff, sizeof shared);
    shared.tag = 'x';
    shared.count = 41;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    assert(shared.tag == 'x' && shared.code == -1 && shared.count == 42 && shared.total == -1);
    return 0;
}
