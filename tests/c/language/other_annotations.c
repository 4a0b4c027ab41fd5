/* all: ok */
/* katec: --nondet 0..1 */
/* What CBMC and ESBMC know by name. */
#include <pthread.h>

void __CPROVER_assume(_Bool condition);
void __CPROVER_assert(_Bool condition, const char *text);
void __CPROVER_atomic_begin(void);
void __CPROVER_atomic_end(void);
void __ESBMC_atomic_begin(void);
void __ESBMC_atomic_end(void);
void __ESBMC_assume(_Bool condition);
int nondet_int(void);
_Bool nondet_bool(void);

static int count;

static void *worker(void *unused) {
    __CPROVER_atomic_begin();
    count++;
    __CPROVER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t thread;
    int chosen = nondet_int();
    __CPROVER_assume(chosen || nondet_bool());
    pthread_create(&thread, 0, worker, 0);
    __ESBMC_atomic_begin();
    count += chosen;
    __ESBMC_atomic_end();
    pthread_join(thread, 0);
    __ESBMC_assume(count < 2);
    __CPROVER_assert(count == 1 && !chosen, "an assertion");
    return 0;
}
