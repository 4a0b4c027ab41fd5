
%union.pthread_attr_t = type { i64, [48 x i8] }

@owned = global i32 0, align 4
@stolen = global [2 x i32] zeroinitializer, align 4
@.str = constant [34 x i8] c"stolen[i] != owned || owned == -1\00", align 1
@.str.1 = constant [12 x i8] c"chase_lev.c\00", align 1
@__PRETTY_FUNCTION__.main = constant [15 x i8] c"int main(void)\00", align 1
@top = global i32 0, align 4
@bottom = global i32 0, align 4
@cells = global [4 x i32] zeroinitializer, align 16

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @pthread_create(i64* %t, %union.pthread_attr_t* null, i8* (i8*)* @thief, i8* null)
  call void @push(i32 1)
  call void @push(i32 2)
  %call1 = call i32 @take()
  store i32 %call1, i32* @owned, align 4
  %0 = load i64, i64* %t, align 8
  %call2 = call i32 @pthread_join(i64 %0, i8** null)
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %1 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %1, 2
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %2 = load i32, i32* %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* @stolen, i64 0, i64 %idxprom
  %3 = load i32, i32* %arrayidx, align 4
  %4 = load i32, i32* @owned, align 4
  %cmp3 = icmp ne i32 %3, %4
  br i1 %cmp3, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %5 = load i32, i32* @owned, align 4
  %cmp4 = icmp eq i32 %5, -1
  br i1 %cmp4, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 73, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end:
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

define i8* @thief(i8* %unused) {
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
  %call = call i32 @steal()
  %1 = load i32, i32* %i, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* @stolen, i64 0, i64 %idxprom
  store i32 %call, i32* %arrayidx, align 4
  br label %for.inc

for.inc:
  %2 = load i32, i32* %i, align 4
  %inc = add nsw i32 %2, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  ret i8* null
}

define void @push(i32 %value) {
entry:
  %value.addr = alloca i32, align 4
  %b = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i32 %value, i32* %value.addr, align 4
  %0 = load atomic i32, i32* @bottom monotonic, align 4
  store i32 %0, i32* %atomic-temp, align 4
  %1 = load i32, i32* %atomic-temp, align 4
  store i32 %1, i32* %b, align 4
  %2 = load i32, i32* %value.addr, align 4
  %3 = load i32, i32* %b, align 4
  %rem = srem i32 %3, 4
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* @cells, i64 0, i64 %idxprom
  store i32 %2, i32* %arrayidx, align 4
  %4 = load i32, i32* %b, align 4
  %add = add nsw i32 %4, 1
  store i32 %add, i32* %.atomictmp, align 4
  %5 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %5, i32* @bottom release, align 4
  ret void
}

define i32 @take() {
entry:
  %retval = alloca i32, align 4
  %b = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %t = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %.atomictmp2 = alloca i32, align 4
  %value = alloca i32, align 4
  %expected = alloca i32, align 4
  %.atomictmp5 = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp9 = alloca i32, align 4
  %0 = load atomic i32, i32* @bottom monotonic, align 4
  store i32 %0, i32* %atomic-temp, align 4
  %1 = load i32, i32* %atomic-temp, align 4
  %sub = sub nsw i32 %1, 1
  store i32 %sub, i32* %b, align 4
  %2 = load i32, i32* %b, align 4
  store i32 %2, i32* %.atomictmp, align 4
  %3 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %3, i32* @bottom monotonic, align 4
  fence seq_cst
  %4 = load atomic i32, i32* @top monotonic, align 4
  store i32 %4, i32* %atomic-temp1, align 4
  %5 = load i32, i32* %atomic-temp1, align 4
  store i32 %5, i32* %t, align 4
  %6 = load i32, i32* %t, align 4
  %7 = load i32, i32* %b, align 4
  %cmp = icmp sgt i32 %6, %7
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %8 = load i32, i32* %b, align 4
  %add = add nsw i32 %8, 1
  store i32 %add, i32* %.atomictmp2, align 4
  %9 = load i32, i32* %.atomictmp2, align 4
  store atomic i32 %9, i32* @bottom monotonic, align 4
  store i32 -1, i32* %retval, align 4
  br label %return

if.end:
  %10 = load i32, i32* %b, align 4
  %rem = srem i32 %10, 4
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* @cells, i64 0, i64 %idxprom
  %11 = load i32, i32* %arrayidx, align 4
  store i32 %11, i32* %value, align 4
  %12 = load i32, i32* %t, align 4
  %13 = load i32, i32* %b, align 4
  %cmp3 = icmp eq i32 %12, %13
  br i1 %cmp3, label %if.then4, label %if.end11

if.then4:
  %14 = load i32, i32* %t, align 4
  store i32 %14, i32* %expected, align 4
  %15 = load i32, i32* %t, align 4
  %add6 = add nsw i32 %15, 1
  store i32 %add6, i32* %.atomictmp5, align 4
  %16 = load i32, i32* %expected, align 4
  %17 = load i32, i32* %.atomictmp5, align 4
  %18 = cmpxchg i32* @top, i32 %16, i32 %17 seq_cst monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 0
  %20 = extractvalue { i32, i1 } %18, 1
  br i1 %20, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i32 %19, i32* %expected, align 4
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %20 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %21 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %21 to i1
  br i1 %tobool, label %if.end8, label %if.then7

if.then7:
  store i32 -1, i32* %value, align 4
  br label %if.end8

if.end8:
  %22 = load i32, i32* %b, align 4
  %add10 = add nsw i32 %22, 1
  store i32 %add10, i32* %.atomictmp9, align 4
  %23 = load i32, i32* %.atomictmp9, align 4
  store atomic i32 %23, i32* @bottom monotonic, align 4
  br label %if.end11

if.end11:
  %24 = load i32, i32* %value, align 4
  store i32 %24, i32* %retval, align 4
  br label %return

return:
  %25 = load i32, i32* %retval, align 4
  ret i32 %25
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define i32 @steal() {
entry:
  %retval = alloca i32, align 4
  %t = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %b = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %value = alloca i32, align 4
  %expected = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %0 = load atomic i32, i32* @top acquire, align 4
  store i32 %0, i32* %atomic-temp, align 4
  %1 = load i32, i32* %atomic-temp, align 4
  store i32 %1, i32* %t, align 4
  fence seq_cst
  %2 = load atomic i32, i32* @bottom acquire, align 4
  store i32 %2, i32* %atomic-temp1, align 4
  %3 = load i32, i32* %atomic-temp1, align 4
  store i32 %3, i32* %b, align 4
  %4 = load i32, i32* %t, align 4
  %5 = load i32, i32* %b, align 4
  %cmp = icmp sge i32 %4, %5
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i32 -1, i32* %retval, align 4
  br label %return

if.end:
  %6 = load i32, i32* %t, align 4
  %rem = srem i32 %6, 4
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* @cells, i64 0, i64 %idxprom
  %7 = load i32, i32* %arrayidx, align 4
  store i32 %7, i32* %value, align 4
  %8 = load i32, i32* %t, align 4
  store i32 %8, i32* %expected, align 4
  %9 = load i32, i32* %t, align 4
  %add = add nsw i32 %9, 1
  store i32 %add, i32* %.atomictmp, align 4
  %10 = load i32, i32* %expected, align 4
  %11 = load i32, i32* %.atomictmp, align 4
  %12 = cmpxchg i32* @top, i32 %10, i32 %11 seq_cst monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = extractvalue { i32, i1 } %12, 1
  br i1 %14, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i32 %13, i32* %expected, align 4
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %14 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %15 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %15 to i1
  br i1 %tobool, label %if.end3, label %if.then2

if.then2:
  store i32 -1, i32* %retval, align 4
  br label %return

if.end3:
  %16 = load i32, i32* %value, align 4
  store i32 %16, i32* %retval, align 4
  br label %return

return:
  %17 = load i32, i32* %retval, align 4
  ret i32 %17
}

