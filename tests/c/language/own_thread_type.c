/* all: ok */
/* A program that declares the functions of threads itself, with numbers of threads of its own size. */
typedef int pthread_t;
int pthread_create(pthread_t *thread, const void *attributes, void *(*start)(void *), void *argument);
int pthread_join(pthread_t thread, void **result);
void abort(void);

static int x, y;
static pthread_t all[2];
static struct { pthread_t thread; int next; } pair = {0, 7};
static void *work(void *argument) {
    *(int *)argument += 1;
    return 0;
}
static void start(pthread_t *where, int *argument) { pthread_create(where, 0, work, argument); }

int main(void) {
    pthread_t thread;
    int behind = 3;
    pthread_create(&thread, 0, work, &x);
    start(&all[0], &y);
    pthread_join(thread, 0);
    pthread_join(all[0], 0);
    start(&all[1], &x);
    pthread_join(all[1], 0);
    pthread_create(&pair.thread, 0, work, &y);
    pthread_join(pair.thread, 0);
    if (x != 2 || y != 2 || behind != 3 || pair.next != 7)
        abort();
    return 0;
}
