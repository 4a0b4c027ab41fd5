#define _GNU_SOURCE
#include <sys/syscall.h>
#include <unistd.h>
int main(void) {
    return syscall(SYS_getrandom, 0, 0, 0) < 0; /* refused: a system call other than SYS_futex */
}
