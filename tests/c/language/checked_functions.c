/* all: ok */
/* clang: -O1 -D_FORTIFY_SOURCE=2 */
/* Headers that are told to check sizes call other functions. */
#include <assert.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static char shared[2][16];

static int format(char *to, size_t size, const char *text, ...) {
    va_list list;
    va_start(list, text);
    int length = vsnprintf(to, size, text, list);
    va_end(list);
    return length;
}
static void *worker(void *argument) {
    char own[16];
    long number = (long)argument;
    snprintf(own, sizeof own, "%ld", number);
    strcpy(shared[number], own);
    strcat(shared[number], "-");
    return (void *)(long)format(shared[number] + 2, 14, "%s", own);
}

int main(void) {
    pthread_t threads[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&threads[i], 0, worker, (void *)i);
    for (int i = 0; i < 2; i++) {
        void *length;
        pthread_join(threads[i], &length);
        assert(length == (void *)1);
    }
    assert(!strcmp(shared[0], "0-0") && !strcmp(shared[1], "1-1"));
    printf("%s %s\n", shared[0], shared[1]);
    return 0;
}
