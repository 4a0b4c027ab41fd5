
%struct.barrier = type { i32, [3 x i32], [3 x i32] }
%union.pthread_attr_t = type { i64, [48 x i8] }

@barrier = global %struct.barrier* null, align 8
@number = global [2 x i32] zeroinitializer, align 4
@x = global i32 0, align 4
@.str = constant [61 x i8] c"atomic_load_explicit(&x, memory_order_relaxed) == N * ROUNDS\00", align 1
@.str.1 = constant [17 x i8] c"barrier_client.c\00", align 1
@__PRETTY_FUNCTION__.participant = constant [26 x i8] c"void *participant(void *)\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [2 x i64], align 16
  %i = alloca i32, align 4
  %i6 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call noalias i8* @calloc(i64 1, i64 28)
  %0 = bitcast i8* %call to %struct.barrier*
  store %struct.barrier* %0, %struct.barrier** @barrier, align 8
  %1 = load %struct.barrier*, %struct.barrier** @barrier, align 8
  call void @add(%struct.barrier* %1, i32 3)
  %2 = load %struct.barrier*, %struct.barrier** @barrier, align 8
  call void @add(%struct.barrier* %2, i32 -1)
  %3 = load %struct.barrier*, %struct.barrier** @barrier, align 8
  call void @start(%struct.barrier* %3)
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %4 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %4, 2
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %5 = load i32, i32* %i, align 4
  %6 = load i32, i32* %i, align 4
  %idxprom = sext i32 %6 to i64
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* @number, i64 0, i64 %idxprom
  store i32 %5, i32* %arrayidx, align 4
  %7 = load i32, i32* %i, align 4
  %idxprom1 = sext i32 %7 to i64
  %arrayidx2 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 %idxprom1
  %8 = load i32, i32* %i, align 4
  %idxprom3 = sext i32 %8 to i64
  %arrayidx4 = getelementptr inbounds [2 x i32], [2 x i32]* @number, i64 0, i64 %idxprom3
  %9 = bitcast i32* %arrayidx4 to i8*
  %call5 = call i32 @pthread_create(i64* %arrayidx2, %union.pthread_attr_t* null, i8* (i8*)* @participant, i8* %9)
  br label %for.inc

for.inc:
  %10 = load i32, i32* %i, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  store i32 0, i32* %i6, align 4
  br label %for.cond7

for.cond7:
  %11 = load i32, i32* %i6, align 4
  %cmp8 = icmp slt i32 %11, 2
  br i1 %cmp8, label %for.body9, label %for.end15

for.body9:
  %12 = load i32, i32* %i6, align 4
  %idxprom10 = sext i32 %12 to i64
  %arrayidx11 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 %idxprom10
  %13 = load i64, i64* %arrayidx11, align 8
  %call12 = call i32 @pthread_join(i64 %13, i8** null)
  br label %for.inc13

for.inc13:
  %14 = load i32, i32* %i6, align 4
  %inc14 = add nsw i32 %14, 1
  store i32 %inc14, i32* %i6, align 4
  br label %for.cond7

for.end15:
  ret i32 0
}

declare noalias i8* @calloc(i64 noundef, i64 noundef)

define void @add(%struct.barrier* %b, i32 %count) {
entry:
  %b.addr = alloca %struct.barrier*, align 8
  %count.addr = alloca i32, align 4
  store %struct.barrier* %b, %struct.barrier** %b.addr, align 8
  store i32 %count, i32* %count.addr, align 4
  %0 = load i32, i32* %count.addr, align 4
  %1 = load %struct.barrier*, %struct.barrier** %b.addr, align 8
  %participants = getelementptr inbounds %struct.barrier, %struct.barrier* %1, i32 0, i32 0
  %2 = load i32, i32* %participants, align 4
  %add = add nsw i32 %2, %0
  store i32 %add, i32* %participants, align 4
  ret void
}

define void @start(%struct.barrier* %b) {
entry:
  %b.addr = alloca %struct.barrier*, align 8
  %i = alloca i32, align 4
  store %struct.barrier* %b, %struct.barrier** %b.addr, align 8
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %1 = load %struct.barrier*, %struct.barrier** %b.addr, align 8
  %participants = getelementptr inbounds %struct.barrier, %struct.barrier* %1, i32 0, i32 0
  %2 = load i32, i32* %participants, align 4
  %cmp = icmp slt i32 %0, %2
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %3 = load %struct.barrier*, %struct.barrier** %b.addr, align 8
  %come = getelementptr inbounds %struct.barrier, %struct.barrier* %3, i32 0, i32 1
  %4 = load i32, i32* %i, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* %come, i64 0, i64 %idxprom
  store i32 0, i32* %arrayidx, align 4
  %5 = load %struct.barrier*, %struct.barrier** %b.addr, align 8
  %go = getelementptr inbounds %struct.barrier, %struct.barrier* %5, i32 0, i32 2
  %6 = load i32, i32* %i, align 4
  %idxprom1 = sext i32 %6 to i64
  %arrayidx2 = getelementptr inbounds [3 x i32], [3 x i32]* %go, i64 0, i64 %idxprom1
  store i32 0, i32* %arrayidx2, align 4
  br label %for.inc

for.inc:
  %7 = load i32, i32* %i, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  ret void
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @participant(i8* %argument) {
entry:
  %argument.addr = alloca i8*, align 8
  %thread = alloca i32, align 4
  %round = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
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
  br i1 %cmp, label %for.body, label %for.end

for.body:
  store i32 1, i32* %.atomictmp, align 4
  %4 = load i32, i32* %.atomictmp, align 4
  %5 = atomicrmw add i32* @x, i32 %4 monotonic, align 4
  store i32 %5, i32* %atomic-temp, align 4
  %6 = load i32, i32* %atomic-temp, align 4
  %7 = load %struct.barrier*, %struct.barrier** @barrier, align 8
  %8 = load i32, i32* %thread, align 4
  %9 = load i32, i32* %round, align 4
  call void @meet(%struct.barrier* %7, i32 %8, i32 %9)
  br label %for.inc

for.inc:
  %10 = load i32, i32* %round, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, i32* %round, align 4
  br label %for.cond

for.end:
  %11 = load atomic i32, i32* @x monotonic, align 4
  store i32 %11, i32* %atomic-temp1, align 4
  %12 = load i32, i32* %atomic-temp1, align 4
  %cmp2 = icmp eq i32 %12, 4
  br i1 %cmp2, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([61 x i8], [61 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 106, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @__PRETTY_FUNCTION__.participant, i64 0, i64 0))
  unreachable

if.end:
  %13 = load %struct.barrier*, %struct.barrier** @barrier, align 8
  %14 = load i32, i32* %thread, align 4
  call void @leave(%struct.barrier* %13, i32 %14)
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

define void @meet(%struct.barrier* %b, i32 %thread, i32 %round) {
entry:
  %b.addr = alloca %struct.barrier*, align 8
  %thread.addr = alloca i32, align 4
  %round.addr = alloca i32, align 4
  %child = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store %struct.barrier* %b, %struct.barrier** %b.addr, align 8
  store i32 %thread, i32* %thread.addr, align 4
  store i32 %round, i32* %round.addr, align 4
  %0 = load %struct.barrier*, %struct.barrier** %b.addr, align 8
  %1 = load i32, i32* %thread.addr, align 4
  %2 = load i32, i32* %round.addr, align 4
  call void @gather(%struct.barrier* %0, i32 %1, i32 %2)
  %3 = load i32, i32* %thread.addr, align 4
  %cmp = icmp sgt i32 %3, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %4 = load %struct.barrier*, %struct.barrier** %b.addr, align 8
  %go = getelementptr inbounds %struct.barrier, %struct.barrier* %4, i32 0, i32 2
  %5 = load i32, i32* %thread.addr, align 4
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* %go, i64 0, i64 %idxprom
  %6 = load i32, i32* %round.addr, align 4
  call void @wait_for(i32* %arrayidx, i32 %6)
  br label %if.end

if.end:
  %7 = load i32, i32* %thread.addr, align 4
  %mul = mul nsw i32 2, %7
  %add = add nsw i32 %mul, 1
  store i32 %add, i32* %child, align 4
  br label %for.cond

for.cond:
  %8 = load i32, i32* %child, align 4
  %9 = load i32, i32* %thread.addr, align 4
  %mul1 = mul nsw i32 2, %9
  %add2 = add nsw i32 %mul1, 2
  %cmp3 = icmp sle i32 %8, %add2
  br i1 %cmp3, label %land.rhs, label %land.end

land.rhs:
  %10 = load i32, i32* %child, align 4
  %11 = load %struct.barrier*, %struct.barrier** %b.addr, align 8
  %participants = getelementptr inbounds %struct.barrier, %struct.barrier* %11, i32 0, i32 0
  %12 = load i32, i32* %participants, align 4
  %cmp4 = icmp slt i32 %10, %12
  br label %land.end

land.end:
  %13 = phi i1 [ false, %for.cond ], [ %cmp4, %land.rhs ]
  br i1 %13, label %for.body, label %for.end

for.body:
  %14 = load %struct.barrier*, %struct.barrier** %b.addr, align 8
  %go5 = getelementptr inbounds %struct.barrier, %struct.barrier* %14, i32 0, i32 2
  %15 = load i32, i32* %child, align 4
  %idxprom6 = sext i32 %15 to i64
  %arrayidx7 = getelementptr inbounds [3 x i32], [3 x i32]* %go5, i64 0, i64 %idxprom6
  %16 = load i32, i32* %round.addr, align 4
  %add8 = add nsw i32 %16, 1
  store i32 %add8, i32* %.atomictmp, align 4
  %17 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %17, i32* %arrayidx7 release, align 4
  br label %for.inc

for.inc:
  %18 = load i32, i32* %child, align 4
  %inc = add nsw i32 %18, 1
  store i32 %inc, i32* %child, align 4
  br label %for.cond

for.end:
  ret void
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define void @leave(%struct.barrier* %b, i32 %thread) {
entry:
  %b.addr = alloca %struct.barrier*, align 8
  %thread.addr = alloca i32, align 4
  store %struct.barrier* %b, %struct.barrier** %b.addr, align 8
  store i32 %thread, i32* %thread.addr, align 4
  %0 = load %struct.barrier*, %struct.barrier** %b.addr, align 8
  %1 = load i32, i32* %thread.addr, align 4
  call void @gather(%struct.barrier* %0, i32 %1, i32 2)
  %2 = load i32, i32* %thread.addr, align 4
  %cmp = icmp eq i32 %2, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %3 = load %struct.barrier*, %struct.barrier** %b.addr, align 8
  %4 = bitcast %struct.barrier* %3 to i8*
  call void @free(i8* %4)
  br label %if.end

if.end:
  ret void
}

define void @gather(%struct.barrier* %b, i32 %thread, i32 %round) {
entry:
  %b.addr = alloca %struct.barrier*, align 8
  %thread.addr = alloca i32, align 4
  %round.addr = alloca i32, align 4
  %child = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store %struct.barrier* %b, %struct.barrier** %b.addr, align 8
  store i32 %thread, i32* %thread.addr, align 4
  store i32 %round, i32* %round.addr, align 4
  %0 = load i32, i32* %thread.addr, align 4
  %mul = mul nsw i32 2, %0
  %add = add nsw i32 %mul, 1
  store i32 %add, i32* %child, align 4
  br label %for.cond

for.cond:
  %1 = load i32, i32* %child, align 4
  %2 = load i32, i32* %thread.addr, align 4
  %mul1 = mul nsw i32 2, %2
  %add2 = add nsw i32 %mul1, 2
  %cmp = icmp sle i32 %1, %add2
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:
  %3 = load i32, i32* %child, align 4
  %4 = load %struct.barrier*, %struct.barrier** %b.addr, align 8
  %participants = getelementptr inbounds %struct.barrier, %struct.barrier* %4, i32 0, i32 0
  %5 = load i32, i32* %participants, align 4
  %cmp3 = icmp slt i32 %3, %5
  br label %land.end

land.end:
  %6 = phi i1 [ false, %for.cond ], [ %cmp3, %land.rhs ]
  br i1 %6, label %for.body, label %for.end

for.body:
  %7 = load %struct.barrier*, %struct.barrier** %b.addr, align 8
  %come = getelementptr inbounds %struct.barrier, %struct.barrier* %7, i32 0, i32 1
  %8 = load i32, i32* %child, align 4
  %idxprom = sext i32 %8 to i64
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* %come, i64 0, i64 %idxprom
  %9 = load i32, i32* %round.addr, align 4
  call void @wait_for(i32* %arrayidx, i32 %9)
  br label %for.inc

for.inc:
  %10 = load i32, i32* %child, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, i32* %child, align 4
  br label %for.cond

for.end:
  %11 = load i32, i32* %thread.addr, align 4
  %cmp4 = icmp sgt i32 %11, 0
  br i1 %cmp4, label %if.then, label %if.end

if.then:
  %12 = load %struct.barrier*, %struct.barrier** %b.addr, align 8
  %come5 = getelementptr inbounds %struct.barrier, %struct.barrier* %12, i32 0, i32 1
  %13 = load i32, i32* %thread.addr, align 4
  %idxprom6 = sext i32 %13 to i64
  %arrayidx7 = getelementptr inbounds [3 x i32], [3 x i32]* %come5, i64 0, i64 %idxprom6
  %14 = load i32, i32* %round.addr, align 4
  %add8 = add nsw i32 %14, 1
  store i32 %add8, i32* %.atomictmp, align 4
  %15 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %15, i32* %arrayidx7 release, align 4
  br label %if.end

if.end:
  ret void
}

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

declare void @free(i8* noundef)

