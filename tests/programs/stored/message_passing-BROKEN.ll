
%union.pthread_attr_t = type { i64, [48 x i8] }

@data = global i32 0, align 4
@flag = global i32 0, align 4
@.str = constant [11 x i8] c"data == 42\00", align 1
@.str.1 = constant [18 x i8] c"message_passing.c\00", align 1
@__PRETTY_FUNCTION__.reader = constant [21 x i8] c"void *reader(void *)\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %call = call i32 @pthread_create(i64* %a, %union.pthread_attr_t* null, i8* (i8*)* @writer, i8* null)
  %call1 = call i32 @pthread_create(i64* %b, %union.pthread_attr_t* null, i8* (i8*)* @reader, i8* null)
  %0 = load i64, i64* %a, align 8
  %call2 = call i32 @pthread_join(i64 %0, i8** null)
  %1 = load i64, i64* %b, align 8
  %call3 = call i32 @pthread_join(i64 %1, i8** null)
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @writer(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %.atomictmp = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  store i32 42, i32* @data, align 4
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %0, i32* @flag monotonic, align 4
  ret i8* null
}

define i8* @reader(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %atomic-temp = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  %0 = load atomic i32, i32* @flag acquire, align 4
  store i32 %0, i32* %atomic-temp, align 4
  %1 = load i32, i32* %atomic-temp, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.then, label %if.end2

if.then:
  %2 = load i32, i32* @data, align 4
  %cmp = icmp eq i32 %2, 42
  br i1 %cmp, label %if.then1, label %if.else

if.then1:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 23, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.reader, i64 0, i64 0))
  unreachable

if.end:
  br label %if.end2

if.end2:
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

