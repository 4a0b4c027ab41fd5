
%union.pthread_attr_t = type { i64, [48 x i8] }

@number = global [14 x i32] zeroinitializer, align 16
@table = global [128 x i32] zeroinitializer, align 16

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [14 x i64], align 16
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %0, 14
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load i32, i32* %i, align 4
  %2 = load i32, i32* %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [14 x i32], [14 x i32]* @number, i64 0, i64 %idxprom
  store i32 %1, i32* %arrayidx, align 4
  %3 = load i32, i32* %i, align 4
  %idxprom1 = sext i32 %3 to i64
  %arrayidx2 = getelementptr inbounds [14 x i64], [14 x i64]* %t, i64 0, i64 %idxprom1
  %4 = load i32, i32* %i, align 4
  %idxprom3 = sext i32 %4 to i64
  %arrayidx4 = getelementptr inbounds [14 x i32], [14 x i32]* @number, i64 0, i64 %idxprom3
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
  br label %for.inc

for.inc:
  %10 = load i32, i32* %m, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, i32* %m, align 4
  br label %for.cond

for.end:
  ret i8* null
}

define i32 @put(i32* %entry1, i32 %inserter) {
entry:
  %entry.addr = alloca i32*, align 8
  %inserter.addr = alloca i32, align 4
  %expected = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store i32* %entry1, i32** %entry.addr, align 8
  store i32 %inserter, i32* %inserter.addr, align 4
  store i32 0, i32* %expected, align 4
  %0 = load i32*, i32** %entry.addr, align 8
  %1 = load i32, i32* %inserter.addr, align 4
  store i32 %1, i32* %.atomictmp, align 4
  %2 = load i32, i32* %expected, align 4
  %3 = load i32, i32* %.atomictmp, align 4
  %4 = cmpxchg i32* %0, i32 %2, i32 %3 seq_cst seq_cst, align 4
  %5 = extractvalue { i32, i1 } %4, 0
  %6 = extractvalue { i32, i1 } %4, 1
  br i1 %6, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i32 %5, i32* %expected, align 4
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %6 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %7 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %7 to i1
  %conv = zext i1 %tobool to i32
  ret i32 %conv
}

