
%union.pthread_attr_t = type { i64, [48 x i8] }

@number = global [4 x i32] zeroinitializer, align 16
@a = global [4 x i32] zeroinitializer, align 16
@.str = constant [7 x i8] c"i >= 0\00", align 1
@.str.1 = constant [11 x i8] c"lastzero.c\00", align 1
@__PRETTY_FUNCTION__.finder = constant [21 x i8] c"void *finder(void *)\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [4 x i64], align 16
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp sle i32 %0, 3
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load i32, i32* %i, align 4
  %2 = load i32, i32* %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* @number, i64 0, i64 %idxprom
  store i32 %1, i32* %arrayidx, align 4
  %3 = load i32, i32* %i, align 4
  %idxprom1 = sext i32 %3 to i64
  %arrayidx2 = getelementptr inbounds [4 x i64], [4 x i64]* %t, i64 0, i64 %idxprom1
  %4 = load i32, i32* %i, align 4
  %tobool = icmp ne i32 %4, 0
  %5 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i8* (i8*)* @setter, i8* (i8*)* @finder
  %6 = load i32, i32* %i, align 4
  %idxprom3 = sext i32 %6 to i64
  %arrayidx4 = getelementptr inbounds [4 x i32], [4 x i32]* @number, i64 0, i64 %idxprom3
  %7 = bitcast i32* %arrayidx4 to i8*
  %call = call i32 @pthread_create(i64* %arrayidx2, %union.pthread_attr_t* null, i8* (i8*)* %cond, i8* %7)
  br label %for.inc

for.inc:
  %8 = load i32, i32* %i, align 4
  %inc = add nsw i32 %8, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @setter(i8* %argument) {
entry:
  %argument.addr = alloca i8*, align 8
  %i = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %before = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8*, i8** %argument.addr, align 8
  %1 = bitcast i8* %0 to i32*
  %2 = load i32, i32* %1, align 4
  store i32 %2, i32* %i, align 4
  %3 = load i32, i32* %i, align 4
  %cmp = icmp eq i32 %3, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i32 1, i32* %.atomictmp, align 4
  %4 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %4, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @a, i64 0, i64 0) release, align 16
  br label %if.end

if.end:
  %5 = load i32, i32* %i, align 4
  %sub = sub nsw i32 %5, 1
  %idxprom = sext i32 %sub to i64
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* @a, i64 0, i64 %idxprom
  %6 = load atomic i32, i32* %arrayidx acquire, align 4
  store i32 %6, i32* %atomic-temp, align 4
  %7 = load i32, i32* %atomic-temp, align 4
  store i32 %7, i32* %before, align 4
  %8 = load i32, i32* %i, align 4
  %idxprom1 = sext i32 %8 to i64
  %arrayidx2 = getelementptr inbounds [4 x i32], [4 x i32]* @a, i64 0, i64 %idxprom1
  %9 = load i32, i32* %before, align 4
  %add = add nsw i32 %9, 1
  store i32 %add, i32* %.atomictmp3, align 4
  %10 = load i32, i32* %.atomictmp3, align 4
  store atomic i32 %10, i32* %arrayidx2 release, align 4
  ret i8* null
}

define i8* @finder(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %i = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  store i32 3, i32* %i, align 4
  br label %while.cond

while.cond:
  %0 = load i32, i32* %i, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* @a, i64 0, i64 %idxprom
  %1 = load atomic i32, i32* %arrayidx acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %cmp = icmp ne i32 %2, 0
  br i1 %cmp, label %while.body, label %while.end

while.body:
  %3 = load i32, i32* %i, align 4
  %dec = add nsw i32 %3, -1
  store i32 %dec, i32* %i, align 4
  br label %while.cond

while.end:
  %4 = load i32, i32* %i, align 4
  %cmp1 = icmp sge i32 %4, 0
  br i1 %cmp1, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 17, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.finder, i64 0, i64 0))
  unreachable

if.end:
  ret i8* null
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

