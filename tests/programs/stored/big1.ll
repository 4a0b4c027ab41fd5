
%union.pthread_attr_t = type { i64, [48 x i8] }

@x = global i32 0, align 4
@y = global i32 0, align 4
@z = global i32 0, align 4
@w = global i32 0, align 4

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [4 x i64], align 16
  store i32 0, i32* %retval, align 4
  %arrayidx = getelementptr inbounds [4 x i64], [4 x i64]* %t, i64 0, i64 0
  %call = call i32 @pthread_create(i64* %arrayidx, %union.pthread_attr_t* null, i8* (i8*)* @reader1, i8* null)
  %arrayidx1 = getelementptr inbounds [4 x i64], [4 x i64]* %t, i64 0, i64 1
  %call2 = call i32 @pthread_create(i64* %arrayidx1, %union.pthread_attr_t* null, i8* (i8*)* @reader2, i8* null)
  %arrayidx3 = getelementptr inbounds [4 x i64], [4 x i64]* %t, i64 0, i64 2
  %call4 = call i32 @pthread_create(i64* %arrayidx3, %union.pthread_attr_t* null, i8* (i8*)* @writer1, i8* null)
  %arrayidx5 = getelementptr inbounds [4 x i64], [4 x i64]* %t, i64 0, i64 3
  %call6 = call i32 @pthread_create(i64* %arrayidx5, %union.pthread_attr_t* null, i8* (i8*)* @writer2, i8* null)
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @reader1(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  store i8* %unused, i8** %unused.addr, align 8
  %call = call i32 @get(i32* @x)
  %call1 = call i32 @get(i32* @y)
  %call2 = call i32 @get(i32* @z)
  %call3 = call i32 @get(i32* @w)
  ret i8* null
}

define i8* @reader2(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  store i8* %unused, i8** %unused.addr, align 8
  %call = call i32 @get(i32* @x)
  %call1 = call i32 @get(i32* @y)
  %call2 = call i32 @get(i32* @z)
  %call3 = call i32 @get(i32* @w)
  ret i8* null
}

define i8* @writer1(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %i = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  store i32 1, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp sle i32 %0, 1
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load i32, i32* %i, align 4
  call void @put(i32* @x, i32 %1)
  %2 = load i32, i32* %i, align 4
  call void @put(i32* @y, i32 %2)
  br label %for.inc

for.inc:
  %3 = load i32, i32* %i, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  ret i8* null
}

define i8* @writer2(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %i = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  store i32 1, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp sle i32 %0, 1
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load i32, i32* %i, align 4
  call void @put(i32* @z, i32 %1)
  %2 = load i32, i32* %i, align 4
  call void @put(i32* @w, i32 %2)
  br label %for.inc

for.inc:
  %3 = load i32, i32* %i, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  ret i8* null
}

define i32 @get(i32* %p) {
entry:
  %p.addr = alloca i32*, align 8
  %atomic-temp = alloca i32, align 4
  store i32* %p, i32** %p.addr, align 8
  %0 = load i32*, i32** %p.addr, align 8
  %1 = load atomic i32, i32* %0 acquire, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  ret i32 %2
}

define void @put(i32* %p, i32 %v) {
entry:
  %p.addr = alloca i32*, align 8
  %v.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i32* %p, i32** %p.addr, align 8
  store i32 %v, i32* %v.addr, align 4
  %0 = load i32*, i32** %p.addr, align 8
  %1 = load i32, i32* %v.addr, align 4
  store i32 %1, i32* %.atomictmp, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %2, i32* %0 release, align 4
  ret void
}

