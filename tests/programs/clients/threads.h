/* What clients of barriers share: N threads that `work`, and main, whose last write is the state in which the program ended. Barrier k is
   for `participants(k)` threads, those with the lowest numbers. */

static pthread_barrier_t posix[BARRIERS];
static int number[N];
static int state;

static int participants(int barrier);
static void work(int thread);
static int final_state(void);

static void *start(void *argument) {
    work(*(int *)argument);
    return 0;
}

int main(void) {
    pthread_t t[N];
    for (int k = 0; k < BARRIERS; k++)
        pthread_barrier_init(&posix[k], 0, participants(k));
    for (int i = 0; i < N; i++) {
        number[i] = i;
        pthread_create(&t[i], 0, start, &number[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    state = final_state();
    return 0;
}
