
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@a = global %union.pthread_mutex_t zeroinitializer, align 8
@b = global %union.pthread_mutex_t zeroinitializer, align 8

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %call = call i32 @pthread_create(i64* %t, %union.pthread_attr_t* null, i8* (i8*)* @first, i8* null)
  %call1 = call i32 @pthread_create(i64* %u, %union.pthread_attr_t* null, i8* (i8*)* @second, i8* null)
  %0 = load i64, i64* %t, align 8
  %call2 = call i32 @pthread_join(i64 %0, i8** null)
  %1 = load i64, i64* %u, align 8
  %call3 = call i32 @pthread_join(i64 %1, i8** null)
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @first(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  store i8* %unused, i8** %unused.addr, align 8
  %call = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* @a)
  %call1 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* @b)
  %call2 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* @b)
  %call3 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* @a)
  ret i8* null
}

define i8* @second(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  store i8* %unused, i8** %unused.addr, align 8
  %0 = load i8*, i8** %unused.addr, align 8
  %call = call i8* @first(i8* %0)
  ret i8* %call
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef)

declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef)

