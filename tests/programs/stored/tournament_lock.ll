
%union.pthread_attr_t = type { i64, [48 x i8] }

@number = global [3 x i32] zeroinitializer, align 4
@critical = global i32 0, align 4
@.str = constant [19 x i8] c"critical == thread\00", align 1
@.str.1 = constant [13 x i8] c"./critical.h\00", align 1
@__PRETTY_FUNCTION__.contender = constant [24 x i8] c"void *contender(void *)\00", align 1
@wants = global [4 x [2 x i32]] zeroinitializer, align 16
@turn = global [4 x i32] zeroinitializer, align 16

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
  %at = alloca i32, align 4
  store i32 %thread, i32* %thread.addr, align 4
  %0 = load i32, i32* %thread.addr, align 4
  %add = add nsw i32 4, %0
  store i32 %add, i32* %at, align 4
  br label %for.cond

for.cond:
  %1 = load i32, i32* %at, align 4
  %cmp = icmp sgt i32 %1, 1
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %2 = load i32, i32* %at, align 4
  %div = sdiv i32 %2, 2
  %3 = load i32, i32* %at, align 4
  %rem = srem i32 %3, 2
  call void @enter(i32 %div, i32 %rem)
  br label %for.inc

for.inc:
  %4 = load i32, i32* %at, align 4
  %div1 = sdiv i32 %4, 2
  store i32 %div1, i32* %at, align 4
  br label %for.cond

for.end:
  ret void
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define void @unlock(i32 %thread) {
entry:
  %thread.addr = alloca i32, align 4
  %at = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp7 = alloca i32, align 4
  store i32 %thread, i32* %thread.addr, align 4
  %0 = load i32, i32* %thread.addr, align 4
  %add = add nsw i32 4, %0
  store i32 %add, i32* %at, align 4
  %1 = load i32, i32* %at, align 4
  %div = sdiv i32 %1, 2
  %rem = srem i32 %div, 2
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* getelementptr inbounds ([4 x [2 x i32]], [4 x [2 x i32]]* @wants, i64 0, i64 1), i64 0, i64 %idxprom
  store i32 0, i32* %.atomictmp, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %2, i32* %arrayidx seq_cst, align 4
  %3 = load i32, i32* %at, align 4
  %div1 = sdiv i32 %3, 2
  %idxprom2 = sext i32 %div1 to i64
  %arrayidx3 = getelementptr inbounds [4 x [2 x i32]], [4 x [2 x i32]]* @wants, i64 0, i64 %idxprom2
  %4 = load i32, i32* %at, align 4
  %rem4 = srem i32 %4, 2
  %idxprom5 = sext i32 %rem4 to i64
  %arrayidx6 = getelementptr inbounds [2 x i32], [2 x i32]* %arrayidx3, i64 0, i64 %idxprom5
  store i32 0, i32* %.atomictmp7, align 4
  %5 = load i32, i32* %.atomictmp7, align 4
  store atomic i32 %5, i32* %arrayidx6 seq_cst, align 4
  ret void
}

define void @enter(i32 %node, i32 %side) {
entry:
  %node.addr = alloca i32, align 4
  %side.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp5 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp13 = alloca i32, align 4
  store i32 %node, i32* %node.addr, align 4
  store i32 %side, i32* %side.addr, align 4
  %0 = load i32, i32* %node.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds [4 x [2 x i32]], [4 x [2 x i32]]* @wants, i64 0, i64 %idxprom
  %1 = load i32, i32* %side.addr, align 4
  %idxprom1 = sext i32 %1 to i64
  %arrayidx2 = getelementptr inbounds [2 x i32], [2 x i32]* %arrayidx, i64 0, i64 %idxprom1
  store i32 1, i32* %.atomictmp, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %2, i32* %arrayidx2 seq_cst, align 4
  %3 = load i32, i32* %node.addr, align 4
  %idxprom3 = sext i32 %3 to i64
  %arrayidx4 = getelementptr inbounds [4 x i32], [4 x i32]* @turn, i64 0, i64 %idxprom3
  %4 = load i32, i32* %side.addr, align 4
  %sub = sub nsw i32 1, %4
  store i32 %sub, i32* %.atomictmp5, align 4
  %5 = load i32, i32* %.atomictmp5, align 4
  store atomic i32 %5, i32* %arrayidx4 seq_cst, align 4
  br label %while.cond

while.cond:
  %6 = load i32, i32* %node.addr, align 4
  %idxprom6 = sext i32 %6 to i64
  %arrayidx7 = getelementptr inbounds [4 x [2 x i32]], [4 x [2 x i32]]* @wants, i64 0, i64 %idxprom6
  %7 = load i32, i32* %side.addr, align 4
  %sub8 = sub nsw i32 1, %7
  %idxprom9 = sext i32 %sub8 to i64
  %arrayidx10 = getelementptr inbounds [2 x i32], [2 x i32]* %arrayidx7, i64 0, i64 %idxprom9
  %8 = load atomic i32, i32* %arrayidx10 seq_cst, align 4
  store i32 %8, i32* %atomic-temp, align 4
  %9 = load i32, i32* %atomic-temp, align 4
  %tobool = icmp ne i32 %9, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:
  %10 = load i32, i32* %node.addr, align 4
  %idxprom11 = sext i32 %10 to i64
  %arrayidx12 = getelementptr inbounds [4 x i32], [4 x i32]* @turn, i64 0, i64 %idxprom11
  %11 = load atomic i32, i32* %arrayidx12 seq_cst, align 4
  store i32 %11, i32* %atomic-temp13, align 4
  %12 = load i32, i32* %atomic-temp13, align 4
  %13 = load i32, i32* %side.addr, align 4
  %sub14 = sub nsw i32 1, %13
  %cmp = icmp eq i32 %12, %sub14
  br label %land.end

land.end:
  %14 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %14, label %while.body, label %while.end

while.body:
  br label %while.cond

while.end:
  ret void
}

