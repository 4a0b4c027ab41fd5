# 1 "gcc.c"
# 1 "/usr/include/stdio.h" 1 3 4
extern void *tmpfile (void)
  __attribute__ ((__malloc__)) __attribute__ ((__malloc__ (__builtin_free, 1))) ;
extern _Float32 strtof32 (const char *__restrict __nptr, char **__restrict __endptr);
extern _Float64 strtof64 (const char *__restrict __nptr, char **__restrict __endptr);
extern _Float128 strtof128 (const char *__restrict __nptr, char **__restrict __endptr);
extern _Float32x strtof32x (const char *__restrict __nptr, char **__restrict __endptr);
extern _Float64x strtof64x (const char *__restrict __nptr, char **__restrict __endptr);
extern void __assert_fail (const char *, const char *, unsigned int, const char *);
# 2 "gcc.c" 2
int value = 1;
int main(void) {
    if (value == 1)
        __assert_fail ("value != 1", "gcc.c", 4, "main");
    return 0;
}
