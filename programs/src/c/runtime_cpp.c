/* The library of checked programs, C++: part of runtime.c. Names behind __asm__ are the linker's. */

/*# C++. What programs need of the C++ library besides its headers (those of GNU): `new` and `delete`, `std::thread`, `std::condition_variable`, `std::call_once`, futures, `std::shared_ptr`, waiting for atomics, clocks, containers, local static variables, `dynamic_cast` and exceptions, and output by `std::cout` and the like, which goes nowhere. An exception that nobody catches is an error of the kind `abort` that says its type. */

void *new_object(size_t size) __asm__("_Znwm");
void *new_object(size_t size) { return __katec_allocate(size, 16, 0, BY_NEW); }
void *new_array(size_t size) __asm__("_Znam");
void *new_array(size_t size) { return __katec_allocate(size, 16, 0, BY_NEW_ARRAY); }
void delete_object(void *address) __asm__("_ZdlPv");
void delete_object(void *address) { __katec_free(address, BY_NEW); }
void delete_sized(void *address, size_t size) __asm__("_ZdlPvm");
void delete_sized(void *address, size_t size) { __katec_free(address, BY_NEW); }
void delete_array(void *address) __asm__("_ZdaPv");
void delete_array(void *address) { __katec_free(address, BY_NEW_ARRAY); }
void delete_sized_array(void *address, size_t size) __asm__("_ZdaPvm");
void delete_sized_array(void *address, size_t size) { __katec_free(address, BY_NEW_ARRAY); }
void *new_aligned(size_t size, size_t alignment) __asm__("_ZnwmSt11align_val_t");
void *new_aligned(size_t size, size_t alignment) { return __katec_allocate(size, alignment, 0, BY_MALLOC); }
void *new_aligned_array(size_t size, size_t alignment) __asm__("_ZnamSt11align_val_t");
void *new_aligned_array(size_t size, size_t alignment) { return __katec_allocate(size, alignment, 0, BY_MALLOC); }
void *new_or_null(size_t size, const void *tag) __asm__("_ZnwmRKSt9nothrow_t");
void *new_or_null(size_t size, const void *tag) { return __katec_allocate(size, 16, 0, BY_NEW); }
void *new_array_or_null(size_t size, const void *tag) __asm__("_ZnamRKSt9nothrow_t");
void *new_array_or_null(size_t size, const void *tag) { return __katec_allocate(size, 16, 0, BY_NEW_ARRAY); }
void delete_aligned(void *address, size_t alignment) __asm__("_ZdlPvSt11align_val_t");
void delete_aligned(void *address, size_t alignment) { __katec_free(address, OWN); }
void delete_aligned_array(void *address, size_t alignment) __asm__("_ZdaPvSt11align_val_t");
void delete_aligned_array(void *address, size_t alignment) { __katec_free(address, OWN); }
void delete_sized_aligned(void *address, size_t size, size_t alignment) __asm__("_ZdlPvmSt11align_val_t");
void delete_sized_aligned(void *address, size_t size, size_t alignment) { __katec_free(address, OWN); }
void delete_or_null(void *address, const void *tag) __asm__("_ZdlPvRKSt9nothrow_t");
void delete_or_null(void *address, const void *tag) { __katec_free(address, BY_NEW); }
const char nothrow_tag __asm__("_ZSt7nothrow") = 0;

/* Descriptions of types, and the exceptions of the library: all have the address of their functions, and a copy of their text or
   null. A description begins with the address of the third entry of a table that says what kind it is. */

struct description {
    const void *const *kind;
    const char *name;
    const struct description *base;
};
#define KIND(name, symbol) const void *const name[5] __asm__(symbol) = {0};
KIND(class_kind, "_ZTVN10__cxxabiv117__class_type_infoE")
KIND(derived_kind, "_ZTVN10__cxxabiv120__si_class_type_infoE")
KIND(several_kind, "_ZTVN10__cxxabiv121__vmi_class_type_infoE")
KIND(pointer_kind, "_ZTVN10__cxxabiv119__pointer_type_infoE")
KIND(fundamental_kind, "_ZTVN10__cxxabiv123__fundamental_type_infoE")

struct library_exception {
    const void *const *functions;
    char *text;
};
static char *copy_of(const char *text) {
    if (!text)
        return 0;
    size_t size = strlen(text) + 1;
    char *copy = __katec_allocate(size, 16, 0, OWN);
    for (size_t i = 0; i < size; i++)
        copy[i] = text[i];
    return copy;
}
static void destroy_exception(struct library_exception *exception) { __katec_free(exception->text, OWN); }
static void delete_exception(struct library_exception *exception) {
    destroy_exception(exception);
    __katec_free(exception, OWN);
}
static void destroy_plain(void *exception) {}
static void delete_plain(void *exception) { __katec_free(exception, OWN); }
static const char *kept_text(struct library_exception *exception) { return exception->text; }

/* A class of exceptions without a text, whose name is its text, and one with. */
#define DESCRIBED(id, mangled, kind_of, base) \
    const struct description describes_##id __asm__("_ZTI" mangled) = {kind_of + 2, mangled, base};
#define PLAIN_EXCEPTION(id, words, mangled, scoped, kind_of, base) \
    DESCRIBED(id, mangled, kind_of, base) \
    const char *text_of_##id(void *exception) __asm__("_ZNK" scoped "4whatEv"); \
    const char *text_of_##id(void *exception) { return words; } \
    const void *const functions_of_##id[5] __asm__("_ZTV" mangled) = { \
        0, &describes_##id, destroy_plain, delete_plain, text_of_##id}; \
    void end1_##id(void *exception) __asm__("_ZN" scoped "D1Ev"); \
    void end1_##id(void *exception) {} \
    void end2_##id(void *exception) __asm__("_ZN" scoped "D2Ev"); \
    void end2_##id(void *exception) {} \
    void end0_##id(void *exception) __asm__("_ZN" scoped "D0Ev"); \
    void end0_##id(void *exception) { __katec_free(exception, OWN); }
#define STRING "RKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
/* The text of a string comes first in it. */
#define MAKES(id, number, scoped) \
    void make##number##_##id(struct library_exception *exception, const char *text) __asm__("_ZN" scoped "C" #number "EPKc"); \
    void make##number##_##id(struct library_exception *exception, const char *text) { \
        exception->functions = functions_of_##id + 2; \
        exception->text = copy_of(text); \
    } \
    void take##number##_##id(struct library_exception *exception, char **text) __asm__("_ZN" scoped "C" #number "E" STRING); \
    void take##number##_##id(struct library_exception *exception, char **text) { make##number##_##id(exception, *text); } \
    void copy##number##_##id(struct library_exception *to, struct library_exception *from) __asm__("_ZN" scoped "C" #number "ERKS_"); \
    void copy##number##_##id(struct library_exception *to, struct library_exception *from) { make##number##_##id(to, from->text); } \
    void end##number##_##id(struct library_exception *exception) __asm__("_ZN" scoped "D" #number "Ev"); \
    void end##number##_##id(struct library_exception *exception) { destroy_exception(exception); }
#define TEXT_EXCEPTION(id, mangled, scoped, base) \
    DESCRIBED(id, mangled, derived_kind, &describes_##base) \
    const char *text_of_##id(struct library_exception *exception) __asm__("_ZNK" scoped "4whatEv"); \
    const char *text_of_##id(struct library_exception *exception) { return exception->text; } \
    const void *const functions_of_##id[5] __asm__("_ZTV" mangled) = { \
        0, &describes_##id, destroy_exception, delete_exception, kept_text}; \
    MAKES(id, 1, scoped) \
    MAKES(id, 2, scoped) \
    void end0_##id(struct library_exception *exception) __asm__("_ZN" scoped "D0Ev"); \
    void end0_##id(struct library_exception *exception) { delete_exception(exception); }
PLAIN_EXCEPTION(exception, "std::exception", "St9exception", "St9exception", class_kind, 0)
PLAIN_EXCEPTION(bad_exception, "std::bad_exception", "St13bad_exception", "St13bad_exception", derived_kind, &describes_exception)
PLAIN_EXCEPTION(bad_alloc, "std::bad_alloc", "St9bad_alloc", "St9bad_alloc", derived_kind, &describes_exception)
PLAIN_EXCEPTION(bad_array_new_length, "std::bad_array_new_length", "St20bad_array_new_length", "St20bad_array_new_length", derived_kind, &describes_bad_alloc)
PLAIN_EXCEPTION(bad_cast, "std::bad_cast", "St8bad_cast", "St8bad_cast", derived_kind, &describes_exception)
PLAIN_EXCEPTION(bad_typeid, "std::bad_typeid", "St10bad_typeid", "St10bad_typeid", derived_kind, &describes_exception)
PLAIN_EXCEPTION(bad_function_call, "bad_function_call", "St17bad_function_call", "St17bad_function_call", derived_kind, &describes_exception)
PLAIN_EXCEPTION(bad_weak_ptr, "bad_weak_ptr", "St12bad_weak_ptr", "St12bad_weak_ptr", derived_kind, &describes_exception)
TEXT_EXCEPTION(runtime_error, "St13runtime_error", "St13runtime_error", exception)
TEXT_EXCEPTION(range_error, "St11range_error", "St11range_error", runtime_error)
TEXT_EXCEPTION(overflow_error, "St14overflow_error", "St14overflow_error", runtime_error)
TEXT_EXCEPTION(underflow_error, "St15underflow_error", "St15underflow_error", runtime_error)
TEXT_EXCEPTION(system_error, "St12system_error", "St12system_error", runtime_error)
TEXT_EXCEPTION(logic_error, "St11logic_error", "St11logic_error", exception)
TEXT_EXCEPTION(invalid_argument, "St16invalid_argument", "St16invalid_argument", logic_error)
TEXT_EXCEPTION(domain_error, "St12domain_error", "St12domain_error", logic_error)
TEXT_EXCEPTION(length_error, "St12length_error", "St12length_error", logic_error)
TEXT_EXCEPTION(out_of_range, "St12out_of_range", "St12out_of_range", logic_error)
TEXT_EXCEPTION(future_error, "St12future_error", "St12future_error", logic_error)

/* Types that every program may throw. */
DESCRIBED(int, "i", fundamental_kind, 0)
DESCRIBED(unsigned, "j", fundamental_kind, 0)
DESCRIBED(long, "l", fundamental_kind, 0)
DESCRIBED(unsigned_long, "m", fundamental_kind, 0)
DESCRIBED(long_long, "x", fundamental_kind, 0)
DESCRIBED(unsigned_long_long, "y", fundamental_kind, 0)
DESCRIBED(short, "s", fundamental_kind, 0)
DESCRIBED(unsigned_short, "t", fundamental_kind, 0)
DESCRIBED(char, "c", fundamental_kind, 0)
DESCRIBED(signed_char, "a", fundamental_kind, 0)
DESCRIBED(unsigned_char, "h", fundamental_kind, 0)
DESCRIBED(bool, "b", fundamental_kind, 0)
DESCRIBED(float, "f", fundamental_kind, 0)
DESCRIBED(double, "d", fundamental_kind, 0)
DESCRIBED(text, "PKc", pointer_kind, 0)
DESCRIBED(characters, "Pc", pointer_kind, 0)
DESCRIBED(address, "Pv", pointer_kind, 0)

/* Exceptions. Before an exception there is what the machine does not know of it. Who caught it, and how often, only its thread
   knows: these are values of slots. A count of handlers is negative while the exception is thrown again. */

struct exception {
    long references;
    const struct description *type;
    void (*destructor)(void *);
    long unused;
};
#define HEADER(exception) ((struct exception *)(exception)-1)
#define CAUGHT ((word)1 << 41)
#define BEFORE(exception) (((word)1 << 42) + (word)(exception))
#define HANDLERS(exception) (((word)1 << 43) + (word)(exception))
#define THROWN ((word)1 << 44)

void terminate(void) __asm__("_ZSt9terminatev");
void terminate(void) { __katec_error("abort", "std::terminate is called"); }

void *__cxa_allocate_exception(size_t size) {
    return (struct exception *)__katec_allocate(size + sizeof(struct exception), 16, 0, OWN) + 1;
}
void __cxa_free_exception(void *exception) { __katec_free(HEADER(exception), OWN); }
void *__cxa_init_primary_exception(void *exception, const void *type, void (*destructor)(void *)) {
    HEADER(exception)->references = 0;
    HEADER(exception)->type = type;
    HEADER(exception)->destructor = destructor;
    return HEADER(exception);
}
static void change_slot(word slot, long change) {
    __katec_set_slot(slot, (void *)((long)__katec_get_slot(slot) + change));
}
static void keep_exception(void *exception) {
    __atomic_fetch_add(&HEADER(exception)->references, 1, __ATOMIC_RELAXED);
}
static void release_exception(void *exception) {
    if (__atomic_fetch_sub(&HEADER(exception)->references, 1, __ATOMIC_ACQ_REL) > 1)
        return;
    if (HEADER(exception)->destructor)
        HEADER(exception)->destructor(exception);
    __cxa_free_exception(exception);
}
static void throw_exception(void *exception) {
    change_slot(THROWN, 1);
    __katec_throw(exception, HEADER(exception)->type);
}
void __cxa_throw(void *exception, void *type, void (*destructor)(void *)) {
    __cxa_init_primary_exception(exception, type, destructor);
    HEADER(exception)->references = 1;
    throw_exception(exception);
}
/* Goes on from a landing pad that only cleaned up. */
void __katec_resume(void *exception) {
    if (!exception)
        __katec_go_on_ending();
    __katec_throw(exception, HEADER(exception)->type);
}

void *__cxa_begin_catch(void *exception) {
    long handlers = (long)__katec_get_slot(HANDLERS(exception));
    if (!handlers || __katec_get_slot(CAUGHT) != exception) {
        __katec_set_slot(BEFORE(exception), __katec_get_slot(CAUGHT));
        __katec_set_slot(CAUGHT, exception);
    }
    __katec_set_slot(HANDLERS(exception), (void *)(handlers < 0 ? 1 - handlers : handlers + 1));
    change_slot(THROWN, -1);
    return HEADER(exception)->type->name[0] == 'P' ? *(void **)exception : exception;
}
void __cxa_end_catch(void) {
    void *exception = __katec_get_slot(CAUGHT);
    if (!exception)
        return;
    long handlers = (long)__katec_get_slot(HANDLERS(exception));
    long left = handlers < 0 ? handlers + 1 : handlers - 1;
    __katec_set_slot(HANDLERS(exception), (void *)left);
    if (left)
        return;
    __katec_set_slot(CAUGHT, __katec_get_slot(BEFORE(exception)));
    if (handlers > 0)
        release_exception(exception);
}
void __cxa_rethrow(void) {
    void *exception = __katec_get_slot(CAUGHT);
    if (!exception)
        terminate();
    change_slot(HANDLERS(exception), -2 * (long)__katec_get_slot(HANDLERS(exception)));
    throw_exception(exception);
}
void *__cxa_get_exception_ptr(void *exception) { return exception; }
int exceptions_thrown(void) __asm__("_ZSt19uncaught_exceptionsv");
int exceptions_thrown(void) { return (long)__katec_get_slot(THROWN); }
_Bool exception_thrown(void) __asm__("_ZSt18uncaught_exceptionv");
_Bool exception_thrown(void) { return exceptions_thrown() > 0; }
void __cxa_pure_virtual(void) { __katec_error("abort", "a pure virtual function is called"); }
void __cxa_deleted_virtual(void) { __katec_error("abort", "a deleted virtual function is called"); }

/* std::exception_ptr is the address of an exception, or null. */

void make_exception_pointer(void **pointer, void *exception) __asm__("_ZNSt15__exception_ptr13exception_ptrC1EPv");
void make_exception_pointer(void **pointer, void *exception) {
    *pointer = exception;
    if (exception)
        keep_exception(exception);
}
void keep_exception_pointer(void **pointer) __asm__("_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv");
void keep_exception_pointer(void **pointer) {
    if (*pointer)
        keep_exception(*pointer);
}
void release_exception_pointer(void **pointer) __asm__("_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv");
void release_exception_pointer(void **pointer) {
    if (*pointer)
        release_exception(*pointer);
    *pointer = 0;
}
struct exception_pointer {
    void *exception;
};
void current_exception(void **pointer) __asm__("_ZSt17current_exceptionv");
void current_exception(void **pointer) { make_exception_pointer(pointer, __katec_get_slot(CAUGHT)); }
void rethrow_exception(void **pointer) __asm__("_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE");
void rethrow_exception(void **pointer) {
    keep_exception(*pointer);
    throw_exception(*pointer);
}

/* Functions of the library that throw. */

static void throw_with_text(const void *const *functions, const struct description *type, const char *text) {
    struct library_exception *exception = __cxa_allocate_exception(32);
    exception->functions = functions + 2;
    exception->text = copy_of(text);
    __cxa_throw(exception, (void *)type, (void (*)(void *))destroy_exception);
}
static void throw_plain(const void *const *functions, const struct description *type) {
    struct library_exception *exception = __cxa_allocate_exception(8);
    exception->functions = functions + 2;
    __cxa_throw(exception, (void *)type, destroy_plain);
}
#define THROWS_TEXT(name, symbol, parameters, text) \
    void throw_##name parameters __asm__(symbol); \
    void throw_##name parameters { throw_with_text(functions_of_##name, &describes_##name, text); }
#define THROWS_PLAIN(name, symbol) \
    void throw_##name(void) __asm__(symbol); \
    void throw_##name(void) { throw_plain(functions_of_##name, &describes_##name); }
THROWS_TEXT(system_error, "_ZSt20__throw_system_errori", (int code), "system error")
THROWS_TEXT(logic_error, "_ZSt19__throw_logic_errorPKc", (const char *text), text)
THROWS_TEXT(length_error, "_ZSt20__throw_length_errorPKc", (const char *text), text)
THROWS_TEXT(invalid_argument, "_ZSt24__throw_invalid_argumentPKc", (const char *text), text)
THROWS_TEXT(runtime_error, "_ZSt21__throw_runtime_errorPKc", (const char *text), text)
THROWS_TEXT(future_error, "_ZSt20__throw_future_errori", (int code), "std::future_error")
THROWS_TEXT(out_of_range, "_ZSt24__throw_out_of_range_fmtPKcz", (const char *text, ...), text)
void throw_out_of_range_text(const char *text) __asm__("_ZSt20__throw_out_of_rangePKc");
void throw_out_of_range_text(const char *text) { throw_out_of_range(text); }
THROWS_PLAIN(bad_alloc, "_ZSt17__throw_bad_allocv")
THROWS_PLAIN(bad_array_new_length, "_ZSt28__throw_bad_array_new_lengthv")
THROWS_PLAIN(bad_function_call, "_ZSt25__throw_bad_function_callv")
THROWS_PLAIN(bad_weak_ptr, "_ZSt20__throw_bad_weak_ptrv")
THROWS_PLAIN(bad_cast, "_ZSt16__throw_bad_castv")
void __cxa_bad_cast(void) { throw_bad_cast(); }
void __cxa_throw_bad_array_new_length(void) { throw_bad_array_new_length(); }
void assertion_fails(const char *file, int line, const char *function, const char *text)
    __asm__("_ZSt21__glibcxx_assert_failPKciS0_S0_");
void assertion_fails(const char *file, int line, const char *function, const char *text) {
    __katec_error("assertion", text);
}

/* dynamic_cast. Before the functions of a class there are how far its objects begin earlier, and its description. Classes with one
   base each have all their bases at their beginning. */
void *__dynamic_cast(void *object, const void *from, const struct description *to, long hint) {
    const void *const *functions = *(const void *const **)object;
    void *whole = (char *)object + (long)functions[-2];
    const struct description *type = functions[-1];
    for (;;) {
        if (type == to)
            return whole;
        if (type->kind == several_kind + 2)
            __katec_error("unsupported", "a dynamic_cast of an object with several bases is not supported");
        if (type->kind != derived_kind + 2)
            return 0;
        type = type->base;
    }
}

/* Futures: what states and results have besides the headers. A result begins with its functions and its exception. */

void make_result(void **result) __asm__("_ZNSt13__future_base12_Result_baseC2Ev");
void make_result(void **result) { result[1] = 0; }
void end_result(void **result) __asm__("_ZNSt13__future_base12_Result_baseD2Ev");
void end_result(void **result) { release_exception_pointer(result + 1); }
void wake_futex(int *address) __asm__("_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj");
void wake_futex(int *address) { __atomic_fetch_add(WAKES(address), 1, __ATOMIC_SEQ_CST); }
_Bool wait_futex(void *state, int *address, int value, _Bool limited, long seconds, long rest)
    __asm__("_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE");
_Bool wait_futex(void *state, int *address, int value, _Bool limited, long seconds, long rest) {
    return !futex_wait(address, value, limited) || error_number != ETIMEDOUT;
}
_Bool wait_futex_steady(void *state, int *address, int value, _Bool limited, long seconds, long rest)
    __asm__("_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE");
_Bool wait_futex_steady(void *state, int *address, int value, _Bool limited, long seconds, long rest) {
    return wait_futex(state, address, value, limited, seconds, rest);
}
struct small_string {
    char *text;
    size_t length;
    char own[16];
};
struct condition {
    int value;
    const void *category;
};
static const char *category_name(const void *category) { return "error"; }
static void category_message(struct small_string *message, const void *category, int value) {
    message->text = message->own;
    message->length = snprintf(message->own, sizeof message->own, "error %d", value);
}
static struct condition category_condition(const void *category, int value) {
    struct condition condition = {value, category};
    return condition;
}
static _Bool category_of_condition(const void *category, int value, const struct condition *condition) {
    return condition->value == value && condition->category == category;
}
static _Bool category_of_code(const void *category, const struct condition *code, int value) {
    return code->value == value && code->category == category;
}
/* Two destructors, the name, the message of an older form, which is never asked for, and the rest. */
static const void *const category_functions[8] = {
    0, 0, category_name, 0, category_message, category_condition, category_of_condition, category_of_code,
};
static const void *const *const categories[3] = {category_functions, category_functions, category_functions};
const void *future_category(void) __asm__("_ZSt15future_categoryv");
const void *future_category(void) { return &categories[0]; }
const void *generic_category(void) __asm__("_ZNSt3_V216generic_categoryEv");
const void *generic_category(void) { return &categories[1]; }
const void *system_category(void) __asm__("_ZNSt3_V215system_categoryEv");
const void *system_category(void) { return &categories[2]; }

/* Clocks */

long steady_now(void) __asm__("_ZNSt6chrono3_V212steady_clock3nowEv");
long steady_now(void) { return __katec_clock(); }
long system_now(void) __asm__("_ZNSt6chrono3_V212system_clock3nowEv");
long system_now(void) { return __katec_clock(); }

/* Lists: a node begins with the next one and the one before. */

struct list_node {
    struct list_node *next, *before;
};
void hook_node(struct list_node *node, struct list_node *place) __asm__("_ZNSt8__detail15_List_node_base7_M_hookEPS0_");
void hook_node(struct list_node *node, struct list_node *place) {
    node->next = place;
    node->before = place->before;
    place->before->next = node;
    place->before = node;
}
void unhook_node(struct list_node *node) __asm__("_ZNSt8__detail15_List_node_base9_M_unhookEv");
void unhook_node(struct list_node *node) {
    node->before->next = node->next;
    node->next->before = node->before;
}
void reverse_nodes(struct list_node *header) __asm__("_ZNSt8__detail15_List_node_base10_M_reverseEv");
void reverse_nodes(struct list_node *header) {
    struct list_node *node = header;
    do {
        struct list_node *next = node->next;
        node->next = node->before;
        node->before = next;
        node = next;
    } while (node != header);
}
static void keep_neighbours(struct list_node *header, struct list_node *old) {
    if (header->next == old)
        header->next = header->before = header;
    else
        header->next->before = header->before->next = header;
}
void swap_nodes(struct list_node *one, struct list_node *other) __asm__("_ZNSt8__detail15_List_node_base4swapERS0_S1_");
void swap_nodes(struct list_node *one, struct list_node *other) {
    struct list_node kept = *one;
    *one = *other;
    *other = kept;
    keep_neighbours(one, other);
    keep_neighbours(other, one);
}
void move_nodes(struct list_node *place, struct list_node *first, struct list_node *last)
    __asm__("_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_");
void move_nodes(struct list_node *place, struct list_node *first, struct list_node *last) {
    if (place == last)
        return;
    struct list_node *end = last->before, *front = place->before;
    first->before->next = last;
    last->before = first->before;
    front->next = first;
    first->before = front;
    end->next = place;
    place->before = end;
}

/* Maps and sets: red-black trees. The header has the root as its parent and the first and last node as its children; the parent of
   the root is the header, which is red. */

enum { RED, BLACK };
struct tree_node {
    int colour;
    struct tree_node *parent, *left, *right;
};
static struct tree_node *next_node(struct tree_node *node) {
    if (node->right) {
        node = node->right;
        while (node->left)
            node = node->left;
        return node;
    }
    struct tree_node *above = node->parent;
    while (node == above->right) {
        node = above;
        above = above->parent;
    }
    /* From the root without a right child up to the header, whose right child is the root then. */
    return node->right == above ? node : above;
}
static struct tree_node *node_before(struct tree_node *node) {
    if (node->colour == RED && node->parent->parent == node)
        return node->right;
    if (node->left) {
        node = node->left;
        while (node->right)
            node = node->right;
        return node;
    }
    struct tree_node *above = node->parent;
    while (node == above->left) {
        node = above;
        above = above->parent;
    }
    return above;
}
struct tree_node *tree_next(struct tree_node *node) __asm__("_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base");
struct tree_node *tree_next(struct tree_node *node) { return next_node(node); }
struct tree_node *tree_next_constant(struct tree_node *node) __asm__("_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base");
struct tree_node *tree_next_constant(struct tree_node *node) { return next_node(node); }
struct tree_node *tree_before(struct tree_node *node) __asm__("_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base");
struct tree_node *tree_before(struct tree_node *node) { return node_before(node); }
struct tree_node *tree_before_constant(struct tree_node *node) __asm__("_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base");
struct tree_node *tree_before_constant(struct tree_node *node) { return node_before(node); }

/* Puts a node, or nothing, where another one hangs. */
static void replace_node(struct tree_node *header, struct tree_node *old, struct tree_node *new) {
    if (header->parent == old)
        header->parent = new;
    else if (old->parent->left == old)
        old->parent->left = new;
    else
        old->parent->right = new;
    if (new)
        new->parent = old->parent;
}
/* Turns a node down, to the left or to the right: its other child comes to its place. */
static void turn(struct tree_node *header, struct tree_node *node, int left) {
    struct tree_node *up = left ? node->right : node->left;
    struct tree_node *inner = left ? up->left : up->right;
    replace_node(header, node, up);
    if (left) {
        node->right = inner;
        up->left = node;
    } else {
        node->left = inner;
        up->right = node;
    }
    if (inner)
        inner->parent = node;
    node->parent = up;
}
void tree_insert(_Bool left, struct tree_node *node, struct tree_node *parent, struct tree_node *header)
    __asm__("_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_");
void tree_insert(_Bool left, struct tree_node *node, struct tree_node *parent, struct tree_node *header) {
    node->parent = parent;
    node->left = node->right = 0;
    node->colour = RED;
    if (parent == header) {
        header->parent = header->left = header->right = node;
    } else if (left) {
        parent->left = node;
        if (parent == header->left)
            header->left = node;
    } else {
        parent->right = node;
        if (parent == header->right)
            header->right = node;
    }
    while (node != header->parent && node->parent->colour == RED) {
        struct tree_node *above = node->parent, *grand = above->parent;
        int is_left = above == grand->left;
        struct tree_node *uncle = is_left ? grand->right : grand->left;
        if (uncle && uncle->colour == RED) {
            above->colour = uncle->colour = BLACK;
            grand->colour = RED;
            node = grand;
            continue;
        }
        if (node == (is_left ? above->right : above->left)) {
            node = above;
            turn(header, node, is_left);
            above = node->parent;
        }
        above->colour = BLACK;
        grand->colour = RED;
        turn(header, grand, !is_left);
    }
    header->parent->colour = BLACK;
}
struct tree_node *tree_erase(struct tree_node *node, struct tree_node *header)
    __asm__("_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_");
struct tree_node *tree_erase(struct tree_node *node, struct tree_node *header) {
    struct tree_node *child, *above;
    int colour = node->colour;
    if (header->left == node)
        header->left = node->right || header->parent != node ? next_node(node) : header;
    if (header->right == node)
        header->right = node->left || header->parent != node ? node_before(node) : header;
    if (node->left && node->right) {
        /* The next node comes to its place, and has a right child at most. */
        struct tree_node *next = node->right;
        while (next->left)
            next = next->left;
        child = next->right;
        colour = next->colour;
        above = next->parent;
        if (above == node) {
            above = next;
        } else {
            replace_node(header, next, child);
            next->right = node->right;
            next->right->parent = next;
        }
        replace_node(header, node, next);
        next->left = node->left;
        next->left->parent = next;
        next->colour = node->colour;
    } else {
        child = node->left ? node->left : node->right;
        above = node->parent;
        replace_node(header, node, child);
    }
    if (colour == RED)
        return node;
    while (child != header->parent && (!child || child->colour == BLACK)) {
        int is_left = child == above->left;
        struct tree_node *other = is_left ? above->right : above->left;
        if (other->colour == RED) {
            other->colour = BLACK;
            above->colour = RED;
            turn(header, above, is_left);
            other = is_left ? above->right : above->left;
        }
        struct tree_node *near = is_left ? other->left : other->right, *far = is_left ? other->right : other->left;
        if ((!near || near->colour == BLACK) && (!far || far->colour == BLACK)) {
            other->colour = RED;
            child = above;
            above = above->parent;
            continue;
        }
        if (!far || far->colour == BLACK) {
            near->colour = BLACK;
            other->colour = RED;
            turn(header, other, !is_left);
            far = other;
            other = near;
        }
        other->colour = above->colour;
        above->colour = BLACK;
        far->colour = BLACK;
        turn(header, above, is_left);
        break;
    }
    if (child)
        child->colour = BLACK;
    return node;
}

/* Hash tables: how many buckets, and numbers for bytes. Both are open in C++. */

struct rehash_policy {
    float load;
    size_t next;
};
struct rehash {
    _Bool needed;
    size_t buckets;
};
size_t next_buckets(struct rehash_policy *policy, size_t count)
    __asm__("_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm");
size_t next_buckets(struct rehash_policy *policy, size_t count) {
    for (count = count < 2 ? 2 : count;; count++) {
        size_t divisor = 2;
        while (divisor * divisor <= count && count % divisor)
            divisor++;
        if (divisor * divisor > count)
            break;
    }
    policy->next = (size_t)(count * (double)policy->load);
    return count;
}
struct rehash need_rehash(struct rehash_policy *policy, size_t buckets, size_t elements, size_t more)
    __asm__("_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm");
struct rehash need_rehash(struct rehash_policy *policy, size_t buckets, size_t elements, size_t more) {
    struct rehash answer = {0, 0};
    if (elements + more <= policy->next)
        return answer;
    size_t wanted = elements + more;
    if (!policy->next && wanted < 11)
        wanted = 11;
    size_t least = (size_t)(wanted / (double)policy->load) + 1;
    if (least > buckets) {
        answer.needed = 1;
        answer.buckets = next_buckets(policy, least < 2 * buckets ? 2 * buckets : least);
    } else {
        policy->next = (size_t)(buckets * (double)policy->load);
    }
    return answer;
}
size_t hash_bytes(const unsigned char *bytes, size_t size, size_t seed) __asm__("_ZSt11_Hash_bytesPKvmm");
size_t hash_bytes(const unsigned char *bytes, size_t size, size_t seed) {
    size_t hash = seed ^ 0xcbf29ce484222325;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ bytes[i]) * 0x100000001b3;
    return hash;
}

/* Allocators of characters have nothing in them. */
#define NOTHING(name, symbol, parameters) \
    void name parameters __asm__(symbol); \
    void name parameters {}
NOTHING(make_allocator1, "_ZNSaIcEC1Ev", (void *allocator))
NOTHING(make_allocator2, "_ZNSaIcEC2Ev", (void *allocator))
NOTHING(copy_allocator1, "_ZNSaIcEC1ERKS_", (void *allocator, void *other))
NOTHING(copy_allocator2, "_ZNSaIcEC2ERKS_", (void *allocator, void *other))
NOTHING(end_allocator1, "_ZNSaIcED1Ev", (void *allocator))
NOTHING(end_allocator2, "_ZNSaIcED2Ev", (void *allocator))

/* Streams: output goes nowhere, and the stream is what the operators give. */

/* The objects themselves: manipulators look there for the base class, by an offset before the table of functions, and set its
   members. */
struct stream {
    const long *functions;
    word members[33];
};
static const long stream_table[6] = {sizeof(const long *)};
struct stream standard_output __asm__("_ZSt4cout") = {stream_table + 3};
struct stream standard_error __asm__("_ZSt4cerr") = {stream_table + 3};
struct stream standard_log __asm__("_ZSt4clog") = {stream_table + 3};

#define PRINTS(name, symbol, type) \
    void *name(void *stream, type value) __asm__(symbol); \
    void *name(void *stream, type value) { return stream; }
PRINTS(print_text, "_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc", const char *)
PRINTS(print_character, "_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c", char)
PRINTS(print_string, "_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE", const void *)
PRINTS(print_bool, "_ZNSolsEb", _Bool)
PRINTS(print_short, "_ZNSolsEs", short)
PRINTS(print_unsigned_short, "_ZNSolsEt", unsigned short)
PRINTS(print_int, "_ZNSolsEi", int)
PRINTS(print_unsigned, "_ZNSolsEj", unsigned)
PRINTS(print_long, "_ZNSolsEl", long)
PRINTS(print_unsigned_long, "_ZNSolsEm", unsigned long)
PRINTS(print_long_long, "_ZNSolsEx", long long)
PRINTS(print_unsigned_long_long, "_ZNSolsEy", unsigned long long)
PRINTS(print_float, "_ZNSolsEf", float)
PRINTS(print_double, "_ZNSolsEd", double)
PRINTS(print_pointer, "_ZNSolsEPKv", const void *)
PRINTS(print_manipulated, "_ZNSolsEPFRSoS_E", void *)
PRINTS(put_character_out, "_ZNSo3putEc", char)
void *insert_text(void *stream, const char *text, long size)
    __asm__("_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l");
void *insert_text(void *stream, const char *text, long size) { return stream; }
PRINTS(print_with_base, "_ZNSolsEPFRSt8ios_baseS0_E", void *)
PRINTS(print_with_state, "_ZNSolsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E", void *)
/* What optimised code calls in their place. */
PRINTS(insert_bool, "_ZNSo9_M_insertIbEERSoT_", _Bool)
PRINTS(insert_long, "_ZNSo9_M_insertIlEERSoT_", long)
PRINTS(insert_unsigned_long, "_ZNSo9_M_insertImEERSoT_", unsigned long)
PRINTS(insert_long_long, "_ZNSo9_M_insertIxEERSoT_", long long)
PRINTS(insert_unsigned_long_long, "_ZNSo9_M_insertIyEERSoT_", unsigned long long)
PRINTS(insert_double, "_ZNSo9_M_insertIdEERSoT_", double)
PRINTS(insert_pointer, "_ZNSo9_M_insertIPKvEERSoT_", const void *)
#define PASSES(name, symbol) \
    void *name(void *stream) __asm__(symbol); \
    void *name(void *stream) { return stream; }
PASSES(flush_stream, "_ZNSo5flushEv")
PASSES(end_line, "_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_")
PASSES(end_text, "_ZSt4endsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_")
PASSES(flush_text, "_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_")
void make_streams(void *streams) __asm__("_ZNSt8ios_base4InitC1Ev");
void make_streams(void *streams) {}
void end_streams(void *streams) __asm__("_ZNSt8ios_base4InitD1Ev");
void end_streams(void *streams) {}

/* Guards of local static variables: the first byte says to the compiled code that it is done; the word behind is 0 before, 1 at it,
   2 done. */
int __cxa_guard_acquire(char *guard) {
    int old = __katec_add_within((int *)(guard + 4), 0, 0, 1);
    __katec_wait(old != 1);
    return old == 0;
}
void __cxa_guard_release(char *guard) {
    __atomic_store_n(guard, 1, __ATOMIC_RELEASE);
    __atomic_store_n((int *)(guard + 4), 2, __ATOMIC_RELEASE);
}
void __cxa_guard_abort(char *guard) { __atomic_store_n((int *)(guard + 4), 0, __ATOMIC_RELEASE); }

/* std::thread: the state's virtual functions are two destructors and the function to run. A thread's number is one more here, as 0
   means no thread. */

struct state {
    void (**functions)(struct state *);
};
static void *run_state(void *argument) {
    struct state *state = argument;
    state->functions[2](state);
    state->functions[1](state);
    return 0;
}
void start_thread(word *thread, struct state **state, void (*unused)(void))
    __asm__("_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE");
void start_thread(word *thread, struct state **state, void (*unused)(void)) {
    struct state *moved = *state;
    *state = 0;
    *thread = __katec_create(run_state, moved) + 1;
}
void join_thread(word *thread) __asm__("_ZNSt6thread4joinEv");
void join_thread(word *thread) {
    if (!*thread)
        __katec_error("thread", "a std::thread that is not joinable is joined");
    __katec_join(*thread - 1);
    *thread = 0;
}
void detach_thread(word *thread) __asm__("_ZNSt6thread6detachEv");
void detach_thread(word *thread) { *thread = 0; }
unsigned processors(void) __asm__("_ZNSt6thread20hardware_concurrencyEv");
unsigned processors(void) { return 4; }
void destroy_state(struct state *state) __asm__("_ZNSt6thread6_StateD2Ev");
void destroy_state(struct state *state) {}

/* Atomic accesses of a std::shared_ptr by functions: one at a time. */

static int pointer_lock;
void lock_pointer(void *locker, const void *pointer) __asm__("_ZNSt10_Sp_lockerC1EPKv");
void lock_pointer(void *locker, const void *pointer) { lock_word(&pointer_lock, 0); }
void lock_pointers(void *locker, const void *first, const void *second) __asm__("_ZNSt10_Sp_lockerC1EPKvS1_");
void lock_pointers(void *locker, const void *first, const void *second) { lock_word(&pointer_lock, 0); }
void unlock_pointer(void *locker) __asm__("_ZNSt10_Sp_lockerD1Ev");
void unlock_pointer(void *locker) { unlock_word(&pointer_lock); }

/* std::condition_variable: a condition variable of POSIX. A std::unique_lock begins with the address of its mutex. */

void make_condition(int *condition) __asm__("_ZNSt18condition_variableC1Ev");
void make_condition(int *condition) { pthread_cond_init(condition, 0); }
void end_condition(int *condition) __asm__("_ZNSt18condition_variableD1Ev");
void end_condition(int *condition) { pthread_cond_destroy(condition); }
void wait_condition(int *condition, int **lock)
    __asm__("_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE");
void wait_condition(int *condition, int **lock) { pthread_cond_wait(condition, *lock); }
void notify_one(int *condition) __asm__("_ZNSt18condition_variable10notify_oneEv");
void notify_one(int *condition) { pthread_cond_signal(condition); }
void notify_all(int *condition) __asm__("_ZNSt18condition_variable10notify_allEv");
void notify_all(int *condition) { pthread_cond_broadcast(condition); }

/* std::call_once: what is to be called, and the function that the once control runs. */

_Thread_local void *once_callable __asm__("_ZSt15__once_callable");
_Thread_local void (*once_call)(void) __asm__("_ZSt11__once_call");
void __once_proxy(void) { once_call(); }

/* Who waits for an atomic need not be counted: whoever changes it wakes. */
void _ZNSt8__detail18__waiter_pool_base13_M_enter_waitEv(void *pool) {}
void _ZNSt8__detail18__waiter_pool_base13_M_leave_waitEv(void *pool) {}
_Bool _ZNKSt8__detail18__waiter_pool_base10_M_waitingEv(void *pool) { return 1; }
