
%struct.node = type { %struct.node*, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@number = global [3 x i32] zeroinitializer, align 4
@critical = global i32 0, align 4
@.str = constant [19 x i8] c"critical == thread\00", align 1
@.str.1 = constant [13 x i8] c"./critical.h\00", align 1
@__PRETTY_FUNCTION__.contender = constant [24 x i8] c"void *contender(void *)\00", align 1
@word = global i32 0, align 4
@nodes = global [3 x %struct.node] zeroinitializer, align 16

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
  %seen = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp4 = alloca i32, align 4
  %.atomictmp7 = alloca i32, align 4
  %atomic-temp8 = alloca i32, align 4
  %.atomictmp13 = alloca i32, align 4
  %atomic-temp14 = alloca i32, align 4
  %own = alloca %struct.node*, align 8
  %.atomictmp16 = alloca %struct.node*, align 8
  %.atomictmp17 = alloca i32, align 4
  %tail = alloca i32, align 4
  %old = alloca i32, align 4
  %atomic-temp18 = alloca i32, align 4
  %.atomictmp20 = alloca i32, align 4
  %cmpxchg.bool22 = alloca i8, align 1
  %.atomictmp35 = alloca %struct.node*, align 8
  %atomic-temp38 = alloca i32, align 4
  %atomic-temp45 = alloca i32, align 4
  %new = alloca i32, align 4
  %.atomictmp53 = alloca i32, align 4
  %cmpxchg.bool54 = alloca i8, align 1
  %next65 = alloca %struct.node*, align 8
  %atomic-temp68 = alloca %struct.node*, align 8
  %.atomictmp74 = alloca i32, align 4
  store i32 %thread, i32* %thread.addr, align 4
  store i32 0, i32* %seen, align 4
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %seen, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  %2 = cmpxchg i32* @word, i32 %0, i32 %1 acquire monotonic, align 4
  %3 = extractvalue { i32, i1 } %2, 0
  %4 = extractvalue { i32, i1 } %2, 1
  br i1 %4, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i32 %3, i32* %seen, align 4
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %4 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %5 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %5 to i1
  br i1 %tobool, label %if.then, label %if.end

if.then:
  br label %if.end75

if.end:
  store i32 256, i32* %.atomictmp1, align 4
  %6 = load i32, i32* %.atomictmp1, align 4
  %7 = atomicrmw or i32* @word, i32 %6 acquire, align 4
  store i32 %7, i32* %atomic-temp, align 4
  %8 = load i32, i32* %atomic-temp, align 4
  store i32 %8, i32* %seen, align 4
  %9 = load i32, i32* %seen, align 4
  %and = and i32 %9, -2
  %tobool2 = icmp ne i32 %and, 0
  br i1 %tobool2, label %if.end9, label %if.then3

if.then3:
  br label %while.cond

while.cond:
  %10 = load atomic i32, i32* @word acquire, align 4
  store i32 %10, i32* %atomic-temp4, align 4
  %11 = load i32, i32* %atomic-temp4, align 4
  %and5 = and i32 %11, 1
  %tobool6 = icmp ne i32 %and5, 0
  br i1 %tobool6, label %while.body, label %while.end

while.body:
  br label %while.cond

while.end:
  store i32 -255, i32* %.atomictmp7, align 4
  %12 = load i32, i32* %.atomictmp7, align 4
  %13 = atomicrmw add i32* @word, i32 %12 monotonic, align 4
  store i32 %13, i32* %atomic-temp8, align 4
  %14 = load i32, i32* %atomic-temp8, align 4
  br label %if.end75

if.end9:
  %15 = load i32, i32* %seen, align 4
  %and10 = and i32 %15, 256
  %tobool11 = icmp ne i32 %and10, 0
  br i1 %tobool11, label %if.end15, label %if.then12

if.then12:
  store i32 -257, i32* %.atomictmp13, align 4
  %16 = load i32, i32* %.atomictmp13, align 4
  %17 = atomicrmw and i32* @word, i32 %16 monotonic, align 4
  store i32 %17, i32* %atomic-temp14, align 4
  %18 = load i32, i32* %atomic-temp14, align 4
  br label %if.end15

if.end15:
  %19 = load i32, i32* %thread.addr, align 4
  %idxprom = sext i32 %19 to i64
  %arrayidx = getelementptr inbounds [3 x %struct.node], [3 x %struct.node]* @nodes, i64 0, i64 %idxprom
  store %struct.node* %arrayidx, %struct.node** %own, align 8
  %20 = load %struct.node*, %struct.node** %own, align 8
  %next = getelementptr inbounds %struct.node, %struct.node* %20, i32 0, i32 0
  store %struct.node* null, %struct.node** %.atomictmp16, align 8
  %21 = bitcast %struct.node** %next to i64*
  %22 = bitcast %struct.node** %.atomictmp16 to i64*
  %23 = load i64, i64* %22, align 8
  store atomic i64 %23, i64* %21 monotonic, align 8
  %24 = load %struct.node*, %struct.node** %own, align 8
  %go = getelementptr inbounds %struct.node, %struct.node* %24, i32 0, i32 1
  store i32 0, i32* %.atomictmp17, align 4
  %25 = load i32, i32* %.atomictmp17, align 4
  store atomic i32 %25, i32* %go monotonic, align 8
  %26 = load i32, i32* %thread.addr, align 4
  %add = add nsw i32 %26, 1
  %mul = mul nsw i32 %add, 65536
  store i32 %mul, i32* %tail, align 4
  %27 = load atomic i32, i32* @word monotonic, align 4
  store i32 %27, i32* %atomic-temp18, align 4
  %28 = load i32, i32* %atomic-temp18, align 4
  store i32 %28, i32* %old, align 4
  br label %while.cond19

while.cond19:
  %29 = load i32, i32* %old, align 4
  %and21 = and i32 %29, 65535
  %30 = load i32, i32* %tail, align 4
  %or = or i32 %and21, %30
  store i32 %or, i32* %.atomictmp20, align 4
  %31 = load i32, i32* %old, align 4
  %32 = load i32, i32* %.atomictmp20, align 4
  %33 = cmpxchg weak i32* @word, i32 %31, i32 %32 acq_rel monotonic, align 4
  %34 = extractvalue { i32, i1 } %33, 0
  %35 = extractvalue { i32, i1 } %33, 1
  br i1 %35, label %cmpxchg.continue24, label %cmpxchg.store_expected23

cmpxchg.store_expected23:
  store i32 %34, i32* %old, align 4
  br label %cmpxchg.continue24

cmpxchg.continue24:
  %frombool25 = zext i1 %35 to i8
  store i8 %frombool25, i8* %cmpxchg.bool22, align 1
  %36 = load i8, i8* %cmpxchg.bool22, align 1
  %tobool26 = trunc i8 %36 to i1
  %lnot = xor i1 %tobool26, true
  br i1 %lnot, label %while.body27, label %while.end28

while.body27:
  br label %while.cond19

while.end28:
  %37 = load i32, i32* %old, align 4
  %div = sdiv i32 %37, 65536
  %tobool29 = icmp ne i32 %div, 0
  br i1 %tobool29, label %if.then30, label %if.end43

if.then30:
  %38 = load i32, i32* %old, align 4
  %div31 = sdiv i32 %38, 65536
  %sub = sub nsw i32 %div31, 1
  %idxprom32 = sext i32 %sub to i64
  %arrayidx33 = getelementptr inbounds [3 x %struct.node], [3 x %struct.node]* @nodes, i64 0, i64 %idxprom32
  %next34 = getelementptr inbounds %struct.node, %struct.node* %arrayidx33, i32 0, i32 0
  %39 = load %struct.node*, %struct.node** %own, align 8
  store %struct.node* %39, %struct.node** %.atomictmp35, align 8
  %40 = bitcast %struct.node** %next34 to i64*
  %41 = bitcast %struct.node** %.atomictmp35 to i64*
  %42 = load i64, i64* %41, align 8
  store atomic i64 %42, i64* %40 release, align 16
  br label %while.cond36

while.cond36:
  %43 = load %struct.node*, %struct.node** %own, align 8
  %go37 = getelementptr inbounds %struct.node, %struct.node* %43, i32 0, i32 1
  %44 = load atomic i32, i32* %go37 acquire, align 8
  store i32 %44, i32* %atomic-temp38, align 4
  %45 = load i32, i32* %atomic-temp38, align 4
  %tobool39 = icmp ne i32 %45, 0
  %lnot40 = xor i1 %tobool39, true
  br i1 %lnot40, label %while.body41, label %while.end42

while.body41:
  br label %while.cond36

while.end42:
  br label %if.end43

if.end43:
  br label %while.cond44

while.cond44:
  %46 = load atomic i32, i32* @word acquire, align 4
  store i32 %46, i32* %atomic-temp45, align 4
  %47 = load i32, i32* %atomic-temp45, align 4
  store i32 %47, i32* %old, align 4
  %and46 = and i32 %47, 257
  %tobool47 = icmp ne i32 %and46, 0
  br i1 %tobool47, label %while.body48, label %while.end49

while.body48:
  br label %while.cond44

while.end49:
  br label %for.cond

for.cond:
  %48 = load i32, i32* %old, align 4
  %div50 = sdiv i32 %48, 65536
  %49 = load i32, i32* %thread.addr, align 4
  %add51 = add nsw i32 %49, 1
  %cmp = icmp eq i32 %div50, %add51
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  br label %cond.end

cond.false:
  %50 = load i32, i32* %old, align 4
  %or52 = or i32 %50, 1
  br label %cond.end

cond.end:
  %cond = phi i32 [ 1, %cond.true ], [ %or52, %cond.false ]
  store i32 %cond, i32* %new, align 4
  %51 = load i32, i32* %new, align 4
  store i32 %51, i32* %.atomictmp53, align 4
  %52 = load i32, i32* %old, align 4
  %53 = load i32, i32* %.atomictmp53, align 4
  %54 = cmpxchg weak i32* @word, i32 %52, i32 %53 acquire monotonic, align 4
  %55 = extractvalue { i32, i1 } %54, 0
  %56 = extractvalue { i32, i1 } %54, 1
  br i1 %56, label %cmpxchg.continue56, label %cmpxchg.store_expected55

cmpxchg.store_expected55:
  store i32 %55, i32* %old, align 4
  br label %cmpxchg.continue56

cmpxchg.continue56:
  %frombool57 = zext i1 %56 to i8
  store i8 %frombool57, i8* %cmpxchg.bool54, align 1
  %57 = load i8, i8* %cmpxchg.bool54, align 1
  %tobool58 = trunc i8 %57 to i1
  br i1 %tobool58, label %if.then59, label %if.end60

if.then59:
  br label %for.end

if.end60:
  br label %for.cond

for.end:
  %58 = load i32, i32* %old, align 4
  %div61 = sdiv i32 %58, 65536
  %59 = load i32, i32* %thread.addr, align 4
  %add62 = add nsw i32 %59, 1
  %cmp63 = icmp ne i32 %div61, %add62
  br i1 %cmp63, label %if.then64, label %if.end75

if.then64:
  br label %while.cond66

while.cond66:
  %60 = load %struct.node*, %struct.node** %own, align 8
  %next67 = getelementptr inbounds %struct.node, %struct.node* %60, i32 0, i32 0
  %61 = bitcast %struct.node** %next67 to i64*
  %62 = bitcast %struct.node** %atomic-temp68 to i64*
  %63 = load atomic i64, i64* %61 acquire, align 8
  store i64 %63, i64* %62, align 8
  %64 = bitcast i64* %62 to %struct.node**
  %65 = load %struct.node*, %struct.node** %64, align 8
  store %struct.node* %65, %struct.node** %next65, align 8
  %tobool69 = icmp ne %struct.node* %65, null
  %lnot70 = xor i1 %tobool69, true
  br i1 %lnot70, label %while.body71, label %while.end72

while.body71:
  br label %while.cond66

while.end72:
  %66 = load %struct.node*, %struct.node** %next65, align 8
  %go73 = getelementptr inbounds %struct.node, %struct.node* %66, i32 0, i32 1
  store i32 1, i32* %.atomictmp74, align 4
  %67 = load i32, i32* %.atomictmp74, align 4
  store atomic i32 %67, i32* %go73 release, align 8
  br label %if.end75

if.end75:
  ret void
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define void @unlock(i32 %thread) {
entry:
  %thread.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 %thread, i32* %thread.addr, align 4
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  %1 = atomicrmw sub i32* @word, i32 %0 release, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  ret void
}

