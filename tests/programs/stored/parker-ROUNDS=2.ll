
%union.pthread_attr_t = type { i64, [48 x i8] }

@condition = global i32 0, align 4
@permit = global i32 0, align 4
@claims = global [2 x i32] zeroinitializer, align 4
@sleeps = global i32 0, align 4
@finished = global i32 0, align 4

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %call = call i32 @pthread_create(i64* %t, %union.pthread_attr_t* null, i8* (i8*)* @parker, i8* null)
  %call1 = call i32 @pthread_create(i64* %u, %union.pthread_attr_t* null, i8* (i8*)* @unparker, i8* null)
  %0 = load i64, i64* %t, align 8
  %call2 = call i32 @pthread_join(i64 %0, i8** null)
  %1 = load i64, i64* %u, align 8
  %call3 = call i32 @pthread_join(i64 %1, i8** null)
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @parker(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %i = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %call = call i32 @get(i32* @condition)
  %tobool = icmp ne i32 %call, 0
  %lnot = xor i1 %tobool, true
  br i1 %lnot, label %for.body, label %for.end

for.body:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %0, 2
  %conv = zext i1 %cmp to i32
  call void @__VERIFIER_assume(i32 %conv)
  call void @park()
  br label %for.inc

for.inc:
  %1 = load i32, i32* %i, align 4
  %inc = add nsw i32 %1, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  ret i8* null
}

define i8* @unparker(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  store i8* %unused, i8** %unused.addr, align 8
  call void @unpark()
  call void @put(i32* @condition, i32 1)
  call void @fence()
  call void @unpark()
  call void @fence()
  call void @put(i32* @finished, i32 1)
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

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

declare void @__VERIFIER_assume(i32 noundef)

define void @park() {
entry:
  %call = call i32 @get(i32* @permit)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  call void @put(i32* @permit, i32 0)
  call void @fence()
  br label %return

if.end:
  %call1 = call i32 @try_lock(i32 0)
  %tobool2 = icmp ne i32 %call1, 0
  br i1 %tobool2, label %if.end4, label %if.then3

if.then3:
  call void @put(i32* getelementptr inbounds ([2 x i32], [2 x i32]* @claims, i64 0, i64 0), i32 0)
  br label %return

if.end4:
  %call5 = call i32 @get(i32* @permit)
  %tobool6 = icmp ne i32 %call5, 0
  br i1 %tobool6, label %if.then7, label %if.end8

if.then7:
  call void @put(i32* @permit, i32 0)
  call void @unlock(i32 0)
  br label %return

if.end8:
  call void @put(i32* @sleeps, i32 1)
  call void @unlock(i32 0)
  %call9 = call i32 @get(i32* @sleeps)
  %tobool10 = icmp ne i32 %call9, 0
  %lnot = xor i1 %tobool10, true
  %lnot.ext = zext i1 %lnot to i32
  call void @__VERIFIER_assume(i32 %lnot.ext)
  call void @lock(i32 0)
  call void @put(i32* @permit, i32 0)
  call void @unlock(i32 0)
  br label %return

return:
  ret void
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

define void @fence() {
entry:
  fence seq_cst
  ret void
}

define i32 @try_lock(i32 %thread) {
entry:
  %thread.addr = alloca i32, align 4
  store i32 %thread, i32* %thread.addr, align 4
  %0 = load i32, i32* %thread.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* @claims, i64 0, i64 %idxprom
  call void @put(i32* %arrayidx, i32 1)
  call void @fence()
  %1 = load i32, i32* %thread.addr, align 4
  %sub = sub nsw i32 1, %1
  %idxprom1 = sext i32 %sub to i64
  %arrayidx2 = getelementptr inbounds [2 x i32], [2 x i32]* @claims, i64 0, i64 %idxprom1
  %call = call i32 @get(i32* %arrayidx2)
  %cmp = icmp eq i32 %call, 0
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define void @unlock(i32 %thread) {
entry:
  %thread.addr = alloca i32, align 4
  store i32 %thread, i32* %thread.addr, align 4
  call void @fence()
  %0 = load i32, i32* %thread.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* @claims, i64 0, i64 %idxprom
  call void @put(i32* %arrayidx, i32 0)
  ret void
}

define void @lock(i32 %thread) {
entry:
  %thread.addr = alloca i32, align 4
  store i32 %thread, i32* %thread.addr, align 4
  %0 = load i32, i32* %thread.addr, align 4
  %call = call i32 @try_lock(i32 %0)
  call void @__VERIFIER_assume(i32 %call)
  ret void
}

define void @unpark() {
entry:
  %had = alloca i32, align 4
  call void @lock(i32 1)
  %call = call i32 @get(i32* @permit)
  store i32 %call, i32* %had, align 4
  call void @put(i32* @permit, i32 1)
  call void @unlock(i32 1)
  %0 = load i32, i32* %had, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  call void @put(i32* @sleeps, i32 0)
  br label %if.end

if.end:
  ret void
}

