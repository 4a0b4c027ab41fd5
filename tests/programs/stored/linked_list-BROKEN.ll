
%struct.node = type { i32, %struct.node* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@first = global %struct.node { i32 -1, %struct.node* null }, align 8
@.str = constant [17 x i8] c"node->key > last\00", align 1
@.str.1 = constant [14 x i8] c"linked_list.c\00", align 1
@__PRETTY_FUNCTION__.reader = constant [21 x i8] c"void *reader(void *)\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %call = call i32 @pthread_create(i64* %t, %union.pthread_attr_t* null, i8* (i8*)* @writer, i8* null)
  %call1 = call i32 @pthread_create(i64* %u, %union.pthread_attr_t* null, i8* (i8*)* @reader, i8* null)
  %0 = load i64, i64* %t, align 8
  %call2 = call i32 @pthread_join(i64 %0, i8** null)
  %1 = load i64, i64* %u, align 8
  %call3 = call i32 @pthread_join(i64 %1, i8** null)
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @writer(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  store i8* %unused, i8** %unused.addr, align 8
  call void @insert(i32 2)
  call void @insert(i32 1)
  ret i8* null
}

define i8* @reader(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %last = alloca i32, align 4
  %node = alloca %struct.node*, align 8
  %atomic-temp = alloca %struct.node*, align 8
  %atomic-temp2 = alloca %struct.node*, align 8
  store i8* %unused, i8** %unused.addr, align 8
  store i32 -1, i32* %last, align 4
  %0 = bitcast %struct.node** %atomic-temp to i64*
  %1 = load atomic i64, i64* bitcast (%struct.node** getelementptr inbounds (%struct.node, %struct.node* @first, i32 0, i32 1) to i64*) acquire, align 8
  store i64 %1, i64* %0, align 8
  %2 = bitcast i64* %0 to %struct.node**
  %3 = load %struct.node*, %struct.node** %2, align 8
  store %struct.node* %3, %struct.node** %node, align 8
  br label %while.cond

while.cond:
  %4 = load %struct.node*, %struct.node** %node, align 8
  %tobool = icmp ne %struct.node* %4, null
  br i1 %tobool, label %while.body, label %while.end

while.body:
  %5 = load %struct.node*, %struct.node** %node, align 8
  %key = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 0
  %6 = load i32, i32* %key, align 8
  %7 = load i32, i32* %last, align 4
  %cmp = icmp sgt i32 %6, %7
  br i1 %cmp, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 45, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.reader, i64 0, i64 0))
  unreachable

if.end:
  %8 = load %struct.node*, %struct.node** %node, align 8
  %key1 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 0
  %9 = load i32, i32* %key1, align 8
  store i32 %9, i32* %last, align 4
  %10 = load %struct.node*, %struct.node** %node, align 8
  %next = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 1
  %11 = bitcast %struct.node** %next to i64*
  %12 = bitcast %struct.node** %atomic-temp2 to i64*
  %13 = load atomic i64, i64* %11 acquire, align 8
  store i64 %13, i64* %12, align 8
  %14 = bitcast i64* %12 to %struct.node**
  %15 = load %struct.node*, %struct.node** %14, align 8
  store %struct.node* %15, %struct.node** %node, align 8
  br label %while.cond

while.end:
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

define void @insert(i32 %key) {
entry:
  %key.addr = alloca i32, align 4
  %node = alloca %struct.node*, align 8
  %before = alloca %struct.node*, align 8
  %after = alloca %struct.node*, align 8
  %atomic-temp = alloca %struct.node*, align 8
  %atomic-temp4 = alloca %struct.node*, align 8
  %.atomictmp = alloca %struct.node*, align 8
  %.atomictmp7 = alloca %struct.node*, align 8
  %cmpxchg.bool = alloca i8, align 1
  store i32 %key, i32* %key.addr, align 4
  %call = call noalias i8* @malloc(i64 16)
  %0 = bitcast i8* %call to %struct.node*
  store %struct.node* %0, %struct.node** %node, align 8
  %1 = load i32, i32* %key.addr, align 4
  %2 = load %struct.node*, %struct.node** %node, align 8
  %key1 = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 0
  store i32 %1, i32* %key1, align 8
  br label %for.cond

for.cond:
  store %struct.node* @first, %struct.node** %before, align 8
  %3 = load %struct.node*, %struct.node** %before, align 8
  %next = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 1
  %4 = bitcast %struct.node** %next to i64*
  %5 = bitcast %struct.node** %atomic-temp to i64*
  %6 = load atomic i64, i64* %4 acquire, align 8
  store i64 %6, i64* %5, align 8
  %7 = bitcast i64* %5 to %struct.node**
  %8 = load %struct.node*, %struct.node** %7, align 8
  store %struct.node* %8, %struct.node** %after, align 8
  br label %while.cond

while.cond:
  %9 = load %struct.node*, %struct.node** %after, align 8
  %tobool = icmp ne %struct.node* %9, null
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:
  %10 = load %struct.node*, %struct.node** %after, align 8
  %key2 = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 0
  %11 = load i32, i32* %key2, align 8
  %12 = load i32, i32* %key.addr, align 4
  %cmp = icmp slt i32 %11, %12
  br label %land.end

land.end:
  %13 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %13, label %while.body, label %while.end

while.body:
  %14 = load %struct.node*, %struct.node** %after, align 8
  store %struct.node* %14, %struct.node** %before, align 8
  %15 = load %struct.node*, %struct.node** %before, align 8
  %next3 = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 1
  %16 = bitcast %struct.node** %next3 to i64*
  %17 = bitcast %struct.node** %atomic-temp4 to i64*
  %18 = load atomic i64, i64* %16 acquire, align 8
  store i64 %18, i64* %17, align 8
  %19 = bitcast i64* %17 to %struct.node**
  %20 = load %struct.node*, %struct.node** %19, align 8
  store %struct.node* %20, %struct.node** %after, align 8
  br label %while.cond

while.end:
  %21 = load %struct.node*, %struct.node** %node, align 8
  %next5 = getelementptr inbounds %struct.node, %struct.node* %21, i32 0, i32 1
  %22 = load %struct.node*, %struct.node** %after, align 8
  store %struct.node* %22, %struct.node** %.atomictmp, align 8
  %23 = bitcast %struct.node** %next5 to i64*
  %24 = bitcast %struct.node** %.atomictmp to i64*
  %25 = load i64, i64* %24, align 8
  store atomic i64 %25, i64* %23 monotonic, align 8
  %26 = load %struct.node*, %struct.node** %before, align 8
  %next6 = getelementptr inbounds %struct.node, %struct.node* %26, i32 0, i32 1
  %27 = load %struct.node*, %struct.node** %node, align 8
  store %struct.node* %27, %struct.node** %.atomictmp7, align 8
  %28 = bitcast %struct.node** %next6 to i64*
  %29 = bitcast %struct.node** %after to i64*
  %30 = bitcast %struct.node** %.atomictmp7 to i64*
  %31 = load i64, i64* %29, align 8
  %32 = load i64, i64* %30, align 8
  %33 = cmpxchg i64* %28, i64 %31, i64 %32 monotonic monotonic, align 8
  %34 = extractvalue { i64, i1 } %33, 0
  %35 = extractvalue { i64, i1 } %33, 1
  br i1 %35, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i64 %34, i64* %29, align 8
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %35 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %36 = load i8, i8* %cmpxchg.bool, align 1
  %tobool8 = trunc i8 %36 to i1
  br i1 %tobool8, label %if.then, label %if.end

if.then:
  ret void

if.end:
  br label %for.cond
}

declare noalias i8* @malloc(i64 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

