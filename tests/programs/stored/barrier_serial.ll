
%union.pthread_barrier_t = type { i64, [24 x i8] }
%union.pthread_barrierattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@barrier = global %union.pthread_barrier_t zeroinitializer, align 8
@serial = global i32 0, align 4
@.str = constant [12 x i8] c"serial == 1\00", align 1
@.str.1 = constant [17 x i8] c"barrier_serial.c\00", align 1
@__PRETTY_FUNCTION__.worker = constant [21 x i8] c"void *worker(void *)\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [2 x i64], align 16
  store i32 0, i32* %retval, align 4
  %call = call i32 @pthread_barrier_init(%union.pthread_barrier_t* @barrier, %union.pthread_barrierattr_t* null, i32 2)
  %arrayidx = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 0
  %call1 = call i32 @pthread_create(i64* %arrayidx, %union.pthread_attr_t* null, i8* (i8*)* @worker, i8* null)
  %arrayidx2 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 1
  %call3 = call i32 @pthread_create(i64* %arrayidx2, %union.pthread_attr_t* null, i8* (i8*)* @worker, i8* null)
  %arrayidx4 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 0
  %0 = load i64, i64* %arrayidx4, align 16
  %call5 = call i32 @pthread_join(i64 %0, i8** null)
  %arrayidx6 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 1
  %1 = load i64, i64* %arrayidx6, align 8
  %call7 = call i32 @pthread_join(i64 %1, i8** null)
  ret i32 0
}

declare i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef, %union.pthread_barrierattr_t* noundef, i32 noundef)

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @worker(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  %call = call i32 @pthread_barrier_wait(%union.pthread_barrier_t* @barrier)
  %cmp = icmp eq i32 %call, -1
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  %1 = atomicrmw add i32* @serial, i32 %0 seq_cst, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  br label %if.end

if.end:
  %call1 = call i32 @pthread_barrier_wait(%union.pthread_barrier_t* @barrier)
  %atomic-load = load atomic i32, i32* @serial seq_cst, align 4
  %cmp2 = icmp eq i32 %atomic-load, 1
  br i1 %cmp2, label %if.then3, label %if.else

if.then3:
  br label %if.end4

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 13, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0))
  unreachable

if.end4:
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

declare i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

