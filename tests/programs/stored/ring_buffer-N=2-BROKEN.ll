
%union.pthread_attr_t = type { i64, [48 x i8] }

@tail = global i32 0, align 4
@head = global i32 0, align 4
@cells = global [2 x i32] zeroinitializer, align 4
@.str = constant [22 x i8] c"cells[at % SIZE] == i\00", align 1
@.str.1 = constant [14 x i8] c"ring_buffer.c\00", align 1
@__PRETTY_FUNCTION__.consumer = constant [23 x i8] c"void *consumer(void *)\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %call = call i32 @pthread_create(i64* %t, %union.pthread_attr_t* null, i8* (i8*)* @producer, i8* null)
  %call1 = call i32 @pthread_create(i64* %u, %union.pthread_attr_t* null, i8* (i8*)* @consumer, i8* null)
  %0 = load i64, i64* %t, align 8
  %call2 = call i32 @pthread_join(i64 %0, i8** null)
  %1 = load i64, i64* %u, align 8
  %call3 = call i32 @pthread_join(i64 %1, i8** null)
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @producer(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %i = alloca i32, align 4
  %at = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  store i32 1, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp sle i32 %0, 2
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load atomic i32, i32* @tail monotonic, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %at, align 4
  br label %while.cond

while.cond:
  %3 = load i32, i32* %at, align 4
  %4 = load atomic i32, i32* @head acquire, align 4
  store i32 %4, i32* %atomic-temp1, align 4
  %5 = load i32, i32* %atomic-temp1, align 4
  %sub = sub i32 %3, %5
  %cmp2 = icmp eq i32 %sub, 2
  br i1 %cmp2, label %while.body, label %while.end

while.body:
  br label %while.cond

while.end:
  %6 = load i32, i32* %i, align 4
  %7 = load i32, i32* %at, align 4
  %rem = urem i32 %7, 2
  %idxprom = zext i32 %rem to i64
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* @cells, i64 0, i64 %idxprom
  store i32 %6, i32* %arrayidx, align 4
  %8 = load i32, i32* %at, align 4
  %add = add i32 %8, 1
  store i32 %add, i32* %.atomictmp, align 4
  %9 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %9, i32* @tail monotonic, align 4
  br label %for.inc

for.inc:
  %10 = load i32, i32* %i, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  ret i8* null
}

define i8* @consumer(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %i = alloca i32, align 4
  %at = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  store i32 1, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp sle i32 %0, 2
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load atomic i32, i32* @head monotonic, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %at, align 4
  br label %while.cond

while.cond:
  %3 = load atomic i32, i32* @tail acquire, align 4
  store i32 %3, i32* %atomic-temp1, align 4
  %4 = load i32, i32* %atomic-temp1, align 4
  %5 = load i32, i32* %at, align 4
  %cmp2 = icmp eq i32 %4, %5
  br i1 %cmp2, label %while.body, label %while.end

while.body:
  br label %while.cond

while.end:
  %6 = load i32, i32* %at, align 4
  %rem = urem i32 %6, 2
  %idxprom = zext i32 %rem to i64
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* @cells, i64 0, i64 %idxprom
  %7 = load i32, i32* %arrayidx, align 4
  %8 = load i32, i32* %i, align 4
  %cmp3 = icmp eq i32 %7, %8
  br i1 %cmp3, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 34, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.consumer, i64 0, i64 0))
  unreachable

if.end:
  %9 = load i32, i32* %at, align 4
  %add = add i32 %9, 1
  store i32 %add, i32* %.atomictmp, align 4
  %10 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %10, i32* @head release, align 4
  br label %for.inc

for.inc:
  %11 = load i32, i32* %i, align 4
  %inc = add nsw i32 %11, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

