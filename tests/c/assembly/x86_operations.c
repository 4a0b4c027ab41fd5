/* all: ok */
/* Inline assembly of x86: what instructions compute. A machine agrees. */
#include <stdint.h>
#include <assert.h>
static inline uint32_t xchg(volatile uint32_t *p, uint32_t v){ __asm__ __volatile__("xchgl %0,%1":"=r"(v),"+m"(*p):"0"(v):"memory"); return v; }
static inline int cas(volatile int *p, int o, int n){ int r; __asm__ __volatile__("lock; cmpxchgl %2,%1":"=a"(r),"+m"(*p):"r"(n),"0"(o):"memory","cc"); return r; }
static inline unsigned char cas2(volatile int *p, int o, int n){ unsigned char r; __asm__ __volatile__("lock; cmpxchgl %3,%0; setz %1":"+m"(*p),"=q"(r),"+a"(o):"r"(n):"memory","cc"); return r; }
static inline int cas3(volatile int *p, int o, int n){ int r; __asm__ __volatile__("lock cmpxchgl %1,%2":"=a"(r):"r"(n),"m"(*p),"0"(o):"memory"); return r; }
static inline int xadd(volatile int *p, int v){ __asm__ __volatile__("lock; xaddl %0, %1":"+r"(v),"+m"(*p)::"memory"); return v; }
static inline short xaddw(volatile short *p, short v){ __asm__ __volatile__("lock; xaddw %w0, %1":"+r"(v),"+m"(*p)::"memory"); return v; }
static inline void inc(volatile int *p){ __asm__ __volatile__("lock; incl %0":"+m"(*p)); }
static inline void add(volatile int *p,int i){ __asm__ __volatile__("lock; addl %1,%0":"+m"(*p):"ir"(i)); }
static inline int dec(volatile int *p){ unsigned char c; __asm__ __volatile__("lock; decl %0; sete %1":"+m"(*p),"=qm"(c)::"memory"); return c!=0; }
static inline int mov(volatile int *p){ int v; __asm__ __volatile__("movl %1,%0":"=r"(v):"m"(*p)); return v; }
static inline void st(volatile int *p, int v){ __asm__ __volatile__("movl %1,%0":"=m"(*p):"r"(v)); }
static inline int bts(volatile int *p){ int r; __asm__ volatile("lock; btsl $3,%0; sbbl %1,%1":"+m"(*p),"=r"(r)::"memory"); return r; }
static inline int cc(volatile int *p){ int z; __asm__ volatile("lock; decl %0":"+m"(*p),"=@ccz"(z)); return z; }
static inline void regs(int *p,int v){ __asm__ volatile("lock; addl %%eax,(%%rdx)"::"a"(v),"d"(p):"memory"); }
static inline int neg(volatile int *p,int i){ unsigned char c; __asm__ volatile("lock; addl %2,%0; sets %1":"+m"(*p),"=qm"(c):"ir"(i):"memory"); return c; }
static inline int orx(int v){int r; __asm__("movl %1,%0; addl $2,%0":"=&r"(r):"r"(v)); return r; }
static inline int hide(int v){ __asm__ volatile("":"+r"(v)); return v; }
static inline int cmp(int a,int b){ unsigned char r; __asm__("cmpl %2,%1; setl %0":"=q"(r):"r"(a),"r"(b)); return r; }
static inline void bar(void){ __asm__ __volatile__("lock; addl $0,0(%%rsp)":::"memory"); }
int main(void){
  volatile int x=0; uint32_t y=7; short s=-1; int z=0;
  assert(xchg(&y,9)==7 && y==9);
  assert(cas(&x,0,5)==0 && x==5); assert(cas(&x,1,6)==5 && x==5);
  assert(cas2(&x,5,6)==1 && x==6); assert(cas2(&x,5,7)==0 && x==6);
  assert(cas3(&x,6,8)==6 && x==8);
  assert(xadd(&x,-10)==8 && x==-2);
  assert(xaddw(&s,3)==-1 && s==2);
  inc(&x); inc(&x); inc(&x); assert(x==1); add(&x,4); add(&x,y); assert(x==14);
  st(&x,2); assert(!dec(&x)); assert(dec(&x)); assert(mov(&x)==0);
  assert(bts(&x)==0 && x==8); assert(bts(&x)==-1 && x==8);
  st(&x,1); assert(cc(&x)); assert(!cc(&x));
  regs(&z,11); assert(z==11);
  st(&x,3); assert(!neg(&x,-1)); assert(neg(&x,-9)==1 && x==-7);
  assert(orx(40)==42); assert(hide(3)==3); assert(cmp(-1,1)==1 && cmp(1,-1)==0); bar();
  return 0;
}
