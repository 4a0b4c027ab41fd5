/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct item {
    int key;
    char name[6];
    void *next;
};
static struct item *slot;

static void *reader(void *unused) {
    struct item copy = *slot;
    assert(copy.key == 7 && strcmp(copy.name, "seven") == 0 && copy.next == 0);
    return 0;
}

int main(void) {
    pthread_t t;
    struct item *first = malloc(sizeof *first), *second = malloc(sizeof *second);
    first->key = 7;
    strcpy(first->name, "seven");
    first->next = 0;
    memcpy(second, first, sizeof *first);
    slot = second;
    pthread_create(&t, 0, reader, 0);
    pthread_join(t, 0);
    free(first);
    free(second);
    return 0;
}
