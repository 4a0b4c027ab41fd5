
%struct.ending = type { void (i8*)*, i8* }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.timespec = type { i64, i64 }
%struct.state = type { void (%struct.state*)** }

@error_number = thread_local global i32 0, align 4
@.str = constant [6 x i8] c"mutex\00", align 1
@.str.1 = constant [54 x i8] c"a mutex is unlocked by a thread that does not hold it\00", align 1
@.str.2 = constant [38 x i8] c"a mutex is destroyed while it is held\00", align 1
@.str.3 = constant [58 x i8] c"a spin lock is unlocked by a thread that does not hold it\00", align 1
@.str.4 = constant [64 x i8] c"a read-write lock is unlocked by a thread that does not hold it\00", align 1
@keys = global i32 0, align 4
@destructors = global [128 x void (i8*)*] zeroinitializer, align 16
@.str.5 = constant [19 x i8] c"invalid-allocation\00", align 1
@.str.6 = constant [61 x i8] c"aligned_alloc of a size that is no multiple of the alignment\00", align 1
@.str.7 = constant [12 x i8] c"unsupported\00", align 1
@.str.8 = constant [58 x i8] c"qsort of elements of more than 256 bytes is not supported\00", align 1
@.str.9 = constant [51 x i8] c"this format of output into memory is not supported\00", align 1
@.str.10 = constant [84 x i8] c"sysconf of another name than _SC_PAGESIZE and _SC_NPROCESSORS_ONLN is not supported\00", align 1
@ending_count = global i32 0, align 4
@endings = global [64 x %struct.ending] zeroinitializer, align 16
@.str.11 = constant [6 x i8] c"abort\00", align 1
@.str.12 = constant [19 x i8] c"the program aborts\00", align 1
@.str.13 = constant [10 x i8] c"assertion\00", align 1
@.str.14 = constant [27 x i8] c"__VERIFIER_error is called\00", align 1
@.str.15 = constant [22 x i8] c"reach_error is called\00", align 1
@.str.16 = constant [24 x i8] c"__VERIFIER_assert fails\00", align 1
@atomic_section = global i32 0, align 4
@.str.17 = constant [42 x i8] c"an atomic section ends that did not begin\00", align 1
@.str.18 = constant [52 x i8] c"a system call other than SYS_futex is not supported\00", align 1
@wakes = global [64 x i32] zeroinitializer, align 16
@.str.19 = constant [71 x i8] c"an operation of a futex other than waiting and waking is not supported\00", align 1
@.str.20 = constant [25 x i8] c"std::terminate is called\00", align 1
@"std::system_error" = global i32 0, align 4
@"std::logic_error" = global i32 0, align 4
@"std::length_error" = global i32 0, align 4
@"std::invalid_argument" = global i32 0, align 4
@"std::out_of_range" = global i32 0, align 4
@"std::out_of_range_formatted" = global i32 0, align 4
@"std::bad_alloc" = global i32 0, align 4
@"std::bad_array_new_length" = global i32 0, align 4
@"std::bad_function_call" = global i32 0, align 4
@"std::bad_weak_ptr" = global i32 0, align 4
@.str.21 = constant [34 x i8] c"a pure virtual function is called\00", align 1
@.str.22 = constant [7 x i8] c"thread\00", align 1
@.str.23 = constant [45 x i8] c"a std::thread that is not joinable is joined\00", align 1
@_ZSt11__once_call = thread_local global void ()* null, align 8
@_ZSt15__once_callable = thread_local global i8* null, align 8
@.str.24 = constant [37 x i8] c"a thread is joined that was detached\00", align 1
@.str.25 = constant [9 x i8] c"deadlock\00", align 1
@.str.26 = constant [45 x i8] c"a thread locks a mutex that it holds already\00", align 1
@.str.27 = constant [26 x i8] c"a lock is destroyed twice\00", align 1
@.str.28 = constant [37 x i8] c"a lock is destroyed while it is held\00", align 1
@.str.29 = constant [39 x i8] c"a lock is taken after it was destroyed\00", align 1
@.str.30 = constant [10 x i8] c"condition\00", align 1
@.str.31 = constant [52 x i8] c"a condition variable is used after it was destroyed\00", align 1
@.str.32 = constant [62 x i8] c"a condition variable is destroyed while a thread waits for it\00", align 1
@.str.33 = constant [57 x i8] c"a thread waits for a condition without holding the mutex\00", align 1
@.str.34 = constant [17 x i8] c"0123456789abcdef\00", align 1
@.str.35 = constant [6 x i8] c"limit\00", align 1
@.str.36 = constant [41 x i8] c"more than 64 functions to be run at exit\00", align 1

define i32* @__errno_location() {
entry:
  ret i32* @error_number
}

define i32* @__error() {
entry:
  ret i32* @error_number
}

define i32 @pthread_create(i64* %thread, i8* %attributes, i8* (i8*)* %start, i8* %argument) {
entry:
  %thread.addr = alloca i64*, align 8
  %attributes.addr = alloca i8*, align 8
  %start.addr = alloca i8* (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  store i64* %thread, i64** %thread.addr, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  store i8* (i8*)* %start, i8* (i8*)** %start.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8* (i8*)*, i8* (i8*)** %start.addr, align 8
  %1 = bitcast i8* (i8*)* %0 to i8*
  %2 = load i8*, i8** %argument.addr, align 8
  %call = call i64 @__katec_create(i8* %1, i8* %2)
  %3 = load i64*, i64** %thread.addr, align 8
  store i64 %call, i64* %3, align 8
  ret i32 0
}

declare i64 @__katec_create(i8* noundef, i8* noundef)

define i32 @__katec_pthread_create_4(i32* %thread, i8* %attributes, i8* (i8*)* %start, i8* %argument) {
entry:
  %thread.addr = alloca i32*, align 8
  %attributes.addr = alloca i8*, align 8
  %start.addr = alloca i8* (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  store i32* %thread, i32** %thread.addr, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  store i8* (i8*)* %start, i8* (i8*)** %start.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8* (i8*)*, i8* (i8*)** %start.addr, align 8
  %1 = bitcast i8* (i8*)* %0 to i8*
  %2 = load i8*, i8** %argument.addr, align 8
  %call = call i64 @__katec_create(i8* %1, i8* %2)
  %conv = trunc i64 %call to i32
  %3 = load i32*, i32** %thread.addr, align 8
  store i32 %conv, i32* %3, align 4
  ret i32 0
}

define i32 @__katec_pthread_create_2(i16* %thread, i8* %attributes, i8* (i8*)* %start, i8* %argument) {
entry:
  %thread.addr = alloca i16*, align 8
  %attributes.addr = alloca i8*, align 8
  %start.addr = alloca i8* (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  store i16* %thread, i16** %thread.addr, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  store i8* (i8*)* %start, i8* (i8*)** %start.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8* (i8*)*, i8* (i8*)** %start.addr, align 8
  %1 = bitcast i8* (i8*)* %0 to i8*
  %2 = load i8*, i8** %argument.addr, align 8
  %call = call i64 @__katec_create(i8* %1, i8* %2)
  %conv = trunc i64 %call to i16
  %3 = load i16*, i16** %thread.addr, align 8
  store i16 %conv, i16* %3, align 2
  ret i32 0
}

define i32 @pthread_detach(i64 %thread) {
entry:
  %thread.addr = alloca i64, align 8
  store i64 %thread, i64* %thread.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %add = add i64 1099511627776, %0
  %1 = bitcast i64* %thread.addr to i8*
  call void @__katec_set_slot(i64 %add, i8* %1)
  ret i32 0
}

declare void @__katec_set_slot(i64 noundef, i8* noundef)

define i32 @pthread_join(i64 %thread, i8** %result) {
entry:
  %thread.addr = alloca i64, align 8
  %result.addr = alloca i8**, align 8
  %value = alloca i8*, align 8
  store i64 %thread, i64* %thread.addr, align 8
  store i8** %result, i8*** %result.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %call = call i8* @join_thread_number(i64 %0)
  store i8* %call, i8** %value, align 8
  %1 = load i8**, i8*** %result.addr, align 8
  %tobool = icmp ne i8** %1, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %2 = load i8*, i8** %value, align 8
  %3 = load i8**, i8*** %result.addr, align 8
  store i8* %2, i8** %3, align 8
  br label %if.end

if.end:
  ret i32 0
}

define i8* @join_thread_number(i64 %thread) {
entry:
  %thread.addr = alloca i64, align 8
  store i64 %thread, i64* %thread.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %add = add i64 1099511627776, %0
  %call = call i8* @__katec_get_slot(i64 %add)
  %tobool = icmp ne i8* %call, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str.24, i64 0, i64 0))
  br label %if.end

if.end:
  %1 = load i64, i64* %thread.addr, align 8
  %call1 = call i8* @__katec_join(i64 %1)
  ret i8* %call1
}

define void @pthread_exit(i8* %value) {
entry:
  %value.addr = alloca i8*, align 8
  store i8* %value, i8** %value.addr, align 8
  call void @__katec_thread_end()
  %0 = load i8*, i8** %value.addr, align 8
  call void @__katec_exit(i8* %0)
  ret void
}

define void @__katec_thread_end() {
entry:
  %round = alloca i32, align 4
  %again = alloca i32, align 4
  %key = alloca i64, align 8
  %value = alloca i8*, align 8
  %destructor = alloca void (i8*)*, align 8
  %atomic-temp = alloca void (i8*)*, align 8
  call void @run_thread_endings()
  store i32 0, i32* %round, align 4
  store i32 1, i32* %again, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %round, align 4
  %cmp = icmp slt i32 %0, 4
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:
  %1 = load i32, i32* %again, align 4
  %tobool = icmp ne i32 %1, 0
  br label %land.end

land.end:
  %2 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %2, label %for.body, label %for.end9

for.body:
  store i32 0, i32* %again, align 4
  store i64 1, i64* %key, align 8
  br label %for.cond1

for.cond1:
  %3 = load i64, i64* %key, align 8
  %call = call i8* @__katec_get_slot(i64 4398046511104)
  %4 = ptrtoint i8* %call to i64
  %cmp2 = icmp ule i64 %3, %4
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:
  %5 = load i64, i64* %key, align 8
  %call4 = call i8* @__katec_get_slot(i64 %5)
  store i8* %call4, i8** %value, align 8
  %6 = load i8*, i8** %value, align 8
  %tobool5 = icmp ne i8* %6, null
  br i1 %tobool5, label %cond.true, label %cond.false

cond.true:
  %7 = load i64, i64* %key, align 8
  %arrayidx = getelementptr inbounds [128 x void (i8*)*], [128 x void (i8*)*]* @destructors, i64 0, i64 %7
  %8 = bitcast void (i8*)** %arrayidx to i64*
  %9 = bitcast void (i8*)** %atomic-temp to i64*
  %10 = load atomic i64, i64* %8 acquire, align 8
  store i64 %10, i64* %9, align 8
  %11 = bitcast i64* %9 to void (i8*)**
  %12 = load void (i8*)*, void (i8*)** %11, align 8
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi void (i8*)* [ %12, %cond.true ], [ null, %cond.false ]
  store void (i8*)* %cond, void (i8*)** %destructor, align 8
  %13 = load void (i8*)*, void (i8*)** %destructor, align 8
  %tobool6 = icmp ne void (i8*)* %13, null
  br i1 %tobool6, label %if.then, label %if.end

if.then:
  %14 = load i64, i64* %key, align 8
  call void @__katec_set_slot(i64 %14, i8* null)
  %15 = load void (i8*)*, void (i8*)** %destructor, align 8
  %16 = load i8*, i8** %value, align 8
  call void %15(i8* %16)
  store i32 1, i32* %again, align 4
  br label %if.end

if.end:
  br label %for.inc

for.inc:
  %17 = load i64, i64* %key, align 8
  %inc = add i64 %17, 1
  store i64 %inc, i64* %key, align 8
  br label %for.cond1

for.end:
  br label %for.inc7

for.inc7:
  %18 = load i32, i32* %round, align 4
  %inc8 = add nsw i32 %18, 1
  store i32 %inc8, i32* %round, align 4
  br label %for.cond

for.end9:
  ret void
}

declare void @__katec_exit(i8* noundef)

define i64 @pthread_self() {
entry:
  %call = call i64 @__katec_self()
  ret i64 %call
}

declare i64 @__katec_self()

define i32 @pthread_equal(i64 %a, i64 %b) {
entry:
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, i64* %a.addr, align 8
  store i64 %b, i64* %b.addr, align 8
  %0 = load i64, i64* %a.addr, align 8
  %1 = load i64, i64* %b.addr, align 8
  %cmp = icmp eq i64 %0, %1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @pthread_yield() {
entry:
  ret i32 0
}

define i32 @sched_yield() {
entry:
  ret i32 0
}

define i32 @pthread_attr_init(i8* %attributes) {
entry:
  %attributes.addr = alloca i8*, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_attr_destroy(i8* %attributes) {
entry:
  %attributes.addr = alloca i8*, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_attr_setdetachstate(i8* %attributes, i32 %state) {
entry:
  %attributes.addr = alloca i8*, align 8
  %state.addr = alloca i32, align 4
  store i8* %attributes, i8** %attributes.addr, align 8
  store i32 %state, i32* %state.addr, align 4
  ret i32 0
}

define i32 @pthread_attr_setstacksize(i8* %attributes, i64 %size) {
entry:
  %attributes.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  ret i32 0
}

define i32 @pthread_setconcurrency(i32 %level) {
entry:
  %level.addr = alloca i32, align 4
  store i32 %level, i32* %level.addr, align 4
  ret i32 0
}

define i32 @sleep(i32 %seconds) {
entry:
  %seconds.addr = alloca i32, align 4
  store i32 %seconds, i32* %seconds.addr, align 4
  ret i32 0
}

define i32 @usleep(i32 %microseconds) {
entry:
  %microseconds.addr = alloca i32, align 4
  store i32 %microseconds, i32* %microseconds.addr, align 4
  ret i32 0
}

define i32 @nanosleep(i8* %time, i8* %rest) {
entry:
  %time.addr = alloca i8*, align 8
  %rest.addr = alloca i8*, align 8
  store i8* %time, i8** %time.addr, align 8
  store i8* %rest, i8** %rest.addr, align 8
  ret i32 0
}

define i32 @pthread_mutexattr_init(i32* %attributes) {
entry:
  %attributes.addr = alloca i32*, align 8
  store i32* %attributes, i32** %attributes.addr, align 8
  %0 = load i32*, i32** %attributes.addr, align 8
  store i32 0, i32* %0, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_destroy(i32* %attributes) {
entry:
  %attributes.addr = alloca i32*, align 8
  store i32* %attributes, i32** %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_mutexattr_gettype(i32* %attributes, i32* %kind) {
entry:
  %attributes.addr = alloca i32*, align 8
  %kind.addr = alloca i32*, align 8
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32* %kind, i32** %kind.addr, align 8
  %0 = load i32*, i32** %attributes.addr, align 8
  %1 = load i32, i32* %0, align 4
  %2 = load i32*, i32** %kind.addr, align 8
  store i32 %1, i32* %2, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_setpshared(i32* %attributes, i32 %shared) {
entry:
  %attributes.addr = alloca i32*, align 8
  %shared.addr = alloca i32, align 4
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32 %shared, i32* %shared.addr, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_setprotocol(i32* %attributes, i32 %protocol) {
entry:
  %attributes.addr = alloca i32*, align 8
  %protocol.addr = alloca i32, align 4
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32 %protocol, i32* %protocol.addr, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_settype(i32* %attributes, i32 %kind) {
entry:
  %attributes.addr = alloca i32*, align 8
  %kind.addr = alloca i32, align 4
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32 %kind, i32* %kind.addr, align 4
  %0 = load i32, i32* %kind.addr, align 4
  %1 = load i32*, i32** %attributes.addr, align 8
  store i32 %0, i32* %1, align 4
  ret i32 0
}

define i32 @pthread_mutex_init(i32* %mutex, i32* %attributes) {
entry:
  %mutex.addr = alloca i32*, align 8
  %attributes.addr = alloca i32*, align 8
  store i32* %mutex, i32** %mutex.addr, align 8
  store i32* %attributes, i32** %attributes.addr, align 8
  %0 = load i32*, i32** %mutex.addr, align 8
  store i32 0, i32* %0, align 4
  %call = call i32 @__katec_mutex_kinds()
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %1 = load i32*, i32** %attributes.addr, align 8
  %tobool1 = icmp ne i32* %1, null
  br i1 %tobool1, label %cond.true, label %cond.false

cond.true:
  %2 = load i32*, i32** %attributes.addr, align 8
  %3 = load i32, i32* %2, align 4
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi i32 [ %3, %cond.true ], [ 0, %cond.false ]
  %4 = load i32*, i32** %mutex.addr, align 8
  %arrayidx = getelementptr inbounds i32, i32* %4, i64 4
  store i32 %cond, i32* %arrayidx, align 4
  br label %if.end

if.end:
  ret i32 0
}

declare i32 @__katec_mutex_kinds()

define i32 @pthread_mutex_lock(i32* %mutex) {
entry:
  %mutex.addr = alloca i32*, align 8
  store i32* %mutex, i32** %mutex.addr, align 8
  %0 = load i32*, i32** %mutex.addr, align 8
  %call = call i32 @lock_mutex(i32* %0, i32 0)
  ret i32 %call
}

define i32 @lock_mutex(i32* %mutex, i32 %try) {
entry:
  %retval = alloca i32, align 4
  %mutex.addr = alloca i32*, align 8
  %try.addr = alloca i32, align 4
  %count = alloca i32, align 4
  %kind = alloca i32, align 4
  store i32* %mutex, i32** %mutex.addr, align 8
  store i32 %try, i32* %try.addr, align 4
  %0 = load i32*, i32** %mutex.addr, align 8
  %1 = bitcast i32* %0 to i8*
  %call = call i32 @__katec_held(i8* %1)
  store i32 %call, i32* %count, align 4
  %2 = load i32, i32* %count, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.then, label %if.end9

if.then:
  %3 = load i32*, i32** %mutex.addr, align 8
  %4 = bitcast i32* %3 to i8*
  %call1 = call i32 @__katec_mutex_kind(i8* %4)
  store i32 %call1, i32* %kind, align 4
  %5 = load i32, i32* %kind, align 4
  %cmp = icmp eq i32 %5, 1
  br i1 %cmp, label %if.then2, label %if.end

if.then2:
  %6 = load i32*, i32** %mutex.addr, align 8
  %7 = bitcast i32* %6 to i8*
  %8 = load i32, i32* %count, align 4
  %add = add nsw i32 %8, 1
  call void @__katec_set_held(i8* %7, i32 %add)
  store i32 0, i32* %retval, align 4
  br label %return

if.end:
  %9 = load i32, i32* %try.addr, align 4
  %tobool3 = icmp ne i32 %9, 0
  br i1 %tobool3, label %if.then4, label %if.end5

if.then4:
  store i32 16, i32* %retval, align 4
  br label %return

if.end5:
  %10 = load i32, i32* %kind, align 4
  %cmp6 = icmp eq i32 %10, 2
  br i1 %cmp6, label %if.then7, label %if.end8

if.then7:
  store i32 35, i32* %retval, align 4
  br label %return

if.end8:
  call void @__katec_error(i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.25, i64 0, i64 0), i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.str.26, i64 0, i64 0))
  br label %if.end9

if.end9:
  %11 = load i32*, i32** %mutex.addr, align 8
  %12 = load i32, i32* %try.addr, align 4
  %call10 = call i32 @lock_word(i32* %11, i32 %12)
  store i32 %call10, i32* %retval, align 4
  br label %return

return:
  %13 = load i32, i32* %retval, align 4
  ret i32 %13
}

define i32 @pthread_mutex_trylock(i32* %mutex) {
entry:
  %mutex.addr = alloca i32*, align 8
  store i32* %mutex, i32** %mutex.addr, align 8
  %0 = load i32*, i32** %mutex.addr, align 8
  %call = call i32 @lock_mutex(i32* %0, i32 1)
  ret i32 %call
}

define i32 @pthread_mutex_timedlock(i32* %mutex, i8* %time) {
entry:
  %retval = alloca i32, align 4
  %mutex.addr = alloca i32*, align 8
  %time.addr = alloca i8*, align 8
  store i32* %mutex, i32** %mutex.addr, align 8
  store i8* %time, i8** %time.addr, align 8
  %0 = load i32*, i32** %mutex.addr, align 8
  %1 = bitcast i32* %0 to i8*
  %call = call i32 @__katec_held(i8* %1)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:
  %2 = load i32*, i32** %mutex.addr, align 8
  %3 = bitcast i32* %2 to i8*
  %call1 = call i32 @__katec_mutex_kind(i8* %3)
  %cmp = icmp eq i32 %call1, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i32 35, i32* %retval, align 4
  br label %return

if.end:
  %4 = load i32*, i32** %mutex.addr, align 8
  %call2 = call i32 @lock_mutex(i32* %4, i32 1)
  %call3 = call i32 @timed_out(i32 %call2)
  store i32 %call3, i32* %retval, align 4
  br label %return

return:
  %5 = load i32, i32* %retval, align 4
  ret i32 %5
}

declare i32 @__katec_held(i8* noundef)

declare i32 @__katec_mutex_kind(i8* noundef)

define i32 @timed_out(i32 %result) {
entry:
  %result.addr = alloca i32, align 4
  store i32 %result, i32* %result.addr, align 4
  %0 = load i32, i32* %result.addr, align 4
  %cmp = icmp eq i32 %0, 16
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  br label %cond.end

cond.false:
  %1 = load i32, i32* %result.addr, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ 110, %cond.true ], [ %1, %cond.false ]
  ret i32 %cond
}

define i32 @pthread_mutex_clocklock(i32* %mutex, i32 %clock, i8* %time) {
entry:
  %mutex.addr = alloca i32*, align 8
  %clock.addr = alloca i32, align 4
  %time.addr = alloca i8*, align 8
  store i32* %mutex, i32** %mutex.addr, align 8
  store i32 %clock, i32* %clock.addr, align 4
  store i8* %time, i8** %time.addr, align 8
  %0 = load i32*, i32** %mutex.addr, align 8
  %1 = load i8*, i8** %time.addr, align 8
  %call = call i32 @pthread_mutex_timedlock(i32* %0, i8* %1)
  ret i32 %call
}

define i32 @pthread_mutex_unlock(i32* %mutex) {
entry:
  %retval = alloca i32, align 4
  %mutex.addr = alloca i32*, align 8
  %count = alloca i32, align 4
  store i32* %mutex, i32** %mutex.addr, align 8
  %0 = load i32*, i32** %mutex.addr, align 8
  %1 = bitcast i32* %0 to i8*
  %call = call i32 @__katec_held(i8* %1)
  store i32 %call, i32* %count, align 4
  %2 = load i32, i32* %count, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.end3, label %if.then

if.then:
  %3 = load i32*, i32** %mutex.addr, align 8
  %4 = bitcast i32* %3 to i8*
  %call1 = call i32 @__katec_mutex_kind(i8* %4)
  %cmp = icmp eq i32 %call1, 2
  br i1 %cmp, label %if.then2, label %if.end

if.then2:
  store i32 1, i32* %retval, align 4
  br label %return

if.end:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.str.1, i64 0, i64 0))
  br label %if.end3

if.end3:
  %5 = load i32, i32* %count, align 4
  %cmp4 = icmp sgt i32 %5, 1
  br i1 %cmp4, label %if.then5, label %if.end6

if.then5:
  %6 = load i32*, i32** %mutex.addr, align 8
  %7 = bitcast i32* %6 to i8*
  %8 = load i32, i32* %count, align 4
  %sub = sub nsw i32 %8, 1
  call void @__katec_set_held(i8* %7, i32 %sub)
  store i32 0, i32* %retval, align 4
  br label %return

if.end6:
  %9 = load i32*, i32** %mutex.addr, align 8
  %call7 = call i32 @unlock_word(i32* %9)
  store i32 %call7, i32* %retval, align 4
  br label %return

return:
  %10 = load i32, i32* %retval, align 4
  ret i32 %10
}

declare void @__katec_error(i8* noundef, i8* noundef)

declare void @__katec_set_held(i8* noundef, i32 noundef)

define i32 @unlock_word(i32* %lock) {
entry:
  %lock.addr = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %1 = bitcast i32* %0 to i8*
  call void @__katec_set_held(i8* %1, i32 0)
  %2 = load i32*, i32** %lock.addr, align 8
  %3 = bitcast i32* %2 to i8*
  call void @__katec_releases(i8* %3)
  %4 = load i32*, i32** %lock.addr, align 8
  store i32 0, i32* %.atomictmp, align 4
  %5 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %5, i32* %4 release, align 4
  ret i32 0
}

define i32 @pthread_mutex_destroy(i32* %mutex) {
entry:
  %mutex.addr = alloca i32*, align 8
  store i32* %mutex, i32** %mutex.addr, align 8
  %0 = load i32*, i32** %mutex.addr, align 8
  %1 = bitcast i32* %0 to i8*
  %call = call i32 @__katec_held(i8* %1)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.2, i64 0, i64 0))
  br label %if.end

if.end:
  %2 = load i32*, i32** %mutex.addr, align 8
  %call1 = call i32 @destroy_word(i32* %2)
  ret i32 %call1
}

define i32 @destroy_word(i32* %lock) {
entry:
  %lock.addr = alloca i32*, align 8
  %old = alloca i32, align 4
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @__katec_add_within(i32* %0, i32 0, i32 0, i32 2147483647)
  store i32 %call, i32* %old, align 4
  %1 = load i32, i32* %old, align 4
  %cmp = icmp eq i32 %1, 2147483647
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.27, i64 0, i64 0))
  br label %if.end

if.end:
  %2 = load i32, i32* %old, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.then1, label %if.end2

if.then1:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str.28, i64 0, i64 0))
  br label %if.end2

if.end2:
  %3 = load i32*, i32** %lock.addr, align 8
  store i32 2147483647, i32* %3, align 4
  ret i32 0
}

define i32 @pthread_spin_init(i32* %lock, i32 %shared) {
entry:
  %lock.addr = alloca i32*, align 8
  %shared.addr = alloca i32, align 4
  store i32* %lock, i32** %lock.addr, align 8
  store i32 %shared, i32* %shared.addr, align 4
  %0 = load i32*, i32** %lock.addr, align 8
  store i32 0, i32* %0, align 4
  ret i32 0
}

define i32 @pthread_spin_destroy(i32* %lock) {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @destroy_word(i32* %0)
  ret i32 %call
}

define i32 @pthread_spin_lock(i32* %lock) {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @lock_word(i32* %0, i32 0)
  ret i32 %call
}

define i32 @lock_word(i32* %lock, i32 %try) {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca i32*, align 8
  %try.addr = alloca i32, align 4
  %old = alloca i32, align 4
  store i32* %lock, i32** %lock.addr, align 8
  store i32 %try, i32* %try.addr, align 4
  %0 = load i32*, i32** %lock.addr, align 8
  %1 = bitcast i32* %0 to i8*
  call void @__katec_takes(i8* %1)
  %2 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @__katec_try_add_within(i32* %2, i32 0, i32 0, i32 1)
  store i32 %call, i32* %old, align 4
  %3 = load i32, i32* %old, align 4
  %cmp = icmp eq i32 %3, 2147483647
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.str.29, i64 0, i64 0))
  br label %if.end

if.end:
  %4 = load i32, i32* %try.addr, align 4
  %tobool = icmp ne i32 %4, 0
  br i1 %tobool, label %land.lhs.true, label %if.end3

land.lhs.true:
  %5 = load i32, i32* %old, align 4
  %tobool1 = icmp ne i32 %5, 0
  br i1 %tobool1, label %if.then2, label %if.end3

if.then2:
  store i32 16, i32* %retval, align 4
  br label %return

if.end3:
  %6 = load i32, i32* %old, align 4
  %cmp4 = icmp eq i32 %6, 0
  %conv = zext i1 %cmp4 to i32
  call void @__katec_wait(i32 %conv)
  %7 = load i32*, i32** %lock.addr, align 8
  %8 = bitcast i32* %7 to i8*
  call void @__katec_set_held(i8* %8, i32 1)
  store i32 0, i32* %retval, align 4
  br label %return

return:
  %9 = load i32, i32* %retval, align 4
  ret i32 %9
}

define i32 @pthread_spin_trylock(i32* %lock) {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @lock_word(i32* %0, i32 1)
  ret i32 %call
}

define i32 @pthread_spin_unlock(i32* %lock) {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %1 = bitcast i32* %0 to i8*
  %call = call i32 @__katec_held(i8* %1)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.str.3, i64 0, i64 0))
  br label %if.end

if.end:
  %2 = load i32*, i32** %lock.addr, align 8
  %call1 = call i32 @unlock_word(i32* %2)
  ret i32 %call1
}

define i32 @pthread_rwlock_init(i32* %lock, i8* %attributes) {
entry:
  %lock.addr = alloca i32*, align 8
  %attributes.addr = alloca i8*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  store i32 0, i32* %0, align 4
  ret i32 0
}

define i32 @pthread_rwlock_destroy(i32* %lock) {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @destroy_word(i32* %0)
  ret i32 %call
}

define i32 @pthread_rwlock_rdlock(i32* %lock) {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @lock_reader(i32* %0, i32 0)
  ret i32 %call
}

define i32 @lock_reader(i32* %lock, i32 %try) {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca i32*, align 8
  %try.addr = alloca i32, align 4
  %old = alloca i32, align 4
  store i32* %lock, i32** %lock.addr, align 8
  store i32 %try, i32* %try.addr, align 4
  %0 = load i32*, i32** %lock.addr, align 8
  %1 = bitcast i32* %0 to i8*
  call void @__katec_takes(i8* %1)
  %2 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @__katec_try_add_within(i32* %2, i32 0, i32 268435454, i32 1)
  %call1 = call i32 @check_lock(i32 %call)
  store i32 %call1, i32* %old, align 4
  %3 = load i32, i32* %try.addr, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:
  %4 = load i32, i32* %old, align 4
  %cmp = icmp sge i32 %4, 268435456
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i32 16, i32* %retval, align 4
  br label %return

if.end:
  %5 = load i32, i32* %old, align 4
  %cmp2 = icmp slt i32 %5, 268435456
  %conv = zext i1 %cmp2 to i32
  call void @__katec_wait(i32 %conv)
  %6 = load i32*, i32** %lock.addr, align 8
  %7 = bitcast i32* %6 to i8*
  %8 = load i32*, i32** %lock.addr, align 8
  %9 = bitcast i32* %8 to i8*
  %call3 = call i32 @__katec_held(i8* %9)
  %add = add nsw i32 %call3, 1
  call void @__katec_set_held(i8* %7, i32 %add)
  store i32 0, i32* %retval, align 4
  br label %return

return:
  %10 = load i32, i32* %retval, align 4
  ret i32 %10
}

define i32 @pthread_rwlock_tryrdlock(i32* %lock) {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @lock_reader(i32* %0, i32 1)
  ret i32 %call
}

define i32 @pthread_rwlock_wrlock(i32* %lock) {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @lock_writer(i32* %0, i32 0)
  ret i32 %call
}

define i32 @lock_writer(i32* %lock, i32 %try) {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca i32*, align 8
  %try.addr = alloca i32, align 4
  %old = alloca i32, align 4
  store i32* %lock, i32** %lock.addr, align 8
  store i32 %try, i32* %try.addr, align 4
  %0 = load i32*, i32** %lock.addr, align 8
  %1 = bitcast i32* %0 to i8*
  call void @__katec_takes(i8* %1)
  %2 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @__katec_try_add_within(i32* %2, i32 0, i32 0, i32 268435456)
  %call1 = call i32 @check_lock(i32 %call)
  store i32 %call1, i32* %old, align 4
  %3 = load i32, i32* %try.addr, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:
  %4 = load i32, i32* %old, align 4
  %tobool2 = icmp ne i32 %4, 0
  br i1 %tobool2, label %if.then, label %if.end

if.then:
  store i32 16, i32* %retval, align 4
  br label %return

if.end:
  %5 = load i32, i32* %old, align 4
  %cmp = icmp eq i32 %5, 0
  %conv = zext i1 %cmp to i32
  call void @__katec_wait(i32 %conv)
  %6 = load i32*, i32** %lock.addr, align 8
  %7 = bitcast i32* %6 to i8*
  call void @__katec_set_held(i8* %7, i32 268435456)
  store i32 0, i32* %retval, align 4
  br label %return

return:
  %8 = load i32, i32* %retval, align 4
  ret i32 %8
}

define i32 @pthread_rwlock_trywrlock(i32* %lock) {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @lock_writer(i32* %0, i32 1)
  ret i32 %call
}

define i32 @pthread_rwlock_timedrdlock(i32* %lock, i8* %time) {
entry:
  %lock.addr = alloca i32*, align 8
  %time.addr = alloca i8*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  store i8* %time, i8** %time.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @lock_reader(i32* %0, i32 1)
  %call1 = call i32 @timed_out(i32 %call)
  ret i32 %call1
}

define i32 @pthread_rwlock_timedwrlock(i32* %lock, i8* %time) {
entry:
  %lock.addr = alloca i32*, align 8
  %time.addr = alloca i8*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  store i8* %time, i8** %time.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @lock_writer(i32* %0, i32 1)
  %call1 = call i32 @timed_out(i32 %call)
  ret i32 %call1
}

define i32 @pthread_rwlock_clockrdlock(i32* %lock, i32 %clock, i8* %time) {
entry:
  %lock.addr = alloca i32*, align 8
  %clock.addr = alloca i32, align 4
  %time.addr = alloca i8*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  store i32 %clock, i32* %clock.addr, align 4
  store i8* %time, i8** %time.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @lock_reader(i32* %0, i32 1)
  %call1 = call i32 @timed_out(i32 %call)
  ret i32 %call1
}

define i32 @pthread_rwlock_clockwrlock(i32* %lock, i32 %clock, i8* %time) {
entry:
  %lock.addr = alloca i32*, align 8
  %clock.addr = alloca i32, align 4
  %time.addr = alloca i8*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  store i32 %clock, i32* %clock.addr, align 4
  store i8* %time, i8** %time.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @lock_writer(i32* %0, i32 1)
  %call1 = call i32 @timed_out(i32 %call)
  ret i32 %call1
}

define i32 @pthread_rwlockattr_init(i8* %attributes) {
entry:
  %attributes.addr = alloca i8*, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_rwlockattr_destroy(i8* %attributes) {
entry:
  %attributes.addr = alloca i8*, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_rwlock_unlock(i32* %lock) {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca i32*, align 8
  %count = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %1 = bitcast i32* %0 to i8*
  %call = call i32 @__katec_held(i8* %1)
  store i32 %call, i32* %count, align 4
  %2 = load i32, i32* %count, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([64 x i8], [64 x i8]* @.str.4, i64 0, i64 0))
  br label %if.end

if.end:
  %3 = load i32, i32* %count, align 4
  %cmp = icmp eq i32 %3, 268435456
  br i1 %cmp, label %if.then1, label %if.end3

if.then1:
  %4 = load i32*, i32** %lock.addr, align 8
  %call2 = call i32 @unlock_word(i32* %4)
  store i32 %call2, i32* %retval, align 4
  br label %return

if.end3:
  %5 = load i32*, i32** %lock.addr, align 8
  %6 = bitcast i32* %5 to i8*
  %7 = load i32, i32* %count, align 4
  %sub = sub nsw i32 %7, 1
  call void @__katec_set_held(i8* %6, i32 %sub)
  %8 = load i32*, i32** %lock.addr, align 8
  %9 = bitcast i32* %8 to i8*
  call void @__katec_releases(i8* %9)
  %10 = load i32*, i32** %lock.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %11 = load i32, i32* %.atomictmp, align 4
  %12 = atomicrmw sub i32* %10, i32 %11 release, align 4
  store i32 %12, i32* %atomic-temp, align 4
  %13 = load i32, i32* %atomic-temp, align 4
  store i32 0, i32* %retval, align 4
  br label %return

return:
  %14 = load i32, i32* %retval, align 4
  ret i32 %14
}

declare void @__katec_releases(i8* noundef)

define i32 @pthread_cond_init(i32* %condition, i8* %attributes) {
entry:
  %condition.addr = alloca i32*, align 8
  %attributes.addr = alloca i8*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  store i32 0, i32* %0, align 4
  ret i32 0
}

define i32 @pthread_cond_destroy(i32* %condition) {
entry:
  %condition.addr = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %condition, i32** %condition.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  store i32 1073741824, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  %2 = atomicrmw add i32* %0, i32 %1 monotonic, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  %call = call i32 @check_condition(i32 %3)
  ret i32 0
}

define i32 @check_condition(i32 %value) {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32, i32* %value.addr, align 4
  %cmp = icmp sge i32 %0, 1073741824
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.30, i64 0, i64 0), i8* getelementptr inbounds ([52 x i8], [52 x i8]* @.str.31, i64 0, i64 0))
  br label %if.end

if.end:
  %1 = load i32, i32* %value.addr, align 4
  ret i32 %1
}

define i32 @pthread_condattr_init(i8* %attributes) {
entry:
  %attributes.addr = alloca i8*, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_condattr_destroy(i8* %attributes) {
entry:
  %attributes.addr = alloca i8*, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_condattr_setclock(i8* %attributes, i32 %clock) {
entry:
  %attributes.addr = alloca i8*, align 8
  %clock.addr = alloca i32, align 4
  store i8* %attributes, i8** %attributes.addr, align 8
  store i32 %clock, i32* %clock.addr, align 4
  ret i32 0
}

define i32 @pthread_cond_wait(i32* %condition, i32* %mutex) {
entry:
  %condition.addr = alloca i32*, align 8
  %mutex.addr = alloca i32*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  store i32* %mutex, i32** %mutex.addr, align 8
  %call = call i32 @__katec_spurious()
  %tobool = icmp ne i32 %call, 0
  %0 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 1
  %1 = load i32*, i32** %condition.addr, align 8
  %2 = load i32*, i32** %mutex.addr, align 8
  %call1 = call i32 @wait_for(i32 %cond, i32* %1, i32* %2)
  ret i32 %call1
}

define i32 @wait_for(i32 %what, i32* %condition, i32* %mutex) {
entry:
  %what.addr = alloca i32, align 4
  %condition.addr = alloca i32*, align 8
  %mutex.addr = alloca i32*, align 8
  %count = alloca i32, align 4
  %before = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %after = alloca i32, align 4
  %atomic-temp4 = alloca i32, align 4
  store i32 %what, i32* %what.addr, align 4
  store i32* %condition, i32** %condition.addr, align 8
  store i32* %mutex, i32** %mutex.addr, align 8
  %0 = load i32*, i32** %mutex.addr, align 8
  %call = call i32 @held_by_waiter(i32* %0)
  store i32 %call, i32* %count, align 4
  %1 = load i32, i32* %what.addr, align 4
  %cmp = icmp eq i32 %1, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  br label %cond.end

cond.false:
  %2 = load i32*, i32** %condition.addr, align 8
  %3 = load atomic i32, i32* %2 monotonic, align 4
  store i32 %3, i32* %atomic-temp, align 4
  %4 = load i32, i32* %atomic-temp, align 4
  %call1 = call i32 @check_condition(i32 %4)
  br label %cond.end

cond.end:
  %cond = phi i32 [ 0, %cond.true ], [ %call1, %cond.false ]
  store i32 %cond, i32* %before, align 4
  call void @__katec_quiet(i32 1)
  %5 = load i32*, i32** %mutex.addr, align 8
  %call2 = call i32 @unlock_word(i32* %5)
  %6 = load i32, i32* %what.addr, align 4
  %cmp3 = icmp ne i32 %6, 0
  br i1 %cmp3, label %if.then, label %if.end14

if.then:
  %7 = load i32*, i32** %condition.addr, align 8
  %8 = load atomic i32, i32* %7 monotonic, align 4
  store i32 %8, i32* %atomic-temp4, align 4
  %9 = load i32, i32* %atomic-temp4, align 4
  store i32 %9, i32* %after, align 4
  %10 = load i32, i32* %what.addr, align 4
  %cmp5 = icmp eq i32 %10, 2
  br i1 %cmp5, label %if.then6, label %if.end

if.then6:
  %11 = load i32, i32* %after, align 4
  %12 = load i32, i32* %before, align 4
  %cmp7 = icmp ne i32 %11, %12
  %conv = zext i1 %cmp7 to i32
  call void @__katec_assume(i32 %conv)
  br label %if.end

if.end:
  %13 = load i32, i32* %after, align 4
  %14 = load i32, i32* %before, align 4
  %cmp8 = icmp ne i32 %13, %14
  %conv9 = zext i1 %cmp8 to i32
  call void @__katec_sleep(i32 %conv9)
  %15 = load i32, i32* %after, align 4
  %16 = load i32, i32* %before, align 4
  %add = add nsw i32 %16, 1073741824
  %cmp10 = icmp eq i32 %15, %add
  br i1 %cmp10, label %if.then12, label %if.end13

if.then12:
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.30, i64 0, i64 0), i8* getelementptr inbounds ([62 x i8], [62 x i8]* @.str.32, i64 0, i64 0))
  br label %if.end13

if.end13:
  br label %if.end14

if.end14:
  %17 = load i32*, i32** %mutex.addr, align 8
  %call15 = call i32 @lock_word(i32* %17, i32 0)
  %18 = load i32*, i32** %mutex.addr, align 8
  %19 = bitcast i32* %18 to i8*
  %20 = load i32, i32* %count, align 4
  call void @__katec_set_held(i8* %19, i32 %20)
  call void @__katec_quiet(i32 0)
  ret i32 0
}

declare i32 @__katec_spurious()

define i32 @pthread_cond_timedwait(i32* %condition, i32* %mutex, i8* %time) {
entry:
  %retval = alloca i32, align 4
  %condition.addr = alloca i32*, align 8
  %mutex.addr = alloca i32*, align 8
  %time.addr = alloca i8*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  store i32* %mutex, i32** %mutex.addr, align 8
  store i8* %time, i8** %time.addr, align 8
  %call = call i32 @__katec_spurious()
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %0 = load i32*, i32** %condition.addr, align 8
  %1 = load i32*, i32** %mutex.addr, align 8
  %call1 = call i32 @wait_for(i32 0, i32* %0, i32* %1)
  store i32 %call1, i32* %retval, align 4
  br label %return

if.end:
  %call2 = call i32 @__katec_choose(i32 2)
  %tobool3 = icmp ne i32 %call2, 0
  br i1 %tobool3, label %if.then4, label %if.end6

if.then4:
  %2 = load i32*, i32** %condition.addr, align 8
  %3 = load i32*, i32** %mutex.addr, align 8
  %call5 = call i32 @wait_for(i32 2, i32* %2, i32* %3)
  store i32 %call5, i32* %retval, align 4
  br label %return

if.end6:
  %4 = load i32*, i32** %condition.addr, align 8
  %5 = load i32*, i32** %mutex.addr, align 8
  %call7 = call i32 @wait_for(i32 0, i32* %4, i32* %5)
  store i32 110, i32* %retval, align 4
  br label %return

return:
  %6 = load i32, i32* %retval, align 4
  ret i32 %6
}

declare i32 @__katec_choose(i32 noundef)

define i32 @pthread_cond_clockwait(i32* %condition, i32* %mutex, i32 %clock, i8* %time) {
entry:
  %condition.addr = alloca i32*, align 8
  %mutex.addr = alloca i32*, align 8
  %clock.addr = alloca i32, align 4
  %time.addr = alloca i8*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  store i32* %mutex, i32** %mutex.addr, align 8
  store i32 %clock, i32* %clock.addr, align 4
  store i8* %time, i8** %time.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  %1 = load i32*, i32** %mutex.addr, align 8
  %2 = load i8*, i8** %time.addr, align 8
  %call = call i32 @pthread_cond_timedwait(i32* %0, i32* %1, i8* %2)
  ret i32 %call
}

define i32 @pthread_cond_signal(i32* %condition) {
entry:
  %condition.addr = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %condition, i32** %condition.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  %2 = atomicrmw add i32* %0, i32 %1 monotonic, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  %call = call i32 @check_condition(i32 %3)
  ret i32 0
}

define i32 @pthread_cond_broadcast(i32* %condition) {
entry:
  %condition.addr = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %condition, i32** %condition.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  store i32 32768, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  %2 = atomicrmw add i32* %0, i32 %1 monotonic, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  %call = call i32 @check_condition(i32 %3)
  ret i32 0
}

define i32 @pthread_once(i32* %once, void ()* %initialise) {
entry:
  %retval = alloca i32, align 4
  %once.addr = alloca i32*, align 8
  %initialise.addr = alloca void ()*, align 8
  %old = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i32* %once, i32** %once.addr, align 8
  store void ()* %initialise, void ()** %initialise.addr, align 8
  %0 = load i32*, i32** %once.addr, align 8
  %call = call i32 @__katec_add_within(i32* %0, i32 0, i32 0, i32 1)
  store i32 %call, i32* %old, align 4
  %1 = load i32, i32* %old, align 4
  %cmp = icmp eq i32 %1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load void ()*, void ()** %initialise.addr, align 8
  call void %2()
  %3 = load i32*, i32** %once.addr, align 8
  store i32 2, i32* %.atomictmp, align 4
  %4 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %4, i32* %3 release, align 4
  store i32 0, i32* %retval, align 4
  br label %return

if.end:
  %5 = load i32, i32* %old, align 4
  %cmp1 = icmp eq i32 %5, 2
  %conv = zext i1 %cmp1 to i32
  call void @__katec_wait(i32 %conv)
  store i32 0, i32* %retval, align 4
  br label %return

return:
  %6 = load i32, i32* %retval, align 4
  ret i32 %6
}

declare i32 @__katec_add_within(i32* noundef, i32 noundef, i32 noundef, i32 noundef)

declare void @__katec_wait(i32 noundef)

define i32 @sem_init(i32* %semaphore, i32 %shared, i32 %value) {
entry:
  %semaphore.addr = alloca i32*, align 8
  %shared.addr = alloca i32, align 4
  %value.addr = alloca i32, align 4
  store i32* %semaphore, i32** %semaphore.addr, align 8
  store i32 %shared, i32* %shared.addr, align 4
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32, i32* %value.addr, align 4
  %1 = load i32*, i32** %semaphore.addr, align 8
  store i32 %0, i32* %1, align 4
  ret i32 0
}

define i32 @sem_destroy(i32* %semaphore) {
entry:
  %semaphore.addr = alloca i32*, align 8
  store i32* %semaphore, i32** %semaphore.addr, align 8
  ret i32 0
}

define i32 @sem_wait(i32* %semaphore) {
entry:
  %semaphore.addr = alloca i32*, align 8
  %old = alloca i32, align 4
  store i32* %semaphore, i32** %semaphore.addr, align 8
  %0 = load i32*, i32** %semaphore.addr, align 8
  %call = call i32 @__katec_try_add_within(i32* %0, i32 1, i32 2147483647, i32 -1)
  store i32 %call, i32* %old, align 4
  %1 = load i32, i32* %old, align 4
  %cmp = icmp sgt i32 %1, 0
  %conv = zext i1 %cmp to i32
  call void @__katec_wait(i32 %conv)
  ret i32 0
}

declare i32 @__katec_try_add_within(i32* noundef, i32 noundef, i32 noundef, i32 noundef)

define i32 @sem_trywait(i32* %semaphore) {
entry:
  %semaphore.addr = alloca i32*, align 8
  %old = alloca i32, align 4
  store i32* %semaphore, i32** %semaphore.addr, align 8
  %0 = load i32*, i32** %semaphore.addr, align 8
  %call = call i32 @__katec_try_add_within(i32* %0, i32 1, i32 2147483647, i32 -1)
  store i32 %call, i32* %old, align 4
  %1 = load i32, i32* %old, align 4
  %cmp = icmp sgt i32 %1, 0
  %2 = zext i1 %cmp to i64
  %cond = select i1 %cmp, i32 0, i32 -1
  ret i32 %cond
}

define i32 @sem_timedwait(i32* %semaphore, i8* %time) {
entry:
  %semaphore.addr = alloca i32*, align 8
  %time.addr = alloca i8*, align 8
  store i32* %semaphore, i32** %semaphore.addr, align 8
  store i8* %time, i8** %time.addr, align 8
  %0 = load i32*, i32** %semaphore.addr, align 8
  %call = call i32 @sem_trywait(i32* %0)
  ret i32 %call
}

define i32 @sem_clockwait(i32* %semaphore, i32 %clock, i8* %time) {
entry:
  %semaphore.addr = alloca i32*, align 8
  %clock.addr = alloca i32, align 4
  %time.addr = alloca i8*, align 8
  store i32* %semaphore, i32** %semaphore.addr, align 8
  store i32 %clock, i32* %clock.addr, align 4
  store i8* %time, i8** %time.addr, align 8
  %0 = load i32*, i32** %semaphore.addr, align 8
  %call = call i32 @sem_trywait(i32* %0)
  ret i32 %call
}

define i32 @sem_post(i32* %semaphore) {
entry:
  %semaphore.addr = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %semaphore, i32** %semaphore.addr, align 8
  %0 = load i32*, i32** %semaphore.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  %2 = atomicrmw add i32* %0, i32 %1 release, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  ret i32 0
}

define i32 @sem_getvalue(i32* %semaphore, i32* %value) {
entry:
  %semaphore.addr = alloca i32*, align 8
  %value.addr = alloca i32*, align 8
  %atomic-temp = alloca i32, align 4
  store i32* %semaphore, i32** %semaphore.addr, align 8
  store i32* %value, i32** %value.addr, align 8
  %0 = load i32*, i32** %semaphore.addr, align 8
  %1 = load atomic i32, i32* %0 monotonic, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %3 = load i32*, i32** %value.addr, align 8
  store i32 %2, i32* %3, align 4
  ret i32 0
}

define i32 @pthread_key_create(i32* %key, void (i8*)* %destructor) {
entry:
  %retval = alloca i32, align 4
  %key.addr = alloca i32*, align 8
  %destructor.addr = alloca void (i8*)*, align 8
  %made = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp2 = alloca void (i8*)*, align 8
  store i32* %key, i32** %key.addr, align 8
  store void (i8*)* %destructor, void (i8*)** %destructor.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  %1 = atomicrmw add i32* @keys, i32 %0 monotonic, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %add = add nsw i32 %2, 1
  store i32 %add, i32* %made, align 4
  %3 = load i32, i32* %made, align 4
  %cmp = icmp uge i32 %3, 128
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i32 11, i32* %retval, align 4
  br label %return

if.end:
  %4 = load void (i8*)*, void (i8*)** %destructor.addr, align 8
  %tobool = icmp ne void (i8*)* %4, null
  br i1 %tobool, label %if.then1, label %if.end3

if.then1:
  %5 = load i32, i32* %made, align 4
  %idxprom = zext i32 %5 to i64
  %arrayidx = getelementptr inbounds [128 x void (i8*)*], [128 x void (i8*)*]* @destructors, i64 0, i64 %idxprom
  %6 = load void (i8*)*, void (i8*)** %destructor.addr, align 8
  store void (i8*)* %6, void (i8*)** %.atomictmp2, align 8
  %7 = bitcast void (i8*)** %arrayidx to i64*
  %8 = bitcast void (i8*)** %.atomictmp2 to i64*
  %9 = load i64, i64* %8, align 8
  store atomic i64 %9, i64* %7 release, align 8
  br label %if.end3

if.end3:
  %10 = load i32, i32* %made, align 4
  %11 = load i32*, i32** %key.addr, align 8
  store i32 %10, i32* %11, align 4
  store i32 0, i32* %retval, align 4
  br label %return

return:
  %12 = load i32, i32* %retval, align 4
  ret i32 %12
}

define i32 @pthread_key_delete(i32 %key) {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  ret i32 0
}

define i8* @pthread_getspecific(i32 %key) {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  %0 = load i32, i32* %key.addr, align 4
  %conv = zext i32 %0 to i64
  %call = call i8* @__katec_get_slot(i64 %conv)
  ret i8* %call
}

declare i8* @__katec_get_slot(i64 noundef)

define i32 @pthread_setspecific(i32 %key, i8* %value) {
entry:
  %key.addr = alloca i32, align 4
  %value.addr = alloca i8*, align 8
  store i32 %key, i32* %key.addr, align 4
  store i8* %value, i8** %value.addr, align 8
  %0 = load i32, i32* %key.addr, align 4
  %conv = zext i32 %0 to i64
  %call = call i8* @__katec_get_slot(i64 4398046511104)
  %1 = ptrtoint i8* %call to i64
  %cmp = icmp ugt i64 %conv, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load i32, i32* %key.addr, align 4
  %conv2 = zext i32 %2 to i64
  %3 = inttoptr i64 %conv2 to i8*
  call void @__katec_set_slot(i64 4398046511104, i8* %3)
  br label %if.end

if.end:
  %4 = load i32, i32* %key.addr, align 4
  %conv3 = zext i32 %4 to i64
  %5 = load i8*, i8** %value.addr, align 8
  call void @__katec_set_slot(i64 %conv3, i8* %5)
  ret i32 0
}

define i32 @__cxa_thread_atexit(void (i8*)* %function, i8* %argument, i8* %handle) {
entry:
  %function.addr = alloca void (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  %handle.addr = alloca i8*, align 8
  %count = alloca i64, align 8
  store void (i8*)* %function, void (i8*)** %function.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  store i8* %handle, i8** %handle.addr, align 8
  %call = call i8* @__katec_get_slot(i64 8796093022208)
  %0 = ptrtoint i8* %call to i64
  store i64 %0, i64* %count, align 8
  %1 = load i64, i64* %count, align 8
  %mul = mul i64 2, %1
  %add = add i64 8796093022209, %mul
  %2 = load void (i8*)*, void (i8*)** %function.addr, align 8
  %3 = bitcast void (i8*)* %2 to i8*
  call void @__katec_set_slot(i64 %add, i8* %3)
  %4 = load i64, i64* %count, align 8
  %mul1 = mul i64 2, %4
  %add2 = add i64 8796093022210, %mul1
  %5 = load i8*, i8** %argument.addr, align 8
  call void @__katec_set_slot(i64 %add2, i8* %5)
  %6 = load i64, i64* %count, align 8
  %add3 = add i64 %6, 1
  %7 = inttoptr i64 %add3 to i8*
  call void @__katec_set_slot(i64 8796093022208, i8* %7)
  ret i32 0
}

define void @run_thread_endings() {
entry:
  %count = alloca i64, align 8
  %function = alloca void (i8*)*, align 8
  %argument = alloca i8*, align 8
  br label %while.cond

while.cond:
  %call = call i8* @__katec_get_slot(i64 8796093022208)
  %0 = ptrtoint i8* %call to i64
  store i64 %0, i64* %count, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:
  %1 = load i64, i64* %count, align 8
  %mul = mul i64 2, %1
  %add = add i64 8796093022208, %mul
  %sub = sub i64 %add, 1
  %call1 = call i8* @__katec_get_slot(i64 %sub)
  %2 = bitcast i8* %call1 to void (i8*)*
  store void (i8*)* %2, void (i8*)** %function, align 8
  %3 = load i64, i64* %count, align 8
  %mul2 = mul i64 2, %3
  %add3 = add i64 8796093022208, %mul2
  %call4 = call i8* @__katec_get_slot(i64 %add3)
  store i8* %call4, i8** %argument, align 8
  %4 = load i64, i64* %count, align 8
  %sub5 = sub i64 %4, 1
  %5 = inttoptr i64 %sub5 to i8*
  call void @__katec_set_slot(i64 8796093022208, i8* %5)
  %6 = load void (i8*)*, void (i8*)** %function, align 8
  %7 = load i8*, i8** %argument, align 8
  call void %6(i8* %7)
  br label %while.cond

while.end:
  ret void
}

define i32 @pthread_barrier_init(i8* %barrier, i8* %attributes, i32 %count) {
entry:
  %barrier.addr = alloca i8*, align 8
  %attributes.addr = alloca i8*, align 8
  %count.addr = alloca i32, align 4
  store i8* %barrier, i8** %barrier.addr, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  store i32 %count, i32* %count.addr, align 4
  %0 = load i8*, i8** %barrier.addr, align 8
  %1 = load i32, i32* %count.addr, align 4
  call void @__katec_barrier_init(i8* %0, i32 %1)
  ret i32 0
}

declare void @__katec_barrier_init(i8* noundef, i32 noundef)

define i32 @pthread_barrier_wait(i8* %barrier) {
entry:
  %barrier.addr = alloca i8*, align 8
  store i8* %barrier, i8** %barrier.addr, align 8
  %0 = load i8*, i8** %barrier.addr, align 8
  %call = call i32 @__katec_barrier_wait(i8* %0, i32 1)
  ret i32 %call
}

declare i32 @__katec_barrier_wait(i8* noundef, i32 noundef)

define i32 @pthread_barrier_destroy(i8* %barrier) {
entry:
  %barrier.addr = alloca i8*, align 8
  store i8* %barrier, i8** %barrier.addr, align 8
  %0 = load i8*, i8** %barrier.addr, align 8
  call void @__katec_barrier_destroy(i8* %0)
  ret i32 0
}

declare void @__katec_barrier_destroy(i8* noundef)

define i32 @pthread_barrierattr_init(i8* %attributes) {
entry:
  %attributes.addr = alloca i8*, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_barrierattr_destroy(i8* %attributes) {
entry:
  %attributes.addr = alloca i8*, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  ret i32 0
}

define i32 @thrd_create(i64* %thread, i32 (i8*)* %start, i8* %argument) {
entry:
  %thread.addr = alloca i64*, align 8
  %start.addr = alloca i32 (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  store i64* %thread, i64** %thread.addr, align 8
  store i32 (i8*)* %start, i32 (i8*)** %start.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i32 (i8*)*, i32 (i8*)** %start.addr, align 8
  %1 = bitcast i32 (i8*)* %0 to i8*
  %2 = load i8*, i8** %argument.addr, align 8
  %call = call i64 @__katec_create(i8* %1, i8* %2)
  %3 = load i64*, i64** %thread.addr, align 8
  store i64 %call, i64* %3, align 8
  ret i32 0
}

define i32 @thrd_join(i64 %thread, i32* %result) {
entry:
  %thread.addr = alloca i64, align 8
  %result.addr = alloca i32*, align 8
  %value = alloca i64, align 8
  store i64 %thread, i64* %thread.addr, align 8
  store i32* %result, i32** %result.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %call = call i8* @join_thread_number(i64 %0)
  %1 = ptrtoint i8* %call to i64
  store i64 %1, i64* %value, align 8
  %2 = load i32*, i32** %result.addr, align 8
  %tobool = icmp ne i32* %2, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %3 = load i32*, i32** %result.addr, align 8
  %4 = bitcast i32* %3 to i8*
  %5 = bitcast i64* %value to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %4, i8* align 8 %5, i64 4, i1 false)
  br label %if.end

if.end:
  ret i32 0
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define i32 @thrd_detach(i64 %thread) {
entry:
  %thread.addr = alloca i64, align 8
  store i64 %thread, i64* %thread.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %call = call i32 @pthread_detach(i64 %0)
  ret i32 %call
}

define void @thrd_exit(i32 %value) {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32, i32* %value.addr, align 4
  %conv = sext i32 %0 to i64
  %1 = inttoptr i64 %conv to i8*
  call void @pthread_exit(i8* %1)
  ret void
}

define i64 @thrd_current() {
entry:
  %call = call i64 @__katec_self()
  ret i64 %call
}

define i32 @thrd_equal(i64 %a, i64 %b) {
entry:
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, i64* %a.addr, align 8
  store i64 %b, i64* %b.addr, align 8
  %0 = load i64, i64* %a.addr, align 8
  %1 = load i64, i64* %b.addr, align 8
  %cmp = icmp eq i64 %0, %1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define void @thrd_yield() {
entry:
  ret void
}

define i32 @thrd_sleep(i8* %time, i8* %rest) {
entry:
  %time.addr = alloca i8*, align 8
  %rest.addr = alloca i8*, align 8
  store i8* %time, i8** %time.addr, align 8
  store i8* %rest, i8** %rest.addr, align 8
  ret i32 0
}

define i32 @mtx_init(i32* %mutex, i32 %kind) {
entry:
  %mutex.addr = alloca i32*, align 8
  %kind.addr = alloca i32, align 4
  store i32* %mutex, i32** %mutex.addr, align 8
  store i32 %kind, i32* %kind.addr, align 4
  %0 = load i32*, i32** %mutex.addr, align 8
  store i32 0, i32* %0, align 4
  %1 = load i32, i32* %kind.addr, align 4
  %and = and i32 %1, 1
  %tobool = icmp ne i32 %and, 0
  %2 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 1, i32 0
  %3 = load i32*, i32** %mutex.addr, align 8
  %arrayidx = getelementptr inbounds i32, i32* %3, i64 4
  store i32 %cond, i32* %arrayidx, align 4
  ret i32 0
}

define i32 @mtx_lock(i32* %mutex) {
entry:
  %mutex.addr = alloca i32*, align 8
  store i32* %mutex, i32** %mutex.addr, align 8
  %0 = load i32*, i32** %mutex.addr, align 8
  %call = call i32 @lock_mutex(i32* %0, i32 0)
  ret i32 %call
}

define i32 @mtx_trylock(i32* %mutex) {
entry:
  %mutex.addr = alloca i32*, align 8
  store i32* %mutex, i32** %mutex.addr, align 8
  %0 = load i32*, i32** %mutex.addr, align 8
  %call = call i32 @lock_mutex(i32* %0, i32 1)
  %tobool = icmp ne i32 %call, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 1, i32 0
  ret i32 %cond
}

define i32 @mtx_timedlock(i32* %mutex, i8* %time) {
entry:
  %mutex.addr = alloca i32*, align 8
  %time.addr = alloca i8*, align 8
  %result = alloca i32, align 4
  store i32* %mutex, i32** %mutex.addr, align 8
  store i8* %time, i8** %time.addr, align 8
  %0 = load i32*, i32** %mutex.addr, align 8
  %1 = load i8*, i8** %time.addr, align 8
  %call = call i32 @pthread_mutex_timedlock(i32* %0, i8* %1)
  store i32 %call, i32* %result, align 4
  %2 = load i32, i32* %result, align 4
  %cmp = icmp eq i32 %2, 110
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  br label %cond.end

cond.false:
  %3 = load i32, i32* %result, align 4
  %tobool = icmp ne i32 %3, 0
  %4 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 2, i32 0
  br label %cond.end

cond.end:
  %cond1 = phi i32 [ 4, %cond.true ], [ %cond, %cond.false ]
  ret i32 %cond1
}

define i32 @mtx_unlock(i32* %mutex) {
entry:
  %mutex.addr = alloca i32*, align 8
  store i32* %mutex, i32** %mutex.addr, align 8
  %0 = load i32*, i32** %mutex.addr, align 8
  %call = call i32 @pthread_mutex_unlock(i32* %0)
  ret i32 %call
}

define void @mtx_destroy(i32* %mutex) {
entry:
  %mutex.addr = alloca i32*, align 8
  store i32* %mutex, i32** %mutex.addr, align 8
  %0 = load i32*, i32** %mutex.addr, align 8
  %call = call i32 @pthread_mutex_destroy(i32* %0)
  ret void
}

define i32 @cnd_init(i32* %condition) {
entry:
  %condition.addr = alloca i32*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  %call = call i32 @pthread_cond_init(i32* %0, i8* null)
  ret i32 %call
}

define i32 @cnd_signal(i32* %condition) {
entry:
  %condition.addr = alloca i32*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  %call = call i32 @pthread_cond_signal(i32* %0)
  ret i32 %call
}

define i32 @cnd_broadcast(i32* %condition) {
entry:
  %condition.addr = alloca i32*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  %call = call i32 @pthread_cond_broadcast(i32* %0)
  ret i32 %call
}

define i32 @cnd_wait(i32* %condition, i32* %mutex) {
entry:
  %condition.addr = alloca i32*, align 8
  %mutex.addr = alloca i32*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  store i32* %mutex, i32** %mutex.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  %1 = load i32*, i32** %mutex.addr, align 8
  %call = call i32 @pthread_cond_wait(i32* %0, i32* %1)
  ret i32 %call
}

define i32 @cnd_timedwait(i32* %condition, i32* %mutex, i8* %time) {
entry:
  %condition.addr = alloca i32*, align 8
  %mutex.addr = alloca i32*, align 8
  %time.addr = alloca i8*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  store i32* %mutex, i32** %mutex.addr, align 8
  store i8* %time, i8** %time.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  %1 = load i32*, i32** %mutex.addr, align 8
  %2 = load i8*, i8** %time.addr, align 8
  %call = call i32 @pthread_cond_timedwait(i32* %0, i32* %1, i8* %2)
  %tobool = icmp ne i32 %call, 0
  %3 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 4, i32 0
  ret i32 %cond
}

define void @cnd_destroy(i32* %condition) {
entry:
  %condition.addr = alloca i32*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  %call = call i32 @pthread_cond_destroy(i32* %0)
  ret void
}

define void @call_once(i32* %once, void ()* %initialise) {
entry:
  %once.addr = alloca i32*, align 8
  %initialise.addr = alloca void ()*, align 8
  store i32* %once, i32** %once.addr, align 8
  store void ()* %initialise, void ()** %initialise.addr, align 8
  %0 = load i32*, i32** %once.addr, align 8
  %1 = load void ()*, void ()** %initialise.addr, align 8
  %call = call i32 @pthread_once(i32* %0, void ()* %1)
  ret void
}

define i32 @tss_create(i32* %key, void (i8*)* %destructor) {
entry:
  %key.addr = alloca i32*, align 8
  %destructor.addr = alloca void (i8*)*, align 8
  store i32* %key, i32** %key.addr, align 8
  store void (i8*)* %destructor, void (i8*)** %destructor.addr, align 8
  %0 = load i32*, i32** %key.addr, align 8
  %1 = load void (i8*)*, void (i8*)** %destructor.addr, align 8
  %call = call i32 @pthread_key_create(i32* %0, void (i8*)* %1)
  ret i32 %call
}

define void @tss_delete(i32 %key) {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  ret void
}

define i8* @tss_get(i32 %key) {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, i32* %key.addr, align 4
  %0 = load i32, i32* %key.addr, align 4
  %conv = zext i32 %0 to i64
  %call = call i8* @__katec_get_slot(i64 %conv)
  ret i8* %call
}

define i32 @tss_set(i32 %key, i8* %value) {
entry:
  %key.addr = alloca i32, align 4
  %value.addr = alloca i8*, align 8
  store i32 %key, i32* %key.addr, align 4
  store i8* %value, i8** %value.addr, align 8
  %0 = load i32, i32* %key.addr, align 4
  %1 = load i8*, i8** %value.addr, align 8
  %call = call i32 @pthread_setspecific(i32 %0, i8* %1)
  ret i32 %call
}

define i8* @malloc(i64 %size) {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %call = call i8* @__katec_allocate(i64 %0, i64 16, i32 0)
  ret i8* %call
}

declare i8* @__katec_allocate(i64 noundef, i64 noundef, i32 noundef)

define i8* @calloc(i64 %count, i64 %size) {
entry:
  %retval = alloca i8*, align 8
  %count.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  store i64 %count, i64* %count.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:
  %1 = load i64, i64* %count.addr, align 8
  %2 = load i64, i64* %size.addr, align 8
  %div = udiv i64 -1, %2
  %cmp = icmp ugt i64 %1, %div
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i8* null, i8** %retval, align 8
  br label %return

if.end:
  %3 = load i64, i64* %count.addr, align 8
  %4 = load i64, i64* %size.addr, align 8
  %mul = mul i64 %3, %4
  %call = call i8* @__katec_allocate(i64 %mul, i64 16, i32 1)
  store i8* %call, i8** %retval, align 8
  br label %return

return:
  %5 = load i8*, i8** %retval, align 8
  ret i8* %5
}

define i8* @aligned_alloc(i64 %alignment, i64 %size) {
entry:
  %alignment.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  store i64 %alignment, i64* %alignment.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %alignment.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:
  %1 = load i64, i64* %size.addr, align 8
  %2 = load i64, i64* %alignment.addr, align 8
  %rem = urem i64 %1, %2
  %tobool1 = icmp ne i64 %rem, 0
  br i1 %tobool1, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.5, i64 0, i64 0), i8* getelementptr inbounds ([61 x i8], [61 x i8]* @.str.6, i64 0, i64 0))
  br label %if.end

if.end:
  %3 = load i64, i64* %size.addr, align 8
  %4 = load i64, i64* %alignment.addr, align 8
  %call = call i8* @__katec_allocate(i64 %3, i64 %4, i32 0)
  ret i8* %call
}

define i8* @memalign(i64 %alignment, i64 %size) {
entry:
  %alignment.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  store i64 %alignment, i64* %alignment.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %1 = load i64, i64* %alignment.addr, align 8
  %call = call i8* @__katec_allocate(i64 %0, i64 %1, i32 0)
  ret i8* %call
}

define i32 @posix_memalign(i8** %address, i64 %alignment, i64 %size) {
entry:
  %retval = alloca i32, align 4
  %address.addr = alloca i8**, align 8
  %alignment.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  store i8** %address, i8*** %address.addr, align 8
  store i64 %alignment, i64* %alignment.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %alignment.addr, align 8
  %cmp = icmp ult i64 %0, 8
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %1 = load i64, i64* %alignment.addr, align 8
  %2 = load i64, i64* %alignment.addr, align 8
  %sub = sub i64 %2, 1
  %and = and i64 %1, %sub
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  store i32 22, i32* %retval, align 4
  br label %return

if.end:
  %3 = load i64, i64* %size.addr, align 8
  %4 = load i64, i64* %alignment.addr, align 8
  %call = call i8* @__katec_allocate(i64 %3, i64 %4, i32 0)
  %5 = load i8**, i8*** %address.addr, align 8
  store i8* %call, i8** %5, align 8
  store i32 0, i32* %retval, align 4
  br label %return

return:
  %6 = load i32, i32* %retval, align 4
  ret i32 %6
}

define i8* @valloc(i64 %size) {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %call = call i8* @__katec_allocate(i64 %0, i64 4096, i32 0)
  ret i8* %call
}

define void @free(i8* %address) {
entry:
  %address.addr = alloca i8*, align 8
  store i8* %address, i8** %address.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  call void @__katec_free(i8* %0)
  ret void
}

declare void @__katec_free(i8* noundef)

define i8* @realloc(i8* %old, i64 %size) {
entry:
  %old.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %new = alloca i8*, align 8
  %before = alloca i64, align 8
  store i8* %old, i8** %old.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %call = call i8* @__katec_allocate(i64 %0, i64 16, i32 0)
  store i8* %call, i8** %new, align 8
  %1 = load i8*, i8** %old.addr, align 8
  %tobool = icmp ne i8* %1, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %2 = load i8*, i8** %old.addr, align 8
  %call1 = call i64 @__katec_allocation_size(i8* %2)
  store i64 %call1, i64* %before, align 8
  %3 = load i8*, i8** %new, align 8
  %4 = load i8*, i8** %old.addr, align 8
  %5 = load i64, i64* %before, align 8
  %6 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %5, %6
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %7 = load i64, i64* %before, align 8
  br label %cond.end

cond.false:
  %8 = load i64, i64* %size.addr, align 8
  br label %cond.end

cond.end:
  %cond = phi i64 [ %7, %cond.true ], [ %8, %cond.false ]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 %4, i64 %cond, i1 false)
  %9 = load i8*, i8** %old.addr, align 8
  call void @__katec_free(i8* %9)
  br label %if.end

if.end:
  %10 = load i8*, i8** %new, align 8
  ret i8* %10
}

declare i64 @__katec_allocation_size(i8* noundef)

define i8* @reallocarray(i8* %old, i64 %count, i64 %size) {
entry:
  %retval = alloca i8*, align 8
  %old.addr = alloca i8*, align 8
  %count.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  store i8* %old, i8** %old.addr, align 8
  store i64 %count, i64* %count.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:
  %1 = load i64, i64* %count.addr, align 8
  %2 = load i64, i64* %size.addr, align 8
  %div = udiv i64 -1, %2
  %cmp = icmp ugt i64 %1, %div
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i8* null, i8** %retval, align 8
  br label %return

if.end:
  %3 = load i8*, i8** %old.addr, align 8
  %4 = load i64, i64* %count.addr, align 8
  %5 = load i64, i64* %size.addr, align 8
  %mul = mul i64 %4, %5
  %call = call i8* @realloc(i8* %3, i64 %mul)
  store i8* %call, i8** %retval, align 8
  br label %return

return:
  %6 = load i8*, i8** %retval, align 8
  ret i8* %6
}

define i8* @memcpy(i8* %to, i8* %from, i64 %size) {
entry:
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %to.addr, align 8
  %1 = load i8*, i8** %from.addr, align 8
  %2 = load i64, i64* %size.addr, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %2, i1 false)
  %3 = load i8*, i8** %to.addr, align 8
  ret i8* %3
}

define i8* @memmove(i8* %to, i8* %from, i64 %size) {
entry:
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %to.addr, align 8
  %1 = load i8*, i8** %from.addr, align 8
  %2 = load i64, i64* %size.addr, align 8
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %2, i1 false)
  %3 = load i8*, i8** %to.addr, align 8
  ret i8* %3
}

declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg)

define i8* @memset(i8* %to, i32 %byte, i64 %size) {
entry:
  %to.addr = alloca i8*, align 8
  %byte.addr = alloca i32, align 4
  %size.addr = alloca i64, align 8
  store i8* %to, i8** %to.addr, align 8
  store i32 %byte, i32* %byte.addr, align 4
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %to.addr, align 8
  %1 = load i32, i32* %byte.addr, align 4
  %2 = trunc i32 %1 to i8
  %3 = load i64, i64* %size.addr, align 8
  call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 %2, i64 %3, i1 false)
  %4 = load i8*, i8** %to.addr, align 8
  ret i8* %4
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

define i32 @memcmp(i8* %a, i8* %b, i64 %size) {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %x = alloca i8*, align 8
  %y = alloca i8*, align 8
  %i = alloca i64, align 8
  store i8* %a, i8** %a.addr, align 8
  store i8* %b, i8** %b.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %a.addr, align 8
  store i8* %0, i8** %x, align 8
  %1 = load i8*, i8** %b.addr, align 8
  store i8* %1, i8** %y, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:
  %2 = load i64, i64* %i, align 8
  %3 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %2, %3
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %4 = load i8*, i8** %x, align 8
  %5 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %4, i64 %5
  %6 = load i8, i8* %arrayidx, align 1
  %conv = zext i8 %6 to i32
  %7 = load i8*, i8** %y, align 8
  %8 = load i64, i64* %i, align 8
  %arrayidx1 = getelementptr inbounds i8, i8* %7, i64 %8
  %9 = load i8, i8* %arrayidx1, align 1
  %conv2 = zext i8 %9 to i32
  %cmp3 = icmp ne i32 %conv, %conv2
  br i1 %cmp3, label %if.then, label %if.end

if.then:
  %10 = load i8*, i8** %x, align 8
  %11 = load i64, i64* %i, align 8
  %arrayidx5 = getelementptr inbounds i8, i8* %10, i64 %11
  %12 = load i8, i8* %arrayidx5, align 1
  %conv6 = zext i8 %12 to i32
  %13 = load i8*, i8** %y, align 8
  %14 = load i64, i64* %i, align 8
  %arrayidx7 = getelementptr inbounds i8, i8* %13, i64 %14
  %15 = load i8, i8* %arrayidx7, align 1
  %conv8 = zext i8 %15 to i32
  %cmp9 = icmp slt i32 %conv6, %conv8
  %16 = zext i1 %cmp9 to i64
  %cond = select i1 %cmp9, i32 -1, i32 1
  store i32 %cond, i32* %retval, align 4
  br label %return

if.end:
  br label %for.inc

for.inc:
  %17 = load i64, i64* %i, align 8
  %inc = add i64 %17, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond

for.end:
  store i32 0, i32* %retval, align 4
  br label %return

return:
  %18 = load i32, i32* %retval, align 4
  ret i32 %18
}

define i64 @strlen(i8* %text) {
entry:
  %text.addr = alloca i8*, align 8
  %length = alloca i64, align 8
  store i8* %text, i8** %text.addr, align 8
  store i64 0, i64* %length, align 8
  br label %while.cond

while.cond:
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i64, i64* %length, align 8
  %arrayidx = getelementptr inbounds i8, i8* %0, i64 %1
  %2 = load i8, i8* %arrayidx, align 1
  %tobool = icmp ne i8 %2, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:
  %3 = load i64, i64* %length, align 8
  %inc = add i64 %3, 1
  store i64 %inc, i64* %length, align 8
  br label %while.cond

while.end:
  %4 = load i64, i64* %length, align 8
  ret i64 %4
}

define i32 @strcmp(i8* %a, i8* %b) {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  %i = alloca i64, align 8
  store i8* %a, i8** %a.addr, align 8
  store i8* %b, i8** %b.addr, align 8
  store i64 0, i64* %i, align 8
  br label %while.cond

while.cond:
  %0 = load i8*, i8** %a.addr, align 8
  %1 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %0, i64 %1
  %2 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %2 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:
  %3 = load i8*, i8** %a.addr, align 8
  %4 = load i64, i64* %i, align 8
  %arrayidx1 = getelementptr inbounds i8, i8* %3, i64 %4
  %5 = load i8, i8* %arrayidx1, align 1
  %conv2 = sext i8 %5 to i32
  %6 = load i8*, i8** %b.addr, align 8
  %7 = load i64, i64* %i, align 8
  %arrayidx3 = getelementptr inbounds i8, i8* %6, i64 %7
  %8 = load i8, i8* %arrayidx3, align 1
  %conv4 = sext i8 %8 to i32
  %cmp = icmp eq i32 %conv2, %conv4
  br label %land.end

land.end:
  %9 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %9, label %while.body, label %while.end

while.body:
  %10 = load i64, i64* %i, align 8
  %inc = add i64 %10, 1
  store i64 %inc, i64* %i, align 8
  br label %while.cond

while.end:
  %11 = load i8*, i8** %a.addr, align 8
  %12 = load i64, i64* %i, align 8
  %arrayidx6 = getelementptr inbounds i8, i8* %11, i64 %12
  %13 = load i8, i8* %arrayidx6, align 1
  %conv7 = zext i8 %13 to i32
  %14 = load i8*, i8** %b.addr, align 8
  %15 = load i64, i64* %i, align 8
  %arrayidx8 = getelementptr inbounds i8, i8* %14, i64 %15
  %16 = load i8, i8* %arrayidx8, align 1
  %conv9 = zext i8 %16 to i32
  %sub = sub nsw i32 %conv7, %conv9
  ret i32 %sub
}

define i32 @strncmp(i8* %a, i8* %b, i64 %size) {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %i = alloca i64, align 8
  store i8* %a, i8** %a.addr, align 8
  store i8* %b, i8** %b.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:
  %0 = load i64, i64* %i, align 8
  %1 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %2 = load i8*, i8** %a.addr, align 8
  %3 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 %3
  %4 = load i8, i8* %arrayidx, align 1
  %tobool = icmp ne i8 %4, 0
  br i1 %tobool, label %lor.lhs.false, label %if.then

lor.lhs.false:
  %5 = load i8*, i8** %a.addr, align 8
  %6 = load i64, i64* %i, align 8
  %arrayidx1 = getelementptr inbounds i8, i8* %5, i64 %6
  %7 = load i8, i8* %arrayidx1, align 1
  %conv = sext i8 %7 to i32
  %8 = load i8*, i8** %b.addr, align 8
  %9 = load i64, i64* %i, align 8
  %arrayidx2 = getelementptr inbounds i8, i8* %8, i64 %9
  %10 = load i8, i8* %arrayidx2, align 1
  %conv3 = sext i8 %10 to i32
  %cmp4 = icmp ne i32 %conv, %conv3
  br i1 %cmp4, label %if.then, label %if.end

if.then:
  %11 = load i8*, i8** %a.addr, align 8
  %12 = load i64, i64* %i, align 8
  %arrayidx6 = getelementptr inbounds i8, i8* %11, i64 %12
  %13 = load i8, i8* %arrayidx6, align 1
  %conv7 = zext i8 %13 to i32
  %14 = load i8*, i8** %b.addr, align 8
  %15 = load i64, i64* %i, align 8
  %arrayidx8 = getelementptr inbounds i8, i8* %14, i64 %15
  %16 = load i8, i8* %arrayidx8, align 1
  %conv9 = zext i8 %16 to i32
  %sub = sub nsw i32 %conv7, %conv9
  store i32 %sub, i32* %retval, align 4
  br label %return

if.end:
  br label %for.inc

for.inc:
  %17 = load i64, i64* %i, align 8
  %inc = add i64 %17, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond

for.end:
  store i32 0, i32* %retval, align 4
  br label %return

return:
  %18 = load i32, i32* %retval, align 4
  ret i32 %18
}

define i8* @strcpy(i8* %to, i8* %from) {
entry:
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %i = alloca i64, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  store i64 0, i64* %i, align 8
  br label %do.body

do.body:
  %0 = load i8*, i8** %from.addr, align 8
  %1 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %0, i64 %1
  %2 = load i8, i8* %arrayidx, align 1
  %3 = load i8*, i8** %to.addr, align 8
  %4 = load i64, i64* %i, align 8
  %arrayidx1 = getelementptr inbounds i8, i8* %3, i64 %4
  store i8 %2, i8* %arrayidx1, align 1
  br label %do.cond

do.cond:
  %5 = load i8*, i8** %from.addr, align 8
  %6 = load i64, i64* %i, align 8
  %inc = add i64 %6, 1
  store i64 %inc, i64* %i, align 8
  %arrayidx2 = getelementptr inbounds i8, i8* %5, i64 %6
  %7 = load i8, i8* %arrayidx2, align 1
  %tobool = icmp ne i8 %7, 0
  br i1 %tobool, label %do.body, label %do.end

do.end:
  %8 = load i8*, i8** %to.addr, align 8
  ret i8* %8
}

define i8* @strncpy(i8* %to, i8* %from, i64 %size) {
entry:
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %i = alloca i64, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:
  %0 = load i64, i64* %i, align 8
  %1 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:
  %2 = load i8*, i8** %from.addr, align 8
  %3 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 %3
  %4 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:
  %5 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %5, label %for.body, label %for.end

for.body:
  %6 = load i8*, i8** %from.addr, align 8
  %7 = load i64, i64* %i, align 8
  %arrayidx1 = getelementptr inbounds i8, i8* %6, i64 %7
  %8 = load i8, i8* %arrayidx1, align 1
  %9 = load i8*, i8** %to.addr, align 8
  %10 = load i64, i64* %i, align 8
  %arrayidx2 = getelementptr inbounds i8, i8* %9, i64 %10
  store i8 %8, i8* %arrayidx2, align 1
  br label %for.inc

for.inc:
  %11 = load i64, i64* %i, align 8
  %inc = add i64 %11, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond

for.end:
  br label %for.cond3

for.cond3:
  %12 = load i64, i64* %i, align 8
  %13 = load i64, i64* %size.addr, align 8
  %cmp4 = icmp ult i64 %12, %13
  br i1 %cmp4, label %for.body6, label %for.end10

for.body6:
  %14 = load i8*, i8** %to.addr, align 8
  %15 = load i64, i64* %i, align 8
  %arrayidx7 = getelementptr inbounds i8, i8* %14, i64 %15
  store i8 0, i8* %arrayidx7, align 1
  br label %for.inc8

for.inc8:
  %16 = load i64, i64* %i, align 8
  %inc9 = add i64 %16, 1
  store i64 %inc9, i64* %i, align 8
  br label %for.cond3

for.end10:
  %17 = load i8*, i8** %to.addr, align 8
  ret i8* %17
}

define i64 @strnlen(i8* %text, i64 %size) {
entry:
  %text.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %length = alloca i64, align 8
  store i8* %text, i8** %text.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 0, i64* %length, align 8
  br label %while.cond

while.cond:
  %0 = load i64, i64* %length, align 8
  %1 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:
  %2 = load i8*, i8** %text.addr, align 8
  %3 = load i64, i64* %length, align 8
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 %3
  %4 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:
  %5 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ]
  br i1 %5, label %while.body, label %while.end

while.body:
  %6 = load i64, i64* %length, align 8
  %inc = add i64 %6, 1
  store i64 %inc, i64* %length, align 8
  br label %while.cond

while.end:
  %7 = load i64, i64* %length, align 8
  ret i64 %7
}

define i8* @strcat(i8* %to, i8* %from) {
entry:
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  %0 = load i8*, i8** %to.addr, align 8
  %1 = load i8*, i8** %to.addr, align 8
  %call = call i64 @strlen(i8* %1)
  %add.ptr = getelementptr inbounds i8, i8* %0, i64 %call
  %2 = load i8*, i8** %from.addr, align 8
  %call1 = call i8* @strcpy(i8* %add.ptr, i8* %2)
  %3 = load i8*, i8** %to.addr, align 8
  ret i8* %3
}

define i8* @strncat(i8* %to, i8* %from, i64 %size) {
entry:
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %start = alloca i64, align 8
  %i = alloca i64, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %to.addr, align 8
  %call = call i64 @strlen(i8* %0)
  store i64 %call, i64* %start, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:
  %1 = load i64, i64* %i, align 8
  %2 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %1, %2
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:
  %3 = load i8*, i8** %from.addr, align 8
  %4 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %3, i64 %4
  %5 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %5 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:
  %6 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %6, label %for.body, label %for.end

for.body:
  %7 = load i8*, i8** %from.addr, align 8
  %8 = load i64, i64* %i, align 8
  %arrayidx1 = getelementptr inbounds i8, i8* %7, i64 %8
  %9 = load i8, i8* %arrayidx1, align 1
  %10 = load i8*, i8** %to.addr, align 8
  %11 = load i64, i64* %start, align 8
  %12 = load i64, i64* %i, align 8
  %add = add i64 %11, %12
  %arrayidx2 = getelementptr inbounds i8, i8* %10, i64 %add
  store i8 %9, i8* %arrayidx2, align 1
  br label %for.inc

for.inc:
  %13 = load i64, i64* %i, align 8
  %inc = add i64 %13, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond

for.end:
  %14 = load i8*, i8** %to.addr, align 8
  %15 = load i64, i64* %start, align 8
  %16 = load i64, i64* %i, align 8
  %add3 = add i64 %15, %16
  %arrayidx4 = getelementptr inbounds i8, i8* %14, i64 %add3
  store i8 0, i8* %arrayidx4, align 1
  %17 = load i8*, i8** %to.addr, align 8
  ret i8* %17
}

define i8* @strchr(i8* %text, i32 %character) {
entry:
  %retval = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  %character.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i32 %character, i32* %character.addr, align 4
  br label %for.cond

for.cond:
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8, i8* %0, align 1
  %conv = sext i8 %1 to i32
  %2 = load i32, i32* %character.addr, align 4
  %conv1 = trunc i32 %2 to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %3 = load i8*, i8** %text.addr, align 8
  store i8* %3, i8** %retval, align 8
  br label %return

if.end:
  %4 = load i8*, i8** %text.addr, align 8
  %5 = load i8, i8* %4, align 1
  %tobool = icmp ne i8 %5, 0
  br i1 %tobool, label %if.end5, label %if.then4

if.then4:
  store i8* null, i8** %retval, align 8
  br label %return

if.end5:
  br label %for.inc

for.inc:
  %6 = load i8*, i8** %text.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %6, i32 1
  store i8* %incdec.ptr, i8** %text.addr, align 8
  br label %for.cond

return:
  %7 = load i8*, i8** %retval, align 8
  ret i8* %7
}

define i8* @strrchr(i8* %text, i32 %character) {
entry:
  %text.addr = alloca i8*, align 8
  %character.addr = alloca i32, align 4
  %found = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  store i32 %character, i32* %character.addr, align 4
  store i8* null, i8** %found, align 8
  br label %for.cond

for.cond:
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8, i8* %0, align 1
  %conv = sext i8 %1 to i32
  %2 = load i32, i32* %character.addr, align 4
  %conv1 = trunc i32 %2 to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %3 = load i8*, i8** %text.addr, align 8
  store i8* %3, i8** %found, align 8
  br label %if.end

if.end:
  %4 = load i8*, i8** %text.addr, align 8
  %5 = load i8, i8* %4, align 1
  %tobool = icmp ne i8 %5, 0
  br i1 %tobool, label %if.end5, label %if.then4

if.then4:
  %6 = load i8*, i8** %found, align 8
  ret i8* %6

if.end5:
  br label %for.inc

for.inc:
  %7 = load i8*, i8** %text.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %7, i32 1
  store i8* %incdec.ptr, i8** %text.addr, align 8
  br label %for.cond
}

define i8* @strstr(i8* %text, i8* %wanted) {
entry:
  %retval = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  %wanted.addr = alloca i8*, align 8
  %length = alloca i64, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %wanted, i8** %wanted.addr, align 8
  %0 = load i8*, i8** %wanted.addr, align 8
  %call = call i64 @strlen(i8* %0)
  store i64 %call, i64* %length, align 8
  br label %for.cond

for.cond:
  %1 = load i8*, i8** %text.addr, align 8
  %2 = load i8*, i8** %wanted.addr, align 8
  %3 = load i64, i64* %length, align 8
  %call1 = call i32 @strncmp(i8* %1, i8* %2, i64 %3)
  %cmp = icmp eq i32 %call1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %4 = load i8*, i8** %text.addr, align 8
  store i8* %4, i8** %retval, align 8
  br label %return

if.end:
  %5 = load i8*, i8** %text.addr, align 8
  %6 = load i8, i8* %5, align 1
  %tobool = icmp ne i8 %6, 0
  br i1 %tobool, label %if.end3, label %if.then2

if.then2:
  store i8* null, i8** %retval, align 8
  br label %return

if.end3:
  br label %for.inc

for.inc:
  %7 = load i8*, i8** %text.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %7, i32 1
  store i8* %incdec.ptr, i8** %text.addr, align 8
  br label %for.cond

return:
  %8 = load i8*, i8** %retval, align 8
  ret i8* %8
}

define i8* @memchr(i8* %from, i32 %byte, i64 %size) {
entry:
  %retval = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %byte.addr = alloca i32, align 4
  %size.addr = alloca i64, align 8
  %bytes = alloca i8*, align 8
  %i = alloca i64, align 8
  store i8* %from, i8** %from.addr, align 8
  store i32 %byte, i32* %byte.addr, align 4
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %from.addr, align 8
  store i8* %0, i8** %bytes, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:
  %1 = load i64, i64* %i, align 8
  %2 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %1, %2
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %3 = load i8*, i8** %bytes, align 8
  %4 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %3, i64 %4
  %5 = load i8, i8* %arrayidx, align 1
  %conv = zext i8 %5 to i32
  %6 = load i32, i32* %byte.addr, align 4
  %conv1 = trunc i32 %6 to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp3 = icmp eq i32 %conv, %conv2
  br i1 %cmp3, label %if.then, label %if.end

if.then:
  %7 = load i8*, i8** %bytes, align 8
  %8 = load i64, i64* %i, align 8
  %add.ptr = getelementptr inbounds i8, i8* %7, i64 %8
  store i8* %add.ptr, i8** %retval, align 8
  br label %return

if.end:
  br label %for.inc

for.inc:
  %9 = load i64, i64* %i, align 8
  %inc = add i64 %9, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond

for.end:
  store i8* null, i8** %retval, align 8
  br label %return

return:
  %10 = load i8*, i8** %retval, align 8
  ret i8* %10
}

define i8* @strdup(i8* %text) {
entry:
  %text.addr = alloca i8*, align 8
  %size = alloca i64, align 8
  %copy = alloca i8*, align 8
  %i = alloca i64, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %call = call i64 @strlen(i8* %0)
  %add = add i64 %call, 1
  store i64 %add, i64* %size, align 8
  %1 = load i64, i64* %size, align 8
  %call1 = call i8* @__katec_allocate(i64 %1, i64 16, i32 0)
  store i8* %call1, i8** %copy, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:
  %2 = load i64, i64* %i, align 8
  %3 = load i64, i64* %size, align 8
  %cmp = icmp ult i64 %2, %3
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %4 = load i8*, i8** %text.addr, align 8
  %5 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %4, i64 %5
  %6 = load i8, i8* %arrayidx, align 1
  %7 = load i8*, i8** %copy, align 8
  %8 = load i64, i64* %i, align 8
  %arrayidx2 = getelementptr inbounds i8, i8* %7, i64 %8
  store i8 %6, i8* %arrayidx2, align 1
  br label %for.inc

for.inc:
  %9 = load i64, i64* %i, align 8
  %inc = add i64 %9, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond

for.end:
  %10 = load i8*, i8** %copy, align 8
  ret i8* %10
}

define void @qsort(i8* %array, i64 %count, i64 %size, i32 (i8*, i8*)* %compare) {
entry:
  %array.addr = alloca i8*, align 8
  %count.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %compare.addr = alloca i32 (i8*, i8*)*, align 8
  %element = alloca [256 x i8], align 16
  %bytes = alloca i8*, align 8
  %i = alloca i64, align 8
  %j = alloca i64, align 8
  store i8* %array, i8** %array.addr, align 8
  store i64 %count, i64* %count.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i32 (i8*, i8*)* %compare, i32 (i8*, i8*)** %compare.addr, align 8
  %0 = load i8*, i8** %array.addr, align 8
  store i8* %0, i8** %bytes, align 8
  %1 = load i64, i64* %size.addr, align 8
  %cmp = icmp ugt i64 %1, 256
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.str.8, i64 0, i64 0))
  br label %if.end

if.end:
  store i64 1, i64* %i, align 8
  br label %for.cond

for.cond:
  %2 = load i64, i64* %i, align 8
  %3 = load i64, i64* %count.addr, align 8
  %cmp1 = icmp ult i64 %2, %3
  br i1 %cmp1, label %for.body, label %for.end20

for.body:
  %4 = load i64, i64* %i, align 8
  store i64 %4, i64* %j, align 8
  br label %for.cond2

for.cond2:
  %5 = load i64, i64* %j, align 8
  %cmp3 = icmp ugt i64 %5, 0
  br i1 %cmp3, label %land.rhs, label %land.end

land.rhs:
  %6 = load i32 (i8*, i8*)*, i32 (i8*, i8*)** %compare.addr, align 8
  %7 = load i8*, i8** %bytes, align 8
  %8 = load i64, i64* %j, align 8
  %sub = sub i64 %8, 1
  %9 = load i64, i64* %size.addr, align 8
  %mul = mul i64 %sub, %9
  %add.ptr = getelementptr inbounds i8, i8* %7, i64 %mul
  %10 = load i8*, i8** %bytes, align 8
  %11 = load i64, i64* %j, align 8
  %12 = load i64, i64* %size.addr, align 8
  %mul4 = mul i64 %11, %12
  %add.ptr5 = getelementptr inbounds i8, i8* %10, i64 %mul4
  %call = call i32 %6(i8* %add.ptr, i8* %add.ptr5)
  %cmp6 = icmp sgt i32 %call, 0
  br label %land.end

land.end:
  %13 = phi i1 [ false, %for.cond2 ], [ %cmp6, %land.rhs ]
  br i1 %13, label %for.body7, label %for.end

for.body7:
  %arraydecay = getelementptr inbounds [256 x i8], [256 x i8]* %element, i64 0, i64 0
  %14 = load i8*, i8** %bytes, align 8
  %15 = load i64, i64* %j, align 8
  %16 = load i64, i64* %size.addr, align 8
  %mul8 = mul i64 %15, %16
  %add.ptr9 = getelementptr inbounds i8, i8* %14, i64 %mul8
  %17 = load i64, i64* %size.addr, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %arraydecay, i8* align 1 %add.ptr9, i64 %17, i1 false)
  %18 = load i8*, i8** %bytes, align 8
  %19 = load i64, i64* %j, align 8
  %20 = load i64, i64* %size.addr, align 8
  %mul10 = mul i64 %19, %20
  %add.ptr11 = getelementptr inbounds i8, i8* %18, i64 %mul10
  %21 = load i8*, i8** %bytes, align 8
  %22 = load i64, i64* %j, align 8
  %sub12 = sub i64 %22, 1
  %23 = load i64, i64* %size.addr, align 8
  %mul13 = mul i64 %sub12, %23
  %add.ptr14 = getelementptr inbounds i8, i8* %21, i64 %mul13
  %24 = load i64, i64* %size.addr, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %add.ptr11, i8* align 1 %add.ptr14, i64 %24, i1 false)
  %25 = load i8*, i8** %bytes, align 8
  %26 = load i64, i64* %j, align 8
  %sub15 = sub i64 %26, 1
  %27 = load i64, i64* %size.addr, align 8
  %mul16 = mul i64 %sub15, %27
  %add.ptr17 = getelementptr inbounds i8, i8* %25, i64 %mul16
  %arraydecay18 = getelementptr inbounds [256 x i8], [256 x i8]* %element, i64 0, i64 0
  %28 = load i64, i64* %size.addr, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %add.ptr17, i8* align 16 %arraydecay18, i64 %28, i1 false)
  br label %for.inc

for.inc:
  %29 = load i64, i64* %j, align 8
  %dec = add i64 %29, -1
  store i64 %dec, i64* %j, align 8
  br label %for.cond2

for.end:
  br label %for.inc19

for.inc19:
  %30 = load i64, i64* %i, align 8
  %inc = add i64 %30, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond

for.end20:
  ret void
}

define i8* @bsearch(i8* %key, i8* %array, i64 %count, i64 %size, i32 (i8*, i8*)* %compare) {
entry:
  %retval = alloca i8*, align 8
  %key.addr = alloca i8*, align 8
  %array.addr = alloca i8*, align 8
  %count.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %compare.addr = alloca i32 (i8*, i8*)*, align 8
  %bytes = alloca i8*, align 8
  %low = alloca i64, align 8
  %high = alloca i64, align 8
  %middle = alloca i64, align 8
  %order = alloca i32, align 4
  store i8* %key, i8** %key.addr, align 8
  store i8* %array, i8** %array.addr, align 8
  store i64 %count, i64* %count.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i32 (i8*, i8*)* %compare, i32 (i8*, i8*)** %compare.addr, align 8
  %0 = load i8*, i8** %array.addr, align 8
  store i8* %0, i8** %bytes, align 8
  store i64 0, i64* %low, align 8
  %1 = load i64, i64* %count.addr, align 8
  store i64 %1, i64* %high, align 8
  br label %while.cond

while.cond:
  %2 = load i64, i64* %low, align 8
  %3 = load i64, i64* %high, align 8
  %cmp = icmp ult i64 %2, %3
  br i1 %cmp, label %while.body, label %while.end

while.body:
  %4 = load i64, i64* %low, align 8
  %5 = load i64, i64* %high, align 8
  %6 = load i64, i64* %low, align 8
  %sub = sub i64 %5, %6
  %div = udiv i64 %sub, 2
  %add = add i64 %4, %div
  store i64 %add, i64* %middle, align 8
  %7 = load i32 (i8*, i8*)*, i32 (i8*, i8*)** %compare.addr, align 8
  %8 = load i8*, i8** %key.addr, align 8
  %9 = load i8*, i8** %bytes, align 8
  %10 = load i64, i64* %middle, align 8
  %11 = load i64, i64* %size.addr, align 8
  %mul = mul i64 %10, %11
  %add.ptr = getelementptr inbounds i8, i8* %9, i64 %mul
  %call = call i32 %7(i8* %8, i8* %add.ptr)
  store i32 %call, i32* %order, align 4
  %12 = load i32, i32* %order, align 4
  %cmp1 = icmp eq i32 %12, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:
  %13 = load i8*, i8** %bytes, align 8
  %14 = load i64, i64* %middle, align 8
  %15 = load i64, i64* %size.addr, align 8
  %mul2 = mul i64 %14, %15
  %add.ptr3 = getelementptr inbounds i8, i8* %13, i64 %mul2
  store i8* %add.ptr3, i8** %retval, align 8
  br label %return

if.end:
  %16 = load i32, i32* %order, align 4
  %cmp4 = icmp slt i32 %16, 0
  br i1 %cmp4, label %if.then5, label %if.else

if.then5:
  %17 = load i64, i64* %middle, align 8
  store i64 %17, i64* %high, align 8
  br label %if.end7

if.else:
  %18 = load i64, i64* %middle, align 8
  %add6 = add i64 %18, 1
  store i64 %add6, i64* %low, align 8
  br label %if.end7

if.end7:
  br label %while.cond

while.end:
  store i8* null, i8** %retval, align 8
  br label %return

return:
  %19 = load i8*, i8** %retval, align 8
  ret i8* %19
}

define i32 @vsnprintf(i8* %to, i64 %size, i8* %format, %struct.__va_list_tag* %list) {
entry:
  %to.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %format.addr = alloca i8*, align 8
  %list.addr = alloca %struct.__va_list_tag*, align 8
  %length = alloca i64, align 8
  %wide = alloca i32, align 4
  %value = alloca i64, align 8
  %value48 = alloca i64, align 8
  %text = alloca i8*, align 8
  store i8* %to, i8** %to.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  store %struct.__va_list_tag* %list, %struct.__va_list_tag** %list.addr, align 8
  store i64 0, i64* %length, align 8
  br label %for.cond

for.cond:
  %0 = load i8*, i8** %format.addr, align 8
  %1 = load i8, i8* %0, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %for.body, label %for.end135

for.body:
  %2 = load i8*, i8** %format.addr, align 8
  %3 = load i8, i8* %2, align 1
  %conv = sext i8 %3 to i32
  %cmp = icmp ne i32 %conv, 37
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %4 = load i8*, i8** %to.addr, align 8
  %5 = load i64, i64* %size.addr, align 8
  %6 = load i64, i64* %length, align 8
  %7 = load i8*, i8** %format.addr, align 8
  %8 = load i8, i8* %7, align 1
  %call = call i64 @put_character(i8* %4, i64 %5, i64 %6, i8 signext %8)
  store i64 %call, i64* %length, align 8
  br label %for.inc133

if.end:
  store i32 0, i32* %wide, align 4
  br label %while.cond

while.cond:
  %9 = load i8*, i8** %format.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %9, i32 1
  store i8* %incdec.ptr, i8** %format.addr, align 8
  %10 = load i8, i8* %incdec.ptr, align 1
  %conv2 = sext i8 %10 to i32
  %cmp3 = icmp eq i32 %conv2, 108
  br i1 %cmp3, label %lor.end, label %lor.rhs

lor.rhs:
  %11 = load i8*, i8** %format.addr, align 8
  %12 = load i8, i8* %11, align 1
  %conv5 = sext i8 %12 to i32
  %cmp6 = icmp eq i32 %conv5, 122
  br label %lor.end

lor.end:
  %13 = phi i1 [ true, %while.cond ], [ %cmp6, %lor.rhs ]
  br i1 %13, label %while.body, label %while.end

while.body:
  store i32 1, i32* %wide, align 4
  br label %while.cond

while.end:
  %14 = load i8*, i8** %format.addr, align 8
  %15 = load i8, i8* %14, align 1
  %conv8 = sext i8 %15 to i32
  %cmp9 = icmp eq i32 %conv8, 100
  br i1 %cmp9, label %if.then14, label %lor.lhs.false

lor.lhs.false:
  %16 = load i8*, i8** %format.addr, align 8
  %17 = load i8, i8* %16, align 1
  %conv11 = sext i8 %17 to i32
  %cmp12 = icmp eq i32 %conv11, 105
  br i1 %cmp12, label %if.then14, label %if.else

if.then14:
  %18 = load i32, i32* %wide, align 4
  %tobool15 = icmp ne i32 %18, 0
  br i1 %tobool15, label %cond.true, label %cond.false

cond.true:
  %19 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %19, i32 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 8
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:
  %20 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %19, i32 0, i32 3
  %reg_save_area = load i8*, i8** %20, align 8
  %21 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset
  %22 = bitcast i8* %21 to i64*
  %23 = add i32 %gp_offset, 8
  store i32 %23, i32* %gp_offset_p, align 8
  br label %vaarg.end

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %19, i32 0, i32 2
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %24 = bitcast i8* %overflow_arg_area to i64*
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:
  %vaarg.addr = phi i64* [ %22, %vaarg.in_reg ], [ %24, %vaarg.in_mem ]
  %25 = load i64, i64* %vaarg.addr, align 8
  br label %cond.end

cond.false:
  %26 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p16 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %26, i32 0, i32 0
  %gp_offset17 = load i32, i32* %gp_offset_p16, align 8
  %fits_in_gp18 = icmp ule i32 %gp_offset17, 40
  br i1 %fits_in_gp18, label %vaarg.in_reg19, label %vaarg.in_mem21

vaarg.in_reg19:
  %27 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %26, i32 0, i32 3
  %reg_save_area20 = load i8*, i8** %27, align 8
  %28 = getelementptr i8, i8* %reg_save_area20, i32 %gp_offset17
  %29 = bitcast i8* %28 to i32*
  %30 = add i32 %gp_offset17, 8
  store i32 %30, i32* %gp_offset_p16, align 8
  br label %vaarg.end25

vaarg.in_mem21:
  %overflow_arg_area_p22 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %26, i32 0, i32 2
  %overflow_arg_area23 = load i8*, i8** %overflow_arg_area_p22, align 8
  %31 = bitcast i8* %overflow_arg_area23 to i32*
  %overflow_arg_area.next24 = getelementptr i8, i8* %overflow_arg_area23, i32 8
  store i8* %overflow_arg_area.next24, i8** %overflow_arg_area_p22, align 8
  br label %vaarg.end25

vaarg.end25:
  %vaarg.addr26 = phi i32* [ %29, %vaarg.in_reg19 ], [ %31, %vaarg.in_mem21 ]
  %32 = load i32, i32* %vaarg.addr26, align 4
  %conv27 = sext i32 %32 to i64
  br label %cond.end

cond.end:
  %cond = phi i64 [ %25, %vaarg.end ], [ %conv27, %vaarg.end25 ]
  store i64 %cond, i64* %value, align 8
  %33 = load i64, i64* %value, align 8
  %cmp28 = icmp slt i64 %33, 0
  br i1 %cmp28, label %if.then30, label %if.end32

if.then30:
  %34 = load i8*, i8** %to.addr, align 8
  %35 = load i64, i64* %size.addr, align 8
  %36 = load i64, i64* %length, align 8
  %call31 = call i64 @put_character(i8* %34, i64 %35, i64 %36, i8 signext 45)
  store i64 %call31, i64* %length, align 8
  br label %if.end32

if.end32:
  %37 = load i8*, i8** %to.addr, align 8
  %38 = load i64, i64* %size.addr, align 8
  %39 = load i64, i64* %length, align 8
  %40 = load i64, i64* %value, align 8
  %cmp33 = icmp slt i64 %40, 0
  br i1 %cmp33, label %cond.true35, label %cond.false36

cond.true35:
  %41 = load i64, i64* %value, align 8
  %sub = sub i64 0, %41
  br label %cond.end37

cond.false36:
  %42 = load i64, i64* %value, align 8
  br label %cond.end37

cond.end37:
  %cond38 = phi i64 [ %sub, %cond.true35 ], [ %42, %cond.false36 ]
  %call39 = call i64 @put_number(i8* %37, i64 %38, i64 %39, i64 %cond38, i32 10)
  store i64 %call39, i64* %length, align 8
  br label %if.end132

if.else:
  %43 = load i8*, i8** %format.addr, align 8
  %44 = load i8, i8* %43, align 1
  %conv40 = sext i8 %44 to i32
  %cmp41 = icmp eq i32 %conv40, 117
  br i1 %cmp41, label %if.then47, label %lor.lhs.false43

lor.lhs.false43:
  %45 = load i8*, i8** %format.addr, align 8
  %46 = load i8, i8* %45, align 1
  %conv44 = sext i8 %46 to i32
  %cmp45 = icmp eq i32 %conv44, 120
  br i1 %cmp45, label %if.then47, label %if.else82

if.then47:
  %47 = load i32, i32* %wide, align 4
  %tobool49 = icmp ne i32 %47, 0
  br i1 %tobool49, label %cond.true50, label %cond.false62

cond.true50:
  %48 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p51 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %48, i32 0, i32 0
  %gp_offset52 = load i32, i32* %gp_offset_p51, align 8
  %fits_in_gp53 = icmp ule i32 %gp_offset52, 40
  br i1 %fits_in_gp53, label %vaarg.in_reg54, label %vaarg.in_mem56

vaarg.in_reg54:
  %49 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %48, i32 0, i32 3
  %reg_save_area55 = load i8*, i8** %49, align 8
  %50 = getelementptr i8, i8* %reg_save_area55, i32 %gp_offset52
  %51 = bitcast i8* %50 to i64*
  %52 = add i32 %gp_offset52, 8
  store i32 %52, i32* %gp_offset_p51, align 8
  br label %vaarg.end60

vaarg.in_mem56:
  %overflow_arg_area_p57 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %48, i32 0, i32 2
  %overflow_arg_area58 = load i8*, i8** %overflow_arg_area_p57, align 8
  %53 = bitcast i8* %overflow_arg_area58 to i64*
  %overflow_arg_area.next59 = getelementptr i8, i8* %overflow_arg_area58, i32 8
  store i8* %overflow_arg_area.next59, i8** %overflow_arg_area_p57, align 8
  br label %vaarg.end60

vaarg.end60:
  %vaarg.addr61 = phi i64* [ %51, %vaarg.in_reg54 ], [ %53, %vaarg.in_mem56 ]
  %54 = load i64, i64* %vaarg.addr61, align 8
  br label %cond.end75

cond.false62:
  %55 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p63 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %55, i32 0, i32 0
  %gp_offset64 = load i32, i32* %gp_offset_p63, align 8
  %fits_in_gp65 = icmp ule i32 %gp_offset64, 40
  br i1 %fits_in_gp65, label %vaarg.in_reg66, label %vaarg.in_mem68

vaarg.in_reg66:
  %56 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %55, i32 0, i32 3
  %reg_save_area67 = load i8*, i8** %56, align 8
  %57 = getelementptr i8, i8* %reg_save_area67, i32 %gp_offset64
  %58 = bitcast i8* %57 to i32*
  %59 = add i32 %gp_offset64, 8
  store i32 %59, i32* %gp_offset_p63, align 8
  br label %vaarg.end72

vaarg.in_mem68:
  %overflow_arg_area_p69 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %55, i32 0, i32 2
  %overflow_arg_area70 = load i8*, i8** %overflow_arg_area_p69, align 8
  %60 = bitcast i8* %overflow_arg_area70 to i32*
  %overflow_arg_area.next71 = getelementptr i8, i8* %overflow_arg_area70, i32 8
  store i8* %overflow_arg_area.next71, i8** %overflow_arg_area_p69, align 8
  br label %vaarg.end72

vaarg.end72:
  %vaarg.addr73 = phi i32* [ %58, %vaarg.in_reg66 ], [ %60, %vaarg.in_mem68 ]
  %61 = load i32, i32* %vaarg.addr73, align 4
  %conv74 = zext i32 %61 to i64
  br label %cond.end75

cond.end75:
  %cond76 = phi i64 [ %54, %vaarg.end60 ], [ %conv74, %vaarg.end72 ]
  store i64 %cond76, i64* %value48, align 8
  %62 = load i8*, i8** %to.addr, align 8
  %63 = load i64, i64* %size.addr, align 8
  %64 = load i64, i64* %length, align 8
  %65 = load i64, i64* %value48, align 8
  %66 = load i8*, i8** %format.addr, align 8
  %67 = load i8, i8* %66, align 1
  %conv77 = sext i8 %67 to i32
  %cmp78 = icmp eq i32 %conv77, 120
  %68 = zext i1 %cmp78 to i64
  %cond80 = select i1 %cmp78, i32 16, i32 10
  %call81 = call i64 @put_number(i8* %62, i64 %63, i64 %64, i64 %65, i32 %cond80)
  store i64 %call81, i64* %length, align 8
  br label %if.end131

if.else82:
  %69 = load i8*, i8** %format.addr, align 8
  %70 = load i8, i8* %69, align 1
  %conv83 = sext i8 %70 to i32
  %cmp84 = icmp eq i32 %conv83, 99
  br i1 %cmp84, label %if.then86, label %if.else100

if.then86:
  %71 = load i8*, i8** %to.addr, align 8
  %72 = load i64, i64* %size.addr, align 8
  %73 = load i64, i64* %length, align 8
  %74 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p87 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %74, i32 0, i32 0
  %gp_offset88 = load i32, i32* %gp_offset_p87, align 8
  %fits_in_gp89 = icmp ule i32 %gp_offset88, 40
  br i1 %fits_in_gp89, label %vaarg.in_reg90, label %vaarg.in_mem92

vaarg.in_reg90:
  %75 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %74, i32 0, i32 3
  %reg_save_area91 = load i8*, i8** %75, align 8
  %76 = getelementptr i8, i8* %reg_save_area91, i32 %gp_offset88
  %77 = bitcast i8* %76 to i32*
  %78 = add i32 %gp_offset88, 8
  store i32 %78, i32* %gp_offset_p87, align 8
  br label %vaarg.end96

vaarg.in_mem92:
  %overflow_arg_area_p93 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %74, i32 0, i32 2
  %overflow_arg_area94 = load i8*, i8** %overflow_arg_area_p93, align 8
  %79 = bitcast i8* %overflow_arg_area94 to i32*
  %overflow_arg_area.next95 = getelementptr i8, i8* %overflow_arg_area94, i32 8
  store i8* %overflow_arg_area.next95, i8** %overflow_arg_area_p93, align 8
  br label %vaarg.end96

vaarg.end96:
  %vaarg.addr97 = phi i32* [ %77, %vaarg.in_reg90 ], [ %79, %vaarg.in_mem92 ]
  %80 = load i32, i32* %vaarg.addr97, align 4
  %conv98 = trunc i32 %80 to i8
  %call99 = call i64 @put_character(i8* %71, i64 %72, i64 %73, i8 signext %conv98)
  store i64 %call99, i64* %length, align 8
  br label %if.end130

if.else100:
  %81 = load i8*, i8** %format.addr, align 8
  %82 = load i8, i8* %81, align 1
  %conv101 = sext i8 %82 to i32
  %cmp102 = icmp eq i32 %conv101, 115
  br i1 %cmp102, label %if.then104, label %if.else121

if.then104:
  %83 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p105 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %83, i32 0, i32 0
  %gp_offset106 = load i32, i32* %gp_offset_p105, align 8
  %fits_in_gp107 = icmp ule i32 %gp_offset106, 40
  br i1 %fits_in_gp107, label %vaarg.in_reg108, label %vaarg.in_mem110

vaarg.in_reg108:
  %84 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %83, i32 0, i32 3
  %reg_save_area109 = load i8*, i8** %84, align 8
  %85 = getelementptr i8, i8* %reg_save_area109, i32 %gp_offset106
  %86 = bitcast i8* %85 to i8**
  %87 = add i32 %gp_offset106, 8
  store i32 %87, i32* %gp_offset_p105, align 8
  br label %vaarg.end114

vaarg.in_mem110:
  %overflow_arg_area_p111 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %83, i32 0, i32 2
  %overflow_arg_area112 = load i8*, i8** %overflow_arg_area_p111, align 8
  %88 = bitcast i8* %overflow_arg_area112 to i8**
  %overflow_arg_area.next113 = getelementptr i8, i8* %overflow_arg_area112, i32 8
  store i8* %overflow_arg_area.next113, i8** %overflow_arg_area_p111, align 8
  br label %vaarg.end114

vaarg.end114:
  %vaarg.addr115 = phi i8** [ %86, %vaarg.in_reg108 ], [ %88, %vaarg.in_mem110 ]
  %89 = load i8*, i8** %vaarg.addr115, align 8
  store i8* %89, i8** %text, align 8
  br label %for.cond116

for.cond116:
  %90 = load i8*, i8** %text, align 8
  %91 = load i8, i8* %90, align 1
  %tobool117 = icmp ne i8 %91, 0
  br i1 %tobool117, label %for.body118, label %for.end

for.body118:
  %92 = load i8*, i8** %to.addr, align 8
  %93 = load i64, i64* %size.addr, align 8
  %94 = load i64, i64* %length, align 8
  %95 = load i8*, i8** %text, align 8
  %96 = load i8, i8* %95, align 1
  %call119 = call i64 @put_character(i8* %92, i64 %93, i64 %94, i8 signext %96)
  store i64 %call119, i64* %length, align 8
  br label %for.inc

for.inc:
  %97 = load i8*, i8** %text, align 8
  %incdec.ptr120 = getelementptr inbounds i8, i8* %97, i32 1
  store i8* %incdec.ptr120, i8** %text, align 8
  br label %for.cond116

for.end:
  br label %if.end129

if.else121:
  %98 = load i8*, i8** %format.addr, align 8
  %99 = load i8, i8* %98, align 1
  %conv122 = sext i8 %99 to i32
  %cmp123 = icmp eq i32 %conv122, 37
  br i1 %cmp123, label %if.then125, label %if.else127

if.then125:
  %100 = load i8*, i8** %to.addr, align 8
  %101 = load i64, i64* %size.addr, align 8
  %102 = load i64, i64* %length, align 8
  %call126 = call i64 @put_character(i8* %100, i64 %101, i64 %102, i8 signext 37)
  store i64 %call126, i64* %length, align 8
  br label %if.end128

if.else127:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.str.9, i64 0, i64 0))
  br label %if.end128

if.end128:
  br label %if.end129

if.end129:
  br label %if.end130

if.end130:
  br label %if.end131

if.end131:
  br label %if.end132

if.end132:
  br label %for.inc133

for.inc133:
  %103 = load i8*, i8** %format.addr, align 8
  %incdec.ptr134 = getelementptr inbounds i8, i8* %103, i32 1
  store i8* %incdec.ptr134, i8** %format.addr, align 8
  br label %for.cond

for.end135:
  %104 = load i64, i64* %size.addr, align 8
  %tobool136 = icmp ne i64 %104, 0
  br i1 %tobool136, label %if.then137, label %if.end145

if.then137:
  %105 = load i8*, i8** %to.addr, align 8
  %106 = load i64, i64* %length, align 8
  %107 = load i64, i64* %size.addr, align 8
  %cmp138 = icmp ult i64 %106, %107
  br i1 %cmp138, label %cond.true140, label %cond.false141

cond.true140:
  %108 = load i64, i64* %length, align 8
  br label %cond.end143

cond.false141:
  %109 = load i64, i64* %size.addr, align 8
  %sub142 = sub i64 %109, 1
  br label %cond.end143

cond.end143:
  %cond144 = phi i64 [ %108, %cond.true140 ], [ %sub142, %cond.false141 ]
  %arrayidx = getelementptr inbounds i8, i8* %105, i64 %cond144
  store i8 0, i8* %arrayidx, align 1
  br label %if.end145

if.end145:
  %110 = load i64, i64* %length, align 8
  %conv146 = trunc i64 %110 to i32
  ret i32 %conv146
}

define i64 @put_character(i8* %to, i64 %size, i64 %length, i8 signext %character) {
entry:
  %to.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %length.addr = alloca i64, align 8
  %character.addr = alloca i8, align 1
  store i8* %to, i8** %to.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 %length, i64* %length.addr, align 8
  store i8 %character, i8* %character.addr, align 1
  %0 = load i64, i64* %length.addr, align 8
  %add = add i64 %0, 1
  %1 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %add, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load i8, i8* %character.addr, align 1
  %3 = load i8*, i8** %to.addr, align 8
  %4 = load i64, i64* %length.addr, align 8
  %arrayidx = getelementptr inbounds i8, i8* %3, i64 %4
  store i8 %2, i8* %arrayidx, align 1
  br label %if.end

if.end:
  %5 = load i64, i64* %length.addr, align 8
  %add1 = add i64 %5, 1
  ret i64 %add1
}

define i64 @put_number(i8* %to, i64 %size, i64 %length, i64 %value, i32 %base) {
entry:
  %to.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %length.addr = alloca i64, align 8
  %value.addr = alloca i64, align 8
  %base.addr = alloca i32, align 4
  %digits = alloca [24 x i8], align 16
  %count = alloca i32, align 4
  store i8* %to, i8** %to.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 %length, i64* %length.addr, align 8
  store i64 %value, i64* %value.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  store i32 0, i32* %count, align 4
  br label %do.body

do.body:
  %0 = load i64, i64* %value.addr, align 8
  %1 = load i32, i32* %base.addr, align 4
  %conv = zext i32 %1 to i64
  %rem = urem i64 %0, %conv
  %arrayidx = getelementptr inbounds [17 x i8], [17 x i8]* @.str.34, i64 0, i64 %rem
  %2 = load i8, i8* %arrayidx, align 1
  %3 = load i32, i32* %count, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, i32* %count, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx1 = getelementptr inbounds [24 x i8], [24 x i8]* %digits, i64 0, i64 %idxprom
  store i8 %2, i8* %arrayidx1, align 1
  br label %do.cond

do.cond:
  %4 = load i32, i32* %base.addr, align 4
  %conv2 = zext i32 %4 to i64
  %5 = load i64, i64* %value.addr, align 8
  %div = udiv i64 %5, %conv2
  store i64 %div, i64* %value.addr, align 8
  %tobool = icmp ne i64 %div, 0
  br i1 %tobool, label %do.body, label %do.end

do.end:
  br label %while.cond

while.cond:
  %6 = load i32, i32* %count, align 4
  %tobool3 = icmp ne i32 %6, 0
  br i1 %tobool3, label %while.body, label %while.end

while.body:
  %7 = load i8*, i8** %to.addr, align 8
  %8 = load i64, i64* %size.addr, align 8
  %9 = load i64, i64* %length.addr, align 8
  %10 = load i32, i32* %count, align 4
  %dec = add nsw i32 %10, -1
  store i32 %dec, i32* %count, align 4
  %idxprom4 = sext i32 %dec to i64
  %arrayidx5 = getelementptr inbounds [24 x i8], [24 x i8]* %digits, i64 0, i64 %idxprom4
  %11 = load i8, i8* %arrayidx5, align 1
  %call = call i64 @put_character(i8* %7, i64 %8, i64 %9, i8 signext %11)
  store i64 %call, i64* %length.addr, align 8
  br label %while.cond

while.end:
  %12 = load i64, i64* %length.addr, align 8
  ret i64 %12
}

define i32 @vsprintf(i8* %to, i8* %format, %struct.__va_list_tag* %list) {
entry:
  %to.addr = alloca i8*, align 8
  %format.addr = alloca i8*, align 8
  %list.addr = alloca %struct.__va_list_tag*, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  store %struct.__va_list_tag* %list, %struct.__va_list_tag** %list.addr, align 8
  %0 = load i8*, i8** %to.addr, align 8
  %1 = load i8*, i8** %format.addr, align 8
  %2 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %call = call i32 @vsnprintf(i8* %0, i64 -1, i8* %1, %struct.__va_list_tag* %2)
  ret i32 %call
}

define i32 @snprintf(i8* %to, i64 %size, i8* %format, ...) {
entry:
  %to.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %length = alloca i32, align 4
  store i8* %to, i8** %to.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8*, i8** %to.addr, align 8
  %1 = load i64, i64* %size.addr, align 8
  %2 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %call = call i32 @vsnprintf(i8* %0, i64 %1, i8* %2, %struct.__va_list_tag* %arraydecay2)
  store i32 %call, i32* %length, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %3 = load i32, i32* %length, align 4
  ret i32 %3
}

declare void @llvm.va_start(i8*)

declare void @llvm.va_end(i8*)

define i32 @sprintf(i8* %to, i8* %format, ...) {
entry:
  %to.addr = alloca i8*, align 8
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %length = alloca i32, align 4
  store i8* %to, i8** %to.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8*, i8** %to.addr, align 8
  %1 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %call = call i32 @vsnprintf(i8* %0, i64 -1, i8* %1, %struct.__va_list_tag* %arraydecay2)
  store i32 %call, i32* %length, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %2 = load i32, i32* %length, align 4
  ret i32 %2
}

define i64 @strtol(i8* %text, i8** %end, i32 %base) {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %base.addr = alloca i32, align 4
  %negative = alloca i32, align 4
  %value = alloca i64, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8**, i8*** %end.addr, align 8
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @read_number(i8* %0, i8** %1, i32 %2, i64 -9223372036854775808, i64 9223372036854775807, i32* %negative)
  store i64 %call, i64* %value, align 8
  %3 = load i32, i32* %negative, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %4 = load i64, i64* %value, align 8
  %sub = sub i64 0, %4
  br label %cond.end

cond.false:
  %5 = load i64, i64* %value, align 8
  br label %cond.end

cond.end:
  %cond = phi i64 [ %sub, %cond.true ], [ %5, %cond.false ]
  ret i64 %cond
}

define i64 @read_number(i8* %text, i8** %end, i32 %base, i64 %below, i64 %above, i32* %negative) {
entry:
  %retval = alloca i64, align 8
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %base.addr = alloca i32, align 4
  %below.addr = alloca i64, align 8
  %above.addr = alloca i64, align 8
  %negative.addr = alloca i32*, align 8
  %i = alloca i64, align 8
  %prefix = alloca i32, align 4
  %limit = alloca i64, align 8
  %value = alloca i64, align 8
  %digits = alloca i32, align 4
  %beyond = alloca i32, align 4
  %digit = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  store i64 %below, i64* %below.addr, align 8
  store i64 %above, i64* %above.addr, align 8
  store i32* %negative, i32** %negative.addr, align 8
  store i64 0, i64* %i, align 8
  br label %while.cond

while.cond:
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %0, i64 %1
  %2 = load i8, i8* %arrayidx, align 1
  %call = call i32 @is_space(i8 signext %2)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:
  %3 = load i64, i64* %i, align 8
  %inc = add i64 %3, 1
  store i64 %inc, i64* %i, align 8
  br label %while.cond

while.end:
  %4 = load i8*, i8** %text.addr, align 8
  %5 = load i64, i64* %i, align 8
  %arrayidx1 = getelementptr inbounds i8, i8* %4, i64 %5
  %6 = load i8, i8* %arrayidx1, align 1
  %conv = sext i8 %6 to i32
  %cmp = icmp eq i32 %conv, 45
  %conv2 = zext i1 %cmp to i32
  %7 = load i32*, i32** %negative.addr, align 8
  store i32 %conv2, i32* %7, align 4
  %8 = load i8*, i8** %text.addr, align 8
  %9 = load i64, i64* %i, align 8
  %arrayidx3 = getelementptr inbounds i8, i8* %8, i64 %9
  %10 = load i8, i8* %arrayidx3, align 1
  %conv4 = sext i8 %10 to i32
  %cmp5 = icmp eq i32 %conv4, 45
  br i1 %cmp5, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %11 = load i8*, i8** %text.addr, align 8
  %12 = load i64, i64* %i, align 8
  %arrayidx7 = getelementptr inbounds i8, i8* %11, i64 %12
  %13 = load i8, i8* %arrayidx7, align 1
  %conv8 = sext i8 %13 to i32
  %cmp9 = icmp eq i32 %conv8, 43
  br i1 %cmp9, label %if.then, label %if.end

if.then:
  %14 = load i64, i64* %i, align 8
  %inc11 = add i64 %14, 1
  store i64 %inc11, i64* %i, align 8
  br label %if.end

if.end:
  %15 = load i8*, i8** %text.addr, align 8
  %16 = load i64, i64* %i, align 8
  %arrayidx12 = getelementptr inbounds i8, i8* %15, i64 %16
  %17 = load i8, i8* %arrayidx12, align 1
  %conv13 = sext i8 %17 to i32
  %cmp14 = icmp eq i32 %conv13, 48
  br i1 %cmp14, label %land.lhs.true, label %land.end

land.lhs.true:
  %18 = load i8*, i8** %text.addr, align 8
  %19 = load i64, i64* %i, align 8
  %add = add i64 %19, 1
  %arrayidx16 = getelementptr inbounds i8, i8* %18, i64 %add
  %20 = load i8, i8* %arrayidx16, align 1
  %conv17 = sext i8 %20 to i32
  %cmp18 = icmp eq i32 %conv17, 120
  br i1 %cmp18, label %land.rhs, label %lor.lhs.false20

lor.lhs.false20:
  %21 = load i8*, i8** %text.addr, align 8
  %22 = load i64, i64* %i, align 8
  %add21 = add i64 %22, 1
  %arrayidx22 = getelementptr inbounds i8, i8* %21, i64 %add21
  %23 = load i8, i8* %arrayidx22, align 1
  %conv23 = sext i8 %23 to i32
  %cmp24 = icmp eq i32 %conv23, 88
  br i1 %cmp24, label %land.rhs, label %land.end

land.rhs:
  %24 = load i8*, i8** %text.addr, align 8
  %25 = load i64, i64* %i, align 8
  %add26 = add i64 %25, 2
  %arrayidx27 = getelementptr inbounds i8, i8* %24, i64 %add26
  %26 = load i8, i8* %arrayidx27, align 1
  %call28 = call i32 @digit_value(i8 signext %26)
  %cmp29 = icmp ult i32 %call28, 16
  br label %land.end

land.end:
  %27 = phi i1 [ false, %lor.lhs.false20 ], [ false, %if.end ], [ %cmp29, %land.rhs ]
  %land.ext = zext i1 %27 to i32
  store i32 %land.ext, i32* %prefix, align 4
  %28 = load i32, i32* %base.addr, align 4
  %cmp31 = icmp eq i32 %28, 0
  br i1 %cmp31, label %land.lhs.true36, label %lor.lhs.false33

lor.lhs.false33:
  %29 = load i32, i32* %base.addr, align 4
  %cmp34 = icmp eq i32 %29, 16
  br i1 %cmp34, label %land.lhs.true36, label %if.else

land.lhs.true36:
  %30 = load i32, i32* %prefix, align 4
  %tobool37 = icmp ne i32 %30, 0
  br i1 %tobool37, label %if.then38, label %if.else

if.then38:
  store i32 16, i32* %base.addr, align 4
  %31 = load i64, i64* %i, align 8
  %add39 = add i64 %31, 2
  store i64 %add39, i64* %i, align 8
  br label %if.end48

if.else:
  %32 = load i32, i32* %base.addr, align 4
  %cmp40 = icmp eq i32 %32, 0
  br i1 %cmp40, label %if.then42, label %if.end47

if.then42:
  %33 = load i8*, i8** %text.addr, align 8
  %34 = load i64, i64* %i, align 8
  %arrayidx43 = getelementptr inbounds i8, i8* %33, i64 %34
  %35 = load i8, i8* %arrayidx43, align 1
  %conv44 = sext i8 %35 to i32
  %cmp45 = icmp eq i32 %conv44, 48
  %36 = zext i1 %cmp45 to i64
  %cond = select i1 %cmp45, i32 8, i32 10
  store i32 %cond, i32* %base.addr, align 4
  br label %if.end47

if.end47:
  br label %if.end48

if.end48:
  %37 = load i32*, i32** %negative.addr, align 8
  %38 = load i32, i32* %37, align 4
  %tobool49 = icmp ne i32 %38, 0
  br i1 %tobool49, label %cond.true, label %cond.false

cond.true:
  %39 = load i64, i64* %below.addr, align 8
  br label %cond.end

cond.false:
  %40 = load i64, i64* %above.addr, align 8
  br label %cond.end

cond.end:
  %cond50 = phi i64 [ %39, %cond.true ], [ %40, %cond.false ]
  store i64 %cond50, i64* %limit, align 8
  store i64 0, i64* %value, align 8
  store i32 0, i32* %digits, align 4
  store i32 0, i32* %beyond, align 4
  br label %for.cond

for.cond:
  %41 = load i8*, i8** %text.addr, align 8
  %42 = load i64, i64* %i, align 8
  %arrayidx51 = getelementptr inbounds i8, i8* %41, i64 %42
  %43 = load i8, i8* %arrayidx51, align 1
  %call52 = call i32 @digit_value(i8 signext %43)
  %44 = load i32, i32* %base.addr, align 4
  %cmp53 = icmp ult i32 %call52, %44
  br i1 %cmp53, label %for.body, label %for.end

for.body:
  %45 = load i8*, i8** %text.addr, align 8
  %46 = load i64, i64* %i, align 8
  %arrayidx55 = getelementptr inbounds i8, i8* %45, i64 %46
  %47 = load i8, i8* %arrayidx55, align 1
  %call56 = call i32 @digit_value(i8 signext %47)
  store i32 %call56, i32* %digit, align 4
  %48 = load i64, i64* %value, align 8
  %49 = load i64, i64* %limit, align 8
  %50 = load i32, i32* %digit, align 4
  %conv57 = zext i32 %50 to i64
  %sub = sub i64 %49, %conv57
  %51 = load i32, i32* %base.addr, align 4
  %conv58 = sext i32 %51 to i64
  %div = udiv i64 %sub, %conv58
  %cmp59 = icmp ugt i64 %48, %div
  br i1 %cmp59, label %if.then61, label %if.end62

if.then61:
  store i32 1, i32* %beyond, align 4
  br label %if.end62

if.end62:
  %52 = load i64, i64* %value, align 8
  %53 = load i32, i32* %base.addr, align 4
  %conv63 = sext i32 %53 to i64
  %mul = mul i64 %52, %conv63
  %54 = load i32, i32* %digit, align 4
  %conv64 = zext i32 %54 to i64
  %add65 = add i64 %mul, %conv64
  store i64 %add65, i64* %value, align 8
  br label %for.inc

for.inc:
  %55 = load i64, i64* %i, align 8
  %inc66 = add i64 %55, 1
  store i64 %inc66, i64* %i, align 8
  %56 = load i32, i32* %digits, align 4
  %inc67 = add nsw i32 %56, 1
  store i32 %inc67, i32* %digits, align 4
  br label %for.cond

for.end:
  %57 = load i8**, i8*** %end.addr, align 8
  %tobool68 = icmp ne i8** %57, null
  br i1 %tobool68, label %if.then69, label %if.end75

if.then69:
  %58 = load i32, i32* %digits, align 4
  %tobool70 = icmp ne i32 %58, 0
  br i1 %tobool70, label %cond.true71, label %cond.false72

cond.true71:
  %59 = load i8*, i8** %text.addr, align 8
  %60 = load i64, i64* %i, align 8
  %add.ptr = getelementptr inbounds i8, i8* %59, i64 %60
  br label %cond.end73

cond.false72:
  %61 = load i8*, i8** %text.addr, align 8
  br label %cond.end73

cond.end73:
  %cond74 = phi i8* [ %add.ptr, %cond.true71 ], [ %61, %cond.false72 ]
  %62 = load i8**, i8*** %end.addr, align 8
  store i8* %cond74, i8** %62, align 8
  br label %if.end75

if.end75:
  %63 = load i32, i32* %beyond, align 4
  %tobool76 = icmp ne i32 %63, 0
  br i1 %tobool76, label %if.then77, label %if.end78

if.then77:
  store i32 34, i32* @error_number, align 4
  %64 = load i64, i64* %limit, align 8
  store i64 %64, i64* %retval, align 8
  br label %return

if.end78:
  %65 = load i32, i32* %digits, align 4
  %tobool79 = icmp ne i32 %65, 0
  br i1 %tobool79, label %cond.true80, label %cond.false81

cond.true80:
  %66 = load i64, i64* %value, align 8
  br label %cond.end82

cond.false81:
  br label %cond.end82

cond.end82:
  %cond83 = phi i64 [ %66, %cond.true80 ], [ 0, %cond.false81 ]
  store i64 %cond83, i64* %retval, align 8
  br label %return

return:
  %67 = load i64, i64* %retval, align 8
  ret i64 %67
}

define i64 @strtoul(i8* %text, i8** %end, i32 %base) {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %base.addr = alloca i32, align 4
  %negative = alloca i32, align 4
  %value = alloca i64, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8**, i8*** %end.addr, align 8
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @read_number(i8* %0, i8** %1, i32 %2, i64 -1, i64 -1, i32* %negative)
  store i64 %call, i64* %value, align 8
  %3 = load i32, i32* %negative, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %land.lhs.true, label %cond.false

land.lhs.true:
  %4 = load i64, i64* %value, align 8
  %cmp = icmp ne i64 %4, -1
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %5 = load i64, i64* %value, align 8
  %sub = sub i64 0, %5
  br label %cond.end

cond.false:
  %6 = load i64, i64* %value, align 8
  br label %cond.end

cond.end:
  %cond = phi i64 [ %sub, %cond.true ], [ %6, %cond.false ]
  ret i64 %cond
}

define i64 @strtoll(i8* %text, i8** %end, i32 %base) {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %base.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8**, i8*** %end.addr, align 8
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @strtol(i8* %0, i8** %1, i32 %2)
  ret i64 %call
}

define i64 @strtoull(i8* %text, i8** %end, i32 %base) {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %base.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8**, i8*** %end.addr, align 8
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @strtoul(i8* %0, i8** %1, i32 %2)
  ret i64 %call
}

define i64 @__isoc23_strtol(i8* %text, i8** %end, i32 %base) {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %base.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8**, i8*** %end.addr, align 8
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @strtol(i8* %0, i8** %1, i32 %2)
  ret i64 %call
}

define i64 @__isoc23_strtoul(i8* %text, i8** %end, i32 %base) {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %base.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8**, i8*** %end.addr, align 8
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @strtoul(i8* %0, i8** %1, i32 %2)
  ret i64 %call
}

define i64 @__isoc23_strtoll(i8* %text, i8** %end, i32 %base) {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %base.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8**, i8*** %end.addr, align 8
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @strtol(i8* %0, i8** %1, i32 %2)
  ret i64 %call
}

define i64 @__isoc23_strtoull(i8* %text, i8** %end, i32 %base) {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %base.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8**, i8*** %end.addr, align 8
  %2 = load i32, i32* %base.addr, align 4
  %call = call i64 @strtoul(i8* %0, i8** %1, i32 %2)
  ret i64 %call
}

define i64 @atol(i8* %text) {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %call = call i64 @strtol(i8* %0, i8** null, i32 10)
  ret i64 %call
}

define i64 @atoll(i8* %text) {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %call = call i64 @strtol(i8* %0, i8** null, i32 10)
  ret i64 %call
}

define i32 @ffs(i32 %value) {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32, i32* %value.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %1 = load i32, i32* %value.addr, align 4
  %2 = call i32 @llvm.cttz.i32(i32 %1, i1 true)
  %add = add nsw i32 %2, 1
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi i32 [ %add, %cond.true ], [ 0, %cond.false ]
  ret i32 %cond
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

define i32 @ffsl(i64 %value) {
entry:
  %value.addr = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i64, i64* %value.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %1 = load i64, i64* %value.addr, align 8
  %2 = call i64 @llvm.cttz.i64(i64 %1, i1 true)
  %cast = trunc i64 %2 to i32
  %add = add nsw i32 %cast, 1
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi i32 [ %add, %cond.true ], [ 0, %cond.false ]
  ret i32 %cond
}

declare i64 @llvm.cttz.i64(i64, i1 immarg)

define i32 @ffsll(i64 %value) {
entry:
  %value.addr = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i64, i64* %value.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %1 = load i64, i64* %value.addr, align 8
  %2 = call i64 @llvm.cttz.i64(i64 %1, i1 true)
  %cast = trunc i64 %2 to i32
  %add = add nsw i32 %cast, 1
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi i32 [ %add, %cond.true ], [ 0, %cond.false ]
  ret i32 %cond
}

define i64 @llabs(i64 %value) {
entry:
  %value.addr = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i64, i64* %value.addr, align 8
  %cmp = icmp slt i64 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %1 = load i64, i64* %value.addr, align 8
  %sub = sub nsw i64 0, %1
  br label %cond.end

cond.false:
  %2 = load i64, i64* %value.addr, align 8
  br label %cond.end

cond.end:
  %cond = phi i64 [ %sub, %cond.true ], [ %2, %cond.false ]
  ret i64 %cond
}

define i64 @__katec_clock() {
entry:
  %call = call i64 @seconds()
  %mul = mul i64 %call, 1000000000
  ret i64 %mul
}

define i64 @seconds() {
entry:
  %readings = alloca i64, align 8
  %call = call i8* @__katec_get_slot(i64 2199023255552)
  %0 = ptrtoint i8* %call to i64
  %add = add i64 %0, 1
  store i64 %add, i64* %readings, align 8
  %1 = load i64, i64* %readings, align 8
  %2 = inttoptr i64 %1 to i8*
  call void @__katec_set_slot(i64 2199023255552, i8* %2)
  %3 = load i64, i64* %readings, align 8
  %add1 = add i64 1000000, %3
  ret i64 %add1
}

define i64 @time(i64* %result) {
entry:
  %result.addr = alloca i64*, align 8
  %now = alloca i64, align 8
  store i64* %result, i64** %result.addr, align 8
  %call = call i64 @seconds()
  store i64 %call, i64* %now, align 8
  %0 = load i64*, i64** %result.addr, align 8
  %tobool = icmp ne i64* %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %1 = load i64, i64* %now, align 8
  %2 = load i64*, i64** %result.addr, align 8
  store i64 %1, i64* %2, align 8
  br label %if.end

if.end:
  %3 = load i64, i64* %now, align 8
  ret i64 %3
}

define i64 @clock() {
entry:
  %call = call i64 @seconds()
  %mul = mul nsw i64 %call, 1000000
  ret i64 %mul
}

define i32 @clock_gettime(i32 %clock, %struct.timespec* %time) {
entry:
  %clock.addr = alloca i32, align 4
  %time.addr = alloca %struct.timespec*, align 8
  store i32 %clock, i32* %clock.addr, align 4
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %call = call i64 @seconds()
  %0 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %seconds = getelementptr inbounds %struct.timespec, %struct.timespec* %0, i32 0, i32 0
  store i64 %call, i64* %seconds, align 8
  %1 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %rest = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i32 0, i32 1
  store i64 0, i64* %rest, align 8
  ret i32 0
}

define i32 @clock_getres(i32 %clock, %struct.timespec* %time) {
entry:
  %clock.addr = alloca i32, align 4
  %time.addr = alloca %struct.timespec*, align 8
  store i32 %clock, i32* %clock.addr, align 4
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  %0 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %tobool = icmp ne %struct.timespec* %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %1 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %seconds = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i32 0, i32 0
  store i64 0, i64* %seconds, align 8
  %2 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %rest = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i32 0, i32 1
  store i64 1, i64* %rest, align 8
  br label %if.end

if.end:
  ret i32 0
}

define i32 @gettimeofday(%struct.timespec* %time, i8* %zone) {
entry:
  %time.addr = alloca %struct.timespec*, align 8
  %zone.addr = alloca i8*, align 8
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  store i8* %zone, i8** %zone.addr, align 8
  %0 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %call = call i32 @clock_gettime(i32 0, %struct.timespec* %0)
  ret i32 %call
}

define i32 @timespec_get(%struct.timespec* %time, i32 %base) {
entry:
  %time.addr = alloca %struct.timespec*, align 8
  %base.addr = alloca i32, align 4
  store %struct.timespec* %time, %struct.timespec** %time.addr, align 8
  store i32 %base, i32* %base.addr, align 4
  %0 = load %struct.timespec*, %struct.timespec** %time.addr, align 8
  %call = call i32 @clock_gettime(i32 0, %struct.timespec* %0)
  %1 = load i32, i32* %base.addr, align 4
  ret i32 %1
}

define double @difftime(i64 %later, i64 %earlier) {
entry:
  %later.addr = alloca i64, align 8
  %earlier.addr = alloca i64, align 8
  store i64 %later, i64* %later.addr, align 8
  store i64 %earlier, i64* %earlier.addr, align 8
  %0 = load i64, i64* %later.addr, align 8
  %1 = load i64, i64* %earlier.addr, align 8
  %sub = sub nsw i64 %0, %1
  %conv = sitofp i64 %sub to double
  ret double %conv
}

define i32 @clock_nanosleep(i32 %clock, i32 %flags, i8* %time, i8* %rest) {
entry:
  %clock.addr = alloca i32, align 4
  %flags.addr = alloca i32, align 4
  %time.addr = alloca i8*, align 8
  %rest.addr = alloca i8*, align 8
  store i32 %clock, i32* %clock.addr, align 4
  store i32 %flags, i32* %flags.addr, align 4
  store i8* %time, i8** %time.addr, align 8
  store i8* %rest, i8** %rest.addr, align 8
  ret i32 0
}

define i32 @getpid() {
entry:
  ret i32 1000
}

define i32 @getppid() {
entry:
  ret i32 1
}

define i32 @gettid() {
entry:
  %call = call i64 @__katec_self()
  %add = add i64 1000, %call
  %conv = trunc i64 %add to i32
  ret i32 %conv
}

define i32 @getpagesize() {
entry:
  ret i32 4096
}

define i32 @get_nprocs() {
entry:
  ret i32 4
}

define i32 @sched_getcpu() {
entry:
  ret i32 0
}

define i8* @getenv(i8* %name) {
entry:
  %name.addr = alloca i8*, align 8
  store i8* %name, i8** %name.addr, align 8
  ret i8* null
}

define i8* @secure_getenv(i8* %name) {
entry:
  %name.addr = alloca i8*, align 8
  store i8* %name, i8** %name.addr, align 8
  ret i8* null
}

define i64 @sysconf(i32 %name) {
entry:
  %retval = alloca i64, align 8
  %name.addr = alloca i32, align 4
  store i32 %name, i32* %name.addr, align 4
  %0 = load i32, i32* %name.addr, align 4
  %cmp = icmp eq i32 %0, 30
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i64 4096, i64* %retval, align 8
  br label %return

if.end:
  %1 = load i32, i32* %name.addr, align 4
  %cmp1 = icmp ne i32 %1, 83
  br i1 %cmp1, label %land.lhs.true, label %if.end4

land.lhs.true:
  %2 = load i32, i32* %name.addr, align 4
  %cmp2 = icmp ne i32 %2, 84
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i8* getelementptr inbounds ([84 x i8], [84 x i8]* @.str.10, i64 0, i64 0))
  br label %if.end4

if.end4:
  store i64 4, i64* %retval, align 8
  br label %return

return:
  %3 = load i64, i64* %retval, align 8
  ret i64 %3
}

define i32 @atexit(void ()* %function) {
entry:
  %function.addr = alloca void ()*, align 8
  store void ()* %function, void ()** %function.addr, align 8
  %0 = load void ()*, void ()** %function.addr, align 8
  %1 = bitcast void ()* %0 to i8*
  %call = call i32 @add_ending(void (i8*)* @call_without_argument, i8* %1)
  ret i32 %call
}

define i32 @add_ending(void (i8*)* %function, i8* %argument) {
entry:
  %function.addr = alloca void (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  %number = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp5 = alloca void (i8*)*, align 8
  store void (i8*)* %function, void (i8*)** %function.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  %1 = atomicrmw add i32* @ending_count, i32 %0 acq_rel, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %number, align 4
  %3 = load i32, i32* %number, align 4
  %cmp = icmp sge i32 %3, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.35, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.str.36, i64 0, i64 0))
  br label %if.end

if.end:
  %4 = load i8*, i8** %argument.addr, align 8
  %5 = load i32, i32* %number, align 4
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds [64 x %struct.ending], [64 x %struct.ending]* @endings, i64 0, i64 %idxprom
  %argument1 = getelementptr inbounds %struct.ending, %struct.ending* %arrayidx, i32 0, i32 1
  store i8* %4, i8** %argument1, align 8
  %6 = load i32, i32* %number, align 4
  %idxprom2 = sext i32 %6 to i64
  %arrayidx3 = getelementptr inbounds [64 x %struct.ending], [64 x %struct.ending]* @endings, i64 0, i64 %idxprom2
  %function4 = getelementptr inbounds %struct.ending, %struct.ending* %arrayidx3, i32 0, i32 0
  %7 = load void (i8*)*, void (i8*)** %function.addr, align 8
  store void (i8*)* %7, void (i8*)** %.atomictmp5, align 8
  %8 = bitcast void (i8*)** %function4 to i64*
  %9 = bitcast void (i8*)** %.atomictmp5 to i64*
  %10 = load i64, i64* %9, align 8
  store atomic i64 %10, i64* %8 release, align 16
  ret i32 0
}

define void @call_without_argument(i8* %function) {
entry:
  %function.addr = alloca i8*, align 8
  store i8* %function, i8** %function.addr, align 8
  %0 = load i8*, i8** %function.addr, align 8
  %1 = bitcast i8* %0 to void ()*
  call void %1()
  ret void
}

define i32 @__cxa_atexit(void (i8*)* %function, i8* %argument, i8* %handle) {
entry:
  %function.addr = alloca void (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  %handle.addr = alloca i8*, align 8
  store void (i8*)* %function, void (i8*)** %function.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  store i8* %handle, i8** %handle.addr, align 8
  %0 = load void (i8*)*, void (i8*)** %function.addr, align 8
  %1 = load i8*, i8** %argument.addr, align 8
  %call = call i32 @add_ending(void (i8*)* %0, i8* %1)
  ret i32 %call
}

define void @__katec_program_end() {
entry:
  %count = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %function = alloca void (i8*)*, align 8
  %atomic-temp3 = alloca void (i8*)*, align 8
  call void @run_thread_endings()
  br label %while.cond

while.cond:
  %0 = load atomic i32, i32* @ending_count acquire, align 4
  store i32 %0, i32* %atomic-temp, align 4
  %1 = load i32, i32* %atomic-temp, align 4
  store i32 %1, i32* %count, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:
  %2 = load i32, i32* %count, align 4
  %sub = sub nsw i32 %2, 1
  store i32 %sub, i32* %.atomictmp, align 4
  %3 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %3, i32* @ending_count monotonic, align 4
  %4 = load i32, i32* %count, align 4
  %sub1 = sub nsw i32 %4, 1
  %idxprom = sext i32 %sub1 to i64
  %arrayidx = getelementptr inbounds [64 x %struct.ending], [64 x %struct.ending]* @endings, i64 0, i64 %idxprom
  %function2 = getelementptr inbounds %struct.ending, %struct.ending* %arrayidx, i32 0, i32 0
  %5 = bitcast void (i8*)** %function2 to i64*
  %6 = bitcast void (i8*)** %atomic-temp3 to i64*
  %7 = load atomic i64, i64* %5 acquire, align 16
  store i64 %7, i64* %6, align 8
  %8 = bitcast i64* %6 to void (i8*)**
  %9 = load void (i8*)*, void (i8*)** %8, align 8
  store void (i8*)* %9, void (i8*)** %function, align 8
  %10 = load void (i8*)*, void (i8*)** %function, align 8
  %tobool4 = icmp ne void (i8*)* %10, null
  br i1 %tobool4, label %if.then, label %if.end

if.then:
  %11 = load void (i8*)*, void (i8*)** %function, align 8
  %12 = load i32, i32* %count, align 4
  %sub5 = sub nsw i32 %12, 1
  %idxprom6 = sext i32 %sub5 to i64
  %arrayidx7 = getelementptr inbounds [64 x %struct.ending], [64 x %struct.ending]* @endings, i64 0, i64 %idxprom6
  %argument = getelementptr inbounds %struct.ending, %struct.ending* %arrayidx7, i32 0, i32 1
  %13 = load i8*, i8** %argument, align 8
  call void %11(i8* %13)
  br label %if.end

if.end:
  br label %while.cond

while.end:
  ret void
}

define void @exit(i32 %status) {
entry:
  %status.addr = alloca i32, align 4
  store i32 %status, i32* %status.addr, align 4
  call void @__katec_program_end()
  call void @__katec_halt()
  unreachable
}

declare void @__katec_halt()

define void @_exit(i32 %status) {
entry:
  %status.addr = alloca i32, align 4
  store i32 %status, i32* %status.addr, align 4
  call void @__katec_halt()
  unreachable
}

define void @_Exit(i32 %status) {
entry:
  %status.addr = alloca i32, align 4
  store i32 %status, i32* %status.addr, align 4
  call void @__katec_halt()
  unreachable
}

define void @quick_exit(i32 %status) {
entry:
  %status.addr = alloca i32, align 4
  store i32 %status, i32* %status.addr, align 4
  call void @__katec_halt()
  ret void
}

define void @abort() {
entry:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i64 0, i64 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.12, i64 0, i64 0))
  unreachable
}

define void @__assert_fail(i8* %text, i8* %file, i32 %line, i8* %function) {
entry:
  %text.addr = alloca i8*, align 8
  %file.addr = alloca i8*, align 8
  %line.addr = alloca i32, align 4
  %function.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %file, i8** %file.addr, align 8
  store i32 %line, i32* %line.addr, align 4
  store i8* %function, i8** %function.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i64 0, i64 0), i8* %0)
  ret void
}

define void @__assert_rtn(i8* %function, i8* %file, i32 %line, i8* %text) {
entry:
  %function.addr = alloca i8*, align 8
  %file.addr = alloca i8*, align 8
  %line.addr = alloca i32, align 4
  %text.addr = alloca i8*, align 8
  store i8* %function, i8** %function.addr, align 8
  store i8* %file, i8** %file.addr, align 8
  store i32 %line, i32* %line.addr, align 4
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i64 0, i64 0), i8* %0)
  ret void
}

define void @__assert(i8* %function, i8* %file, i32 %line, i8* %text) {
entry:
  %function.addr = alloca i8*, align 8
  %file.addr = alloca i8*, align 8
  %line.addr = alloca i32, align 4
  %text.addr = alloca i8*, align 8
  store i8* %function, i8** %function.addr, align 8
  store i8* %file, i8** %file.addr, align 8
  store i32 %line, i32* %line.addr, align 4
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i64 0, i64 0), i8* %0)
  ret void
}

define i32 @abs(i32 %value) {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32, i32* %value.addr, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %1 = load i32, i32* %value.addr, align 4
  %sub = sub nsw i32 0, %1
  br label %cond.end

cond.false:
  %2 = load i32, i32* %value.addr, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ %sub, %cond.true ], [ %2, %cond.false ]
  ret i32 %cond
}

define i64 @labs(i64 %value) {
entry:
  %value.addr = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i64, i64* %value.addr, align 8
  %cmp = icmp slt i64 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %1 = load i64, i64* %value.addr, align 8
  %sub = sub nsw i64 0, %1
  br label %cond.end

cond.false:
  %2 = load i64, i64* %value.addr, align 8
  br label %cond.end

cond.end:
  %cond = phi i64 [ %sub, %cond.true ], [ %2, %cond.false ]
  ret i64 %cond
}

define i32 @atoi(i8* %text) {
entry:
  %text.addr = alloca i8*, align 8
  %value = alloca i32, align 4
  %negative = alloca i32, align 4
  %i = alloca i64, align 8
  store i8* %text, i8** %text.addr, align 8
  store i32 0, i32* %value, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8, i8* %0, align 1
  %conv = sext i8 %1 to i32
  %cmp = icmp eq i32 %conv, 45
  %conv1 = zext i1 %cmp to i32
  store i32 %conv1, i32* %negative, align 4
  %2 = load i32, i32* %negative, align 4
  %conv2 = sext i32 %2 to i64
  store i64 %conv2, i64* %i, align 8
  br label %for.cond

for.cond:
  %3 = load i8*, i8** %text.addr, align 8
  %4 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %3, i64 %4
  %5 = load i8, i8* %arrayidx, align 1
  %conv3 = sext i8 %5 to i32
  %cmp4 = icmp sge i32 %conv3, 48
  br i1 %cmp4, label %land.rhs, label %land.end

land.rhs:
  %6 = load i8*, i8** %text.addr, align 8
  %7 = load i64, i64* %i, align 8
  %arrayidx6 = getelementptr inbounds i8, i8* %6, i64 %7
  %8 = load i8, i8* %arrayidx6, align 1
  %conv7 = sext i8 %8 to i32
  %cmp8 = icmp sle i32 %conv7, 57
  br label %land.end

land.end:
  %9 = phi i1 [ false, %for.cond ], [ %cmp8, %land.rhs ]
  br i1 %9, label %for.body, label %for.end

for.body:
  %10 = load i32, i32* %value, align 4
  %mul = mul nsw i32 10, %10
  %11 = load i8*, i8** %text.addr, align 8
  %12 = load i64, i64* %i, align 8
  %arrayidx10 = getelementptr inbounds i8, i8* %11, i64 %12
  %13 = load i8, i8* %arrayidx10, align 1
  %conv11 = sext i8 %13 to i32
  %sub = sub nsw i32 %conv11, 48
  %add = add nsw i32 %mul, %sub
  store i32 %add, i32* %value, align 4
  br label %for.inc

for.inc:
  %14 = load i64, i64* %i, align 8
  %inc = add i64 %14, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond

for.end:
  %15 = load i32, i32* %negative, align 4
  %tobool = icmp ne i32 %15, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %16 = load i32, i32* %value, align 4
  %sub12 = sub nsw i32 0, %16
  br label %cond.end

cond.false:
  %17 = load i32, i32* %value, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ %sub12, %cond.true ], [ %17, %cond.false ]
  ret i32 %cond
}

define i32 @printf(i8* %format, ...) {
entry:
  %format.addr = alloca i8*, align 8
  store i8* %format, i8** %format.addr, align 8
  ret i32 0
}

define i32 @fprintf(i8* %stream, i8* %format, ...) {
entry:
  %stream.addr = alloca i8*, align 8
  %format.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  ret i32 0
}

define i32 @dprintf(i32 %file, i8* %format, ...) {
entry:
  %file.addr = alloca i32, align 4
  %format.addr = alloca i8*, align 8
  store i32 %file, i32* %file.addr, align 4
  store i8* %format, i8** %format.addr, align 8
  ret i32 0
}

define i32 @vprintf(i8* %format, %struct.__va_list_tag* %list) {
entry:
  %format.addr = alloca i8*, align 8
  %list.addr = alloca %struct.__va_list_tag*, align 8
  store i8* %format, i8** %format.addr, align 8
  store %struct.__va_list_tag* %list, %struct.__va_list_tag** %list.addr, align 8
  ret i32 0
}

define i32 @vfprintf(i8* %stream, i8* %format, %struct.__va_list_tag* %list) {
entry:
  %stream.addr = alloca i8*, align 8
  %format.addr = alloca i8*, align 8
  %list.addr = alloca %struct.__va_list_tag*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  store %struct.__va_list_tag* %list, %struct.__va_list_tag** %list.addr, align 8
  ret i32 0
}

define i32 @puts(i8* %text) {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  ret i32 0
}

define i32 @putchar(i32 %character) {
entry:
  %character.addr = alloca i32, align 4
  store i32 %character, i32* %character.addr, align 4
  %0 = load i32, i32* %character.addr, align 4
  ret i32 %0
}

define i32 @fputs(i8* %text, i8* %stream) {
entry:
  %text.addr = alloca i8*, align 8
  %stream.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %stream, i8** %stream.addr, align 8
  ret i32 0
}

define i32 @fputc(i32 %character, i8* %stream) {
entry:
  %character.addr = alloca i32, align 4
  %stream.addr = alloca i8*, align 8
  store i32 %character, i32* %character.addr, align 4
  store i8* %stream, i8** %stream.addr, align 8
  %0 = load i32, i32* %character.addr, align 4
  ret i32 %0
}

define i32 @putc(i32 %character, i8* %stream) {
entry:
  %character.addr = alloca i32, align 4
  %stream.addr = alloca i8*, align 8
  store i32 %character, i32* %character.addr, align 4
  store i8* %stream, i8** %stream.addr, align 8
  %0 = load i32, i32* %character.addr, align 4
  ret i32 %0
}

define i64 @fwrite(i8* %data, i64 %size, i64 %count, i8* %stream) {
entry:
  %data.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %count.addr = alloca i64, align 8
  %stream.addr = alloca i8*, align 8
  store i8* %data, i8** %data.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 %count, i64* %count.addr, align 8
  store i8* %stream, i8** %stream.addr, align 8
  %0 = load i64, i64* %count.addr, align 8
  ret i64 %0
}

define i32 @fflush(i8* %stream) {
entry:
  %stream.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  ret i32 0
}

define void @perror(i8* %text) {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  ret void
}

define void @__VERIFIER_assume(i32 %condition) {
entry:
  %condition.addr = alloca i32, align 4
  store i32 %condition, i32* %condition.addr, align 4
  %0 = load i32, i32* %condition.addr, align 4
  call void @__katec_assume(i32 %0)
  ret void
}

declare void @__katec_assume(i32 noundef)

define void @assume_abort_if_not(i32 %condition) {
entry:
  %condition.addr = alloca i32, align 4
  store i32 %condition, i32* %condition.addr, align 4
  %0 = load i32, i32* %condition.addr, align 4
  call void @__katec_assume(i32 %0)
  ret void
}

define void @__VERIFIER_error() {
entry:
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i64 0, i64 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.14, i64 0, i64 0))
  ret void
}

define void @reach_error() {
entry:
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i64 0, i64 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.15, i64 0, i64 0))
  ret void
}

define void @__VERIFIER_assert(i32 %condition) {
entry:
  %condition.addr = alloca i32, align 4
  store i32 %condition, i32* %condition.addr, align 4
  %0 = load i32, i32* %condition.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i64 0, i64 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.16, i64 0, i64 0))
  br label %if.end

if.end:
  ret void
}

define void @__VERIFIER_loop_bound(i32 %bound) {
entry:
  %bound.addr = alloca i32, align 4
  store i32 %bound, i32* %bound.addr, align 4
  ret void
}

define void @__VERIFIER_loop_begin() {
entry:
  ret void
}

define void @__VERIFIER_spin_start() {
entry:
  ret void
}

define void @__VERIFIER_spin_end(i32 %condition) {
entry:
  %condition.addr = alloca i32, align 4
  store i32 %condition, i32* %condition.addr, align 4
  ret void
}

define i64 @__VERIFIER_spawn(i8* (i8*)* %start, i8* %argument) {
entry:
  %start.addr = alloca i8* (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  store i8* (i8*)* %start, i8* (i8*)** %start.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8* (i8*)*, i8* (i8*)** %start.addr, align 8
  %1 = bitcast i8* (i8*)* %0 to i8*
  %2 = load i8*, i8** %argument.addr, align 8
  %call = call i64 @__katec_create(i8* %1, i8* %2)
  ret i64 %call
}

define i64 @__VERIFIER_thread_create(i8* %attributes, i8* (i8*)* %start, i8* %argument) {
entry:
  %attributes.addr = alloca i8*, align 8
  %start.addr = alloca i8* (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  store i8* (i8*)* %start, i8* (i8*)** %start.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8* (i8*)*, i8* (i8*)** %start.addr, align 8
  %1 = bitcast i8* (i8*)* %0 to i8*
  %2 = load i8*, i8** %argument.addr, align 8
  %call = call i64 @__katec_create(i8* %1, i8* %2)
  ret i64 %call
}

define i8* @__VERIFIER_join(i64 %thread) {
entry:
  %thread.addr = alloca i64, align 8
  store i64 %thread, i64* %thread.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %call = call i8* @__katec_join(i64 %0)
  ret i8* %call
}

declare i8* @__katec_join(i64 noundef)

define i8* @__VERIFIER_thread_join(i64 %thread) {
entry:
  %thread.addr = alloca i64, align 8
  store i64 %thread, i64* %thread.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %call = call i8* @__katec_join(i64 %0)
  ret i8* %call
}

define zeroext i1 @__VERIFIER_load_await_abool(i8* %address, i32 %condition, i1 zeroext %other) {
entry:
  %address.addr = alloca i8*, align 8
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i8, align 1
  %value = alloca i8, align 1
  %atomic-temp = alloca i8, align 1
  store i8* %address, i8** %address.addr, align 8
  store i32 %condition, i32* %condition.addr, align 4
  %frombool = zext i1 %other to i8
  store i8 %frombool, i8* %other.addr, align 1
  %0 = load i8*, i8** %address.addr, align 8
  %1 = load atomic i8, i8* %0 seq_cst, align 1
  store i8 %1, i8* %atomic-temp, align 1
  %2 = load i8, i8* %atomic-temp, align 1
  %tobool = trunc i8 %2 to i1
  %frombool1 = zext i1 %tobool to i8
  store i8 %frombool1, i8* %value, align 1
  %3 = load i32, i32* %condition.addr, align 4
  %4 = load i8, i8* %value, align 1
  %tobool2 = trunc i8 %4 to i1
  %conv = zext i1 %tobool2 to i64
  %5 = load i8, i8* %other.addr, align 1
  %tobool3 = trunc i8 %5 to i1
  %conv4 = zext i1 %tobool3 to i64
  %call = call i32 @wanted(i32 %3, i64 %conv, i64 %conv4, i32 8)
  call void @__katec_wait(i32 %call)
  %6 = load i8, i8* %value, align 1
  %tobool5 = trunc i8 %6 to i1
  ret i1 %tobool5
}

define i32 @wanted(i32 %condition, i64 %value, i64 %other, i32 %bits) {
entry:
  %condition.addr = alloca i32, align 4
  %value.addr = alloca i64, align 8
  %other.addr = alloca i64, align 8
  %bits.addr = alloca i32, align 4
  %left = alloca i64, align 8
  %right = alloca i64, align 8
  %less = alloca i32, align 4
  store i32 %condition, i32* %condition.addr, align 4
  store i64 %value, i64* %value.addr, align 8
  store i64 %other, i64* %other.addr, align 8
  store i32 %bits, i32* %bits.addr, align 4
  %0 = load i64, i64* %value.addr, align 8
  %1 = load i32, i32* %bits.addr, align 4
  %sub = sub nsw i32 64, %1
  %sh_prom = zext i32 %sub to i64
  %shl = shl i64 %0, %sh_prom
  store i64 %shl, i64* %left, align 8
  %2 = load i64, i64* %other.addr, align 8
  %3 = load i32, i32* %bits.addr, align 4
  %sub1 = sub nsw i32 64, %3
  %sh_prom2 = zext i32 %sub1 to i64
  %shl3 = shl i64 %2, %sh_prom2
  store i64 %shl3, i64* %right, align 8
  %4 = load i32, i32* %condition.addr, align 4
  %and = and i32 %4, 8
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %5 = load i64, i64* %left, align 8
  %6 = load i64, i64* %right, align 8
  %cmp = icmp slt i64 %5, %6
  %conv = zext i1 %cmp to i32
  br label %cond.end

cond.false:
  %7 = load i64, i64* %left, align 8
  %8 = load i64, i64* %right, align 8
  %cmp4 = icmp ult i64 %7, %8
  %conv5 = zext i1 %cmp4 to i32
  br label %cond.end

cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ %conv5, %cond.false ]
  store i32 %cond, i32* %less, align 4
  %9 = load i32, i32* %condition.addr, align 4
  %10 = load i32, i32* %less, align 4
  %tobool6 = icmp ne i32 %10, 0
  br i1 %tobool6, label %cond.true7, label %cond.false8

cond.true7:
  br label %cond.end12

cond.false8:
  %11 = load i64, i64* %left, align 8
  %12 = load i64, i64* %right, align 8
  %cmp9 = icmp eq i64 %11, %12
  %13 = zext i1 %cmp9 to i64
  %cond11 = select i1 %cmp9, i32 2, i32 1
  br label %cond.end12

cond.end12:
  %cond13 = phi i32 [ 4, %cond.true7 ], [ %cond11, %cond.false8 ]
  %and14 = and i32 %9, %cond13
  %cmp15 = icmp ne i32 %and14, 0
  %conv16 = zext i1 %cmp15 to i32
  ret i32 %conv16
}

define zeroext i1 @__VERIFIER_xchg_await_abool(i8* %address, i1 zeroext %new_value, i32 %condition, i1 zeroext %other) {
entry:
  %retval = alloca i1, align 1
  %address.addr = alloca i8*, align 8
  %new_value.addr = alloca i8, align 1
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i8, align 1
  %value = alloca i8, align 1
  %.atomictmp = alloca i8, align 1
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp = alloca i8, align 1
  %.atomictmp14 = alloca i8, align 1
  %cmpxchg.bool17 = alloca i8, align 1
  store i8* %address, i8** %address.addr, align 8
  %frombool = zext i1 %new_value to i8
  store i8 %frombool, i8* %new_value.addr, align 1
  store i32 %condition, i32* %condition.addr, align 4
  %frombool1 = zext i1 %other to i8
  store i8 %frombool1, i8* %other.addr, align 1
  %0 = load i8, i8* %other.addr, align 1
  %tobool = trunc i8 %0 to i1
  %frombool2 = zext i1 %tobool to i8
  store i8 %frombool2, i8* %value, align 1
  %1 = load i32, i32* %condition.addr, align 4
  %and = and i32 %1, 7
  %cmp = icmp eq i32 %and, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load i8*, i8** %address.addr, align 8
  %3 = load i8, i8* %new_value.addr, align 1
  %tobool3 = trunc i8 %3 to i1
  %frombool4 = zext i1 %tobool3 to i8
  store i8 %frombool4, i8* %.atomictmp, align 1
  %4 = load i8, i8* %value, align 1
  %5 = load i8, i8* %.atomictmp, align 1
  %6 = cmpxchg i8* %2, i8 %4, i8 %5 seq_cst seq_cst, align 1
  %7 = extractvalue { i8, i1 } %6, 0
  %8 = extractvalue { i8, i1 } %6, 1
  br i1 %8, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i8 %7, i8* %value, align 1
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool5 = zext i1 %8 to i8
  store i8 %frombool5, i8* %cmpxchg.bool, align 1
  %9 = load i8, i8* %cmpxchg.bool, align 1
  %tobool6 = trunc i8 %9 to i1
  %conv = zext i1 %tobool6 to i32
  call void @__katec_wait(i32 %conv)
  %10 = load i8, i8* %value, align 1
  %tobool7 = trunc i8 %10 to i1
  store i1 %tobool7, i1* %retval, align 1
  br label %return

if.end:
  %11 = load i8*, i8** %address.addr, align 8
  %12 = load atomic i8, i8* %11 seq_cst, align 1
  store i8 %12, i8* %atomic-temp, align 1
  %13 = load i8, i8* %atomic-temp, align 1
  %tobool8 = trunc i8 %13 to i1
  %frombool9 = zext i1 %tobool8 to i8
  store i8 %frombool9, i8* %value, align 1
  %14 = load i32, i32* %condition.addr, align 4
  %15 = load i8, i8* %value, align 1
  %tobool10 = trunc i8 %15 to i1
  %conv11 = zext i1 %tobool10 to i64
  %16 = load i8, i8* %other.addr, align 1
  %tobool12 = trunc i8 %16 to i1
  %conv13 = zext i1 %tobool12 to i64
  %call = call i32 @wanted(i32 %14, i64 %conv11, i64 %conv13, i32 8)
  call void @__katec_wait(i32 %call)
  %17 = load i8*, i8** %address.addr, align 8
  %18 = load i8, i8* %new_value.addr, align 1
  %tobool15 = trunc i8 %18 to i1
  %frombool16 = zext i1 %tobool15 to i8
  store i8 %frombool16, i8* %.atomictmp14, align 1
  %19 = load i8, i8* %value, align 1
  %20 = load i8, i8* %.atomictmp14, align 1
  %21 = cmpxchg i8* %17, i8 %19, i8 %20 seq_cst seq_cst, align 1
  %22 = extractvalue { i8, i1 } %21, 0
  %23 = extractvalue { i8, i1 } %21, 1
  br i1 %23, label %cmpxchg.continue19, label %cmpxchg.store_expected18

cmpxchg.store_expected18:
  store i8 %22, i8* %value, align 1
  br label %cmpxchg.continue19

cmpxchg.continue19:
  %frombool20 = zext i1 %23 to i8
  store i8 %frombool20, i8* %cmpxchg.bool17, align 1
  %24 = load i8, i8* %cmpxchg.bool17, align 1
  %tobool21 = trunc i8 %24 to i1
  %conv22 = zext i1 %tobool21 to i32
  call void @__katec_assume(i32 %conv22)
  %25 = load i8, i8* %value, align 1
  %tobool23 = trunc i8 %25 to i1
  store i1 %tobool23, i1* %retval, align 1
  br label %return

return:
  %26 = load i1, i1* %retval, align 1
  ret i1 %26
}

define signext i8 @__VERIFIER_load_await_achar(i8* %address, i32 %condition, i8 signext %other) {
entry:
  %address.addr = alloca i8*, align 8
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i8, align 1
  %value = alloca i8, align 1
  %atomic-temp = alloca i8, align 1
  store i8* %address, i8** %address.addr, align 8
  store i32 %condition, i32* %condition.addr, align 4
  store i8 %other, i8* %other.addr, align 1
  %0 = load i8*, i8** %address.addr, align 8
  %1 = load atomic i8, i8* %0 seq_cst, align 1
  store i8 %1, i8* %atomic-temp, align 1
  %2 = load i8, i8* %atomic-temp, align 1
  store i8 %2, i8* %value, align 1
  %3 = load i32, i32* %condition.addr, align 4
  %4 = load i8, i8* %value, align 1
  %conv = sext i8 %4 to i64
  %5 = load i8, i8* %other.addr, align 1
  %conv1 = sext i8 %5 to i64
  %call = call i32 @wanted(i32 %3, i64 %conv, i64 %conv1, i32 8)
  call void @__katec_wait(i32 %call)
  %6 = load i8, i8* %value, align 1
  ret i8 %6
}

define signext i8 @__VERIFIER_xchg_await_achar(i8* %address, i8 signext %new_value, i32 %condition, i8 signext %other) {
entry:
  %retval = alloca i8, align 1
  %address.addr = alloca i8*, align 8
  %new_value.addr = alloca i8, align 1
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i8, align 1
  %value = alloca i8, align 1
  %.atomictmp = alloca i8, align 1
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp = alloca i8, align 1
  %.atomictmp3 = alloca i8, align 1
  %cmpxchg.bool4 = alloca i8, align 1
  store i8* %address, i8** %address.addr, align 8
  store i8 %new_value, i8* %new_value.addr, align 1
  store i32 %condition, i32* %condition.addr, align 4
  store i8 %other, i8* %other.addr, align 1
  %0 = load i8, i8* %other.addr, align 1
  store i8 %0, i8* %value, align 1
  %1 = load i32, i32* %condition.addr, align 4
  %and = and i32 %1, 7
  %cmp = icmp eq i32 %and, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load i8*, i8** %address.addr, align 8
  %3 = load i8, i8* %new_value.addr, align 1
  store i8 %3, i8* %.atomictmp, align 1
  %4 = load i8, i8* %value, align 1
  %5 = load i8, i8* %.atomictmp, align 1
  %6 = cmpxchg i8* %2, i8 %4, i8 %5 seq_cst seq_cst, align 1
  %7 = extractvalue { i8, i1 } %6, 0
  %8 = extractvalue { i8, i1 } %6, 1
  br i1 %8, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i8 %7, i8* %value, align 1
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %8 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %9 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %9 to i1
  %conv = zext i1 %tobool to i32
  call void @__katec_wait(i32 %conv)
  %10 = load i8, i8* %value, align 1
  store i8 %10, i8* %retval, align 1
  br label %return

if.end:
  %11 = load i8*, i8** %address.addr, align 8
  %12 = load atomic i8, i8* %11 seq_cst, align 1
  store i8 %12, i8* %atomic-temp, align 1
  %13 = load i8, i8* %atomic-temp, align 1
  store i8 %13, i8* %value, align 1
  %14 = load i32, i32* %condition.addr, align 4
  %15 = load i8, i8* %value, align 1
  %conv1 = sext i8 %15 to i64
  %16 = load i8, i8* %other.addr, align 1
  %conv2 = sext i8 %16 to i64
  %call = call i32 @wanted(i32 %14, i64 %conv1, i64 %conv2, i32 8)
  call void @__katec_wait(i32 %call)
  %17 = load i8*, i8** %address.addr, align 8
  %18 = load i8, i8* %new_value.addr, align 1
  store i8 %18, i8* %.atomictmp3, align 1
  %19 = load i8, i8* %value, align 1
  %20 = load i8, i8* %.atomictmp3, align 1
  %21 = cmpxchg i8* %17, i8 %19, i8 %20 seq_cst seq_cst, align 1
  %22 = extractvalue { i8, i1 } %21, 0
  %23 = extractvalue { i8, i1 } %21, 1
  br i1 %23, label %cmpxchg.continue6, label %cmpxchg.store_expected5

cmpxchg.store_expected5:
  store i8 %22, i8* %value, align 1
  br label %cmpxchg.continue6

cmpxchg.continue6:
  %frombool7 = zext i1 %23 to i8
  store i8 %frombool7, i8* %cmpxchg.bool4, align 1
  %24 = load i8, i8* %cmpxchg.bool4, align 1
  %tobool8 = trunc i8 %24 to i1
  %conv9 = zext i1 %tobool8 to i32
  call void @__katec_assume(i32 %conv9)
  %25 = load i8, i8* %value, align 1
  store i8 %25, i8* %retval, align 1
  br label %return

return:
  %26 = load i8, i8* %retval, align 1
  ret i8 %26
}

define zeroext i8 @__VERIFIER_load_await_auchar(i8* %address, i32 %condition, i8 zeroext %other) {
entry:
  %address.addr = alloca i8*, align 8
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i8, align 1
  %value = alloca i8, align 1
  %atomic-temp = alloca i8, align 1
  store i8* %address, i8** %address.addr, align 8
  store i32 %condition, i32* %condition.addr, align 4
  store i8 %other, i8* %other.addr, align 1
  %0 = load i8*, i8** %address.addr, align 8
  %1 = load atomic i8, i8* %0 seq_cst, align 1
  store i8 %1, i8* %atomic-temp, align 1
  %2 = load i8, i8* %atomic-temp, align 1
  store i8 %2, i8* %value, align 1
  %3 = load i32, i32* %condition.addr, align 4
  %4 = load i8, i8* %value, align 1
  %conv = zext i8 %4 to i64
  %5 = load i8, i8* %other.addr, align 1
  %conv1 = zext i8 %5 to i64
  %call = call i32 @wanted(i32 %3, i64 %conv, i64 %conv1, i32 8)
  call void @__katec_wait(i32 %call)
  %6 = load i8, i8* %value, align 1
  ret i8 %6
}

define zeroext i8 @__VERIFIER_xchg_await_auchar(i8* %address, i8 zeroext %new_value, i32 %condition, i8 zeroext %other) {
entry:
  %retval = alloca i8, align 1
  %address.addr = alloca i8*, align 8
  %new_value.addr = alloca i8, align 1
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i8, align 1
  %value = alloca i8, align 1
  %.atomictmp = alloca i8, align 1
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp = alloca i8, align 1
  %.atomictmp3 = alloca i8, align 1
  %cmpxchg.bool4 = alloca i8, align 1
  store i8* %address, i8** %address.addr, align 8
  store i8 %new_value, i8* %new_value.addr, align 1
  store i32 %condition, i32* %condition.addr, align 4
  store i8 %other, i8* %other.addr, align 1
  %0 = load i8, i8* %other.addr, align 1
  store i8 %0, i8* %value, align 1
  %1 = load i32, i32* %condition.addr, align 4
  %and = and i32 %1, 7
  %cmp = icmp eq i32 %and, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load i8*, i8** %address.addr, align 8
  %3 = load i8, i8* %new_value.addr, align 1
  store i8 %3, i8* %.atomictmp, align 1
  %4 = load i8, i8* %value, align 1
  %5 = load i8, i8* %.atomictmp, align 1
  %6 = cmpxchg i8* %2, i8 %4, i8 %5 seq_cst seq_cst, align 1
  %7 = extractvalue { i8, i1 } %6, 0
  %8 = extractvalue { i8, i1 } %6, 1
  br i1 %8, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i8 %7, i8* %value, align 1
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %8 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %9 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %9 to i1
  %conv = zext i1 %tobool to i32
  call void @__katec_wait(i32 %conv)
  %10 = load i8, i8* %value, align 1
  store i8 %10, i8* %retval, align 1
  br label %return

if.end:
  %11 = load i8*, i8** %address.addr, align 8
  %12 = load atomic i8, i8* %11 seq_cst, align 1
  store i8 %12, i8* %atomic-temp, align 1
  %13 = load i8, i8* %atomic-temp, align 1
  store i8 %13, i8* %value, align 1
  %14 = load i32, i32* %condition.addr, align 4
  %15 = load i8, i8* %value, align 1
  %conv1 = zext i8 %15 to i64
  %16 = load i8, i8* %other.addr, align 1
  %conv2 = zext i8 %16 to i64
  %call = call i32 @wanted(i32 %14, i64 %conv1, i64 %conv2, i32 8)
  call void @__katec_wait(i32 %call)
  %17 = load i8*, i8** %address.addr, align 8
  %18 = load i8, i8* %new_value.addr, align 1
  store i8 %18, i8* %.atomictmp3, align 1
  %19 = load i8, i8* %value, align 1
  %20 = load i8, i8* %.atomictmp3, align 1
  %21 = cmpxchg i8* %17, i8 %19, i8 %20 seq_cst seq_cst, align 1
  %22 = extractvalue { i8, i1 } %21, 0
  %23 = extractvalue { i8, i1 } %21, 1
  br i1 %23, label %cmpxchg.continue6, label %cmpxchg.store_expected5

cmpxchg.store_expected5:
  store i8 %22, i8* %value, align 1
  br label %cmpxchg.continue6

cmpxchg.continue6:
  %frombool7 = zext i1 %23 to i8
  store i8 %frombool7, i8* %cmpxchg.bool4, align 1
  %24 = load i8, i8* %cmpxchg.bool4, align 1
  %tobool8 = trunc i8 %24 to i1
  %conv9 = zext i1 %tobool8 to i32
  call void @__katec_assume(i32 %conv9)
  %25 = load i8, i8* %value, align 1
  store i8 %25, i8* %retval, align 1
  br label %return

return:
  %26 = load i8, i8* %retval, align 1
  ret i8 %26
}

define signext i16 @__VERIFIER_load_await_ashort(i16* %address, i32 %condition, i16 signext %other) {
entry:
  %address.addr = alloca i16*, align 8
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i16, align 2
  %value = alloca i16, align 2
  %atomic-temp = alloca i16, align 2
  store i16* %address, i16** %address.addr, align 8
  store i32 %condition, i32* %condition.addr, align 4
  store i16 %other, i16* %other.addr, align 2
  %0 = load i16*, i16** %address.addr, align 8
  %1 = load atomic i16, i16* %0 seq_cst, align 2
  store i16 %1, i16* %atomic-temp, align 2
  %2 = load i16, i16* %atomic-temp, align 2
  store i16 %2, i16* %value, align 2
  %3 = load i32, i32* %condition.addr, align 4
  %4 = load i16, i16* %value, align 2
  %conv = sext i16 %4 to i64
  %5 = load i16, i16* %other.addr, align 2
  %conv1 = sext i16 %5 to i64
  %call = call i32 @wanted(i32 %3, i64 %conv, i64 %conv1, i32 16)
  call void @__katec_wait(i32 %call)
  %6 = load i16, i16* %value, align 2
  ret i16 %6
}

define signext i16 @__VERIFIER_xchg_await_ashort(i16* %address, i16 signext %new_value, i32 %condition, i16 signext %other) {
entry:
  %retval = alloca i16, align 2
  %address.addr = alloca i16*, align 8
  %new_value.addr = alloca i16, align 2
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i16, align 2
  %value = alloca i16, align 2
  %.atomictmp = alloca i16, align 2
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp = alloca i16, align 2
  %.atomictmp3 = alloca i16, align 2
  %cmpxchg.bool4 = alloca i8, align 1
  store i16* %address, i16** %address.addr, align 8
  store i16 %new_value, i16* %new_value.addr, align 2
  store i32 %condition, i32* %condition.addr, align 4
  store i16 %other, i16* %other.addr, align 2
  %0 = load i16, i16* %other.addr, align 2
  store i16 %0, i16* %value, align 2
  %1 = load i32, i32* %condition.addr, align 4
  %and = and i32 %1, 7
  %cmp = icmp eq i32 %and, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load i16*, i16** %address.addr, align 8
  %3 = load i16, i16* %new_value.addr, align 2
  store i16 %3, i16* %.atomictmp, align 2
  %4 = load i16, i16* %value, align 2
  %5 = load i16, i16* %.atomictmp, align 2
  %6 = cmpxchg i16* %2, i16 %4, i16 %5 seq_cst seq_cst, align 2
  %7 = extractvalue { i16, i1 } %6, 0
  %8 = extractvalue { i16, i1 } %6, 1
  br i1 %8, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i16 %7, i16* %value, align 2
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %8 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %9 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %9 to i1
  %conv = zext i1 %tobool to i32
  call void @__katec_wait(i32 %conv)
  %10 = load i16, i16* %value, align 2
  store i16 %10, i16* %retval, align 2
  br label %return

if.end:
  %11 = load i16*, i16** %address.addr, align 8
  %12 = load atomic i16, i16* %11 seq_cst, align 2
  store i16 %12, i16* %atomic-temp, align 2
  %13 = load i16, i16* %atomic-temp, align 2
  store i16 %13, i16* %value, align 2
  %14 = load i32, i32* %condition.addr, align 4
  %15 = load i16, i16* %value, align 2
  %conv1 = sext i16 %15 to i64
  %16 = load i16, i16* %other.addr, align 2
  %conv2 = sext i16 %16 to i64
  %call = call i32 @wanted(i32 %14, i64 %conv1, i64 %conv2, i32 16)
  call void @__katec_wait(i32 %call)
  %17 = load i16*, i16** %address.addr, align 8
  %18 = load i16, i16* %new_value.addr, align 2
  store i16 %18, i16* %.atomictmp3, align 2
  %19 = load i16, i16* %value, align 2
  %20 = load i16, i16* %.atomictmp3, align 2
  %21 = cmpxchg i16* %17, i16 %19, i16 %20 seq_cst seq_cst, align 2
  %22 = extractvalue { i16, i1 } %21, 0
  %23 = extractvalue { i16, i1 } %21, 1
  br i1 %23, label %cmpxchg.continue6, label %cmpxchg.store_expected5

cmpxchg.store_expected5:
  store i16 %22, i16* %value, align 2
  br label %cmpxchg.continue6

cmpxchg.continue6:
  %frombool7 = zext i1 %23 to i8
  store i8 %frombool7, i8* %cmpxchg.bool4, align 1
  %24 = load i8, i8* %cmpxchg.bool4, align 1
  %tobool8 = trunc i8 %24 to i1
  %conv9 = zext i1 %tobool8 to i32
  call void @__katec_assume(i32 %conv9)
  %25 = load i16, i16* %value, align 2
  store i16 %25, i16* %retval, align 2
  br label %return

return:
  %26 = load i16, i16* %retval, align 2
  ret i16 %26
}

define zeroext i16 @__VERIFIER_load_await_aushort(i16* %address, i32 %condition, i16 zeroext %other) {
entry:
  %address.addr = alloca i16*, align 8
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i16, align 2
  %value = alloca i16, align 2
  %atomic-temp = alloca i16, align 2
  store i16* %address, i16** %address.addr, align 8
  store i32 %condition, i32* %condition.addr, align 4
  store i16 %other, i16* %other.addr, align 2
  %0 = load i16*, i16** %address.addr, align 8
  %1 = load atomic i16, i16* %0 seq_cst, align 2
  store i16 %1, i16* %atomic-temp, align 2
  %2 = load i16, i16* %atomic-temp, align 2
  store i16 %2, i16* %value, align 2
  %3 = load i32, i32* %condition.addr, align 4
  %4 = load i16, i16* %value, align 2
  %conv = zext i16 %4 to i64
  %5 = load i16, i16* %other.addr, align 2
  %conv1 = zext i16 %5 to i64
  %call = call i32 @wanted(i32 %3, i64 %conv, i64 %conv1, i32 16)
  call void @__katec_wait(i32 %call)
  %6 = load i16, i16* %value, align 2
  ret i16 %6
}

define zeroext i16 @__VERIFIER_xchg_await_aushort(i16* %address, i16 zeroext %new_value, i32 %condition, i16 zeroext %other) {
entry:
  %retval = alloca i16, align 2
  %address.addr = alloca i16*, align 8
  %new_value.addr = alloca i16, align 2
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i16, align 2
  %value = alloca i16, align 2
  %.atomictmp = alloca i16, align 2
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp = alloca i16, align 2
  %.atomictmp3 = alloca i16, align 2
  %cmpxchg.bool4 = alloca i8, align 1
  store i16* %address, i16** %address.addr, align 8
  store i16 %new_value, i16* %new_value.addr, align 2
  store i32 %condition, i32* %condition.addr, align 4
  store i16 %other, i16* %other.addr, align 2
  %0 = load i16, i16* %other.addr, align 2
  store i16 %0, i16* %value, align 2
  %1 = load i32, i32* %condition.addr, align 4
  %and = and i32 %1, 7
  %cmp = icmp eq i32 %and, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load i16*, i16** %address.addr, align 8
  %3 = load i16, i16* %new_value.addr, align 2
  store i16 %3, i16* %.atomictmp, align 2
  %4 = load i16, i16* %value, align 2
  %5 = load i16, i16* %.atomictmp, align 2
  %6 = cmpxchg i16* %2, i16 %4, i16 %5 seq_cst seq_cst, align 2
  %7 = extractvalue { i16, i1 } %6, 0
  %8 = extractvalue { i16, i1 } %6, 1
  br i1 %8, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i16 %7, i16* %value, align 2
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %8 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %9 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %9 to i1
  %conv = zext i1 %tobool to i32
  call void @__katec_wait(i32 %conv)
  %10 = load i16, i16* %value, align 2
  store i16 %10, i16* %retval, align 2
  br label %return

if.end:
  %11 = load i16*, i16** %address.addr, align 8
  %12 = load atomic i16, i16* %11 seq_cst, align 2
  store i16 %12, i16* %atomic-temp, align 2
  %13 = load i16, i16* %atomic-temp, align 2
  store i16 %13, i16* %value, align 2
  %14 = load i32, i32* %condition.addr, align 4
  %15 = load i16, i16* %value, align 2
  %conv1 = zext i16 %15 to i64
  %16 = load i16, i16* %other.addr, align 2
  %conv2 = zext i16 %16 to i64
  %call = call i32 @wanted(i32 %14, i64 %conv1, i64 %conv2, i32 16)
  call void @__katec_wait(i32 %call)
  %17 = load i16*, i16** %address.addr, align 8
  %18 = load i16, i16* %new_value.addr, align 2
  store i16 %18, i16* %.atomictmp3, align 2
  %19 = load i16, i16* %value, align 2
  %20 = load i16, i16* %.atomictmp3, align 2
  %21 = cmpxchg i16* %17, i16 %19, i16 %20 seq_cst seq_cst, align 2
  %22 = extractvalue { i16, i1 } %21, 0
  %23 = extractvalue { i16, i1 } %21, 1
  br i1 %23, label %cmpxchg.continue6, label %cmpxchg.store_expected5

cmpxchg.store_expected5:
  store i16 %22, i16* %value, align 2
  br label %cmpxchg.continue6

cmpxchg.continue6:
  %frombool7 = zext i1 %23 to i8
  store i8 %frombool7, i8* %cmpxchg.bool4, align 1
  %24 = load i8, i8* %cmpxchg.bool4, align 1
  %tobool8 = trunc i8 %24 to i1
  %conv9 = zext i1 %tobool8 to i32
  call void @__katec_assume(i32 %conv9)
  %25 = load i16, i16* %value, align 2
  store i16 %25, i16* %retval, align 2
  br label %return

return:
  %26 = load i16, i16* %retval, align 2
  ret i16 %26
}

define i32 @__VERIFIER_load_await_aint(i32* %address, i32 %condition, i32 %other) {
entry:
  %address.addr = alloca i32*, align 8
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i32, align 4
  %value = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %address, i32** %address.addr, align 8
  store i32 %condition, i32* %condition.addr, align 4
  store i32 %other, i32* %other.addr, align 4
  %0 = load i32*, i32** %address.addr, align 8
  %1 = load atomic i32, i32* %0 seq_cst, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %value, align 4
  %3 = load i32, i32* %condition.addr, align 4
  %4 = load i32, i32* %value, align 4
  %conv = sext i32 %4 to i64
  %5 = load i32, i32* %other.addr, align 4
  %conv1 = sext i32 %5 to i64
  %call = call i32 @wanted(i32 %3, i64 %conv, i64 %conv1, i32 32)
  call void @__katec_wait(i32 %call)
  %6 = load i32, i32* %value, align 4
  ret i32 %6
}

define i32 @__VERIFIER_xchg_await_aint(i32* %address, i32 %new_value, i32 %condition, i32 %other) {
entry:
  %retval = alloca i32, align 4
  %address.addr = alloca i32*, align 8
  %new_value.addr = alloca i32, align 4
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i32, align 4
  %value = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  %cmpxchg.bool4 = alloca i8, align 1
  store i32* %address, i32** %address.addr, align 8
  store i32 %new_value, i32* %new_value.addr, align 4
  store i32 %condition, i32* %condition.addr, align 4
  store i32 %other, i32* %other.addr, align 4
  %0 = load i32, i32* %other.addr, align 4
  store i32 %0, i32* %value, align 4
  %1 = load i32, i32* %condition.addr, align 4
  %and = and i32 %1, 7
  %cmp = icmp eq i32 %and, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load i32*, i32** %address.addr, align 8
  %3 = load i32, i32* %new_value.addr, align 4
  store i32 %3, i32* %.atomictmp, align 4
  %4 = load i32, i32* %value, align 4
  %5 = load i32, i32* %.atomictmp, align 4
  %6 = cmpxchg i32* %2, i32 %4, i32 %5 seq_cst seq_cst, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  %8 = extractvalue { i32, i1 } %6, 1
  br i1 %8, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i32 %7, i32* %value, align 4
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %8 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %9 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %9 to i1
  %conv = zext i1 %tobool to i32
  call void @__katec_wait(i32 %conv)
  %10 = load i32, i32* %value, align 4
  store i32 %10, i32* %retval, align 4
  br label %return

if.end:
  %11 = load i32*, i32** %address.addr, align 8
  %12 = load atomic i32, i32* %11 seq_cst, align 4
  store i32 %12, i32* %atomic-temp, align 4
  %13 = load i32, i32* %atomic-temp, align 4
  store i32 %13, i32* %value, align 4
  %14 = load i32, i32* %condition.addr, align 4
  %15 = load i32, i32* %value, align 4
  %conv1 = sext i32 %15 to i64
  %16 = load i32, i32* %other.addr, align 4
  %conv2 = sext i32 %16 to i64
  %call = call i32 @wanted(i32 %14, i64 %conv1, i64 %conv2, i32 32)
  call void @__katec_wait(i32 %call)
  %17 = load i32*, i32** %address.addr, align 8
  %18 = load i32, i32* %new_value.addr, align 4
  store i32 %18, i32* %.atomictmp3, align 4
  %19 = load i32, i32* %value, align 4
  %20 = load i32, i32* %.atomictmp3, align 4
  %21 = cmpxchg i32* %17, i32 %19, i32 %20 seq_cst seq_cst, align 4
  %22 = extractvalue { i32, i1 } %21, 0
  %23 = extractvalue { i32, i1 } %21, 1
  br i1 %23, label %cmpxchg.continue6, label %cmpxchg.store_expected5

cmpxchg.store_expected5:
  store i32 %22, i32* %value, align 4
  br label %cmpxchg.continue6

cmpxchg.continue6:
  %frombool7 = zext i1 %23 to i8
  store i8 %frombool7, i8* %cmpxchg.bool4, align 1
  %24 = load i8, i8* %cmpxchg.bool4, align 1
  %tobool8 = trunc i8 %24 to i1
  %conv9 = zext i1 %tobool8 to i32
  call void @__katec_assume(i32 %conv9)
  %25 = load i32, i32* %value, align 4
  store i32 %25, i32* %retval, align 4
  br label %return

return:
  %26 = load i32, i32* %retval, align 4
  ret i32 %26
}

define i32 @__VERIFIER_load_await_auint(i32* %address, i32 %condition, i32 %other) {
entry:
  %address.addr = alloca i32*, align 8
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i32, align 4
  %value = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %address, i32** %address.addr, align 8
  store i32 %condition, i32* %condition.addr, align 4
  store i32 %other, i32* %other.addr, align 4
  %0 = load i32*, i32** %address.addr, align 8
  %1 = load atomic i32, i32* %0 seq_cst, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %value, align 4
  %3 = load i32, i32* %condition.addr, align 4
  %4 = load i32, i32* %value, align 4
  %conv = zext i32 %4 to i64
  %5 = load i32, i32* %other.addr, align 4
  %conv1 = zext i32 %5 to i64
  %call = call i32 @wanted(i32 %3, i64 %conv, i64 %conv1, i32 32)
  call void @__katec_wait(i32 %call)
  %6 = load i32, i32* %value, align 4
  ret i32 %6
}

define i32 @__VERIFIER_xchg_await_auint(i32* %address, i32 %new_value, i32 %condition, i32 %other) {
entry:
  %retval = alloca i32, align 4
  %address.addr = alloca i32*, align 8
  %new_value.addr = alloca i32, align 4
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i32, align 4
  %value = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  %cmpxchg.bool4 = alloca i8, align 1
  store i32* %address, i32** %address.addr, align 8
  store i32 %new_value, i32* %new_value.addr, align 4
  store i32 %condition, i32* %condition.addr, align 4
  store i32 %other, i32* %other.addr, align 4
  %0 = load i32, i32* %other.addr, align 4
  store i32 %0, i32* %value, align 4
  %1 = load i32, i32* %condition.addr, align 4
  %and = and i32 %1, 7
  %cmp = icmp eq i32 %and, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load i32*, i32** %address.addr, align 8
  %3 = load i32, i32* %new_value.addr, align 4
  store i32 %3, i32* %.atomictmp, align 4
  %4 = load i32, i32* %value, align 4
  %5 = load i32, i32* %.atomictmp, align 4
  %6 = cmpxchg i32* %2, i32 %4, i32 %5 seq_cst seq_cst, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  %8 = extractvalue { i32, i1 } %6, 1
  br i1 %8, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i32 %7, i32* %value, align 4
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %8 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %9 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %9 to i1
  %conv = zext i1 %tobool to i32
  call void @__katec_wait(i32 %conv)
  %10 = load i32, i32* %value, align 4
  store i32 %10, i32* %retval, align 4
  br label %return

if.end:
  %11 = load i32*, i32** %address.addr, align 8
  %12 = load atomic i32, i32* %11 seq_cst, align 4
  store i32 %12, i32* %atomic-temp, align 4
  %13 = load i32, i32* %atomic-temp, align 4
  store i32 %13, i32* %value, align 4
  %14 = load i32, i32* %condition.addr, align 4
  %15 = load i32, i32* %value, align 4
  %conv1 = zext i32 %15 to i64
  %16 = load i32, i32* %other.addr, align 4
  %conv2 = zext i32 %16 to i64
  %call = call i32 @wanted(i32 %14, i64 %conv1, i64 %conv2, i32 32)
  call void @__katec_wait(i32 %call)
  %17 = load i32*, i32** %address.addr, align 8
  %18 = load i32, i32* %new_value.addr, align 4
  store i32 %18, i32* %.atomictmp3, align 4
  %19 = load i32, i32* %value, align 4
  %20 = load i32, i32* %.atomictmp3, align 4
  %21 = cmpxchg i32* %17, i32 %19, i32 %20 seq_cst seq_cst, align 4
  %22 = extractvalue { i32, i1 } %21, 0
  %23 = extractvalue { i32, i1 } %21, 1
  br i1 %23, label %cmpxchg.continue6, label %cmpxchg.store_expected5

cmpxchg.store_expected5:
  store i32 %22, i32* %value, align 4
  br label %cmpxchg.continue6

cmpxchg.continue6:
  %frombool7 = zext i1 %23 to i8
  store i8 %frombool7, i8* %cmpxchg.bool4, align 1
  %24 = load i8, i8* %cmpxchg.bool4, align 1
  %tobool8 = trunc i8 %24 to i1
  %conv9 = zext i1 %tobool8 to i32
  call void @__katec_assume(i32 %conv9)
  %25 = load i32, i32* %value, align 4
  store i32 %25, i32* %retval, align 4
  br label %return

return:
  %26 = load i32, i32* %retval, align 4
  ret i32 %26
}

define i64 @__VERIFIER_load_await_along(i64* %address, i32 %condition, i64 %other) {
entry:
  %address.addr = alloca i64*, align 8
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i64, align 8
  %value = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store i64* %address, i64** %address.addr, align 8
  store i32 %condition, i32* %condition.addr, align 4
  store i64 %other, i64* %other.addr, align 8
  %0 = load i64*, i64** %address.addr, align 8
  %1 = load atomic i64, i64* %0 seq_cst, align 8
  store i64 %1, i64* %atomic-temp, align 8
  %2 = load i64, i64* %atomic-temp, align 8
  store i64 %2, i64* %value, align 8
  %3 = load i32, i32* %condition.addr, align 4
  %4 = load i64, i64* %value, align 8
  %5 = load i64, i64* %other.addr, align 8
  %call = call i32 @wanted(i32 %3, i64 %4, i64 %5, i32 64)
  call void @__katec_wait(i32 %call)
  %6 = load i64, i64* %value, align 8
  ret i64 %6
}

define i64 @__VERIFIER_xchg_await_along(i64* %address, i64 %new_value, i32 %condition, i64 %other) {
entry:
  %retval = alloca i64, align 8
  %address.addr = alloca i64*, align 8
  %new_value.addr = alloca i64, align 8
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i64, align 8
  %value = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp = alloca i64, align 8
  %.atomictmp1 = alloca i64, align 8
  %cmpxchg.bool2 = alloca i8, align 1
  store i64* %address, i64** %address.addr, align 8
  store i64 %new_value, i64* %new_value.addr, align 8
  store i32 %condition, i32* %condition.addr, align 4
  store i64 %other, i64* %other.addr, align 8
  %0 = load i64, i64* %other.addr, align 8
  store i64 %0, i64* %value, align 8
  %1 = load i32, i32* %condition.addr, align 4
  %and = and i32 %1, 7
  %cmp = icmp eq i32 %and, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load i64*, i64** %address.addr, align 8
  %3 = load i64, i64* %new_value.addr, align 8
  store i64 %3, i64* %.atomictmp, align 8
  %4 = load i64, i64* %value, align 8
  %5 = load i64, i64* %.atomictmp, align 8
  %6 = cmpxchg i64* %2, i64 %4, i64 %5 seq_cst seq_cst, align 8
  %7 = extractvalue { i64, i1 } %6, 0
  %8 = extractvalue { i64, i1 } %6, 1
  br i1 %8, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i64 %7, i64* %value, align 8
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %8 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %9 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %9 to i1
  %conv = zext i1 %tobool to i32
  call void @__katec_wait(i32 %conv)
  %10 = load i64, i64* %value, align 8
  store i64 %10, i64* %retval, align 8
  br label %return

if.end:
  %11 = load i64*, i64** %address.addr, align 8
  %12 = load atomic i64, i64* %11 seq_cst, align 8
  store i64 %12, i64* %atomic-temp, align 8
  %13 = load i64, i64* %atomic-temp, align 8
  store i64 %13, i64* %value, align 8
  %14 = load i32, i32* %condition.addr, align 4
  %15 = load i64, i64* %value, align 8
  %16 = load i64, i64* %other.addr, align 8
  %call = call i32 @wanted(i32 %14, i64 %15, i64 %16, i32 64)
  call void @__katec_wait(i32 %call)
  %17 = load i64*, i64** %address.addr, align 8
  %18 = load i64, i64* %new_value.addr, align 8
  store i64 %18, i64* %.atomictmp1, align 8
  %19 = load i64, i64* %value, align 8
  %20 = load i64, i64* %.atomictmp1, align 8
  %21 = cmpxchg i64* %17, i64 %19, i64 %20 seq_cst seq_cst, align 8
  %22 = extractvalue { i64, i1 } %21, 0
  %23 = extractvalue { i64, i1 } %21, 1
  br i1 %23, label %cmpxchg.continue4, label %cmpxchg.store_expected3

cmpxchg.store_expected3:
  store i64 %22, i64* %value, align 8
  br label %cmpxchg.continue4

cmpxchg.continue4:
  %frombool5 = zext i1 %23 to i8
  store i8 %frombool5, i8* %cmpxchg.bool2, align 1
  %24 = load i8, i8* %cmpxchg.bool2, align 1
  %tobool6 = trunc i8 %24 to i1
  %conv7 = zext i1 %tobool6 to i32
  call void @__katec_assume(i32 %conv7)
  %25 = load i64, i64* %value, align 8
  store i64 %25, i64* %retval, align 8
  br label %return

return:
  %26 = load i64, i64* %retval, align 8
  ret i64 %26
}

define i64 @__VERIFIER_load_await_aulong(i64* %address, i32 %condition, i64 %other) {
entry:
  %address.addr = alloca i64*, align 8
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i64, align 8
  %value = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store i64* %address, i64** %address.addr, align 8
  store i32 %condition, i32* %condition.addr, align 4
  store i64 %other, i64* %other.addr, align 8
  %0 = load i64*, i64** %address.addr, align 8
  %1 = load atomic i64, i64* %0 seq_cst, align 8
  store i64 %1, i64* %atomic-temp, align 8
  %2 = load i64, i64* %atomic-temp, align 8
  store i64 %2, i64* %value, align 8
  %3 = load i32, i32* %condition.addr, align 4
  %4 = load i64, i64* %value, align 8
  %5 = load i64, i64* %other.addr, align 8
  %call = call i32 @wanted(i32 %3, i64 %4, i64 %5, i32 64)
  call void @__katec_wait(i32 %call)
  %6 = load i64, i64* %value, align 8
  ret i64 %6
}

define i64 @__VERIFIER_xchg_await_aulong(i64* %address, i64 %new_value, i32 %condition, i64 %other) {
entry:
  %retval = alloca i64, align 8
  %address.addr = alloca i64*, align 8
  %new_value.addr = alloca i64, align 8
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i64, align 8
  %value = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp = alloca i64, align 8
  %.atomictmp1 = alloca i64, align 8
  %cmpxchg.bool2 = alloca i8, align 1
  store i64* %address, i64** %address.addr, align 8
  store i64 %new_value, i64* %new_value.addr, align 8
  store i32 %condition, i32* %condition.addr, align 4
  store i64 %other, i64* %other.addr, align 8
  %0 = load i64, i64* %other.addr, align 8
  store i64 %0, i64* %value, align 8
  %1 = load i32, i32* %condition.addr, align 4
  %and = and i32 %1, 7
  %cmp = icmp eq i32 %and, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load i64*, i64** %address.addr, align 8
  %3 = load i64, i64* %new_value.addr, align 8
  store i64 %3, i64* %.atomictmp, align 8
  %4 = load i64, i64* %value, align 8
  %5 = load i64, i64* %.atomictmp, align 8
  %6 = cmpxchg i64* %2, i64 %4, i64 %5 seq_cst seq_cst, align 8
  %7 = extractvalue { i64, i1 } %6, 0
  %8 = extractvalue { i64, i1 } %6, 1
  br i1 %8, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i64 %7, i64* %value, align 8
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %8 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %9 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %9 to i1
  %conv = zext i1 %tobool to i32
  call void @__katec_wait(i32 %conv)
  %10 = load i64, i64* %value, align 8
  store i64 %10, i64* %retval, align 8
  br label %return

if.end:
  %11 = load i64*, i64** %address.addr, align 8
  %12 = load atomic i64, i64* %11 seq_cst, align 8
  store i64 %12, i64* %atomic-temp, align 8
  %13 = load i64, i64* %atomic-temp, align 8
  store i64 %13, i64* %value, align 8
  %14 = load i32, i32* %condition.addr, align 4
  %15 = load i64, i64* %value, align 8
  %16 = load i64, i64* %other.addr, align 8
  %call = call i32 @wanted(i32 %14, i64 %15, i64 %16, i32 64)
  call void @__katec_wait(i32 %call)
  %17 = load i64*, i64** %address.addr, align 8
  %18 = load i64, i64* %new_value.addr, align 8
  store i64 %18, i64* %.atomictmp1, align 8
  %19 = load i64, i64* %value, align 8
  %20 = load i64, i64* %.atomictmp1, align 8
  %21 = cmpxchg i64* %17, i64 %19, i64 %20 seq_cst seq_cst, align 8
  %22 = extractvalue { i64, i1 } %21, 0
  %23 = extractvalue { i64, i1 } %21, 1
  br i1 %23, label %cmpxchg.continue4, label %cmpxchg.store_expected3

cmpxchg.store_expected3:
  store i64 %22, i64* %value, align 8
  br label %cmpxchg.continue4

cmpxchg.continue4:
  %frombool5 = zext i1 %23 to i8
  store i8 %frombool5, i8* %cmpxchg.bool2, align 1
  %24 = load i8, i8* %cmpxchg.bool2, align 1
  %tobool6 = trunc i8 %24 to i1
  %conv7 = zext i1 %tobool6 to i32
  call void @__katec_assume(i32 %conv7)
  %25 = load i64, i64* %value, align 8
  store i64 %25, i64* %retval, align 8
  br label %return

return:
  %26 = load i64, i64* %retval, align 8
  ret i64 %26
}

define signext i8 @__VERIFIER_load_await_i8(i8* %address, i32 %condition, i8 signext %other) {
entry:
  %address.addr = alloca i8*, align 8
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i8, align 1
  %value = alloca i8, align 1
  %atomic-temp = alloca i8, align 1
  store i8* %address, i8** %address.addr, align 8
  store i32 %condition, i32* %condition.addr, align 4
  store i8 %other, i8* %other.addr, align 1
  %0 = load i8*, i8** %address.addr, align 8
  %1 = load atomic i8, i8* %0 seq_cst, align 1
  store i8 %1, i8* %atomic-temp, align 1
  %2 = load i8, i8* %atomic-temp, align 1
  store i8 %2, i8* %value, align 1
  %3 = load i32, i32* %condition.addr, align 4
  %4 = load i8, i8* %value, align 1
  %conv = sext i8 %4 to i64
  %5 = load i8, i8* %other.addr, align 1
  %conv1 = sext i8 %5 to i64
  %call = call i32 @wanted(i32 %3, i64 %conv, i64 %conv1, i32 8)
  call void @__katec_wait(i32 %call)
  %6 = load i8, i8* %value, align 1
  ret i8 %6
}

define signext i8 @__VERIFIER_xchg_await_i8(i8* %address, i8 signext %new_value, i32 %condition, i8 signext %other) {
entry:
  %retval = alloca i8, align 1
  %address.addr = alloca i8*, align 8
  %new_value.addr = alloca i8, align 1
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i8, align 1
  %value = alloca i8, align 1
  %.atomictmp = alloca i8, align 1
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp = alloca i8, align 1
  %.atomictmp3 = alloca i8, align 1
  %cmpxchg.bool4 = alloca i8, align 1
  store i8* %address, i8** %address.addr, align 8
  store i8 %new_value, i8* %new_value.addr, align 1
  store i32 %condition, i32* %condition.addr, align 4
  store i8 %other, i8* %other.addr, align 1
  %0 = load i8, i8* %other.addr, align 1
  store i8 %0, i8* %value, align 1
  %1 = load i32, i32* %condition.addr, align 4
  %and = and i32 %1, 7
  %cmp = icmp eq i32 %and, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load i8*, i8** %address.addr, align 8
  %3 = load i8, i8* %new_value.addr, align 1
  store i8 %3, i8* %.atomictmp, align 1
  %4 = load i8, i8* %value, align 1
  %5 = load i8, i8* %.atomictmp, align 1
  %6 = cmpxchg i8* %2, i8 %4, i8 %5 seq_cst seq_cst, align 1
  %7 = extractvalue { i8, i1 } %6, 0
  %8 = extractvalue { i8, i1 } %6, 1
  br i1 %8, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i8 %7, i8* %value, align 1
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %8 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %9 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %9 to i1
  %conv = zext i1 %tobool to i32
  call void @__katec_wait(i32 %conv)
  %10 = load i8, i8* %value, align 1
  store i8 %10, i8* %retval, align 1
  br label %return

if.end:
  %11 = load i8*, i8** %address.addr, align 8
  %12 = load atomic i8, i8* %11 seq_cst, align 1
  store i8 %12, i8* %atomic-temp, align 1
  %13 = load i8, i8* %atomic-temp, align 1
  store i8 %13, i8* %value, align 1
  %14 = load i32, i32* %condition.addr, align 4
  %15 = load i8, i8* %value, align 1
  %conv1 = sext i8 %15 to i64
  %16 = load i8, i8* %other.addr, align 1
  %conv2 = sext i8 %16 to i64
  %call = call i32 @wanted(i32 %14, i64 %conv1, i64 %conv2, i32 8)
  call void @__katec_wait(i32 %call)
  %17 = load i8*, i8** %address.addr, align 8
  %18 = load i8, i8* %new_value.addr, align 1
  store i8 %18, i8* %.atomictmp3, align 1
  %19 = load i8, i8* %value, align 1
  %20 = load i8, i8* %.atomictmp3, align 1
  %21 = cmpxchg i8* %17, i8 %19, i8 %20 seq_cst seq_cst, align 1
  %22 = extractvalue { i8, i1 } %21, 0
  %23 = extractvalue { i8, i1 } %21, 1
  br i1 %23, label %cmpxchg.continue6, label %cmpxchg.store_expected5

cmpxchg.store_expected5:
  store i8 %22, i8* %value, align 1
  br label %cmpxchg.continue6

cmpxchg.continue6:
  %frombool7 = zext i1 %23 to i8
  store i8 %frombool7, i8* %cmpxchg.bool4, align 1
  %24 = load i8, i8* %cmpxchg.bool4, align 1
  %tobool8 = trunc i8 %24 to i1
  %conv9 = zext i1 %tobool8 to i32
  call void @__katec_assume(i32 %conv9)
  %25 = load i8, i8* %value, align 1
  store i8 %25, i8* %retval, align 1
  br label %return

return:
  %26 = load i8, i8* %retval, align 1
  ret i8 %26
}

define signext i16 @__VERIFIER_load_await_i16(i16* %address, i32 %condition, i16 signext %other) {
entry:
  %address.addr = alloca i16*, align 8
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i16, align 2
  %value = alloca i16, align 2
  %atomic-temp = alloca i16, align 2
  store i16* %address, i16** %address.addr, align 8
  store i32 %condition, i32* %condition.addr, align 4
  store i16 %other, i16* %other.addr, align 2
  %0 = load i16*, i16** %address.addr, align 8
  %1 = load atomic i16, i16* %0 seq_cst, align 2
  store i16 %1, i16* %atomic-temp, align 2
  %2 = load i16, i16* %atomic-temp, align 2
  store i16 %2, i16* %value, align 2
  %3 = load i32, i32* %condition.addr, align 4
  %4 = load i16, i16* %value, align 2
  %conv = sext i16 %4 to i64
  %5 = load i16, i16* %other.addr, align 2
  %conv1 = sext i16 %5 to i64
  %call = call i32 @wanted(i32 %3, i64 %conv, i64 %conv1, i32 16)
  call void @__katec_wait(i32 %call)
  %6 = load i16, i16* %value, align 2
  ret i16 %6
}

define signext i16 @__VERIFIER_xchg_await_i16(i16* %address, i16 signext %new_value, i32 %condition, i16 signext %other) {
entry:
  %retval = alloca i16, align 2
  %address.addr = alloca i16*, align 8
  %new_value.addr = alloca i16, align 2
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i16, align 2
  %value = alloca i16, align 2
  %.atomictmp = alloca i16, align 2
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp = alloca i16, align 2
  %.atomictmp3 = alloca i16, align 2
  %cmpxchg.bool4 = alloca i8, align 1
  store i16* %address, i16** %address.addr, align 8
  store i16 %new_value, i16* %new_value.addr, align 2
  store i32 %condition, i32* %condition.addr, align 4
  store i16 %other, i16* %other.addr, align 2
  %0 = load i16, i16* %other.addr, align 2
  store i16 %0, i16* %value, align 2
  %1 = load i32, i32* %condition.addr, align 4
  %and = and i32 %1, 7
  %cmp = icmp eq i32 %and, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load i16*, i16** %address.addr, align 8
  %3 = load i16, i16* %new_value.addr, align 2
  store i16 %3, i16* %.atomictmp, align 2
  %4 = load i16, i16* %value, align 2
  %5 = load i16, i16* %.atomictmp, align 2
  %6 = cmpxchg i16* %2, i16 %4, i16 %5 seq_cst seq_cst, align 2
  %7 = extractvalue { i16, i1 } %6, 0
  %8 = extractvalue { i16, i1 } %6, 1
  br i1 %8, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i16 %7, i16* %value, align 2
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %8 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %9 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %9 to i1
  %conv = zext i1 %tobool to i32
  call void @__katec_wait(i32 %conv)
  %10 = load i16, i16* %value, align 2
  store i16 %10, i16* %retval, align 2
  br label %return

if.end:
  %11 = load i16*, i16** %address.addr, align 8
  %12 = load atomic i16, i16* %11 seq_cst, align 2
  store i16 %12, i16* %atomic-temp, align 2
  %13 = load i16, i16* %atomic-temp, align 2
  store i16 %13, i16* %value, align 2
  %14 = load i32, i32* %condition.addr, align 4
  %15 = load i16, i16* %value, align 2
  %conv1 = sext i16 %15 to i64
  %16 = load i16, i16* %other.addr, align 2
  %conv2 = sext i16 %16 to i64
  %call = call i32 @wanted(i32 %14, i64 %conv1, i64 %conv2, i32 16)
  call void @__katec_wait(i32 %call)
  %17 = load i16*, i16** %address.addr, align 8
  %18 = load i16, i16* %new_value.addr, align 2
  store i16 %18, i16* %.atomictmp3, align 2
  %19 = load i16, i16* %value, align 2
  %20 = load i16, i16* %.atomictmp3, align 2
  %21 = cmpxchg i16* %17, i16 %19, i16 %20 seq_cst seq_cst, align 2
  %22 = extractvalue { i16, i1 } %21, 0
  %23 = extractvalue { i16, i1 } %21, 1
  br i1 %23, label %cmpxchg.continue6, label %cmpxchg.store_expected5

cmpxchg.store_expected5:
  store i16 %22, i16* %value, align 2
  br label %cmpxchg.continue6

cmpxchg.continue6:
  %frombool7 = zext i1 %23 to i8
  store i8 %frombool7, i8* %cmpxchg.bool4, align 1
  %24 = load i8, i8* %cmpxchg.bool4, align 1
  %tobool8 = trunc i8 %24 to i1
  %conv9 = zext i1 %tobool8 to i32
  call void @__katec_assume(i32 %conv9)
  %25 = load i16, i16* %value, align 2
  store i16 %25, i16* %retval, align 2
  br label %return

return:
  %26 = load i16, i16* %retval, align 2
  ret i16 %26
}

define i32 @__VERIFIER_load_await_i32(i32* %address, i32 %condition, i32 %other) {
entry:
  %address.addr = alloca i32*, align 8
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i32, align 4
  %value = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %address, i32** %address.addr, align 8
  store i32 %condition, i32* %condition.addr, align 4
  store i32 %other, i32* %other.addr, align 4
  %0 = load i32*, i32** %address.addr, align 8
  %1 = load atomic i32, i32* %0 seq_cst, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %value, align 4
  %3 = load i32, i32* %condition.addr, align 4
  %4 = load i32, i32* %value, align 4
  %conv = sext i32 %4 to i64
  %5 = load i32, i32* %other.addr, align 4
  %conv1 = sext i32 %5 to i64
  %call = call i32 @wanted(i32 %3, i64 %conv, i64 %conv1, i32 32)
  call void @__katec_wait(i32 %call)
  %6 = load i32, i32* %value, align 4
  ret i32 %6
}

define i32 @__VERIFIER_xchg_await_i32(i32* %address, i32 %new_value, i32 %condition, i32 %other) {
entry:
  %retval = alloca i32, align 4
  %address.addr = alloca i32*, align 8
  %new_value.addr = alloca i32, align 4
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i32, align 4
  %value = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  %cmpxchg.bool4 = alloca i8, align 1
  store i32* %address, i32** %address.addr, align 8
  store i32 %new_value, i32* %new_value.addr, align 4
  store i32 %condition, i32* %condition.addr, align 4
  store i32 %other, i32* %other.addr, align 4
  %0 = load i32, i32* %other.addr, align 4
  store i32 %0, i32* %value, align 4
  %1 = load i32, i32* %condition.addr, align 4
  %and = and i32 %1, 7
  %cmp = icmp eq i32 %and, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load i32*, i32** %address.addr, align 8
  %3 = load i32, i32* %new_value.addr, align 4
  store i32 %3, i32* %.atomictmp, align 4
  %4 = load i32, i32* %value, align 4
  %5 = load i32, i32* %.atomictmp, align 4
  %6 = cmpxchg i32* %2, i32 %4, i32 %5 seq_cst seq_cst, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  %8 = extractvalue { i32, i1 } %6, 1
  br i1 %8, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i32 %7, i32* %value, align 4
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %8 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %9 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %9 to i1
  %conv = zext i1 %tobool to i32
  call void @__katec_wait(i32 %conv)
  %10 = load i32, i32* %value, align 4
  store i32 %10, i32* %retval, align 4
  br label %return

if.end:
  %11 = load i32*, i32** %address.addr, align 8
  %12 = load atomic i32, i32* %11 seq_cst, align 4
  store i32 %12, i32* %atomic-temp, align 4
  %13 = load i32, i32* %atomic-temp, align 4
  store i32 %13, i32* %value, align 4
  %14 = load i32, i32* %condition.addr, align 4
  %15 = load i32, i32* %value, align 4
  %conv1 = sext i32 %15 to i64
  %16 = load i32, i32* %other.addr, align 4
  %conv2 = sext i32 %16 to i64
  %call = call i32 @wanted(i32 %14, i64 %conv1, i64 %conv2, i32 32)
  call void @__katec_wait(i32 %call)
  %17 = load i32*, i32** %address.addr, align 8
  %18 = load i32, i32* %new_value.addr, align 4
  store i32 %18, i32* %.atomictmp3, align 4
  %19 = load i32, i32* %value, align 4
  %20 = load i32, i32* %.atomictmp3, align 4
  %21 = cmpxchg i32* %17, i32 %19, i32 %20 seq_cst seq_cst, align 4
  %22 = extractvalue { i32, i1 } %21, 0
  %23 = extractvalue { i32, i1 } %21, 1
  br i1 %23, label %cmpxchg.continue6, label %cmpxchg.store_expected5

cmpxchg.store_expected5:
  store i32 %22, i32* %value, align 4
  br label %cmpxchg.continue6

cmpxchg.continue6:
  %frombool7 = zext i1 %23 to i8
  store i8 %frombool7, i8* %cmpxchg.bool4, align 1
  %24 = load i8, i8* %cmpxchg.bool4, align 1
  %tobool8 = trunc i8 %24 to i1
  %conv9 = zext i1 %tobool8 to i32
  call void @__katec_assume(i32 %conv9)
  %25 = load i32, i32* %value, align 4
  store i32 %25, i32* %retval, align 4
  br label %return

return:
  %26 = load i32, i32* %retval, align 4
  ret i32 %26
}

define i64 @__VERIFIER_load_await_i64(i64* %address, i32 %condition, i64 %other) {
entry:
  %address.addr = alloca i64*, align 8
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i64, align 8
  %value = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store i64* %address, i64** %address.addr, align 8
  store i32 %condition, i32* %condition.addr, align 4
  store i64 %other, i64* %other.addr, align 8
  %0 = load i64*, i64** %address.addr, align 8
  %1 = load atomic i64, i64* %0 seq_cst, align 8
  store i64 %1, i64* %atomic-temp, align 8
  %2 = load i64, i64* %atomic-temp, align 8
  store i64 %2, i64* %value, align 8
  %3 = load i32, i32* %condition.addr, align 4
  %4 = load i64, i64* %value, align 8
  %5 = load i64, i64* %other.addr, align 8
  %call = call i32 @wanted(i32 %3, i64 %4, i64 %5, i32 64)
  call void @__katec_wait(i32 %call)
  %6 = load i64, i64* %value, align 8
  ret i64 %6
}

define i64 @__VERIFIER_xchg_await_i64(i64* %address, i64 %new_value, i32 %condition, i64 %other) {
entry:
  %retval = alloca i64, align 8
  %address.addr = alloca i64*, align 8
  %new_value.addr = alloca i64, align 8
  %condition.addr = alloca i32, align 4
  %other.addr = alloca i64, align 8
  %value = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp = alloca i64, align 8
  %.atomictmp1 = alloca i64, align 8
  %cmpxchg.bool2 = alloca i8, align 1
  store i64* %address, i64** %address.addr, align 8
  store i64 %new_value, i64* %new_value.addr, align 8
  store i32 %condition, i32* %condition.addr, align 4
  store i64 %other, i64* %other.addr, align 8
  %0 = load i64, i64* %other.addr, align 8
  store i64 %0, i64* %value, align 8
  %1 = load i32, i32* %condition.addr, align 4
  %and = and i32 %1, 7
  %cmp = icmp eq i32 %and, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load i64*, i64** %address.addr, align 8
  %3 = load i64, i64* %new_value.addr, align 8
  store i64 %3, i64* %.atomictmp, align 8
  %4 = load i64, i64* %value, align 8
  %5 = load i64, i64* %.atomictmp, align 8
  %6 = cmpxchg i64* %2, i64 %4, i64 %5 seq_cst seq_cst, align 8
  %7 = extractvalue { i64, i1 } %6, 0
  %8 = extractvalue { i64, i1 } %6, 1
  br i1 %8, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i64 %7, i64* %value, align 8
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %8 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %9 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %9 to i1
  %conv = zext i1 %tobool to i32
  call void @__katec_wait(i32 %conv)
  %10 = load i64, i64* %value, align 8
  store i64 %10, i64* %retval, align 8
  br label %return

if.end:
  %11 = load i64*, i64** %address.addr, align 8
  %12 = load atomic i64, i64* %11 seq_cst, align 8
  store i64 %12, i64* %atomic-temp, align 8
  %13 = load i64, i64* %atomic-temp, align 8
  store i64 %13, i64* %value, align 8
  %14 = load i32, i32* %condition.addr, align 4
  %15 = load i64, i64* %value, align 8
  %16 = load i64, i64* %other.addr, align 8
  %call = call i32 @wanted(i32 %14, i64 %15, i64 %16, i32 64)
  call void @__katec_wait(i32 %call)
  %17 = load i64*, i64** %address.addr, align 8
  %18 = load i64, i64* %new_value.addr, align 8
  store i64 %18, i64* %.atomictmp1, align 8
  %19 = load i64, i64* %value, align 8
  %20 = load i64, i64* %.atomictmp1, align 8
  %21 = cmpxchg i64* %17, i64 %19, i64 %20 seq_cst seq_cst, align 8
  %22 = extractvalue { i64, i1 } %21, 0
  %23 = extractvalue { i64, i1 } %21, 1
  br i1 %23, label %cmpxchg.continue4, label %cmpxchg.store_expected3

cmpxchg.store_expected3:
  store i64 %22, i64* %value, align 8
  br label %cmpxchg.continue4

cmpxchg.continue4:
  %frombool5 = zext i1 %23 to i8
  store i8 %frombool5, i8* %cmpxchg.bool2, align 1
  %24 = load i8, i8* %cmpxchg.bool2, align 1
  %tobool6 = trunc i8 %24 to i1
  %conv7 = zext i1 %tobool6 to i32
  call void @__katec_assume(i32 %conv7)
  %25 = load i64, i64* %value, align 8
  store i64 %25, i64* %retval, align 8
  br label %return

return:
  %26 = load i64, i64* %retval, align 8
  ret i64 %26
}

define void @__VERIFIER_atomic_begin() {
entry:
  %count = alloca i32, align 4
  %call = call i32 @__katec_held(i8* bitcast (i32* @atomic_section to i8*))
  store i32 %call, i32* %count, align 4
  %0 = load i32, i32* %count, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  %call1 = call i32 @lock_word(i32* @atomic_section, i32 0)
  br label %if.end

if.end:
  %1 = load i32, i32* %count, align 4
  %add = add nsw i32 %1, 1
  call void @__katec_set_held(i8* bitcast (i32* @atomic_section to i8*), i32 %add)
  ret void
}

define void @__VERIFIER_atomic_end() {
entry:
  %count = alloca i32, align 4
  %call = call i32 @__katec_held(i8* bitcast (i32* @atomic_section to i8*))
  store i32 %call, i32* %count, align 4
  %0 = load i32, i32* %count, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.str.17, i64 0, i64 0))
  br label %if.end

if.end:
  %1 = load i32, i32* %count, align 4
  %cmp = icmp sgt i32 %1, 1
  br i1 %cmp, label %if.then1, label %if.else

if.then1:
  %2 = load i32, i32* %count, align 4
  %sub = sub nsw i32 %2, 1
  call void @__katec_set_held(i8* bitcast (i32* @atomic_section to i8*), i32 %sub)
  br label %if.end3

if.else:
  %call2 = call i32 @unlock_word(i32* @atomic_section)
  br label %if.end3

if.end3:
  ret void
}

define zeroext i1 @__VERIFIER_nondet_bool() {
entry:
  %call = call i32 @__katec_choose(i32 2)
  %tobool = icmp ne i32 %call, 0
  ret i1 %tobool
}

define zeroext i1 @__VERIFIER_nondet__Bool() {
entry:
  %call = call i32 @__katec_choose(i32 2)
  %tobool = icmp ne i32 %call, 0
  ret i1 %tobool
}

define signext i8 @__VERIFIER_nondet_char() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 8)
  %conv = trunc i64 %call to i8
  ret i8 %conv
}

declare i64 @__katec_nondeterministic(i32 noundef)

define zeroext i8 @__VERIFIER_nondet_uchar() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 8)
  %conv = trunc i64 %call to i8
  ret i8 %conv
}

define signext i16 @__VERIFIER_nondet_short() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 16)
  %conv = trunc i64 %call to i16
  ret i16 %conv
}

define zeroext i16 @__VERIFIER_nondet_ushort() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 16)
  %conv = trunc i64 %call to i16
  ret i16 %conv
}

define i32 @__VERIFIER_nondet_int() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 32)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @__VERIFIER_nondet_uint() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 32)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @__VERIFIER_nondet_unsigned() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 32)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @__VERIFIER_nondet_u32() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 32)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i64 @__VERIFIER_nondet_long() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 64)
  ret i64 %call
}

define i64 @__VERIFIER_nondet_ulong() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 64)
  ret i64 %call
}

define i64 @__VERIFIER_nondet_longlong() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 64)
  ret i64 %call
}

define i64 @__VERIFIER_nondet_ulonglong() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 64)
  ret i64 %call
}

define i64 @__VERIFIER_nondet_size_t() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 64)
  ret i64 %call
}

define i64 @syscall(i64 %number, ...) {
entry:
  %retval = alloca i64, align 8
  %number.addr = alloca i64, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %address = alloca i32*, align 8
  %operation = alloca i32, align 4
  %value = alloca i32, align 4
  %limit = alloca i8*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %before = alloca i32, align 4
  %atomic-temp66 = alloca i32, align 4
  %atomic-temp67 = alloca i32, align 4
  %after = alloca i32, align 4
  %atomic-temp75 = alloca i32, align 4
  store i64 %number, i64* %number.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i64, i64* %number.addr, align 8
  %cmp = icmp ne i64 %0, 202
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i8* getelementptr inbounds ([52 x i8], [52 x i8]* @.str.18, i64 0, i64 0))
  br label %if.end

if.end:
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:
  %1 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 3
  %reg_save_area = load i8*, i8** %1, align 16
  %2 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset
  %3 = bitcast i8* %2 to i32**
  %4 = add i32 %gp_offset, 8
  store i32 %4, i32* %gp_offset_p, align 16
  br label %vaarg.end

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 2
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %5 = bitcast i8* %overflow_arg_area to i32**
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:
  %vaarg.addr = phi i32** [ %3, %vaarg.in_reg ], [ %5, %vaarg.in_mem ]
  %6 = load i32*, i32** %vaarg.addr, align 8
  store i32* %6, i32** %address, align 8
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p4 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay3, i32 0, i32 0
  %gp_offset5 = load i32, i32* %gp_offset_p4, align 16
  %fits_in_gp6 = icmp ule i32 %gp_offset5, 40
  br i1 %fits_in_gp6, label %vaarg.in_reg7, label %vaarg.in_mem9

vaarg.in_reg7:
  %7 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay3, i32 0, i32 3
  %reg_save_area8 = load i8*, i8** %7, align 16
  %8 = getelementptr i8, i8* %reg_save_area8, i32 %gp_offset5
  %9 = bitcast i8* %8 to i64*
  %10 = add i32 %gp_offset5, 8
  store i32 %10, i32* %gp_offset_p4, align 16
  br label %vaarg.end13

vaarg.in_mem9:
  %overflow_arg_area_p10 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay3, i32 0, i32 2
  %overflow_arg_area11 = load i8*, i8** %overflow_arg_area_p10, align 8
  %11 = bitcast i8* %overflow_arg_area11 to i64*
  %overflow_arg_area.next12 = getelementptr i8, i8* %overflow_arg_area11, i32 8
  store i8* %overflow_arg_area.next12, i8** %overflow_arg_area_p10, align 8
  br label %vaarg.end13

vaarg.end13:
  %vaarg.addr14 = phi i64* [ %9, %vaarg.in_reg7 ], [ %11, %vaarg.in_mem9 ]
  %12 = load i64, i64* %vaarg.addr14, align 8
  %and = and i64 %12, -385
  %conv = trunc i64 %and to i32
  store i32 %conv, i32* %operation, align 4
  %arraydecay15 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p16 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay15, i32 0, i32 0
  %gp_offset17 = load i32, i32* %gp_offset_p16, align 16
  %fits_in_gp18 = icmp ule i32 %gp_offset17, 40
  br i1 %fits_in_gp18, label %vaarg.in_reg19, label %vaarg.in_mem21

vaarg.in_reg19:
  %13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay15, i32 0, i32 3
  %reg_save_area20 = load i8*, i8** %13, align 16
  %14 = getelementptr i8, i8* %reg_save_area20, i32 %gp_offset17
  %15 = bitcast i8* %14 to i64*
  %16 = add i32 %gp_offset17, 8
  store i32 %16, i32* %gp_offset_p16, align 16
  br label %vaarg.end25

vaarg.in_mem21:
  %overflow_arg_area_p22 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay15, i32 0, i32 2
  %overflow_arg_area23 = load i8*, i8** %overflow_arg_area_p22, align 8
  %17 = bitcast i8* %overflow_arg_area23 to i64*
  %overflow_arg_area.next24 = getelementptr i8, i8* %overflow_arg_area23, i32 8
  store i8* %overflow_arg_area.next24, i8** %overflow_arg_area_p22, align 8
  br label %vaarg.end25

vaarg.end25:
  %vaarg.addr26 = phi i64* [ %15, %vaarg.in_reg19 ], [ %17, %vaarg.in_mem21 ]
  %18 = load i64, i64* %vaarg.addr26, align 8
  %conv27 = trunc i64 %18 to i32
  store i32 %conv27, i32* %value, align 4
  %19 = load i32, i32* %operation, align 4
  %cmp28 = icmp eq i32 %19, 0
  br i1 %cmp28, label %cond.true, label %lor.lhs.false

lor.lhs.false:
  %20 = load i32, i32* %operation, align 4
  %cmp30 = icmp eq i32 %20, 9
  br i1 %cmp30, label %cond.true, label %cond.false

cond.true:
  %arraydecay32 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p33 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay32, i32 0, i32 0
  %gp_offset34 = load i32, i32* %gp_offset_p33, align 16
  %fits_in_gp35 = icmp ule i32 %gp_offset34, 40
  br i1 %fits_in_gp35, label %vaarg.in_reg36, label %vaarg.in_mem38

vaarg.in_reg36:
  %21 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay32, i32 0, i32 3
  %reg_save_area37 = load i8*, i8** %21, align 16
  %22 = getelementptr i8, i8* %reg_save_area37, i32 %gp_offset34
  %23 = bitcast i8* %22 to i8**
  %24 = add i32 %gp_offset34, 8
  store i32 %24, i32* %gp_offset_p33, align 16
  br label %vaarg.end42

vaarg.in_mem38:
  %overflow_arg_area_p39 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay32, i32 0, i32 2
  %overflow_arg_area40 = load i8*, i8** %overflow_arg_area_p39, align 8
  %25 = bitcast i8* %overflow_arg_area40 to i8**
  %overflow_arg_area.next41 = getelementptr i8, i8* %overflow_arg_area40, i32 8
  store i8* %overflow_arg_area.next41, i8** %overflow_arg_area_p39, align 8
  br label %vaarg.end42

vaarg.end42:
  %vaarg.addr43 = phi i8** [ %23, %vaarg.in_reg36 ], [ %25, %vaarg.in_mem38 ]
  %26 = load i8*, i8** %vaarg.addr43, align 8
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi i8* [ %26, %vaarg.end42 ], [ null, %cond.false ]
  store i8* %cond, i8** %limit, align 8
  %arraydecay44 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay4445 = bitcast %struct.__va_list_tag* %arraydecay44 to i8*
  call void @llvm.va_end(i8* %arraydecay4445)
  %27 = load i32, i32* %operation, align 4
  %cmp46 = icmp eq i32 %27, 1
  br i1 %cmp46, label %if.then51, label %lor.lhs.false48

lor.lhs.false48:
  %28 = load i32, i32* %operation, align 4
  %cmp49 = icmp eq i32 %28, 10
  br i1 %cmp49, label %if.then51, label %if.end56

if.then51:
  %29 = load i32*, i32** %address, align 8
  %30 = ptrtoint i32* %29 to i64
  %shr = lshr i64 %30, 2
  %rem = urem i64 %shr, 64
  %arrayidx = getelementptr inbounds [64 x i32], [64 x i32]* @wakes, i64 0, i64 %rem
  store i32 1, i32* %.atomictmp, align 4
  %31 = load i32, i32* %.atomictmp, align 4
  %32 = atomicrmw add i32* %arrayidx, i32 %31 seq_cst, align 4
  store i32 %32, i32* %atomic-temp, align 4
  %33 = load i32, i32* %atomic-temp, align 4
  %34 = load i32, i32* %value, align 4
  %cmp52 = icmp slt i32 %34, 1
  %35 = zext i1 %cmp52 to i64
  %cond54 = select i1 %cmp52, i32 0, i32 1
  %conv55 = sext i32 %cond54 to i64
  store i64 %conv55, i64* %retval, align 8
  br label %return

if.end56:
  %36 = load i32, i32* %operation, align 4
  %cmp57 = icmp ne i32 %36, 0
  br i1 %cmp57, label %land.lhs.true, label %if.end62

land.lhs.true:
  %37 = load i32, i32* %operation, align 4
  %cmp59 = icmp ne i32 %37, 9
  br i1 %cmp59, label %if.then61, label %if.end62

if.then61:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i64 0, i64 0), i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.str.19, i64 0, i64 0))
  br label %if.end62

if.end62:
  %38 = load i32*, i32** %address, align 8
  %39 = ptrtoint i32* %38 to i64
  %shr63 = lshr i64 %39, 2
  %rem64 = urem i64 %shr63, 64
  %arrayidx65 = getelementptr inbounds [64 x i32], [64 x i32]* @wakes, i64 0, i64 %rem64
  %40 = load atomic i32, i32* %arrayidx65 seq_cst, align 4
  store i32 %40, i32* %atomic-temp66, align 4
  %41 = load i32, i32* %atomic-temp66, align 4
  store i32 %41, i32* %before, align 4
  %42 = load i32*, i32** %address, align 8
  %43 = load atomic i32, i32* %42 seq_cst, align 4
  store i32 %43, i32* %atomic-temp67, align 4
  %44 = load i32, i32* %atomic-temp67, align 4
  %45 = load i32, i32* %value, align 4
  %cmp68 = icmp ne i32 %44, %45
  br i1 %cmp68, label %if.then70, label %if.end71

if.then70:
  store i32 11, i32* @error_number, align 4
  store i64 -1, i64* %retval, align 8
  br label %return

if.end71:
  %46 = load i32*, i32** %address, align 8
  %47 = ptrtoint i32* %46 to i64
  %shr72 = lshr i64 %47, 2
  %rem73 = urem i64 %shr72, 64
  %arrayidx74 = getelementptr inbounds [64 x i32], [64 x i32]* @wakes, i64 0, i64 %rem73
  %48 = load atomic i32, i32* %arrayidx74 seq_cst, align 4
  store i32 %48, i32* %atomic-temp75, align 4
  %49 = load i32, i32* %atomic-temp75, align 4
  store i32 %49, i32* %after, align 4
  %50 = load i8*, i8** %limit, align 8
  %tobool = icmp ne i8* %50, null
  br i1 %tobool, label %land.lhs.true76, label %if.end80

land.lhs.true76:
  %51 = load i32, i32* %after, align 4
  %52 = load i32, i32* %before, align 4
  %cmp77 = icmp eq i32 %51, %52
  br i1 %cmp77, label %if.then79, label %if.end80

if.then79:
  store i32 110, i32* @error_number, align 4
  store i64 -1, i64* %retval, align 8
  br label %return

if.end80:
  %53 = load i32, i32* %after, align 4
  %54 = load i32, i32* %before, align 4
  %cmp81 = icmp ne i32 %53, %54
  %conv82 = zext i1 %cmp81 to i32
  call void @__katec_wait(i32 %conv82)
  store i64 0, i64* %retval, align 8
  br label %return

return:
  %55 = load i64, i64* %retval, align 8
  ret i64 %55
}

define i32 @rand() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 31)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @rand_r(i32* %seed) {
entry:
  %seed.addr = alloca i32*, align 8
  store i32* %seed, i32** %seed.addr, align 8
  %0 = load i32*, i32** %seed.addr, align 8
  %1 = load i32, i32* %0, align 4
  %add = add i32 %1, 1
  store i32 %add, i32* %0, align 4
  %call = call i64 @__katec_nondeterministic(i32 31)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i64 @random() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 31)
  ret i64 %call
}

define i64 @lrand48() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 31)
  ret i64 %call
}

define void @srand(i32 %seed) {
entry:
  %seed.addr = alloca i32, align 4
  store i32 %seed, i32* %seed.addr, align 4
  ret void
}

define void @srandom(i32 %seed) {
entry:
  %seed.addr = alloca i32, align 4
  store i32 %seed, i32* %seed.addr, align 4
  ret void
}

define i8* @_Znwm(i64 %size) {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %call = call i8* @__katec_allocate(i64 %0, i64 16, i32 0)
  ret i8* %call
}

define i8* @_Znam(i64 %size) {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %call = call i8* @__katec_allocate(i64 %0, i64 16, i32 0)
  ret i8* %call
}

define void @_ZdlPv(i8* %address) {
entry:
  %address.addr = alloca i8*, align 8
  store i8* %address, i8** %address.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  call void @__katec_free(i8* %0)
  ret void
}

define void @_ZdlPvm(i8* %address, i64 %size) {
entry:
  %address.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i8* %address, i8** %address.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  call void @__katec_free(i8* %0)
  ret void
}

define void @_ZdaPv(i8* %address) {
entry:
  %address.addr = alloca i8*, align 8
  store i8* %address, i8** %address.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  call void @__katec_free(i8* %0)
  ret void
}

define void @_ZdaPvm(i8* %address, i64 %size) {
entry:
  %address.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i8* %address, i8** %address.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  call void @__katec_free(i8* %0)
  ret void
}

define void @_ZSt9terminatev() {
entry:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i64 0, i64 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.20, i64 0, i64 0))
  ret void
}

define void @_ZSt20__throw_system_errori(i32 %code) {
entry:
  %code.addr = alloca i32, align 4
  store i32 %code, i32* %code.addr, align 4
  call void @__katec_throw(i8* bitcast (i32* @"std::system_error" to i8*))
  ret void
}

declare void @__katec_throw(i8* noundef)

define void @_ZSt19__throw_logic_errorPKc(i8* %text) {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  call void @__katec_throw(i8* bitcast (i32* @"std::logic_error" to i8*))
  ret void
}

define void @_ZSt20__throw_length_errorPKc(i8* %text) {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  call void @__katec_throw(i8* bitcast (i32* @"std::length_error" to i8*))
  ret void
}

define void @_ZSt24__throw_invalid_argumentPKc(i8* %text) {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  call void @__katec_throw(i8* bitcast (i32* @"std::invalid_argument" to i8*))
  ret void
}

define void @_ZSt20__throw_out_of_rangePKc(i8* %text) {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  call void @__katec_throw(i8* bitcast (i32* @"std::out_of_range" to i8*))
  ret void
}

define void @_ZSt24__throw_out_of_range_fmtPKcz(i8* %text, ...) {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  call void @__katec_throw(i8* bitcast (i32* @"std::out_of_range_formatted" to i8*))
  ret void
}

define void @_ZSt17__throw_bad_allocv() {
entry:
  call void @__katec_throw(i8* bitcast (i32* @"std::bad_alloc" to i8*))
  ret void
}

define void @_ZSt28__throw_bad_array_new_lengthv() {
entry:
  call void @__katec_throw(i8* bitcast (i32* @"std::bad_array_new_length" to i8*))
  ret void
}

define void @_ZSt25__throw_bad_function_callv() {
entry:
  call void @__katec_throw(i8* bitcast (i32* @"std::bad_function_call" to i8*))
  ret void
}

define void @_ZSt20__throw_bad_weak_ptrv() {
entry:
  call void @__katec_throw(i8* bitcast (i32* @"std::bad_weak_ptr" to i8*))
  ret void
}

define void @_ZSt21__glibcxx_assert_failPKciS0_S0_(i8* %file, i32 %line, i8* %function, i8* %text) {
entry:
  %file.addr = alloca i8*, align 8
  %line.addr = alloca i32, align 4
  %function.addr = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  store i8* %file, i8** %file.addr, align 8
  store i32 %line, i32* %line.addr, align 4
  store i8* %function, i8** %function.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.13, i64 0, i64 0), i8* %0)
  ret void
}

define i8* @__cxa_allocate_exception(i64 %size) {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %call = call i8* @__katec_allocate(i64 %0, i64 16, i32 0)
  ret i8* %call
}

define void @__cxa_free_exception(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  call void @__katec_free(i8* %0)
  ret void
}

define void @__cxa_throw(i8* %exception, i8* %type, i8* %destructor) {
entry:
  %exception.addr = alloca i8*, align 8
  %type.addr = alloca i8*, align 8
  %destructor.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  store i8* %type, i8** %type.addr, align 8
  store i8* %destructor, i8** %destructor.addr, align 8
  %0 = load i8*, i8** %type.addr, align 8
  call void @__katec_throw(i8* %0)
  ret void
}

define void @_ZNSt13runtime_errorC1EPKc(i8* %exception, i8* %text) {
entry:
  %exception.addr = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  ret void
}

define void @_ZNSt13runtime_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* %exception, i8* %text) {
entry:
  %exception.addr = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  ret void
}

define void @_ZNSt11logic_errorC1EPKc(i8* %exception, i8* %text) {
entry:
  %exception.addr = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  ret void
}

define void @_ZNSt11logic_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* %exception, i8* %text) {
entry:
  %exception.addr = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  ret void
}

define void @_ZNSt16invalid_argumentC1EPKc(i8* %exception, i8* %text) {
entry:
  %exception.addr = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  ret void
}

define void @_ZNSt16invalid_argumentC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* %exception, i8* %text) {
entry:
  %exception.addr = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  ret void
}

define void @_ZNSt12out_of_rangeC1EPKc(i8* %exception, i8* %text) {
entry:
  %exception.addr = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  ret void
}

define void @_ZNSt12out_of_rangeC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* %exception, i8* %text) {
entry:
  %exception.addr = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  ret void
}

define void @_ZNSt12length_errorC1EPKc(i8* %exception, i8* %text) {
entry:
  %exception.addr = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  ret void
}

define void @_ZNSt12length_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(i8* %exception, i8* %text) {
entry:
  %exception.addr = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  ret void
}

define void @__cxa_pure_virtual() {
entry:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i64 0, i64 0), i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.str.21, i64 0, i64 0))
  ret void
}

define i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(i8* %stream, i8* %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i8* %value, i8** %value.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(i8* %stream, i8 signext %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i8, align 1
  store i8* %stream, i8** %stream.addr, align 8
  store i8 %value, i8* %value.addr, align 1
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(i8* %stream, i8* %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i8* %value, i8** %value.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSolsEb(i8* %stream, i1 zeroext %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i8, align 1
  store i8* %stream, i8** %stream.addr, align 8
  %frombool = zext i1 %value to i8
  store i8 %frombool, i8* %value.addr, align 1
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSolsEs(i8* %stream, i16 signext %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i16, align 2
  store i8* %stream, i8** %stream.addr, align 8
  store i16 %value, i16* %value.addr, align 2
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSolsEt(i8* %stream, i16 zeroext %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i16, align 2
  store i8* %stream, i8** %stream.addr, align 8
  store i16 %value, i16* %value.addr, align 2
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSolsEi(i8* %stream, i32 %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i32, align 4
  store i8* %stream, i8** %stream.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSolsEj(i8* %stream, i32 %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i32, align 4
  store i8* %stream, i8** %stream.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSolsEl(i8* %stream, i64 %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i64, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSolsEm(i8* %stream, i64 %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i64, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSolsEx(i8* %stream, i64 %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i64, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSolsEy(i8* %stream, i64 %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i64, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSolsEf(i8* %stream, float %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca float, align 4
  store i8* %stream, i8** %stream.addr, align 8
  store float %value, float* %value.addr, align 4
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSolsEd(i8* %stream, double %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca double, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store double %value, double* %value.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSolsEPKv(i8* %stream, i8* %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i8* %value, i8** %value.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSolsEPFRSoS_E(i8* %stream, i8* %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i8* %value, i8** %value.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSo3putEc(i8* %stream, i8 signext %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i8, align 1
  store i8* %stream, i8** %stream.addr, align 8
  store i8 %value, i8* %value.addr, align 1
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(i8* %stream, i8* %text, i64 %size) {
entry:
  %stream.addr = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSo5flushEv(i8* %stream) {
entry:
  %stream.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define void @_ZNSt8ios_base4InitC1Ev(i8* %streams) {
entry:
  %streams.addr = alloca i8*, align 8
  store i8* %streams, i8** %streams.addr, align 8
  ret void
}

define void @_ZNSt8ios_base4InitD1Ev(i8* %streams) {
entry:
  %streams.addr = alloca i8*, align 8
  store i8* %streams, i8** %streams.addr, align 8
  ret void
}

define i32 @__cxa_guard_acquire(i8* %guard) {
entry:
  %guard.addr = alloca i8*, align 8
  %old = alloca i32, align 4
  store i8* %guard, i8** %guard.addr, align 8
  %0 = load i8*, i8** %guard.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %0, i64 4
  %1 = bitcast i8* %add.ptr to i32*
  %call = call i32 @__katec_add_within(i32* %1, i32 0, i32 0, i32 1)
  store i32 %call, i32* %old, align 4
  %2 = load i32, i32* %old, align 4
  %cmp = icmp ne i32 %2, 1
  %conv = zext i1 %cmp to i32
  call void @__katec_wait(i32 %conv)
  %3 = load i32, i32* %old, align 4
  %cmp1 = icmp eq i32 %3, 0
  %conv2 = zext i1 %cmp1 to i32
  ret i32 %conv2
}

define void @__cxa_guard_release(i8* %guard) {
entry:
  %guard.addr = alloca i8*, align 8
  %.atomictmp = alloca i8, align 1
  %.atomictmp1 = alloca i32, align 4
  store i8* %guard, i8** %guard.addr, align 8
  %0 = load i8*, i8** %guard.addr, align 8
  store i8 1, i8* %.atomictmp, align 1
  %1 = load i8, i8* %.atomictmp, align 1
  store atomic i8 %1, i8* %0 release, align 1
  %2 = load i8*, i8** %guard.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %2, i64 4
  %3 = bitcast i8* %add.ptr to i32*
  store i32 2, i32* %.atomictmp1, align 4
  %4 = load i32, i32* %.atomictmp1, align 4
  store atomic i32 %4, i32* %3 release, align 4
  ret void
}

define void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(i64* %thread, %struct.state** %state, void ()* %unused) {
entry:
  %thread.addr = alloca i64*, align 8
  %state.addr = alloca %struct.state**, align 8
  %unused.addr = alloca void ()*, align 8
  %moved = alloca %struct.state*, align 8
  store i64* %thread, i64** %thread.addr, align 8
  store %struct.state** %state, %struct.state*** %state.addr, align 8
  store void ()* %unused, void ()** %unused.addr, align 8
  %0 = load %struct.state**, %struct.state*** %state.addr, align 8
  %1 = load %struct.state*, %struct.state** %0, align 8
  store %struct.state* %1, %struct.state** %moved, align 8
  %2 = load %struct.state**, %struct.state*** %state.addr, align 8
  store %struct.state* null, %struct.state** %2, align 8
  %3 = load %struct.state*, %struct.state** %moved, align 8
  %4 = bitcast %struct.state* %3 to i8*
  %call = call i64 @__katec_create(i8* bitcast (i8* (i8*)* @run_state to i8*), i8* %4)
  %add = add i64 %call, 1
  %5 = load i64*, i64** %thread.addr, align 8
  store i64 %add, i64* %5, align 8
  ret void
}

define i8* @run_state(i8* %argument) {
entry:
  %argument.addr = alloca i8*, align 8
  %state = alloca %struct.state*, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load i8*, i8** %argument.addr, align 8
  %1 = bitcast i8* %0 to %struct.state*
  store %struct.state* %1, %struct.state** %state, align 8
  %2 = load %struct.state*, %struct.state** %state, align 8
  %functions = getelementptr inbounds %struct.state, %struct.state* %2, i32 0, i32 0
  %3 = load void (%struct.state*)**, void (%struct.state*)*** %functions, align 8
  %arrayidx = getelementptr inbounds void (%struct.state*)*, void (%struct.state*)** %3, i64 2
  %4 = load void (%struct.state*)*, void (%struct.state*)** %arrayidx, align 8
  %5 = load %struct.state*, %struct.state** %state, align 8
  call void %4(%struct.state* %5)
  %6 = load %struct.state*, %struct.state** %state, align 8
  %functions1 = getelementptr inbounds %struct.state, %struct.state* %6, i32 0, i32 0
  %7 = load void (%struct.state*)**, void (%struct.state*)*** %functions1, align 8
  %arrayidx2 = getelementptr inbounds void (%struct.state*)*, void (%struct.state*)** %7, i64 1
  %8 = load void (%struct.state*)*, void (%struct.state*)** %arrayidx2, align 8
  %9 = load %struct.state*, %struct.state** %state, align 8
  call void %8(%struct.state* %9)
  ret i8* null
}

define void @_ZNSt6thread4joinEv(i64* %thread) {
entry:
  %thread.addr = alloca i64*, align 8
  store i64* %thread, i64** %thread.addr, align 8
  %0 = load i64*, i64** %thread.addr, align 8
  %1 = load i64, i64* %0, align 8
  %tobool = icmp ne i64 %1, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.str.23, i64 0, i64 0))
  br label %if.end

if.end:
  %2 = load i64*, i64** %thread.addr, align 8
  %3 = load i64, i64* %2, align 8
  %sub = sub i64 %3, 1
  %call = call i8* @__katec_join(i64 %sub)
  %4 = load i64*, i64** %thread.addr, align 8
  store i64 0, i64* %4, align 8
  ret void
}

define void @_ZNSt6thread6detachEv(i64* %thread) {
entry:
  %thread.addr = alloca i64*, align 8
  store i64* %thread, i64** %thread.addr, align 8
  %0 = load i64*, i64** %thread.addr, align 8
  store i64 0, i64* %0, align 8
  ret void
}

define void @_ZNSt6thread6_StateD2Ev(%struct.state* %state) {
entry:
  %state.addr = alloca %struct.state*, align 8
  store %struct.state* %state, %struct.state** %state.addr, align 8
  ret void
}

define void @_ZNSt18condition_variableC1Ev(i32* %condition) {
entry:
  %condition.addr = alloca i32*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  %call = call i32 @pthread_cond_init(i32* %0, i8* null)
  ret void
}

define void @_ZNSt18condition_variableD1Ev(i32* %condition) {
entry:
  %condition.addr = alloca i32*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  %call = call i32 @pthread_cond_destroy(i32* %0)
  ret void
}

define void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(i32* %condition, i32** %lock) {
entry:
  %condition.addr = alloca i32*, align 8
  %lock.addr = alloca i32**, align 8
  store i32* %condition, i32** %condition.addr, align 8
  store i32** %lock, i32*** %lock.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  %1 = load i32**, i32*** %lock.addr, align 8
  %2 = load i32*, i32** %1, align 8
  %call = call i32 @pthread_cond_wait(i32* %0, i32* %2)
  ret void
}

define void @_ZNSt18condition_variable10notify_oneEv(i32* %condition) {
entry:
  %condition.addr = alloca i32*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  %call = call i32 @pthread_cond_signal(i32* %0)
  ret void
}

define void @_ZNSt18condition_variable10notify_allEv(i32* %condition) {
entry:
  %condition.addr = alloca i32*, align 8
  store i32* %condition, i32** %condition.addr, align 8
  %0 = load i32*, i32** %condition.addr, align 8
  %call = call i32 @pthread_cond_broadcast(i32* %0)
  ret void
}

define void @__once_proxy() {
entry:
  %0 = load void ()*, void ()** @_ZSt11__once_call, align 8
  call void %0()
  ret void
}

declare void @__katec_takes(i8* noundef)

define i32 @check_lock(i32 %old) {
entry:
  %old.addr = alloca i32, align 4
  store i32 %old, i32* %old.addr, align 4
  %0 = load i32, i32* %old.addr, align 4
  %cmp = icmp eq i32 %0, 2147483647
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.str.29, i64 0, i64 0))
  br label %if.end

if.end:
  %1 = load i32, i32* %old.addr, align 4
  ret i32 %1
}

define i32 @held_by_waiter(i32* %mutex) {
entry:
  %mutex.addr = alloca i32*, align 8
  %count = alloca i32, align 4
  store i32* %mutex, i32** %mutex.addr, align 8
  %0 = load i32*, i32** %mutex.addr, align 8
  %1 = bitcast i32* %0 to i8*
  %call = call i32 @__katec_held(i8* %1)
  store i32 %call, i32* %count, align 4
  %2 = load i32, i32* %count, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.str.33, i64 0, i64 0))
  br label %if.end

if.end:
  %3 = load i32, i32* %count, align 4
  ret i32 %3
}

declare void @__katec_quiet(i32 noundef)

declare void @__katec_sleep(i32 noundef)

define i32 @is_space(i8 signext %character) {
entry:
  %character.addr = alloca i8, align 1
  store i8 %character, i8* %character.addr, align 1
  %0 = load i8, i8* %character.addr, align 1
  %conv = sext i8 %0 to i32
  %cmp = icmp eq i32 %conv, 32
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:
  %1 = load i8, i8* %character.addr, align 1
  %conv2 = sext i8 %1 to i32
  %cmp3 = icmp sge i32 %conv2, 9
  br i1 %cmp3, label %land.rhs, label %land.end

land.rhs:
  %2 = load i8, i8* %character.addr, align 1
  %conv5 = sext i8 %2 to i32
  %cmp6 = icmp sle i32 %conv5, 13
  br label %land.end

land.end:
  %3 = phi i1 [ false, %lor.rhs ], [ %cmp6, %land.rhs ]
  br label %lor.end

lor.end:
  %4 = phi i1 [ true, %entry ], [ %3, %land.end ]
  %lor.ext = zext i1 %4 to i32
  ret i32 %lor.ext
}

define i32 @digit_value(i8 signext %character) {
entry:
  %retval = alloca i32, align 4
  %character.addr = alloca i8, align 1
  store i8 %character, i8* %character.addr, align 1
  %0 = load i8, i8* %character.addr, align 1
  %conv = sext i8 %0 to i32
  %cmp = icmp sge i32 %conv, 48
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:
  %1 = load i8, i8* %character.addr, align 1
  %conv2 = sext i8 %1 to i32
  %cmp3 = icmp sle i32 %conv2, 57
  br i1 %cmp3, label %if.then, label %if.end

if.then:
  %2 = load i8, i8* %character.addr, align 1
  %conv5 = sext i8 %2 to i32
  %sub = sub nsw i32 %conv5, 48
  store i32 %sub, i32* %retval, align 4
  br label %return

if.end:
  %3 = load i8, i8* %character.addr, align 1
  %conv6 = sext i8 %3 to i32
  %cmp7 = icmp sge i32 %conv6, 97
  br i1 %cmp7, label %land.lhs.true9, label %if.end16

land.lhs.true9:
  %4 = load i8, i8* %character.addr, align 1
  %conv10 = sext i8 %4 to i32
  %cmp11 = icmp sle i32 %conv10, 122
  br i1 %cmp11, label %if.then13, label %if.end16

if.then13:
  %5 = load i8, i8* %character.addr, align 1
  %conv14 = sext i8 %5 to i32
  %sub15 = sub nsw i32 %conv14, 97
  %add = add nsw i32 %sub15, 10
  store i32 %add, i32* %retval, align 4
  br label %return

if.end16:
  %6 = load i8, i8* %character.addr, align 1
  %conv17 = sext i8 %6 to i32
  %cmp18 = icmp sge i32 %conv17, 65
  br i1 %cmp18, label %land.lhs.true20, label %if.end28

land.lhs.true20:
  %7 = load i8, i8* %character.addr, align 1
  %conv21 = sext i8 %7 to i32
  %cmp22 = icmp sle i32 %conv21, 90
  br i1 %cmp22, label %if.then24, label %if.end28

if.then24:
  %8 = load i8, i8* %character.addr, align 1
  %conv25 = sext i8 %8 to i32
  %sub26 = sub nsw i32 %conv25, 65
  %add27 = add nsw i32 %sub26, 10
  store i32 %add27, i32* %retval, align 4
  br label %return

if.end28:
  store i32 99, i32* %retval, align 4
  br label %return

return:
  %9 = load i32, i32* %retval, align 4
  ret i32 %9
}

