
%union.pthread_attr_t = type { i64, [48 x i8] }

@sequence = global i32 0, align 4
@a = global i32 0, align 4
@b = global i32 0, align 4
@.str = constant [7 x i8] c"x == y\00", align 1
@.str.1 = constant [10 x i8] c"seqlock.c\00", align 1
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
  %s = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %.atomictmp2 = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  %0 = load atomic i32, i32* @sequence monotonic, align 4
  store i32 %0, i32* %atomic-temp, align 4
  %1 = load i32, i32* %atomic-temp, align 4
  store i32 %1, i32* %s, align 4
  %2 = load i32, i32* %s, align 4
  %add = add nsw i32 %2, 1
  store i32 %add, i32* %.atomictmp, align 4
  %3 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %3, i32* @sequence monotonic, align 4
  fence release
  store i32 1, i32* %.atomictmp1, align 4
  %4 = load i32, i32* %.atomictmp1, align 4
  store atomic i32 %4, i32* @a monotonic, align 4
  store i32 1, i32* %.atomictmp2, align 4
  %5 = load i32, i32* %.atomictmp2, align 4
  store atomic i32 %5, i32* @b monotonic, align 4
  %6 = load i32, i32* %s, align 4
  %add4 = add nsw i32 %6, 2
  store i32 %add4, i32* %.atomictmp3, align 4
  %7 = load i32, i32* %.atomictmp3, align 4
  store atomic i32 %7, i32* @sequence release, align 4
  ret i8* null
}

define i8* @reader(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %before = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %x = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %y = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  %after = alloca i32, align 4
  %atomic-temp3 = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  %0 = load atomic i32, i32* @sequence acquire, align 4
  store i32 %0, i32* %atomic-temp, align 4
  %1 = load i32, i32* %atomic-temp, align 4
  store i32 %1, i32* %before, align 4
  %2 = load i32, i32* %before, align 4
  %rem = srem i32 %2, 2
  %cmp = icmp eq i32 %rem, 0
  %conv = zext i1 %cmp to i32
  call void @__VERIFIER_assume(i32 %conv)
  %3 = load atomic i32, i32* @a monotonic, align 4
  store i32 %3, i32* %atomic-temp1, align 4
  %4 = load i32, i32* %atomic-temp1, align 4
  store i32 %4, i32* %x, align 4
  %5 = load atomic i32, i32* @b monotonic, align 4
  store i32 %5, i32* %atomic-temp2, align 4
  %6 = load i32, i32* %atomic-temp2, align 4
  store i32 %6, i32* %y, align 4
  %7 = load atomic i32, i32* @sequence monotonic, align 4
  store i32 %7, i32* %atomic-temp3, align 4
  %8 = load i32, i32* %atomic-temp3, align 4
  store i32 %8, i32* %after, align 4
  %9 = load i32, i32* %before, align 4
  %10 = load i32, i32* %after, align 4
  %cmp4 = icmp eq i32 %9, %10
  br i1 %cmp4, label %if.then, label %if.end9

if.then:
  %11 = load i32, i32* %x, align 4
  %12 = load i32, i32* %y, align 4
  %cmp6 = icmp eq i32 %11, %12
  br i1 %cmp6, label %if.then8, label %if.else

if.then8:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 30, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.reader, i64 0, i64 0))
  unreachable

if.end:
  br label %if.end9

if.end9:
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

declare void @__VERIFIER_assume(i32 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

