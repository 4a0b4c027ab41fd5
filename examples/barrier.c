/* A central barrier that turns its sense with every round, with SC accesses everywhere: more than it needs.

     katec check examples/barrier.c
     katec repair --weaken examples/barrier.c */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define THREADS 2

static atomic_int missing = THREADS, sense;
static int arrived[THREADS], number[THREADS];

static void meet(int mine) {
    if (atomic_fetch_sub(&missing, 1) == 1) {
        atomic_store(&missing, THREADS);
        atomic_store(&sense, mine);
    } else {
        while (atomic_load(&sense) != mine)
            ;
    }
}

static void *participant(void *argument) {
    int thread = *(int *)argument;
    arrived[thread] = 1;
    meet(1);
    for (int i = 0; i < THREADS; i++)
        assert(arrived[i]);
    meet(0);
    return 0;
}

int main(void) {
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) {
        number[i] = i;
        pthread_create(&threads[i], 0, participant, &number[i]);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], 0);
    return 0;
}
