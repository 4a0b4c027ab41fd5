/* all: ok */
/* native */
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>

static int shared;

static void *worker(void *argument) {
    sem_t *same = sem_open("/katec-test", 0);
    assert(same != SEM_FAILED);
    sem_wait(same);
    shared++;
    sem_post(same);
    sem_close(same);
    return argument;
}

int main(void) {
    pthread_t thread;
    sem_unlink("/katec-test");
    assert(sem_open("/katec-test", 0) == SEM_FAILED && errno == ENOENT);
    sem_t *semaphore = sem_open("/katec-test", O_CREAT, 0600, 1);
    assert(semaphore != SEM_FAILED);
    assert(sem_open("/katec-test", O_CREAT | O_EXCL, 0600, 1) == SEM_FAILED && errno == EEXIST);
    pthread_create(&thread, 0, worker, 0);
    sem_wait(semaphore);
    shared++;
    sem_post(semaphore);
    pthread_join(thread, 0);
    assert(shared == 2);
    sem_close(semaphore);
    assert(sem_unlink("/katec-test") == 0 && sem_unlink("/katec-test") == -1);
    return 0;
}
