
%union.pthread_attr_t = type { i64, [48 x i8] }

@number = global [3 x i32] zeroinitializer, align 4
@x = global i32 0, align 4

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [4 x i64], align 16
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %0, 3
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load i32, i32* %i, align 4
  %add = add nsw i32 %1, 1
  %2 = load i32, i32* %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* @number, i64 0, i64 %idxprom
  store i32 %add, i32* %arrayidx, align 4
  %3 = load i32, i32* %i, align 4
  %idxprom1 = sext i32 %3 to i64
  %arrayidx2 = getelementptr inbounds [4 x i64], [4 x i64]* %t, i64 0, i64 %idxprom1
  %4 = load i32, i32* %i, align 4
  %idxprom3 = sext i32 %4 to i64
  %arrayidx4 = getelementptr inbounds [3 x i32], [3 x i32]* @number, i64 0, i64 %idxprom3
  %5 = bitcast i32* %arrayidx4 to i8*
  %call = call i32 @pthread_create(i64* %arrayidx2, %union.pthread_attr_t* null, i8* (i8*)* @writer, i8* %5)
  br label %for.inc

for.inc:
  %6 = load i32, i32* %i, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  %arrayidx5 = getelementptr inbounds [4 x i64], [4 x i64]* %t, i64 0, i64 3
  %call6 = call i32 @pthread_create(i64* %arrayidx5, %union.pthread_attr_t* null, i8* (i8*)* @reader, i8* null)
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @writer(i8* %argument) {
entry:
  %argument.addr = alloca i8*, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8*, i8** %argument.addr, align 8
  %1 = bitcast i8* %0 to i32*
  %2 = load i32, i32* %1, align 4
  call void @put(i32 %2)
  ret i8* null
}

define i8* @reader(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  store i8* %unused, i8** %unused.addr, align 8
  %call = call i32 @get()
  ret i8* null
}

define void @put(i32 %v) {
entry:
  %v.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i32 %v, i32* %v.addr, align 4
  %0 = load i32, i32* %v.addr, align 4
  store i32 %0, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %1, i32* @x monotonic, align 4
  ret void
}

define i32 @get() {
entry:
  %atomic-temp = alloca i32, align 4
  %0 = load atomic i32, i32* @x monotonic, align 4
  store i32 %0, i32* %atomic-temp, align 4
  %1 = load i32, i32* %atomic-temp, align 4
  ret i32 %1
}

