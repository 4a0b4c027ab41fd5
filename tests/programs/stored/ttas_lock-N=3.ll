
%union.pthread_attr_t = type { i64, [48 x i8] }

@number = global [3 x i32] zeroinitializer, align 4
@critical = global i32 0, align 4
@.str = constant [19 x i8] c"critical == thread\00", align 1
@.str.1 = constant [13 x i8] c"./critical.h\00", align 1
@__PRETTY_FUNCTION__.contender = constant [24 x i8] c"void *contender(void *)\00", align 1
@taken = global i32 0, align 4

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [3 x i64], align 16
  %i = alloca i32, align 4
  %i5 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %0, 3
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load i32, i32* %i, align 4
  %2 = load i32, i32* %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* @number, i64 0, i64 %idxprom
  store i32 %1, i32* %arrayidx, align 4
  %3 = load i32, i32* %i, align 4
  %idxprom1 = sext i32 %3 to i64
  %arrayidx2 = getelementptr inbounds [3 x i64], [3 x i64]* %t, i64 0, i64 %idxprom1
  %4 = load i32, i32* %i, align 4
  %idxprom3 = sext i32 %4 to i64
  %arrayidx4 = getelementptr inbounds [3 x i32], [3 x i32]* @number, i64 0, i64 %idxprom3
  %5 = bitcast i32* %arrayidx4 to i8*
  %call = call i32 @pthread_create(i64* %arrayidx2, %union.pthread_attr_t* null, i8* (i8*)* @contender, i8* %5)
  br label %for.inc

for.inc:
  %6 = load i32, i32* %i, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  store i32 0, i32* %i5, align 4
  br label %for.cond6

for.cond6:
  %7 = load i32, i32* %i5, align 4
  %cmp7 = icmp slt i32 %7, 3
  br i1 %cmp7, label %for.body8, label %for.end14

for.body8:
  %8 = load i32, i32* %i5, align 4
  %idxprom9 = sext i32 %8 to i64
  %arrayidx10 = getelementptr inbounds [3 x i64], [3 x i64]* %t, i64 0, i64 %idxprom9
  %9 = load i64, i64* %arrayidx10, align 8
  %call11 = call i32 @pthread_join(i64 %9, i8** null)
  br label %for.inc12

for.inc12:
  %10 = load i32, i32* %i5, align 4
  %inc13 = add nsw i32 %10, 1
  store i32 %inc13, i32* %i5, align 4
  br label %for.cond6

for.end14:
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @contender(i8* %argument) {
entry:
  %argument.addr = alloca i8*, align 8
  %thread = alloca i32, align 4
  %i = alloca i32, align 4
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8*, i8** %argument.addr, align 8
  %1 = bitcast i8* %0 to i32*
  %2 = load i32, i32* %1, align 4
  store i32 %2, i32* %thread, align 4
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %3 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %3, 1
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %4 = load i32, i32* %thread, align 4
  call void @lock(i32 %4)
  %5 = load i32, i32* %thread, align 4
  store i32 %5, i32* @critical, align 4
  %6 = load i32, i32* @critical, align 4
  %7 = load i32, i32* %thread, align 4
  %cmp1 = icmp eq i32 %6, %7
  br i1 %cmp1, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 26, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @__PRETTY_FUNCTION__.contender, i64 0, i64 0))
  unreachable

if.end:
  %8 = load i32, i32* %thread, align 4
  call void @unlock(i32 %8)
  br label %for.inc

for.inc:
  %9 = load i32, i32* %i, align 4
  %inc = add nsw i32 %9, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

define void @lock(i32 %thread) {
entry:
  %thread.addr = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  store i32 %thread, i32* %thread.addr, align 4
  br label %do.body

do.body:
  br label %while.cond

while.cond:
  %0 = load atomic i32, i32* @taken monotonic, align 4
  store i32 %0, i32* %atomic-temp, align 4
  %1 = load i32, i32* %atomic-temp, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:
  br label %while.cond

while.end:
  br label %do.cond

do.cond:
  store i32 1, i32* %.atomictmp, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  %3 = atomicrmw xchg i32* @taken, i32 %2 acquire, align 4
  store i32 %3, i32* %atomic-temp1, align 4
  %4 = load i32, i32* %atomic-temp1, align 4
  %tobool2 = icmp ne i32 %4, 0
  br i1 %tobool2, label %do.body, label %do.end

do.end:
  ret void
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define void @unlock(i32 %thread) {
entry:
  %thread.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i32 %thread, i32* %thread.addr, align 4
  store i32 0, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %0, i32* @taken release, align 4
  ret void
}

