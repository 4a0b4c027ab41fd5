/* Plain accesses without any order are a data race on every machine. */
#include <pthread.h>

static int count;

static void *work(void *unused) {
    count++; /* imm aarch64 arm power riscv: DataRace */
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, work, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
