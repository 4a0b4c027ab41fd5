/* rc11: ok */
/* native */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

static const char *const names[2] = {"alpha", "beta"};
static atomic_int lengths;
static char copies[2][8];

static void *worker(void *argument) {
    const char *name = names[(long)argument];
    char *copy = copies[(long)argument];
    strcpy(copy, name);
    assert(strcmp(copy, name) == 0 && strncmp(copy, "alpine", 2) <= 1);
    assert(memcmp(copy, name, strlen(name) + 1) == 0);
    atomic_fetch_add(&lengths, (int)strlen(copy));
    assert(strchr(copy, 'a') && !strchr(copy, 'z') && strrchr(copy, 'a')[1] == 0);
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)(long)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(lengths == 9);
    char buffer[32];
    strcpy(buffer, "x");
    strcat(buffer, copies[0]);
    strncat(buffer, copies[1], 2);
    assert(strcmp(buffer, "xalphabe") == 0 && strstr(buffer, "ph") == buffer + 3);
    assert(memchr(buffer, 'b', 8) == buffer + 6 && strnlen(buffer, 3) == 3);
    return 0;
}
