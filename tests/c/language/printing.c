/* rc11: ok */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int done;

static void *worker(void *argument) {
    printf("thread %ld: %s %d %f %c\n", (long)argument, "text", 3, 2.5, 'c');
    fprintf(stderr, "%p\n", argument);
    puts("done");
    atomic_fetch_add(&done, 1);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    printf("%d\n", atomic_load(&done));
    fflush(stdout);
    assert(done == 2);
    return 0;
}
