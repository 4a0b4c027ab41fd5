
%struct.node = type { i32, %struct.node* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@head = global %struct.node* null, align 8
@tail = global %struct.node* null, align 8
@number = global [7 x i32] zeroinitializer, align 16
@.str = constant [23 x i8] c"sum == N * (N + 1) / 2\00", align 1
@.str.1 = constant [11 x i8] c"ms_queue.c\00", align 1
@__PRETTY_FUNCTION__.main = constant [15 x i8] c"int main(void)\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [7 x i64], align 16
  %dummy = alloca %struct.node*, align 8
  %i = alloca i32, align 4
  %i6 = alloca i32, align 4
  %sum = alloca i32, align 4
  %i16 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call %struct.node* @new_node(i32 0)
  store %struct.node* %call, %struct.node** %dummy, align 8
  %0 = load %struct.node*, %struct.node** %dummy, align 8
  store %struct.node* %0, %struct.node** @head, align 8
  %1 = load %struct.node*, %struct.node** %dummy, align 8
  store %struct.node* %1, %struct.node** @tail, align 8
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %2 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %2, 7
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %3 = load i32, i32* %i, align 4
  %add = add nsw i32 %3, 1
  %4 = load i32, i32* %i, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [7 x i32], [7 x i32]* @number, i64 0, i64 %idxprom
  store i32 %add, i32* %arrayidx, align 4
  %5 = load i32, i32* %i, align 4
  %idxprom1 = sext i32 %5 to i64
  %arrayidx2 = getelementptr inbounds [7 x i64], [7 x i64]* %t, i64 0, i64 %idxprom1
  %6 = load i32, i32* %i, align 4
  %idxprom3 = sext i32 %6 to i64
  %arrayidx4 = getelementptr inbounds [7 x i32], [7 x i32]* @number, i64 0, i64 %idxprom3
  %7 = bitcast i32* %arrayidx4 to i8*
  %call5 = call i32 @pthread_create(i64* %arrayidx2, %union.pthread_attr_t* null, i8* (i8*)* @worker, i8* %7)
  br label %for.inc

for.inc:
  %8 = load i32, i32* %i, align 4
  %inc = add nsw i32 %8, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  store i32 0, i32* %i6, align 4
  br label %for.cond7

for.cond7:
  %9 = load i32, i32* %i6, align 4
  %cmp8 = icmp slt i32 %9, 7
  br i1 %cmp8, label %for.body9, label %for.end15

for.body9:
  %10 = load i32, i32* %i6, align 4
  %idxprom10 = sext i32 %10 to i64
  %arrayidx11 = getelementptr inbounds [7 x i64], [7 x i64]* %t, i64 0, i64 %idxprom10
  %11 = load i64, i64* %arrayidx11, align 8
  %call12 = call i32 @pthread_join(i64 %11, i8** null)
  br label %for.inc13

for.inc13:
  %12 = load i32, i32* %i6, align 4
  %inc14 = add nsw i32 %12, 1
  store i32 %inc14, i32* %i6, align 4
  br label %for.cond7

for.end15:
  store i32 0, i32* %sum, align 4
  store i32 0, i32* %i16, align 4
  br label %for.cond17

for.cond17:
  %13 = load i32, i32* %i16, align 4
  %cmp18 = icmp slt i32 %13, 7
  br i1 %cmp18, label %for.body19, label %for.end24

for.body19:
  %call20 = call i32 @dequeue()
  %14 = load i32, i32* %sum, align 4
  %add21 = add nsw i32 %14, %call20
  store i32 %add21, i32* %sum, align 4
  br label %for.inc22

for.inc22:
  %15 = load i32, i32* %i16, align 4
  %inc23 = add nsw i32 %15, 1
  store i32 %inc23, i32* %i16, align 4
  br label %for.cond17

for.end24:
  %16 = load i32, i32* %sum, align 4
  %cmp25 = icmp eq i32 %16, 28
  br i1 %cmp25, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 94, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end:
  ret i32 0
}

define %struct.node* @new_node(i32 %value) {
entry:
  %value.addr = alloca i32, align 4
  %node = alloca %struct.node*, align 8
  store i32 %value, i32* %value.addr, align 4
  %call = call noalias i8* @malloc(i64 16)
  %0 = bitcast i8* %call to %struct.node*
  store %struct.node* %0, %struct.node** %node, align 8
  %1 = load i32, i32* %value.addr, align 4
  %2 = load %struct.node*, %struct.node** %node, align 8
  %value1 = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 0
  store i32 %1, i32* %value1, align 8
  %3 = load %struct.node*, %struct.node** %node, align 8
  %next = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 1
  store %struct.node* null, %struct.node** %next, align 8
  %4 = load %struct.node*, %struct.node** %node, align 8
  ret %struct.node* %4
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @worker(i8* %argument) {
entry:
  %argument.addr = alloca i8*, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8*, i8** %argument.addr, align 8
  %1 = bitcast i8* %0 to i32*
  %2 = load i32, i32* %1, align 4
  call void @enqueue(i32 %2)
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

define i32 @dequeue() {
entry:
  %retval = alloca i32, align 4
  %first = alloca %struct.node*, align 8
  %atomic-temp = alloca %struct.node*, align 8
  %next = alloca %struct.node*, align 8
  %atomic-temp2 = alloca %struct.node*, align 8
  %value = alloca i32, align 4
  %.atomictmp = alloca %struct.node*, align 8
  %0 = bitcast %struct.node** %atomic-temp to i64*
  %1 = load atomic i64, i64* bitcast (%struct.node** @head to i64*) acquire, align 8
  store i64 %1, i64* %0, align 8
  %2 = bitcast i64* %0 to %struct.node**
  %3 = load %struct.node*, %struct.node** %2, align 8
  store %struct.node* %3, %struct.node** %first, align 8
  %4 = load %struct.node*, %struct.node** %first, align 8
  %next1 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 1
  %5 = bitcast %struct.node** %next1 to i64*
  %6 = bitcast %struct.node** %atomic-temp2 to i64*
  %7 = load atomic i64, i64* %5 acquire, align 8
  store i64 %7, i64* %6, align 8
  %8 = bitcast i64* %6 to %struct.node**
  %9 = load %struct.node*, %struct.node** %8, align 8
  store %struct.node* %9, %struct.node** %next, align 8
  %10 = load %struct.node*, %struct.node** %next, align 8
  %tobool = icmp ne %struct.node* %10, null
  br i1 %tobool, label %if.end, label %if.then

if.then:
  store i32 -1, i32* %retval, align 4
  br label %return

if.end:
  %11 = load %struct.node*, %struct.node** %next, align 8
  %value3 = getelementptr inbounds %struct.node, %struct.node* %11, i32 0, i32 0
  %12 = load i32, i32* %value3, align 8
  store i32 %12, i32* %value, align 4
  %13 = load %struct.node*, %struct.node** %next, align 8
  store %struct.node* %13, %struct.node** %.atomictmp, align 8
  %14 = bitcast %struct.node** %.atomictmp to i64*
  %15 = load i64, i64* %14, align 8
  store atomic i64 %15, i64* bitcast (%struct.node** @head to i64*) release, align 8
  %16 = load i32, i32* %value, align 4
  store i32 %16, i32* %retval, align 4
  br label %return

return:
  %17 = load i32, i32* %retval, align 4
  ret i32 %17
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare noalias i8* @malloc(i64 noundef)

define void @enqueue(i32 %value) {
entry:
  %value.addr = alloca i32, align 4
  %node = alloca %struct.node*, align 8
  %last = alloca %struct.node*, align 8
  %atomic-temp = alloca %struct.node*, align 8
  %next = alloca %struct.node*, align 8
  %atomic-temp2 = alloca %struct.node*, align 8
  %atomic-temp3 = alloca %struct.node*, align 8
  %.atomictmp = alloca %struct.node*, align 8
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp8 = alloca %struct.node*, align 8
  %cmpxchg.bool9 = alloca i8, align 1
  %.atomictmp15 = alloca %struct.node*, align 8
  %cmpxchg.bool16 = alloca i8, align 1
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32, i32* %value.addr, align 4
  %call = call %struct.node* @new_node(i32 %0)
  store %struct.node* %call, %struct.node** %node, align 8
  br label %for.cond

for.cond:
  %1 = bitcast %struct.node** %atomic-temp to i64*
  %2 = load atomic i64, i64* bitcast (%struct.node** @tail to i64*) acquire, align 8
  store i64 %2, i64* %1, align 8
  %3 = bitcast i64* %1 to %struct.node**
  %4 = load %struct.node*, %struct.node** %3, align 8
  store %struct.node* %4, %struct.node** %last, align 8
  %5 = load %struct.node*, %struct.node** %last, align 8
  %next1 = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 1
  %6 = bitcast %struct.node** %next1 to i64*
  %7 = bitcast %struct.node** %atomic-temp2 to i64*
  %8 = load atomic i64, i64* %6 acquire, align 8
  store i64 %8, i64* %7, align 8
  %9 = bitcast i64* %7 to %struct.node**
  %10 = load %struct.node*, %struct.node** %9, align 8
  store %struct.node* %10, %struct.node** %next, align 8
  %11 = load %struct.node*, %struct.node** %last, align 8
  %12 = bitcast %struct.node** %atomic-temp3 to i64*
  %13 = load atomic i64, i64* bitcast (%struct.node** @tail to i64*) acquire, align 8
  store i64 %13, i64* %12, align 8
  %14 = bitcast i64* %12 to %struct.node**
  %15 = load %struct.node*, %struct.node** %14, align 8
  %cmp = icmp ne %struct.node* %11, %15
  br i1 %cmp, label %if.then, label %if.end

if.then:
  br label %for.inc

if.end:
  %16 = load %struct.node*, %struct.node** %next, align 8
  %tobool = icmp ne %struct.node* %16, null
  br i1 %tobool, label %if.then4, label %if.end6

if.then4:
  call void @again()
  %17 = load %struct.node*, %struct.node** %next, align 8
  store %struct.node* %17, %struct.node** %.atomictmp, align 8
  %18 = bitcast %struct.node** %last to i64*
  %19 = bitcast %struct.node** %.atomictmp to i64*
  %20 = load i64, i64* %18, align 8
  %21 = load i64, i64* %19, align 8
  %22 = cmpxchg i64* bitcast (%struct.node** @tail to i64*), i64 %20, i64 %21 release monotonic, align 8
  %23 = extractvalue { i64, i1 } %22, 0
  %24 = extractvalue { i64, i1 } %22, 1
  br i1 %24, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i64 %23, i64* %18, align 8
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %24 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %25 = load i8, i8* %cmpxchg.bool, align 1
  %tobool5 = trunc i8 %25 to i1
  br label %for.inc

if.end6:
  %26 = load %struct.node*, %struct.node** %last, align 8
  %next7 = getelementptr inbounds %struct.node, %struct.node* %26, i32 0, i32 1
  %27 = load %struct.node*, %struct.node** %node, align 8
  store %struct.node* %27, %struct.node** %.atomictmp8, align 8
  %28 = bitcast %struct.node** %next7 to i64*
  %29 = bitcast %struct.node** %next to i64*
  %30 = bitcast %struct.node** %.atomictmp8 to i64*
  %31 = load i64, i64* %29, align 8
  %32 = load i64, i64* %30, align 8
  %33 = cmpxchg i64* %28, i64 %31, i64 %32 release monotonic, align 8
  %34 = extractvalue { i64, i1 } %33, 0
  %35 = extractvalue { i64, i1 } %33, 1
  br i1 %35, label %cmpxchg.continue11, label %cmpxchg.store_expected10

cmpxchg.store_expected10:
  store i64 %34, i64* %29, align 8
  br label %cmpxchg.continue11

cmpxchg.continue11:
  %frombool12 = zext i1 %35 to i8
  store i8 %frombool12, i8* %cmpxchg.bool9, align 1
  %36 = load i8, i8* %cmpxchg.bool9, align 1
  %tobool13 = trunc i8 %36 to i1
  br i1 %tobool13, label %if.then14, label %if.end21

if.then14:
  %37 = load %struct.node*, %struct.node** %node, align 8
  store %struct.node* %37, %struct.node** %.atomictmp15, align 8
  %38 = bitcast %struct.node** %last to i64*
  %39 = bitcast %struct.node** %.atomictmp15 to i64*
  %40 = load i64, i64* %38, align 8
  %41 = load i64, i64* %39, align 8
  %42 = cmpxchg i64* bitcast (%struct.node** @tail to i64*), i64 %40, i64 %41 release monotonic, align 8
  %43 = extractvalue { i64, i1 } %42, 0
  %44 = extractvalue { i64, i1 } %42, 1
  br i1 %44, label %cmpxchg.continue18, label %cmpxchg.store_expected17

cmpxchg.store_expected17:
  store i64 %43, i64* %38, align 8
  br label %cmpxchg.continue18

cmpxchg.continue18:
  %frombool19 = zext i1 %44 to i8
  store i8 %frombool19, i8* %cmpxchg.bool16, align 1
  %45 = load i8, i8* %cmpxchg.bool16, align 1
  %tobool20 = trunc i8 %45 to i1
  ret void

if.end21:
  br label %for.inc

for.inc:
  call void @again()
  br label %for.cond
}

define void @again() {
entry:
  call void @__VERIFIER_assume(i32 0)
  ret void
}

declare void @__VERIFIER_assume(i32 noundef)

