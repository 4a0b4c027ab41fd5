
%union.sem_t = type { i64, [24 x i8] }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@s = global %union.sem_t zeroinitializer, align 8
@attr = global %union.pthread_mutexattr_t zeroinitializer, align 4
@m = global %union.pthread_mutex_t zeroinitializer, align 8
@sp = global i32 0, align 4
@.str = constant [11 x i8] c"r == &t[i]\00", align 1
@.str.1 = constant [12 x i8] c"semaphore.c\00", align 1
@__PRETTY_FUNCTION__.main = constant [15 x i8] c"int main(void)\00", align 1
@x = global i32 0, align 4
@y = global i32 0, align 4
@.str.2 = constant [17 x i8] c"x == 2 && y == 2\00", align 1
@in = global i32 0, align 4
@.str.3 = constant [8 x i8] c"in == 1\00", align 1
@__PRETTY_FUNCTION__.w = constant [16 x i8] c"void *w(void *)\00", align 1
@.str.4 = constant [30 x i8] c"pthread_mutex_unlock(&m) != 0\00", align 1
@.str.5 = constant [28 x i8] c"pthread_mutex_lock(&m) != 0\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [2 x i64], align 16
  %r = alloca i8*, align 8
  %i = alloca i32, align 4
  %i8 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @sem_init(%union.sem_t* @s, i32 0, i32 1)
  %call1 = call i32 @pthread_mutexattr_init(%union.pthread_mutexattr_t* @attr)
  %call2 = call i32 @pthread_mutexattr_settype(%union.pthread_mutexattr_t* @attr, i32 2)
  %call3 = call i32 @pthread_mutex_init(%union.pthread_mutex_t* @m, %union.pthread_mutexattr_t* @attr)
  %call4 = call i32 @pthread_spin_init(i32* @sp, i32 0)
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %0, 2
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load i32, i32* %i, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 %idxprom
  %2 = load i32, i32* %i, align 4
  %idxprom5 = sext i32 %2 to i64
  %arrayidx6 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 %idxprom5
  %3 = bitcast i64* %arrayidx6 to i8*
  %call7 = call i32 @pthread_create(i64* %arrayidx, %union.pthread_attr_t* null, i8* (i8*)* @w, i8* %3)
  br label %for.inc

for.inc:
  %4 = load i32, i32* %i, align 4
  %inc = add nsw i32 %4, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  store i32 0, i32* %i8, align 4
  br label %for.cond9

for.cond9:
  %5 = load i32, i32* %i8, align 4
  %cmp10 = icmp slt i32 %5, 2
  br i1 %cmp10, label %for.body11, label %for.end20

for.body11:
  %6 = load i32, i32* %i8, align 4
  %idxprom12 = sext i32 %6 to i64
  %arrayidx13 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 %idxprom12
  %7 = load i64, i64* %arrayidx13, align 8
  %call14 = call i32 @pthread_join(i64 %7, i8** %r)
  %8 = load i8*, i8** %r, align 8
  %9 = load i32, i32* %i8, align 4
  %idxprom15 = sext i32 %9 to i64
  %arrayidx16 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 %idxprom15
  %10 = bitcast i64* %arrayidx16 to i8*
  %cmp17 = icmp eq i8* %8, %10
  br i1 %cmp17, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 38, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end:
  br label %for.inc18

for.inc18:
  %11 = load i32, i32* %i8, align 4
  %inc19 = add nsw i32 %11, 1
  store i32 %inc19, i32* %i8, align 4
  br label %for.cond9

for.end20:
  %12 = load i32, i32* @x, align 4
  %cmp21 = icmp eq i32 %12, 2
  br i1 %cmp21, label %land.lhs.true, label %if.else24

land.lhs.true:
  %13 = load i32, i32* @y, align 4
  %cmp22 = icmp eq i32 %13, 2
  br i1 %cmp22, label %if.then23, label %if.else24

if.then23:
  br label %if.end25

if.else24:
  call void @__assert_fail(i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 40, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end25:
  ret i32 0
}

declare i32 @sem_init(%union.sem_t* noundef, i32 noundef, i32 noundef)

declare i32 @pthread_mutexattr_init(%union.pthread_mutexattr_t* noundef)

declare i32 @pthread_mutexattr_settype(%union.pthread_mutexattr_t* noundef, i32 noundef)

declare i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef)

declare i32 @pthread_spin_init(i32* noundef, i32 noundef)

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @w(i8* %a) {
entry:
  %a.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  %call = call i32 @sem_wait(%union.sem_t* @s)
  %0 = load i32, i32* @in, align 4
  %inc = add nsw i32 %0, 1
  store i32 %inc, i32* @in, align 4
  %1 = load i32, i32* @in, align 4
  %cmp = icmp eq i32 %1, 1
  br i1 %cmp, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 13, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @__PRETTY_FUNCTION__.w, i64 0, i64 0))
  unreachable

if.end:
  %2 = load i32, i32* @in, align 4
  %dec = add nsw i32 %2, -1
  store i32 %dec, i32* @in, align 4
  %call1 = call i32 @sem_post(%union.sem_t* @s)
  %call2 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* @m)
  %cmp3 = icmp ne i32 %call2, 0
  br i1 %cmp3, label %if.then4, label %if.else5

if.then4:
  br label %if.end6

if.else5:
  call void @__assert_fail(i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 16, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @__PRETTY_FUNCTION__.w, i64 0, i64 0))
  unreachable

if.end6:
  %call7 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* @m)
  %call8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* @m)
  %cmp9 = icmp ne i32 %call8, 0
  br i1 %cmp9, label %if.then10, label %if.else11

if.then10:
  br label %if.end12

if.else11:
  call void @__assert_fail(i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.5, i64 0, i64 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 18, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @__PRETTY_FUNCTION__.w, i64 0, i64 0))
  unreachable

if.end12:
  %3 = load i32, i32* @x, align 4
  %inc13 = add nsw i32 %3, 1
  store i32 %inc13, i32* @x, align 4
  %call14 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* @m)
  %call15 = call i32 @pthread_spin_lock(i32* @sp)
  %4 = load i32, i32* @y, align 4
  %inc16 = add nsw i32 %4, 1
  store i32 %inc16, i32* @y, align 4
  %call17 = call i32 @pthread_spin_unlock(i32* @sp)
  %5 = load i8*, i8** %a.addr, align 8
  ret i8* %5
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i32 @sem_wait(%union.sem_t* noundef)

declare i32 @sem_post(%union.sem_t* noundef)

declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef)

declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef)

declare i32 @pthread_spin_lock(i32* noundef)

declare i32 @pthread_spin_unlock(i32* noundef)

