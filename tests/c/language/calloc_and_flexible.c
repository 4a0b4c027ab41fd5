/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct message {
    int length;
    char text[];
};
static struct message *shared;

static void *reader(void *unused) {
    int sum = 0;
    for (int i = 0; i < shared->length; i++)
        sum += shared->text[i];
    assert(sum == 'a' + 'b' + 'c');
    return 0;
}

int main(void) {
    pthread_t t;
    shared = calloc(1, sizeof *shared + 4);
    assert(shared->length == 0 && shared->text[3] == 0);
    for (int i = 0; i < 3; i++)
        shared->text[i] = (char)('a' + i);
    shared->length = 3;
    pthread_create(&t, 0, reader, 0);
    pthread_join(t, 0);
    free(shared);
    return 0;
}
