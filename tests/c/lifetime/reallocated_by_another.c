/* all: ok */
/* A list that grows in whichever thread finds it full. */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int *list;
static size_t count, room;

static void add(int value) {
    pthread_mutex_lock(&lock);
    if (count == room) {
        room = room ? 2 * room : 1;
        list = realloc(list, room * sizeof *list);
    }
    list[count++] = value;
    pthread_mutex_unlock(&lock);
}
static void *worker(void *argument) {
    add(1);
    add(2);
    return argument;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    int sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += list[i];
    assert(sum == 6);
    list = realloc(list, sizeof *list);
    assert(list[0] == 1);
    free(list);
    return 0;
}
