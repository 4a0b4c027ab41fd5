
%union.pthread_attr_t = type { i64, [48 x i8] }

@number = global [12 x i32] zeroinitializer, align 16
@table = global [128 x i32] zeroinitializer, align 16
@.str = constant [41 x i8] c"atomic_load(&table[place]) == thread + 1\00", align 1
@.str.1 = constant [10 x i8] c"indexer.c\00", align 1
@__PRETTY_FUNCTION__.inserter = constant [23 x i8] c"void *inserter(void *)\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [12 x i64], align 16
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %0, 12
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load i32, i32* %i, align 4
  %2 = load i32, i32* %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [12 x i32], [12 x i32]* @number, i64 0, i64 %idxprom
  store i32 %1, i32* %arrayidx, align 4
  %3 = load i32, i32* %i, align 4
  %idxprom1 = sext i32 %3 to i64
  %arrayidx2 = getelementptr inbounds [12 x i64], [12 x i64]* %t, i64 0, i64 %idxprom1
  %4 = load i32, i32* %i, align 4
  %idxprom3 = sext i32 %4 to i64
  %arrayidx4 = getelementptr inbounds [12 x i32], [12 x i32]* @number, i64 0, i64 %idxprom3
  %5 = bitcast i32* %arrayidx4 to i8*
  %call = call i32 @pthread_create(i64* %arrayidx2, %union.pthread_attr_t* null, i8* (i8*)* @inserter, i8* %5)
  br label %for.inc

for.inc:
  %6 = load i32, i32* %i, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @inserter(i8* %argument) {
entry:
  %argument.addr = alloca i8*, align 8
  %thread = alloca i32, align 4
  %m = alloca i32, align 4
  %message = alloca i32, align 4
  %place = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8*, i8** %argument.addr, align 8
  %1 = bitcast i8* %0 to i32*
  %2 = load i32, i32* %1, align 4
  store i32 %2, i32* %thread, align 4
  store i32 0, i32* %m, align 4
  br label %for.cond

for.cond:
  %3 = load i32, i32* %m, align 4
  %cmp = icmp slt i32 %3, 4
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %4 = load i32, i32* %m, align 4
  %mul = mul nsw i32 %4, 11
  %5 = load i32, i32* %thread, align 4
  %add = add nsw i32 %mul, %5
  store i32 %add, i32* %message, align 4
  %6 = load i32, i32* %message, align 4
  %mul1 = mul nsw i32 %6, 7
  %rem = srem i32 %mul1, 128
  store i32 %rem, i32* %place, align 4
  br label %while.cond

while.cond:
  %7 = load i32, i32* %place, align 4
  %idxprom = sext i32 %7 to i64
  %arrayidx = getelementptr inbounds [128 x i32], [128 x i32]* @table, i64 0, i64 %idxprom
  %8 = load i32, i32* %thread, align 4
  %add2 = add nsw i32 %8, 1
  %call = call i32 @put(i32* %arrayidx, i32 %add2)
  %tobool = icmp ne i32 %call, 0
  %lnot = xor i1 %tobool, true
  br i1 %lnot, label %while.body, label %while.end

while.body:
  %9 = load i32, i32* %place, align 4
  %add3 = add nsw i32 %9, 1
  %rem4 = srem i32 %add3, 128
  store i32 %rem4, i32* %place, align 4
  br label %while.cond

while.end:
  %10 = load i32, i32* %place, align 4
  %idxprom5 = sext i32 %10 to i64
  %arrayidx6 = getelementptr inbounds [128 x i32], [128 x i32]* @table, i64 0, i64 %idxprom5
  %11 = load atomic i32, i32* %arrayidx6 seq_cst, align 4
  store i32 %11, i32* %atomic-temp, align 4
  %12 = load i32, i32* %atomic-temp, align 4
  %13 = load i32, i32* %thread, align 4
  %add7 = add nsw i32 %13, 1
  %cmp8 = icmp eq i32 %12, %add7
  br i1 %cmp8, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 35, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.inserter, i64 0, i64 0))
  unreachable

if.end:
  br label %for.inc

for.inc:
  %14 = load i32, i32* %m, align 4
  %inc = add nsw i32 %14, 1
  store i32 %inc, i32* %m, align 4
  br label %for.cond

for.end:
  ret i8* null
}

define i32 @put(i32* %entry1, i32 %inserter) {
entry:
  %retval = alloca i32, align 4
  %entry.addr = alloca i32*, align 8
  %inserter.addr = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i32* %entry1, i32** %entry.addr, align 8
  store i32 %inserter, i32* %inserter.addr, align 4
  %0 = load i32*, i32** %entry.addr, align 8
  %1 = load atomic i32, i32* %0 seq_cst, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  store i32 0, i32* %retval, align 4
  br label %return

if.end:
  %3 = load i32*, i32** %entry.addr, align 8
  %4 = load i32, i32* %inserter.addr, align 4
  store i32 %4, i32* %.atomictmp, align 4
  %5 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %5, i32* %3 seq_cst, align 4
  store i32 1, i32* %retval, align 4
  br label %return

return:
  %6 = load i32, i32* %retval, align 4
  ret i32 %6
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

