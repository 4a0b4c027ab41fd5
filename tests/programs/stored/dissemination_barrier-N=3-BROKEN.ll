
%union.pthread_attr_t = type { i64, [48 x i8] }

@number = global [3 x i32] zeroinitializer, align 4
@arrived = global [3 x i32] zeroinitializer, align 4
@.str = constant [64 x i8] c"atomic_load_explicit(&arrived[i], memory_order_relaxed) > round\00", align 1
@.str.1 = constant [12 x i8] c"./meeting.h\00", align 1
@__PRETTY_FUNCTION__.participant = constant [26 x i8] c"void *participant(void *)\00", align 1
@signal = global [1 x [3 x [3 x i32]]] zeroinitializer, align 16

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
  %call = call i32 @pthread_create(i64* %arrayidx2, %union.pthread_attr_t* null, i8* (i8*)* @participant, i8* %5)
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

define i8* @participant(i8* %argument) {
entry:
  %argument.addr = alloca i8*, align 8
  %thread = alloca i32, align 4
  %round = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %i = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8*, i8** %argument.addr, align 8
  %1 = bitcast i8* %0 to i32*
  %2 = load i32, i32* %1, align 4
  store i32 %2, i32* %thread, align 4
  store i32 0, i32* %round, align 4
  br label %for.cond

for.cond:
  %3 = load i32, i32* %round, align 4
  %cmp = icmp slt i32 %3, 2
  br i1 %cmp, label %for.body, label %for.end12

for.body:
  %4 = load i32, i32* %thread, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* @arrived, i64 0, i64 %idxprom
  %5 = load i32, i32* %round, align 4
  %add = add nsw i32 %5, 1
  store i32 %add, i32* %.atomictmp, align 4
  %6 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %6, i32* %arrayidx monotonic, align 4
  %7 = load i32, i32* %thread, align 4
  %8 = load i32, i32* %round, align 4
  call void @meet_at(i32 0, i32 3, i32 %7, i32 %8)
  store i32 0, i32* %i, align 4
  br label %for.cond1

for.cond1:
  %9 = load i32, i32* %i, align 4
  %cmp2 = icmp slt i32 %9, 3
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:
  %10 = load i32, i32* %i, align 4
  %11 = load i32, i32* %thread, align 4
  %cmp4 = icmp ne i32 %10, %11
  br i1 %cmp4, label %if.then, label %if.end9

if.then:
  %12 = load i32, i32* %i, align 4
  %idxprom5 = sext i32 %12 to i64
  %arrayidx6 = getelementptr inbounds [3 x i32], [3 x i32]* @arrived, i64 0, i64 %idxprom5
  %13 = load atomic i32, i32* %arrayidx6 monotonic, align 4
  store i32 %13, i32* %atomic-temp, align 4
  %14 = load i32, i32* %atomic-temp, align 4
  %15 = load i32, i32* %round, align 4
  %cmp7 = icmp sgt i32 %14, %15
  br i1 %cmp7, label %if.then8, label %if.else

if.then8:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([64 x i8], [64 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 42, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @__PRETTY_FUNCTION__.participant, i64 0, i64 0))
  unreachable

if.end:
  br label %if.end9

if.end9:
  br label %for.inc

for.inc:
  %16 = load i32, i32* %i, align 4
  %inc = add nsw i32 %16, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond1

for.end:
  br label %for.inc10

for.inc10:
  %17 = load i32, i32* %round, align 4
  %inc11 = add nsw i32 %17, 1
  store i32 %inc11, i32* %round, align 4
  br label %for.cond

for.end12:
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

define void @meet_at(i32 %barrier, i32 %count, i32 %thread, i32 %round) {
entry:
  %barrier.addr = alloca i32, align 4
  %count.addr = alloca i32, align 4
  %thread.addr = alloca i32, align 4
  %round.addr = alloca i32, align 4
  %biggest = alloca i32, align 4
  %step = alloca i32, align 4
  %distance = alloca i32, align 4
  %other = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 %barrier, i32* %barrier.addr, align 4
  store i32 %count, i32* %count.addr, align 4
  store i32 %thread, i32* %thread.addr, align 4
  store i32 %round, i32* %round.addr, align 4
  %0 = load i32, i32* %count.addr, align 4
  store i32 %0, i32* %biggest, align 4
  %1 = load i32, i32* %biggest, align 4
  %dec = add nsw i32 %1, -1
  store i32 %dec, i32* %biggest, align 4
  store i32 0, i32* %step, align 4
  store i32 1, i32* %distance, align 4
  br label %for.cond

for.cond:
  %2 = load i32, i32* %distance, align 4
  %3 = load i32, i32* %biggest, align 4
  %cmp = icmp slt i32 %2, %3
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %4 = load i32, i32* %thread.addr, align 4
  %5 = load i32, i32* %distance, align 4
  %add = add nsw i32 %4, %5
  %6 = load i32, i32* %count.addr, align 4
  %rem = srem i32 %add, %6
  store i32 %rem, i32* %other, align 4
  %7 = load i32, i32* %barrier.addr, align 4
  %idxprom = sext i32 %7 to i64
  %arrayidx = getelementptr inbounds [1 x [3 x [3 x i32]]], [1 x [3 x [3 x i32]]]* @signal, i64 0, i64 %idxprom
  %8 = load i32, i32* %step, align 4
  %idxprom1 = sext i32 %8 to i64
  %arrayidx2 = getelementptr inbounds [3 x [3 x i32]], [3 x [3 x i32]]* %arrayidx, i64 0, i64 %idxprom1
  %9 = load i32, i32* %other, align 4
  %idxprom3 = sext i32 %9 to i64
  %arrayidx4 = getelementptr inbounds [3 x i32], [3 x i32]* %arrayidx2, i64 0, i64 %idxprom3
  %10 = load i32, i32* %round.addr, align 4
  %add5 = add nsw i32 %10, 1
  store i32 %add5, i32* %.atomictmp, align 4
  %11 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %11, i32* %arrayidx4 release, align 4
  br label %while.cond

while.cond:
  %12 = load i32, i32* %barrier.addr, align 4
  %idxprom6 = sext i32 %12 to i64
  %arrayidx7 = getelementptr inbounds [1 x [3 x [3 x i32]]], [1 x [3 x [3 x i32]]]* @signal, i64 0, i64 %idxprom6
  %13 = load i32, i32* %step, align 4
  %idxprom8 = sext i32 %13 to i64
  %arrayidx9 = getelementptr inbounds [3 x [3 x i32]], [3 x [3 x i32]]* %arrayidx7, i64 0, i64 %idxprom8
  %14 = load i32, i32* %thread.addr, align 4
  %idxprom10 = sext i32 %14 to i64
  %arrayidx11 = getelementptr inbounds [3 x i32], [3 x i32]* %arrayidx9, i64 0, i64 %idxprom10
  %15 = load atomic i32, i32* %arrayidx11 acquire, align 4
  store i32 %15, i32* %atomic-temp, align 4
  %16 = load i32, i32* %atomic-temp, align 4
  %17 = load i32, i32* %round.addr, align 4
  %cmp12 = icmp sle i32 %16, %17
  br i1 %cmp12, label %while.body, label %while.end

while.body:
  br label %while.cond

while.end:
  br label %for.inc

for.inc:
  %18 = load i32, i32* %step, align 4
  %inc = add nsw i32 %18, 1
  store i32 %inc, i32* %step, align 4
  %19 = load i32, i32* %distance, align 4
  %mul = mul nsw i32 %19, 2
  store i32 %mul, i32* %distance, align 4
  br label %for.cond

for.end:
  ret void
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

