/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct entry {
    int key;
    char tag;
};
static int numbers[5] = {4, 1, 5, 2, 3};
static struct entry entries[3] = {{3, 'c'}, {1, 'a'}, {2, 'b'}};

static int by_value(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static int by_key(const void *a, const void *b) {
    return ((const struct entry *)a)->key - ((const struct entry *)b)->key;
}

static void *sorter(void *unused) {
    qsort(numbers, 5, sizeof numbers[0], by_value);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, sorter, 0);
    qsort(entries, 3, sizeof entries[0], by_key);
    pthread_join(t, 0);
    for (int i = 0; i < 5; i++)
        assert(numbers[i] == i + 1);
    for (int i = 0; i < 3; i++)
        assert(entries[i].key == i + 1 && entries[i].tag == 'a' + i);
    int wanted = 4;
    assert(bsearch(&wanted, numbers, 5, sizeof numbers[0], by_value) == numbers + 3);
    return 0;
}
