
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@lock = global %union.pthread_rwlock_t zeroinitializer, align 8
@a = global i32 0, align 4
@b = global i32 0, align 4
@.str = constant [7 x i8] c"a == b\00", align 1
@.str.1 = constant [9 x i8] c"rwlock.c\00", align 1
@__PRETTY_FUNCTION__.reader = constant [21 x i8] c"void *reader(void *)\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [3 x i64], align 16
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %arrayidx = getelementptr inbounds [3 x i64], [3 x i64]* %t, i64 0, i64 0
  %call = call i32 @pthread_create(i64* %arrayidx, %union.pthread_attr_t* null, i8* (i8*)* @writer, i8* null)
  %arrayidx1 = getelementptr inbounds [3 x i64], [3 x i64]* %t, i64 0, i64 1
  %call2 = call i32 @pthread_create(i64* %arrayidx1, %union.pthread_attr_t* null, i8* (i8*)* @reader, i8* null)
  %arrayidx3 = getelementptr inbounds [3 x i64], [3 x i64]* %t, i64 0, i64 2
  %call4 = call i32 @pthread_create(i64* %arrayidx3, %union.pthread_attr_t* null, i8* (i8*)* @reader, i8* null)
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
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @writer(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  store i8* %unused, i8** %unused.addr, align 8
  %call = call i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* @lock)
  %0 = load i32, i32* @a, align 4
  %inc = add nsw i32 %0, 1
  store i32 %inc, i32* @a, align 4
  %1 = load i32, i32* @b, align 4
  %inc1 = add nsw i32 %1, 1
  store i32 %inc1, i32* @b, align 4
  %call2 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* @lock)
  ret i8* null
}

define i8* @reader(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  store i8* %unused, i8** %unused.addr, align 8
  %call = call i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* @lock)
  %0 = load i32, i32* @a, align 4
  %1 = load i32, i32* @b, align 4
  %cmp = icmp eq i32 %0, %1
  br i1 %cmp, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 17, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.reader, i64 0, i64 0))
  unreachable

if.end:
  store i32 0, i32* @a, align 4
  %call1 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* @lock)
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

declare i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef)

declare i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef)

declare i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

