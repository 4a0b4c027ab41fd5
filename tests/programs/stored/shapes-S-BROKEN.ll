
%union.pthread_attr_t = type { i64, [48 x i8] }

@a = global i32 0, align 4
@x = global i32 0, align 4
@.str = constant [12 x i8] c"!(EXCLUDED)\00", align 1
@.str.1 = constant [9 x i8] c"shapes.c\00", align 1
@__PRETTY_FUNCTION__.main = constant [15 x i8] c"int main(void)\00", align 1
@y = global i32 0, align 4

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [3 x i64], align 16
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %arrayidx = getelementptr inbounds [3 x i64], [3 x i64]* %t, i64 0, i64 0
  %call = call i32 @pthread_create(i64* %arrayidx, %union.pthread_attr_t* null, i8* (i8*)* @one, i8* null)
  %arrayidx1 = getelementptr inbounds [3 x i64], [3 x i64]* %t, i64 0, i64 1
  %call2 = call i32 @pthread_create(i64* %arrayidx1, %union.pthread_attr_t* null, i8* (i8*)* @two, i8* null)
  %arrayidx3 = getelementptr inbounds [3 x i64], [3 x i64]* %t, i64 0, i64 2
  %call4 = call i32 @pthread_create(i64* %arrayidx3, %union.pthread_attr_t* null, i8* (i8*)* @three, i8* null)
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %0, 3
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load i32, i32* %i, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx5 = getelementptr inbounds [3 x i64], [3 x i64]* %t, i64 0, i64 %idxprom
  %2 = load i64, i64* %arrayidx5, align 8
  %call6 = call i32 @pthread_join(i64 %2, i8** null)
  br label %for.inc

for.inc:
  %3 = load i32, i32* %i, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  %4 = load i32, i32* @a, align 4
  %cmp7 = icmp eq i32 %4, 1
  br i1 %cmp7, label %land.lhs.true, label %if.then

land.lhs.true:
  %call8 = call i32 @get(i32* @x)
  %cmp9 = icmp eq i32 %call8, 2
  br i1 %cmp9, label %if.else, label %if.then

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 85, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end:
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @one(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  store i8* %unused, i8** %unused.addr, align 8
  call void @first()
  ret i8* null
}

define i8* @two(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  store i8* %unused, i8** %unused.addr, align 8
  call void @second()
  ret i8* null
}

define i8* @three(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  store i8* %unused, i8** %unused.addr, align 8
  call void @third()
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

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

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define void @first() {
entry:
  call void @put(i32* @x, i32 2)
  call void @put(i32* @y, i32 1)
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
  store atomic i32 %2, i32* %0 monotonic, align 4
  ret void
}

define void @second() {
entry:
  %call = call i32 @get(i32* @y)
  store i32 %call, i32* @a, align 4
  call void @put(i32* @x, i32 1)
  ret void
}

define void @third() {
entry:
  ret void
}

