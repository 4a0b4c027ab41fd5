/* An object is retired that others still find, under a hazard pointer of the thread that retires it. */
#include <genmc.h>
#include <stdatomic.h>

static _Atomic(long *) place;

static void *reader(void *unused) {
    __VERIFIER_hp_t *hp = __VERIFIER_hp_alloc();
    long *found = __VERIFIER_hp_protect(hp, &place);
    long value = *found; /* all: use-after-free */
    __VERIFIER_hp_free(hp);
    return (void *)value;
}

int main(void) {
    pthread_t thread;
    long *number = malloc(sizeof *number);
    *number = 3;
    atomic_store(&place, number);
    pthread_create(&thread, 0, reader, 0);
    __VERIFIER_hp_t *hp = __VERIFIER_hp_alloc();
    __VERIFIER_hp_retire(__VERIFIER_hp_protect(hp, &place));
    __VERIFIER_hp_free(hp);
    pthread_join(thread, 0);
    return 0;
}
