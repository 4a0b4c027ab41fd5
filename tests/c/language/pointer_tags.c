/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

struct node {
    int value;
};
static struct node node = {9};
static atomic_uintptr_t word;

static void *worker(void *argument) {
    uintptr_t tagged = (uintptr_t)&node | 1;
    if (argument)
        atomic_store(&word, tagged);
    uintptr_t seen = atomic_load(&word);
    if (seen & 1)
        assert(((struct node *)(seen & ~(uintptr_t)1))->value == 9);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
