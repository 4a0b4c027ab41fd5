/* The functions that katec knows by name and no system header declares. Including this file is optional: declaring what is used
   does as well. katec brings it along: `#include <katec.h>` works wherever clang is run by katec. */
#ifndef KATEC_H
#define KATEC_H

#ifdef __cplusplus
extern "C" {
#endif

/* Only executions in which the condition holds are of interest. */
void __VERIFIER_assume(int condition);
/* An error if the condition does not hold. */
void __VERIFIER_assert(int condition);
/* An error. */
void __VERIFIER_error(void);
void reach_error(void);

/* Sections that exclude each other. */
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

/* Any value: of `_Bool` both, of others those that `katec check --nondet LOW..HIGH` names. */
#ifdef __cplusplus
bool __VERIFIER_nondet_bool(void);
#else
_Bool __VERIFIER_nondet_bool(void);
#endif
char __VERIFIER_nondet_char(void);
unsigned char __VERIFIER_nondet_uchar(void);
short __VERIFIER_nondet_short(void);
unsigned short __VERIFIER_nondet_ushort(void);
int __VERIFIER_nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);
long __VERIFIER_nondet_long(void);
unsigned long __VERIFIER_nondet_ulong(void);

/* Starts a thread, and waits for it. */
unsigned long __VERIFIER_spawn(void *(*start)(void *), void *argument);
void *__VERIFIER_join(unsigned long thread);

#ifdef __cplusplus
}
#endif

#endif
