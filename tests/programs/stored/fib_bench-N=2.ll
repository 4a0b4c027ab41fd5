
%union.pthread_attr_t = type { i64, [48 x i8] }

@x = global i32 1, align 4
@y = global i32 1, align 4
@.str = constant [43 x i8] c"get(&x) <= greatest && get(&y) <= greatest\00", align 1
@.str.1 = constant [12 x i8] c"fib_bench.c\00", align 1
@__PRETTY_FUNCTION__.main = constant [15 x i8] c"int main(void)\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  %greatest = alloca i32, align 4
  %before = alloca i32, align 4
  %i = alloca i32, align 4
  %next = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @pthread_create(i64* %a, %union.pthread_attr_t* null, i8* (i8*)* @first, i8* null)
  %call1 = call i32 @pthread_create(i64* %b, %union.pthread_attr_t* null, i8* (i8*)* @second, i8* null)
  store i32 1, i32* %greatest, align 4
  store i32 0, i32* %before, align 4
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp sle i32 %0, 4
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load i32, i32* %greatest, align 4
  %2 = load i32, i32* %before, align 4
  %add = add nsw i32 %1, %2
  store i32 %add, i32* %next, align 4
  %3 = load i32, i32* %greatest, align 4
  store i32 %3, i32* %before, align 4
  %4 = load i32, i32* %next, align 4
  store i32 %4, i32* %greatest, align 4
  br label %for.inc

for.inc:
  %5 = load i32, i32* %i, align 4
  %inc = add nsw i32 %5, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  %call2 = call i32 @get(i32* @x)
  %6 = load i32, i32* %greatest, align 4
  %cmp3 = icmp sle i32 %call2, %6
  br i1 %cmp3, label %land.lhs.true, label %if.else

land.lhs.true:
  %call4 = call i32 @get(i32* @y)
  %7 = load i32, i32* %greatest, align 4
  %cmp5 = icmp sle i32 %call4, %7
  br i1 %cmp5, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 46, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end:
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @first(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %i = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %0, 2
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %call = call i32 @get(i32* @x)
  %call1 = call i32 @get(i32* @y)
  %add = add nsw i32 %call, %call1
  call void @put(i32* @x, i32 %add)
  br label %for.inc

for.inc:
  %1 = load i32, i32* %i, align 4
  %inc = add nsw i32 %1, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  ret i8* null
}

define i8* @second(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %i = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %0, 2
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %call = call i32 @get(i32* @y)
  %call1 = call i32 @get(i32* @x)
  %add = add nsw i32 %call, %call1
  call void @put(i32* @y, i32 %add)
  br label %for.inc

for.inc:
  %1 = load i32, i32* %i, align 4
  %inc = add nsw i32 %1, 1
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

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

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

