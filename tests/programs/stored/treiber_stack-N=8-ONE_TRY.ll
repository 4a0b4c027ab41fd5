
%struct.node = type { i32, %struct.node* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@number = global [8 x i32] zeroinitializer, align 16
@.str = constant [23 x i8] c"sum == N * (N + 1) / 2\00", align 1
@.str.1 = constant [16 x i8] c"treiber_stack.c\00", align 1
@__PRETTY_FUNCTION__.main = constant [15 x i8] c"int main(void)\00", align 1
@top = global %struct.node* null, align 8

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [8 x i64], align 16
  %i = alloca i32, align 4
  %sum = alloca i32, align 4
  %i5 = alloca i32, align 4
  %value = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %0, 8
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load i32, i32* %i, align 4
  %add = add nsw i32 %1, 1
  %2 = load i32, i32* %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [8 x i32], [8 x i32]* @number, i64 0, i64 %idxprom
  store i32 %add, i32* %arrayidx, align 4
  %3 = load i32, i32* %i, align 4
  %idxprom1 = sext i32 %3 to i64
  %arrayidx2 = getelementptr inbounds [8 x i64], [8 x i64]* %t, i64 0, i64 %idxprom1
  %4 = load i32, i32* %i, align 4
  %idxprom3 = sext i32 %4 to i64
  %arrayidx4 = getelementptr inbounds [8 x i32], [8 x i32]* @number, i64 0, i64 %idxprom3
  %5 = bitcast i32* %arrayidx4 to i8*
  %call = call i32 @pthread_create(i64* %arrayidx2, %union.pthread_attr_t* null, i8* (i8*)* @worker, i8* %5)
  br label %for.inc

for.inc:
  %6 = load i32, i32* %i, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  store i32 0, i32* %sum, align 4
  store i32 0, i32* %i5, align 4
  br label %for.cond6

for.cond6:
  %7 = load i32, i32* %i5, align 4
  %cmp7 = icmp slt i32 %7, 8
  br i1 %cmp7, label %for.body8, label %for.end14

for.body8:
  %8 = load i32, i32* %i5, align 4
  %idxprom9 = sext i32 %8 to i64
  %arrayidx10 = getelementptr inbounds [8 x i64], [8 x i64]* %t, i64 0, i64 %idxprom9
  %9 = load i64, i64* %arrayidx10, align 8
  %call11 = call i32 @pthread_join(i64 %9, i8** null)
  br label %for.inc12

for.inc12:
  %10 = load i32, i32* %i5, align 4
  %inc13 = add nsw i32 %10, 1
  store i32 %inc13, i32* %i5, align 4
  br label %for.cond6

for.end14:
  %call15 = call i32 @pop()
  store i32 %call15, i32* %value, align 4
  br label %for.cond16

for.cond16:
  %11 = load i32, i32* %value, align 4
  %cmp17 = icmp ne i32 %11, -1
  br i1 %cmp17, label %for.body18, label %for.end22

for.body18:
  %12 = load i32, i32* %value, align 4
  %13 = load i32, i32* %sum, align 4
  %add19 = add nsw i32 %13, %12
  store i32 %add19, i32* %sum, align 4
  br label %for.inc20

for.inc20:
  %call21 = call i32 @pop()
  store i32 %call21, i32* %value, align 4
  br label %for.cond16

for.end22:
  %14 = load i32, i32* %sum, align 4
  %cmp23 = icmp eq i32 %14, 36
  br i1 %cmp23, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 71, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end:
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @worker(i8* %argument) {
entry:
  %argument.addr = alloca i8*, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8*, i8** %argument.addr, align 8
  %1 = bitcast i8* %0 to i32*
  %2 = load i32, i32* %1, align 4
  call void @push(i32 %2)
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

define i32 @pop() {
entry:
  %retval = alloca i32, align 4
  %old = alloca %struct.node*, align 8
  %atomic-temp = alloca %struct.node*, align 8
  %next = alloca %struct.node*, align 8
  %.atomictmp = alloca %struct.node*, align 8
  %cmpxchg.bool = alloca i8, align 1
  %0 = bitcast %struct.node** %atomic-temp to i64*
  %1 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) acquire, align 8
  store i64 %1, i64* %0, align 8
  %2 = bitcast i64* %0 to %struct.node**
  %3 = load %struct.node*, %struct.node** %2, align 8
  store %struct.node* %3, %struct.node** %old, align 8
  br label %while.cond

while.cond:
  %4 = load %struct.node*, %struct.node** %old, align 8
  %tobool = icmp ne %struct.node* %4, null
  br i1 %tobool, label %while.body, label %while.end

while.body:
  %5 = load %struct.node*, %struct.node** %old, align 8
  %next1 = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 1
  %6 = load %struct.node*, %struct.node** %next1, align 8
  store %struct.node* %6, %struct.node** %next, align 8
  %7 = load %struct.node*, %struct.node** %next, align 8
  store %struct.node* %7, %struct.node** %.atomictmp, align 8
  %8 = bitcast %struct.node** %old to i64*
  %9 = bitcast %struct.node** %.atomictmp to i64*
  %10 = load i64, i64* %8, align 8
  %11 = load i64, i64* %9, align 8
  %12 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %10, i64 %11 acquire acquire, align 8
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
  %tobool2 = trunc i8 %15 to i1
  br i1 %tobool2, label %if.then, label %if.end

if.then:
  %16 = load %struct.node*, %struct.node** %old, align 8
  %value = getelementptr inbounds %struct.node, %struct.node* %16, i32 0, i32 0
  %17 = load i32, i32* %value, align 8
  store i32 %17, i32* %retval, align 4
  br label %return

if.end:
  br label %while.cond

while.end:
  store i32 -1, i32* %retval, align 4
  br label %return

return:
  %18 = load i32, i32* %retval, align 4
  ret i32 %18
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define void @push(i32 %value) {
entry:
  %value.addr = alloca i32, align 4
  %node = alloca %struct.node*, align 8
  %old = alloca %struct.node*, align 8
  %atomic-temp = alloca %struct.node*, align 8
  %.atomictmp = alloca %struct.node*, align 8
  %cmpxchg.bool = alloca i8, align 1
  store i32 %value, i32* %value.addr, align 4
  %call = call noalias i8* @malloc(i64 16)
  %0 = bitcast i8* %call to %struct.node*
  store %struct.node* %0, %struct.node** %node, align 8
  %1 = load i32, i32* %value.addr, align 4
  %2 = load %struct.node*, %struct.node** %node, align 8
  %value1 = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 0
  store i32 %1, i32* %value1, align 8
  %3 = bitcast %struct.node** %atomic-temp to i64*
  %4 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) acquire, align 8
  store i64 %4, i64* %3, align 8
  %5 = bitcast i64* %3 to %struct.node**
  %6 = load %struct.node*, %struct.node** %5, align 8
  store %struct.node* %6, %struct.node** %old, align 8
  %7 = load %struct.node*, %struct.node** %old, align 8
  %8 = load %struct.node*, %struct.node** %node, align 8
  %next = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 1
  store %struct.node* %7, %struct.node** %next, align 8
  br label %while.cond

while.cond:
  %9 = load %struct.node*, %struct.node** %node, align 8
  store %struct.node* %9, %struct.node** %.atomictmp, align 8
  %10 = bitcast %struct.node** %old to i64*
  %11 = bitcast %struct.node** %.atomictmp to i64*
  %12 = load i64, i64* %10, align 8
  %13 = load i64, i64* %11, align 8
  %14 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %12, i64 %13 release monotonic, align 8
  %15 = extractvalue { i64, i1 } %14, 0
  %16 = extractvalue { i64, i1 } %14, 1
  br i1 %16, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i64 %15, i64* %10, align 8
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %16 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %17 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %17 to i1
  %lnot = xor i1 %tobool, true
  br i1 %lnot, label %while.body, label %while.end

while.body:
  call void @__VERIFIER_assume(i32 0)
  %18 = load %struct.node*, %struct.node** %old, align 8
  %19 = load %struct.node*, %struct.node** %node, align 8
  %next2 = getelementptr inbounds %struct.node, %struct.node* %19, i32 0, i32 1
  store %struct.node* %18, %struct.node** %next2, align 8
  br label %while.cond

while.end:
  ret void
}

declare noalias i8* @malloc(i64 noundef)

declare void @__VERIFIER_assume(i32 noundef)

