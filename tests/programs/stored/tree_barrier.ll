
%union.pthread_attr_t = type { i64, [48 x i8] }

@number = global [2 x i32] zeroinitializer, align 4
@arrived = global [2 x i32] zeroinitializer, align 4
@.str = constant [64 x i8] c"atomic_load_explicit(&arrived[i], memory_order_relaxed) > round\00", align 1
@.str.1 = constant [12 x i8] c"./meeting.h\00", align 1
@__PRETTY_FUNCTION__.participant = constant [26 x i8] c"void *participant(void *)\00", align 1
@come = global [1 x [2 x i32]] zeroinitializer, align 4
@go = global [1 x [2 x i32]] zeroinitializer, align 4

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [2 x i64], align 16
  %i = alloca i32, align 4
  %i5 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %0, 2
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load i32, i32* %i, align 4
  %2 = load i32, i32* %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* @number, i64 0, i64 %idxprom
  store i32 %1, i32* %arrayidx, align 4
  %3 = load i32, i32* %i, align 4
  %idxprom1 = sext i32 %3 to i64
  %arrayidx2 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 %idxprom1
  %4 = load i32, i32* %i, align 4
  %idxprom3 = sext i32 %4 to i64
  %arrayidx4 = getelementptr inbounds [2 x i32], [2 x i32]* @number, i64 0, i64 %idxprom3
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
  %cmp7 = icmp slt i32 %7, 2
  br i1 %cmp7, label %for.body8, label %for.end14

for.body8:
  %8 = load i32, i32* %i5, align 4
  %idxprom9 = sext i32 %8 to i64
  %arrayidx10 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 %idxprom9
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
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* @arrived, i64 0, i64 %idxprom
  %5 = load i32, i32* %round, align 4
  %add = add nsw i32 %5, 1
  store i32 %add, i32* %.atomictmp, align 4
  %6 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %6, i32* %arrayidx monotonic, align 4
  %7 = load i32, i32* %thread, align 4
  %8 = load i32, i32* %round, align 4
  call void @meet_at(i32 0, i32 2, i32 %7, i32 %8)
  store i32 0, i32* %i, align 4
  br label %for.cond1

for.cond1:
  %9 = load i32, i32* %i, align 4
  %cmp2 = icmp slt i32 %9, 2
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:
  %10 = load i32, i32* %i, align 4
  %11 = load i32, i32* %thread, align 4
  %cmp4 = icmp ne i32 %10, %11
  br i1 %cmp4, label %if.then, label %if.end9

if.then:
  %12 = load i32, i32* %i, align 4
  %idxprom5 = sext i32 %12 to i64
  %arrayidx6 = getelementptr inbounds [2 x i32], [2 x i32]* @arrived, i64 0, i64 %idxprom5
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
  %first = alloca i32, align 4
  %last = alloca i32, align 4
  %child = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %child16 = alloca i32, align 4
  %.atomictmp27 = alloca i32, align 4
  store i32 %barrier, i32* %barrier.addr, align 4
  store i32 %count, i32* %count.addr, align 4
  store i32 %thread, i32* %thread.addr, align 4
  store i32 %round, i32* %round.addr, align 4
  %0 = load i32, i32* %thread.addr, align 4
  %mul = mul nsw i32 2, %0
  %add = add nsw i32 %mul, 1
  store i32 %add, i32* %first, align 4
  %1 = load i32, i32* %thread.addr, align 4
  %mul1 = mul nsw i32 2, %1
  %add2 = add nsw i32 %mul1, 2
  store i32 %add2, i32* %last, align 4
  %2 = load i32, i32* %first, align 4
  store i32 %2, i32* %child, align 4
  br label %for.cond

for.cond:
  %3 = load i32, i32* %child, align 4
  %4 = load i32, i32* %last, align 4
  %cmp = icmp sle i32 %3, %4
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:
  %5 = load i32, i32* %child, align 4
  %6 = load i32, i32* %count.addr, align 4
  %cmp3 = icmp slt i32 %5, %6
  br label %land.end

land.end:
  %7 = phi i1 [ false, %for.cond ], [ %cmp3, %land.rhs ]
  br i1 %7, label %for.body, label %for.end

for.body:
  %8 = load i32, i32* %barrier.addr, align 4
  %idxprom = sext i32 %8 to i64
  %arrayidx = getelementptr inbounds [1 x [2 x i32]], [1 x [2 x i32]]* @come, i64 0, i64 %idxprom
  %9 = load i32, i32* %child, align 4
  %idxprom4 = sext i32 %9 to i64
  %arrayidx5 = getelementptr inbounds [2 x i32], [2 x i32]* %arrayidx, i64 0, i64 %idxprom4
  %10 = load i32, i32* %round.addr, align 4
  call void @wait_for(i32* %arrayidx5, i32 %10)
  br label %for.inc

for.inc:
  %11 = load i32, i32* %child, align 4
  %inc = add nsw i32 %11, 1
  store i32 %inc, i32* %child, align 4
  br label %for.cond

for.end:
  %12 = load i32, i32* %thread.addr, align 4
  %cmp6 = icmp sgt i32 %12, 0
  br i1 %cmp6, label %if.then, label %if.end

if.then:
  %13 = load i32, i32* %barrier.addr, align 4
  %idxprom7 = sext i32 %13 to i64
  %arrayidx8 = getelementptr inbounds [1 x [2 x i32]], [1 x [2 x i32]]* @come, i64 0, i64 %idxprom7
  %14 = load i32, i32* %thread.addr, align 4
  %idxprom9 = sext i32 %14 to i64
  %arrayidx10 = getelementptr inbounds [2 x i32], [2 x i32]* %arrayidx8, i64 0, i64 %idxprom9
  %15 = load i32, i32* %round.addr, align 4
  %add11 = add nsw i32 %15, 1
  store i32 %add11, i32* %.atomictmp, align 4
  %16 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %16, i32* %arrayidx10 release, align 4
  %17 = load i32, i32* %barrier.addr, align 4
  %idxprom12 = sext i32 %17 to i64
  %arrayidx13 = getelementptr inbounds [1 x [2 x i32]], [1 x [2 x i32]]* @go, i64 0, i64 %idxprom12
  %18 = load i32, i32* %thread.addr, align 4
  %idxprom14 = sext i32 %18 to i64
  %arrayidx15 = getelementptr inbounds [2 x i32], [2 x i32]* %arrayidx13, i64 0, i64 %idxprom14
  %19 = load i32, i32* %round.addr, align 4
  call void @wait_for(i32* %arrayidx15, i32 %19)
  br label %if.end

if.end:
  %20 = load i32, i32* %first, align 4
  store i32 %20, i32* %child16, align 4
  br label %for.cond17

for.cond17:
  %21 = load i32, i32* %child16, align 4
  %22 = load i32, i32* %last, align 4
  %cmp18 = icmp sle i32 %21, %22
  br i1 %cmp18, label %land.rhs19, label %land.end21

land.rhs19:
  %23 = load i32, i32* %child16, align 4
  %24 = load i32, i32* %count.addr, align 4
  %cmp20 = icmp slt i32 %23, %24
  br label %land.end21

land.end21:
  %25 = phi i1 [ false, %for.cond17 ], [ %cmp20, %land.rhs19 ]
  br i1 %25, label %for.body22, label %for.end31

for.body22:
  %26 = load i32, i32* %barrier.addr, align 4
  %idxprom23 = sext i32 %26 to i64
  %arrayidx24 = getelementptr inbounds [1 x [2 x i32]], [1 x [2 x i32]]* @go, i64 0, i64 %idxprom23
  %27 = load i32, i32* %child16, align 4
  %idxprom25 = sext i32 %27 to i64
  %arrayidx26 = getelementptr inbounds [2 x i32], [2 x i32]* %arrayidx24, i64 0, i64 %idxprom25
  %28 = load i32, i32* %round.addr, align 4
  %add28 = add nsw i32 %28, 1
  store i32 %add28, i32* %.atomictmp27, align 4
  %29 = load i32, i32* %.atomictmp27, align 4
  store atomic i32 %29, i32* %arrayidx26 release, align 4
  br label %for.inc29

for.inc29:
  %30 = load i32, i32* %child16, align 4
  %inc30 = add nsw i32 %30, 1
  store i32 %inc30, i32* %child16, align 4
  br label %for.cond17

for.end31:
  ret void
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define void @wait_for(i32* %flag, i32 %round) {
entry:
  %flag.addr = alloca i32*, align 8
  %round.addr = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %flag, i32** %flag.addr, align 8
  store i32 %round, i32* %round.addr, align 4
  br label %while.cond

while.cond:
  %0 = load i32*, i32** %flag.addr, align 8
  %1 = load atomic i32, i32* %0 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %3 = load i32, i32* %round.addr, align 4
  %cmp = icmp sle i32 %2, %3
  br i1 %cmp, label %while.body, label %while.end

while.body:
  br label %while.cond

while.end:
  ret void
}

