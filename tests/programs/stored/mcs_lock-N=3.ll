
%struct.node = type { %struct.node*, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@number = global [3 x i32] zeroinitializer, align 4
@critical = global i32 0, align 4
@.str = constant [19 x i8] c"critical == thread\00", align 1
@.str.1 = constant [13 x i8] c"./critical.h\00", align 1
@__PRETTY_FUNCTION__.contender = constant [24 x i8] c"void *contender(void *)\00", align 1
@nodes = global [3 x %struct.node] zeroinitializer, align 16
@tail = global %struct.node* null, align 8

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
  %own = alloca %struct.node*, align 8
  %.atomictmp = alloca %struct.node*, align 8
  %.atomictmp1 = alloca i32, align 4
  %before = alloca %struct.node*, align 8
  %.atomictmp2 = alloca %struct.node*, align 8
  %atomic-temp = alloca %struct.node*, align 8
  %.atomictmp4 = alloca %struct.node*, align 8
  %atomic-temp6 = alloca i32, align 4
  store i32 %thread, i32* %thread.addr, align 4
  %0 = load i32, i32* %thread.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds [3 x %struct.node], [3 x %struct.node]* @nodes, i64 0, i64 %idxprom
  store %struct.node* %arrayidx, %struct.node** %own, align 8
  %1 = load %struct.node*, %struct.node** %own, align 8
  %next = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 0
  store %struct.node* null, %struct.node** %.atomictmp, align 8
  %2 = bitcast %struct.node** %next to i64*
  %3 = bitcast %struct.node** %.atomictmp to i64*
  %4 = load i64, i64* %3, align 8
  store atomic i64 %4, i64* %2 monotonic, align 8
  %5 = load %struct.node*, %struct.node** %own, align 8
  %waits = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 1
  store i32 1, i32* %.atomictmp1, align 4
  %6 = load i32, i32* %.atomictmp1, align 4
  store atomic i32 %6, i32* %waits monotonic, align 8
  %7 = load %struct.node*, %struct.node** %own, align 8
  store %struct.node* %7, %struct.node** %.atomictmp2, align 8
  %8 = bitcast %struct.node** %.atomictmp2 to i64*
  %9 = bitcast %struct.node** %atomic-temp to i64*
  %10 = load i64, i64* %8, align 8
  %11 = atomicrmw xchg i64* bitcast (%struct.node** @tail to i64*), i64 %10 acq_rel, align 8
  store i64 %11, i64* %9, align 8
  %12 = bitcast i64* %9 to %struct.node**
  %13 = load %struct.node*, %struct.node** %12, align 8
  store %struct.node* %13, %struct.node** %before, align 8
  %14 = load %struct.node*, %struct.node** %before, align 8
  %tobool = icmp ne %struct.node* %14, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %15 = load %struct.node*, %struct.node** %before, align 8
  %next3 = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 0
  %16 = load %struct.node*, %struct.node** %own, align 8
  store %struct.node* %16, %struct.node** %.atomictmp4, align 8
  %17 = bitcast %struct.node** %next3 to i64*
  %18 = bitcast %struct.node** %.atomictmp4 to i64*
  %19 = load i64, i64* %18, align 8
  store atomic i64 %19, i64* %17 release, align 8
  br label %while.cond

while.cond:
  %20 = load %struct.node*, %struct.node** %own, align 8
  %waits5 = getelementptr inbounds %struct.node, %struct.node* %20, i32 0, i32 1
  %21 = load atomic i32, i32* %waits5 acquire, align 8
  store i32 %21, i32* %atomic-temp6, align 4
  %22 = load i32, i32* %atomic-temp6, align 4
  %tobool7 = icmp ne i32 %22, 0
  br i1 %tobool7, label %while.body, label %while.end

while.body:
  br label %while.cond

while.end:
  br label %if.end

if.end:
  ret void
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define void @unlock(i32 %thread) {
entry:
  %thread.addr = alloca i32, align 4
  %own = alloca %struct.node*, align 8
  %atomic-temp = alloca %struct.node*, align 8
  %expected = alloca %struct.node*, align 8
  %.atomictmp = alloca %struct.node*, align 8
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp4 = alloca %struct.node*, align 8
  %next7 = alloca %struct.node*, align 8
  %atomic-temp9 = alloca %struct.node*, align 8
  %.atomictmp10 = alloca i32, align 4
  store i32 %thread, i32* %thread.addr, align 4
  %0 = load i32, i32* %thread.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds [3 x %struct.node], [3 x %struct.node]* @nodes, i64 0, i64 %idxprom
  store %struct.node* %arrayidx, %struct.node** %own, align 8
  %1 = load %struct.node*, %struct.node** %own, align 8
  %next = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 0
  %2 = bitcast %struct.node** %next to i64*
  %3 = bitcast %struct.node** %atomic-temp to i64*
  %4 = load atomic i64, i64* %2 acquire, align 8
  store i64 %4, i64* %3, align 8
  %5 = bitcast i64* %3 to %struct.node**
  %6 = load %struct.node*, %struct.node** %5, align 8
  %tobool = icmp ne %struct.node* %6, null
  br i1 %tobool, label %if.end6, label %if.then

if.then:
  %7 = load %struct.node*, %struct.node** %own, align 8
  store %struct.node* %7, %struct.node** %expected, align 8
  store %struct.node* null, %struct.node** %.atomictmp, align 8
  %8 = bitcast %struct.node** %expected to i64*
  %9 = bitcast %struct.node** %.atomictmp to i64*
  %10 = load i64, i64* %8, align 8
  %11 = load i64, i64* %9, align 8
  %12 = cmpxchg i64* bitcast (%struct.node** @tail to i64*), i64 %10, i64 %11 release monotonic, align 8
  %13 = extractvalue { i64, i1 } %12, 0
  %14 = extractvalue { i64, i1 } %12, 1
  br i1 %14, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i64 %13, i64* %8, align 8
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %14 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %15 = load i8, i8* %cmpxchg.bool, align 1
  %tobool1 = trunc i8 %15 to i1
  br i1 %tobool1, label %if.then2, label %if.end

if.then2:
  br label %return

if.end:
  br label %while.cond

while.cond:
  %16 = load %struct.node*, %struct.node** %own, align 8
  %next3 = getelementptr inbounds %struct.node, %struct.node* %16, i32 0, i32 0
  %17 = bitcast %struct.node** %next3 to i64*
  %18 = bitcast %struct.node** %atomic-temp4 to i64*
  %19 = load atomic i64, i64* %17 acquire, align 8
  store i64 %19, i64* %18, align 8
  %20 = bitcast i64* %18 to %struct.node**
  %21 = load %struct.node*, %struct.node** %20, align 8
  %tobool5 = icmp ne %struct.node* %21, null
  %lnot = xor i1 %tobool5, true
  br i1 %lnot, label %while.body, label %while.end

while.body:
  br label %while.cond

while.end:
  br label %if.end6

if.end6:
  %22 = load %struct.node*, %struct.node** %own, align 8
  %next8 = getelementptr inbounds %struct.node, %struct.node* %22, i32 0, i32 0
  %23 = bitcast %struct.node** %next8 to i64*
  %24 = bitcast %struct.node** %atomic-temp9 to i64*
  %25 = load atomic i64, i64* %23 acquire, align 8
  store i64 %25, i64* %24, align 8
  %26 = bitcast i64* %24 to %struct.node**
  %27 = load %struct.node*, %struct.node** %26, align 8
  store %struct.node* %27, %struct.node** %next7, align 8
  %28 = load %struct.node*, %struct.node** %next7, align 8
  %waits = getelementptr inbounds %struct.node, %struct.node* %28, i32 0, i32 1
  store i32 0, i32* %.atomictmp10, align 4
  %29 = load i32, i32* %.atomictmp10, align 4
  store atomic i32 %29, i32* %waits release, align 8
  br label %return

return:
  ret void
}

