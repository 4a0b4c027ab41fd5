
%union.pthread_barrier_t = type { i64, [24 x i8] }
%union.pthread_barrierattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@barrier = global %union.pthread_barrier_t zeroinitializer, align 8
@number = global [3 x i32] zeroinitializer, align 4
@value = global [3 x i32] zeroinitializer, align 4
@.str = constant [24 x i8] c"value[next] == next + 1\00", align 1
@.str.1 = constant [10 x i8] c"barrier.c\00", align 1
@__PRETTY_FUNCTION__.worker = constant [21 x i8] c"void *worker(void *)\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [3 x i64], align 16
  %i = alloca i32, align 4
  %i6 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @pthread_barrier_init(%union.pthread_barrier_t* @barrier, %union.pthread_barrierattr_t* null, i32 3)
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
  %call5 = call i32 @pthread_create(i64* %arrayidx2, %union.pthread_attr_t* null, i8* (i8*)* @worker, i8* %5)
  br label %for.inc

for.inc:
  %6 = load i32, i32* %i, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  store i32 0, i32* %i6, align 4
  br label %for.cond7

for.cond7:
  %7 = load i32, i32* %i6, align 4
  %cmp8 = icmp slt i32 %7, 3
  br i1 %cmp8, label %for.body9, label %for.end15

for.body9:
  %8 = load i32, i32* %i6, align 4
  %idxprom10 = sext i32 %8 to i64
  %arrayidx11 = getelementptr inbounds [3 x i64], [3 x i64]* %t, i64 0, i64 %idxprom10
  %9 = load i64, i64* %arrayidx11, align 8
  %call12 = call i32 @pthread_join(i64 %9, i8** null)
  br label %for.inc13

for.inc13:
  %10 = load i32, i32* %i6, align 4
  %inc14 = add nsw i32 %10, 1
  store i32 %inc14, i32* %i6, align 4
  br label %for.cond7

for.end15:
  %call16 = call i32 @pthread_barrier_destroy(%union.pthread_barrier_t* @barrier)
  ret i32 0
}

declare i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef, %union.pthread_barrierattr_t* noundef, i32 noundef)

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @worker(i8* %argument) {
entry:
  %argument.addr = alloca i8*, align 8
  %thread = alloca i32, align 4
  %next = alloca i32, align 4
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8*, i8** %argument.addr, align 8
  %1 = bitcast i8* %0 to i32*
  %2 = load i32, i32* %1, align 4
  store i32 %2, i32* %thread, align 4
  %3 = load i32, i32* %thread, align 4
  %add = add nsw i32 %3, 1
  %4 = load i32, i32* %thread, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* @value, i64 0, i64 %idxprom
  store i32 %add, i32* %arrayidx, align 4
  %5 = load i32, i32* %thread, align 4
  %add1 = add nsw i32 %5, 1
  %rem = srem i32 %add1, 3
  store i32 %rem, i32* %next, align 4
  %6 = load i32, i32* %next, align 4
  %idxprom2 = sext i32 %6 to i64
  %arrayidx3 = getelementptr inbounds [3 x i32], [3 x i32]* @value, i64 0, i64 %idxprom2
  %7 = load i32, i32* %arrayidx3, align 4
  %8 = load i32, i32* %next, align 4
  %add4 = add nsw i32 %8, 1
  %cmp = icmp eq i32 %7, %add4
  br i1 %cmp, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 19, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0))
  unreachable

if.end:
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

declare i32 @pthread_barrier_destroy(%union.pthread_barrier_t* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

