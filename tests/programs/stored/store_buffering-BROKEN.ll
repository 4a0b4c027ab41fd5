
%union.pthread_attr_t = type { i64, [48 x i8] }

@a = global i32 0, align 4
@b = global i32 0, align 4
@.str = constant [7 x i8] c"a || b\00", align 1
@.str.1 = constant [18 x i8] c"store_buffering.c\00", align 1
@__PRETTY_FUNCTION__.main = constant [15 x i8] c"int main(void)\00", align 1
@x = global i32 0, align 4
@y = global i32 0, align 4

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [2 x i64], align 16
  store i32 0, i32* %retval, align 4
  %arrayidx = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 0
  %call = call i32 @pthread_create(i64* %arrayidx, %union.pthread_attr_t* null, i8* (i8*)* @first, i8* null)
  %arrayidx1 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 1
  %call2 = call i32 @pthread_create(i64* %arrayidx1, %union.pthread_attr_t* null, i8* (i8*)* @second, i8* null)
  %arrayidx3 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 0
  %0 = load i64, i64* %arrayidx3, align 16
  %call4 = call i32 @pthread_join(i64 %0, i8** null)
  %arrayidx5 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 1
  %1 = load i64, i64* %arrayidx5, align 8
  %call6 = call i32 @pthread_join(i64 %1, i8** null)
  %2 = load i32, i32* @a, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %3 = load i32, i32* @b, align 4
  %tobool7 = icmp ne i32 %3, 0
  br i1 %tobool7, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 35, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end:
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @first(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %0, i32* @x monotonic, align 4
  call void @fence()
  %1 = load atomic i32, i32* @y monotonic, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* @a, align 4
  ret i8* null
}

define i8* @second(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %0, i32* @y monotonic, align 4
  call void @fence()
  %1 = load atomic i32, i32* @x monotonic, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* @b, align 4
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define void @fence() {
entry:
  ret void
}

