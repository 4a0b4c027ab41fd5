
%union.pthread_attr_t = type { i64, [48 x i8] }

@a = global i32 0, align 4
@b = global i32 0, align 4
@c = global i32 0, align 4
@d = global i32 0, align 4
@.str = constant [22 x i8] c"!(a && !b && c && !d)\00", align 1
@.str.1 = constant [7 x i8] c"iriw.c\00", align 1
@__PRETTY_FUNCTION__.main = constant [15 x i8] c"int main(void)\00", align 1
@x = global i32 0, align 4
@y = global i32 0, align 4

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [4 x i64], align 16
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %arrayidx = getelementptr inbounds [4 x i64], [4 x i64]* %t, i64 0, i64 0
  %call = call i32 @pthread_create(i64* %arrayidx, %union.pthread_attr_t* null, i8* (i8*)* @write_x, i8* null)
  %arrayidx1 = getelementptr inbounds [4 x i64], [4 x i64]* %t, i64 0, i64 1
  %call2 = call i32 @pthread_create(i64* %arrayidx1, %union.pthread_attr_t* null, i8* (i8*)* @write_y, i8* null)
  %arrayidx3 = getelementptr inbounds [4 x i64], [4 x i64]* %t, i64 0, i64 2
  %call4 = call i32 @pthread_create(i64* %arrayidx3, %union.pthread_attr_t* null, i8* (i8*)* @read_xy, i8* null)
  %arrayidx5 = getelementptr inbounds [4 x i64], [4 x i64]* %t, i64 0, i64 3
  %call6 = call i32 @pthread_create(i64* %arrayidx5, %union.pthread_attr_t* null, i8* (i8*)* @read_yx, i8* null)
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %0, 4
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load i32, i32* %i, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx7 = getelementptr inbounds [4 x i64], [4 x i64]* %t, i64 0, i64 %idxprom
  %2 = load i64, i64* %arrayidx7, align 8
  %call8 = call i32 @pthread_join(i64 %2, i8** null)
  br label %for.inc

for.inc:
  %3 = load i32, i32* %i, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  %4 = load i32, i32* @a, align 4
  %tobool = icmp ne i32 %4, 0
  br i1 %tobool, label %land.lhs.true, label %if.then

land.lhs.true:
  %5 = load i32, i32* @b, align 4
  %tobool9 = icmp ne i32 %5, 0
  br i1 %tobool9, label %if.then, label %land.lhs.true10

land.lhs.true10:
  %6 = load i32, i32* @c, align 4
  %tobool11 = icmp ne i32 %6, 0
  br i1 %tobool11, label %land.lhs.true12, label %if.then

land.lhs.true12:
  %7 = load i32, i32* @d, align 4
  %tobool13 = icmp ne i32 %7, 0
  br i1 %tobool13, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 44, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end:
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @write_x(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %.atomictmp = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %0, i32* @x release, align 4
  ret i8* null
}

define i8* @write_y(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %.atomictmp = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %0, i32* @y release, align 4
  ret i8* null
}

define i8* @read_xy(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  %0 = load atomic i32, i32* @x acquire, align 4
  store i32 %0, i32* %atomic-temp, align 4
  %1 = load i32, i32* %atomic-temp, align 4
  store i32 %1, i32* @a, align 4
  %2 = load atomic i32, i32* @y acquire, align 4
  store i32 %2, i32* %atomic-temp1, align 4
  %3 = load i32, i32* %atomic-temp1, align 4
  store i32 %3, i32* @b, align 4
  ret i8* null
}

define i8* @read_yx(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  %0 = load atomic i32, i32* @y acquire, align 4
  store i32 %0, i32* %atomic-temp, align 4
  %1 = load i32, i32* %atomic-temp, align 4
  store i32 %1, i32* @c, align 4
  %2 = load atomic i32, i32* @x acquire, align 4
  store i32 %2, i32* %atomic-temp1, align 4
  %3 = load i32, i32* %atomic-temp1, align 4
  store i32 %3, i32* @d, align 4
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

