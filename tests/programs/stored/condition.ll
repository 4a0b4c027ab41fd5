
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@mutex = global %union.pthread_mutex_t zeroinitializer, align 8
@items = global i32 0, align 4
@produced = global %union.pthread_cond_t zeroinitializer, align 8
@.str = constant [11 x i8] c"items == 1\00", align 1
@.str.1 = constant [12 x i8] c"condition.c\00", align 1
@__PRETTY_FUNCTION__.consumer = constant [23 x i8] c"void *consumer(void *)\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %call = call i32 @pthread_create(i64* %t, %union.pthread_attr_t* null, i8* (i8*)* @producer, i8* null)
  %call1 = call i32 @pthread_create(i64* %u, %union.pthread_attr_t* null, i8* (i8*)* @consumer, i8* null)
  %0 = load i64, i64* %t, align 8
  %call2 = call i32 @pthread_join(i64 %0, i8** null)
  %1 = load i64, i64* %u, align 8
  %call3 = call i32 @pthread_join(i64 %1, i8** null)
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @producer(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  store i8* %unused, i8** %unused.addr, align 8
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* @mutex)
  store i32 1, i32* @items, align 4
  %call1 = call i32 @pthread_cond_signal(%union.pthread_cond_t* @produced)
  %call2 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* @mutex)
  ret i8* null
}

define i8* @consumer(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  store i8* %unused, i8** %unused.addr, align 8
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* @mutex)
  br label %while.cond

while.cond:
  %0 = load i32, i32* @items, align 4
  %tobool = icmp ne i32 %0, 0
  %lnot = xor i1 %tobool, true
  br i1 %lnot, label %while.body, label %while.end

while.body:
  %call1 = call i32 @pthread_cond_wait(%union.pthread_cond_t* @produced, %union.pthread_mutex_t* @mutex)
  br label %while.cond

while.end:
  %1 = load i32, i32* @items, align 4
  %cmp = icmp eq i32 %1, 1
  br i1 %cmp, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 24, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.consumer, i64 0, i64 0))
  unreachable

if.end:
  %call2 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* @mutex)
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef)

declare i32 @pthread_cond_signal(%union.pthread_cond_t* noundef)

declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef)

declare i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

