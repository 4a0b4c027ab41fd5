/* A semaphore that nobody posts, by its name. */
#include <fcntl.h>
#include <semaphore.h>

int main(void) {
    sem_t *semaphore = sem_open("/empty", O_CREAT, 0600, 0);
    sem_wait(semaphore); /* all: deadlock */
    return 0;
}
