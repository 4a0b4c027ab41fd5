
%struct.end = type { i32, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@items = global [3 x i32] zeroinitializer, align 4
@.str = constant [20 x i8] c"!item || *item == 7\00", align 1
@.str.1 = constant [11 x i8] c"buf_ring.c\00", align 1
@__PRETTY_FUNCTION__.worker = constant [21 x i8] c"void *worker(void *)\00", align 1
@in = global %struct.end zeroinitializer, align 4
@out = global %struct.end zeroinitializer, align 4
@cells = global [8 x i32*] zeroinitializer, align 16

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [3 x i64], align 16
  %i = alloca i32, align 4
  %i3 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %0, 3
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load i32, i32* %i, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds [3 x i64], [3 x i64]* %t, i64 0, i64 %idxprom
  %2 = load i32, i32* %i, align 4
  %idxprom1 = sext i32 %2 to i64
  %arrayidx2 = getelementptr inbounds [3 x i32], [3 x i32]* @items, i64 0, i64 %idxprom1
  %3 = bitcast i32* %arrayidx2 to i8*
  %call = call i32 @pthread_create(i64* %arrayidx, %union.pthread_attr_t* null, i8* (i8*)* @worker, i8* %3)
  br label %for.inc

for.inc:
  %4 = load i32, i32* %i, align 4
  %inc = add nsw i32 %4, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  store i32 0, i32* %i3, align 4
  br label %for.cond4

for.cond4:
  %5 = load i32, i32* %i3, align 4
  %cmp5 = icmp slt i32 %5, 3
  br i1 %cmp5, label %for.body6, label %for.end12

for.body6:
  %6 = load i32, i32* %i3, align 4
  %idxprom7 = sext i32 %6 to i64
  %arrayidx8 = getelementptr inbounds [3 x i64], [3 x i64]* %t, i64 0, i64 %idxprom7
  %7 = load i64, i64* %arrayidx8, align 8
  %call9 = call i32 @pthread_join(i64 %7, i8** null)
  br label %for.inc10

for.inc10:
  %8 = load i32, i32* %i3, align 4
  %inc11 = add nsw i32 %8, 1
  store i32 %inc11, i32* %i3, align 4
  br label %for.cond4

for.end12:
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @worker(i8* %argument) {
entry:
  %argument.addr = alloca i8*, align 8
  %item = alloca i32*, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8*, i8** %argument.addr, align 8
  %1 = bitcast i8* %0 to i32*
  store i32* %1, i32** %item, align 8
  %2 = load i32*, i32** %item, align 8
  store i32 7, i32* %2, align 4
  %3 = load i32*, i32** %item, align 8
  %call = call i32 @enqueue(i32* %3)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  %4 = load i32*, i32** %item, align 8
  store i32 0, i32* %4, align 4
  br label %if.end

if.end:
  %call1 = call i32* @dequeue()
  store i32* %call1, i32** %item, align 8
  %5 = load i32*, i32** %item, align 8
  %tobool2 = icmp ne i32* %5, null
  br i1 %tobool2, label %lor.lhs.false, label %if.then3

lor.lhs.false:
  %6 = load i32*, i32** %item, align 8
  %7 = load i32, i32* %6, align 4
  %cmp = icmp eq i32 %7, 7
  br i1 %cmp, label %if.then3, label %if.else

if.then3:
  br label %if.end4

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 76, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0))
  unreachable

if.end4:
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

define i32 @enqueue(i32* %item) {
entry:
  %retval = alloca i32, align 4
  %item.addr = alloca i32*, align 8
  %place = alloca i32, align 4
  %limit = alloca i32, align 4
  %.atomictmp = alloca i32*, align 8
  store i32* %item, i32** %item.addr, align 8
  %call = call i32 @get(i32* getelementptr inbounds (%struct.end, %struct.end* @in, i32 0, i32 0))
  store i32 %call, i32* %place, align 4
  %call1 = call i32 @get(i32* getelementptr inbounds (%struct.end, %struct.end* @out, i32 0, i32 1))
  store i32 %call1, i32* %limit, align 4
  %0 = load i32, i32* %place, align 4
  %call2 = call i32 @after(i32 %0)
  %1 = load i32, i32* %limit, align 4
  %cmp = icmp eq i32 %call2, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i32 0, i32* %retval, align 4
  br label %return

if.end:
  %2 = load i32, i32* %place, align 4
  call void @claim(%struct.end* @in, i32 %2)
  call void @fence()
  %3 = load i32, i32* %place, align 4
  %idxprom = zext i32 %3 to i64
  %arrayidx = getelementptr inbounds [8 x i32*], [8 x i32*]* @cells, i64 0, i64 %idxprom
  %4 = load i32*, i32** %item.addr, align 8
  store i32* %4, i32** %.atomictmp, align 8
  %5 = bitcast i32** %arrayidx to i64*
  %6 = bitcast i32** %.atomictmp to i64*
  %7 = load i64, i64* %6, align 8
  store atomic i64 %7, i64* %5 monotonic, align 8
  %8 = load i32, i32* %place, align 4
  call void @wait_for(%struct.end* @in, i32 %8)
  %9 = load i32, i32* %place, align 4
  call void @set_done(%struct.end* @in, i32 %9)
  store i32 1, i32* %retval, align 4
  br label %return

return:
  %10 = load i32, i32* %retval, align 4
  ret i32 %10
}

define i32* @dequeue() {
entry:
  %retval = alloca i32*, align 8
  %place = alloca i32, align 4
  %limit = alloca i32, align 4
  %item = alloca i32*, align 8
  %atomic-temp = alloca i32*, align 8
  %call = call i32 @get(i32* getelementptr inbounds (%struct.end, %struct.end* @out, i32 0, i32 0))
  store i32 %call, i32* %place, align 4
  %call1 = call i32 @get(i32* getelementptr inbounds (%struct.end, %struct.end* @in, i32 0, i32 1))
  store i32 %call1, i32* %limit, align 4
  %0 = load i32, i32* %place, align 4
  %1 = load i32, i32* %limit, align 4
  %cmp = icmp eq i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i32* null, i32** %retval, align 8
  br label %return

if.end:
  %2 = load i32, i32* %place, align 4
  call void @claim(%struct.end* @out, i32 %2)
  %3 = load i32, i32* %place, align 4
  %idxprom = zext i32 %3 to i64
  %arrayidx = getelementptr inbounds [8 x i32*], [8 x i32*]* @cells, i64 0, i64 %idxprom
  %4 = bitcast i32** %arrayidx to i64*
  %5 = bitcast i32** %atomic-temp to i64*
  %6 = load atomic i64, i64* %4 monotonic, align 8
  store i64 %6, i64* %5, align 8
  %7 = bitcast i64* %5 to i32**
  %8 = load i32*, i32** %7, align 8
  store i32* %8, i32** %item, align 8
  %9 = load i32, i32* %place, align 4
  call void @wait_for(%struct.end* @out, i32 %9)
  call void @fence()
  %10 = load i32, i32* %place, align 4
  call void @set_done(%struct.end* @out, i32 %10)
  %11 = load i32*, i32** %item, align 8
  store i32* %11, i32** %retval, align 8
  br label %return

return:
  %12 = load i32*, i32** %retval, align 8
  ret i32* %12
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define i32 @get(i32* %p) {
entry:
  %p.addr = alloca i32*, align 8
  %atomic-temp = alloca i32, align 4
  store i32* %p, i32** %p.addr, align 8
  %0 = load i32*, i32** %p.addr, align 8
  %1 = load atomic i32, i32* %0 monotonic, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  ret i32 %2
}

define i32 @after(i32 %place) {
entry:
  %place.addr = alloca i32, align 4
  store i32 %place, i32* %place.addr, align 4
  %0 = load i32, i32* %place.addr, align 4
  %add = add i32 %0, 1
  %rem = urem i32 %add, 8
  ret i32 %rem
}

define void @claim(%struct.end* %end, i32 %place) {
entry:
  %end.addr = alloca %struct.end*, align 8
  %place.addr = alloca i32, align 4
  %expected = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store %struct.end* %end, %struct.end** %end.addr, align 8
  store i32 %place, i32* %place.addr, align 4
  %0 = load i32, i32* %place.addr, align 4
  store i32 %0, i32* %expected, align 4
  %1 = load %struct.end*, %struct.end** %end.addr, align 8
  %claimed = getelementptr inbounds %struct.end, %struct.end* %1, i32 0, i32 0
  %2 = load i32, i32* %place.addr, align 4
  %call = call i32 @after(i32 %2)
  store i32 %call, i32* %.atomictmp, align 4
  %3 = load i32, i32* %expected, align 4
  %4 = load i32, i32* %.atomictmp, align 4
  %5 = cmpxchg i32* %claimed, i32 %3, i32 %4 acq_rel acquire, align 4
  %6 = extractvalue { i32, i1 } %5, 0
  %7 = extractvalue { i32, i1 } %5, 1
  br i1 %7, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i32 %6, i32* %expected, align 4
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %7 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %8 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %8 to i1
  %conv = zext i1 %tobool to i32
  call void @__VERIFIER_assume(i32 %conv)
  ret void
}

define void @fence() {
entry:
  fence seq_cst
  ret void
}

define void @wait_for(%struct.end* %end, i32 %place) {
entry:
  %end.addr = alloca %struct.end*, align 8
  %place.addr = alloca i32, align 4
  store %struct.end* %end, %struct.end** %end.addr, align 8
  store i32 %place, i32* %place.addr, align 4
  %0 = load %struct.end*, %struct.end** %end.addr, align 8
  %done = getelementptr inbounds %struct.end, %struct.end* %0, i32 0, i32 1
  %call = call i32 @get(i32* %done)
  %1 = load i32, i32* %place.addr, align 4
  %cmp = icmp eq i32 %call, %1
  %conv = zext i1 %cmp to i32
  call void @__VERIFIER_assume(i32 %conv)
  ret void
}

define void @set_done(%struct.end* %end, i32 %place) {
entry:
  %end.addr = alloca %struct.end*, align 8
  %place.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store %struct.end* %end, %struct.end** %end.addr, align 8
  store i32 %place, i32* %place.addr, align 4
  %0 = load %struct.end*, %struct.end** %end.addr, align 8
  %done = getelementptr inbounds %struct.end, %struct.end* %0, i32 0, i32 1
  %1 = load i32, i32* %place.addr, align 4
  %call = call i32 @after(i32 %1)
  store i32 %call, i32* %.atomictmp, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %2, i32* %done monotonic, align 4
  ret void
}

declare void @__VERIFIER_assume(i32 noundef)

