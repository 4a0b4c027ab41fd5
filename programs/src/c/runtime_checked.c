/* The library of checked programs, functions that are told how much room there is: part of runtime.c. */

/*# Checked functions. What headers make of others by `_FORTIFY_SOURCE`. That there is too little room is found as in the others. */

void *__memcpy_chk(void *to, const void *from, size_t size, size_t room) { return memcpy(to, from, size); }
void *__memmove_chk(void *to, const void *from, size_t size, size_t room) { return memmove(to, from, size); }
void *__mempcpy_chk(void *to, const void *from, size_t size, size_t room) { return mempcpy(to, from, size); }
void *__memset_chk(void *to, int byte, size_t size, size_t room) { return memset(to, byte, size); }
char *__strcpy_chk(char *to, const char *from, size_t room) { return strcpy(to, from); }
char *__stpcpy_chk(char *to, const char *from, size_t room) { return stpcpy(to, from); }
char *__strncpy_chk(char *to, const char *from, size_t size, size_t room) { return strncpy(to, from, size); }
char *__strcat_chk(char *to, const char *from, size_t room) { return strcat(to, from); }
char *__strncat_chk(char *to, const char *from, size_t size, size_t room) { return strncat(to, from, size); }
int __vsnprintf_chk(char *to, size_t size, int flag, size_t room, const char *format, __builtin_va_list list) {
    return vsnprintf(to, size, format, list);
}
int __vsprintf_chk(char *to, int flag, size_t room, const char *format, __builtin_va_list list) {
    return vsprintf(to, format, list);
}
int __snprintf_chk(char *to, size_t size, int flag, size_t room, const char *format, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, format);
    int length = vsnprintf(to, size, format, list);
    __builtin_va_end(list);
    return length;
}
int __sprintf_chk(char *to, int flag, size_t room, const char *format, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, format);
    int length = vsprintf(to, format, list);
    __builtin_va_end(list);
    return length;
}
int __printf_chk(int flag, const char *format, ...) { return 0; }
int __fprintf_chk(void *stream, int flag, const char *format, ...) { return 0; }
int __vprintf_chk(int flag, const char *format, __builtin_va_list list) { return 0; }
int __vfprintf_chk(void *stream, int flag, const char *format, __builtin_va_list list) { return 0; }
int __dprintf_chk(int file, int flag, const char *format, ...) { return 0; }
char *__fgets_chk(char *text, size_t room, int size, void *stream) { return 0; }
