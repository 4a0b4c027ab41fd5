/* The library of checked programs, read-copy-update: part of runtime.c. */

/*# Read-copy-update. Under `lkmm` these are events of their own. Under other models a thread says in a word of its own that it reads, with a fence of the order seq_cst behind it. A grace period reads these words between two such fences, and waits for those who read. So a section orders what is before it with what is in it, which the kernel does not promise: a bug that needs it not to is missed. Readers are `main` and the first 15 threads that it creates. Callbacks run in threads of their own, and may be on their way when the program ends. */

enum { READERS = 16 };
/* What `struct srcu_struct` of <lkmm.h> is: of each thread how often it began or ended a section. */
struct readers {
    word count[READERS];
};
static struct readers rcu_readers;

#define DEPTH(readers) ((word)(readers))
#define COUNT(readers) ((word)(readers) + 1)

static word next_count(struct readers *readers) {
    word count = (word)__katec_get_slot(COUNT(readers)) + 1;
    __katec_set_slot(COUNT(readers), (void *)count);
    return count;
}
static void begin_section(struct readers *readers) {
    word depth = (word)__katec_get_slot(DEPTH(readers)), self = __katec_self();
    __katec_set_slot(DEPTH(readers), (void *)(depth + 1));
    if (depth)
        return;
    if (self >= READERS)
        __katec_error("unsupported", "read-copy-update in a thread that main did not create, or in the 16th, is not supported");
    __atomic_store_n(&readers->count[self], next_count(readers), __ATOMIC_RELEASE);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
static void end_section(struct readers *readers) {
    word depth = (word)__katec_get_slot(DEPTH(readers));
    if (!depth)
        __katec_error("mutex", "a section of read-copy-update ends that did not begin");
    __katec_set_slot(DEPTH(readers), (void *)(depth - 1));
    if (depth == 1)
        __atomic_store_n(&readers->count[__katec_self()], next_count(readers), __ATOMIC_RELEASE);
}
/* Sections that are found open are waited for, when it is known which these are. One that is not seen comes after the fence, and
   sees what is before it. */
static void grace_period(struct readers *readers) {
    word found[READERS];
    if (__katec_get_slot(DEPTH(readers)))
        __katec_error("deadlock", "a grace period within a section of read-copy-update waits for itself");
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    for (int i = 0; i < READERS; i++)
        found[i] = __atomic_load_n(&readers->count[i], __ATOMIC_ACQUIRE);
    for (int i = 0; i < READERS; i++)
        if (found[i] & 1)
            __katec_wait(__atomic_load_n(&readers->count[i], __ATOMIC_ACQUIRE) != found[i]);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

void rcu_read_lock(void) { begin_section(&rcu_readers); }
void rcu_read_unlock(void) { end_section(&rcu_readers); }
void synchronize_rcu(void) { grace_period(&rcu_readers); }
void synchronize_rcu_expedited(void) { grace_period(&rcu_readers); }
int srcu_read_lock(struct readers *domain) {
    begin_section(domain);
    return 0;
}
void srcu_read_unlock(struct readers *domain, int index) { end_section(domain); }
void synchronize_srcu(struct readers *domain) { grace_period(domain); }
void synchronize_srcu_expedited(struct readers *domain) { grace_period(domain); }

struct rcu_head {
    struct rcu_head *next;
    void (*function)(struct rcu_head *);
};
static int callbacks;
static void *call_back(struct rcu_head *head) {
    head->function(head);
    __atomic_fetch_sub(&callbacks, 1, __ATOMIC_RELEASE);
    return 0;
}
static void add_callback(routine run, struct rcu_head *head, void (*function)(struct rcu_head *)) {
    head->function = function;
    __atomic_fetch_add(&callbacks, 1, __ATOMIC_RELAXED);
    __katec_create(run, head);
}
static void *run_callback(void *head) {
    grace_period(&rcu_readers);
    return call_back(head);
}
void call_rcu(struct rcu_head *head, void (*function)(struct rcu_head *)) { add_callback(run_callback, head, function); }
void rcu_barrier(void) { __katec_wait(!__atomic_load_n(&callbacks, __ATOMIC_ACQUIRE)); }
static void *release(void *address) {
    __katec_free(address, OWN);
    __atomic_fetch_sub(&callbacks, 1, __ATOMIC_RELEASE);
    return 0;
}
static void add_release(routine run, void *address) {
    __atomic_fetch_add(&callbacks, 1, __ATOMIC_RELAXED);
    __katec_create(run, address);
}
static void *run_release(void *address) {
    grace_period(&rcu_readers);
    return release(address);
}
/* What kfree_rcu of <lkmm.h> calls. */
void __katec_free_after_readers(void *address) { add_release(run_release, address); }

/* The same under the kernel's model, where a grace period is an event. */
static void *run_kernel_callback(void *head) {
    __katec_kernel_fence("synchronize_rcu");
    return call_back(head);
}
void __katec_call_kernel_rcu(struct rcu_head *head, void (*function)(struct rcu_head *)) {
    add_callback(run_kernel_callback, head, function);
}
static void *run_kernel_release(void *address) {
    __katec_kernel_fence("synchronize_rcu");
    return release(address);
}
void __katec_free_after_grace_period(void *address) { add_release(run_kernel_release, address); }
