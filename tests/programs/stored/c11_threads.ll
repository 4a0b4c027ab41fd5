
%union.mtx_t = type { i64, [32 x i8] }
%union.cnd_t = type { i64, [40 x i8] }
%struct.__once_flag = type { i32 }

@m = global %union.mtx_t zeroinitializer, align 8
@c = global %union.cnd_t zeroinitializer, align 8
@key = global i32 0, align 4
@.str = constant [54 x i8] c"thrd_create(&t[i], worker, (void *)i) == thrd_success\00", align 1
@.str.1 = constant [14 x i8] c"c11_threads.c\00", align 1
@__PRETTY_FUNCTION__.main = constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = constant [7 x i8] c"r == 7\00", align 1
@ready = global i32 0, align 4
@.str.3 = constant [11 x i8] c"ready == 2\00", align 1
@once = global %struct.__once_flag zeroinitializer, align 4
@initialised = global i32 0, align 4
@.str.4 = constant [17 x i8] c"initialised == 1\00", align 1
@__PRETTY_FUNCTION__.worker = constant [19 x i8] c"int worker(void *)\00", align 1
@mine = thread_local global i32 5, align 4
@.str.5 = constant [25 x i8] c"mine == 5 + (int)(long)a\00", align 1
@.str.6 = constant [18 x i8] c"tss_get(key) == a\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [2 x i64], align 16
  %i = alloca i64, align 8
  %r = alloca i32, align 4
  %i5 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call i32 @mtx_init(%union.mtx_t* @m, i32 1)
  %call1 = call i32 @cnd_init(%union.cnd_t* @c)
  %call2 = call i32 @tss_create(i32* @key, void (i8*)* null)
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:
  %0 = load i64, i64* %i, align 8
  %cmp = icmp slt i64 %0, 2
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 %1
  %2 = load i64, i64* %i, align 8
  %3 = inttoptr i64 %2 to i8*
  %call3 = call i32 @thrd_create(i64* %arrayidx, i32 (i8*)* @worker, i8* %3)
  %cmp4 = icmp eq i32 %call3, 0
  br i1 %cmp4, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 37, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end:
  br label %for.inc

for.inc:
  %4 = load i64, i64* %i, align 8
  %inc = add nsw i64 %4, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond

for.end:
  store i32 0, i32* %i5, align 4
  br label %for.cond6

for.cond6:
  %5 = load i32, i32* %i5, align 4
  %cmp7 = icmp slt i32 %5, 2
  br i1 %cmp7, label %for.body8, label %for.end17

for.body8:
  %6 = load i32, i32* %i5, align 4
  %idxprom = sext i32 %6 to i64
  %arrayidx9 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 %idxprom
  %7 = load i64, i64* %arrayidx9, align 8
  %call10 = call i32 @thrd_join(i64 %7, i32* %r)
  %8 = load i32, i32* %r, align 4
  %cmp11 = icmp eq i32 %8, 7
  br i1 %cmp11, label %if.then12, label %if.else13

if.then12:
  br label %if.end14

if.else13:
  call void @__assert_fail(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 41, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end14:
  br label %for.inc15

for.inc15:
  %9 = load i32, i32* %i5, align 4
  %inc16 = add nsw i32 %9, 1
  store i32 %inc16, i32* %i5, align 4
  br label %for.cond6

for.end17:
  %10 = load i32, i32* @ready, align 4
  %cmp18 = icmp eq i32 %10, 2
  br i1 %cmp18, label %if.then19, label %if.else20

if.then19:
  br label %if.end21

if.else20:
  call void @__assert_fail(i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 43, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end21:
  call void @mtx_destroy(%union.mtx_t* @m)
  ret i32 0
}

declare i32 @mtx_init(%union.mtx_t* noundef, i32 noundef)

declare i32 @cnd_init(%union.cnd_t* noundef)

declare i32 @tss_create(i32* noundef, void (i8*)* noundef)

declare i32 @thrd_create(i64* noundef, i32 (i8*)* noundef, i8* noundef)

define i32 @worker(i8* %a) {
entry:
  %a.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  call void @call_once(%struct.__once_flag* @once, void ()* @init)
  %0 = load i32, i32* @initialised, align 4
  %cmp = icmp eq i32 %0, 1
  br i1 %cmp, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 18, i8* getelementptr inbounds ([19 x i8], [19 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0))
  unreachable

if.end:
  %1 = load i8*, i8** %a.addr, align 8
  %2 = ptrtoint i8* %1 to i64
  %conv = trunc i64 %2 to i32
  %3 = load i32, i32* @mine, align 4
  %add = add nsw i32 %3, %conv
  store i32 %add, i32* @mine, align 4
  %4 = load i32, i32* @mine, align 4
  %5 = load i8*, i8** %a.addr, align 8
  %6 = ptrtoint i8* %5 to i64
  %conv1 = trunc i64 %6 to i32
  %add2 = add nsw i32 5, %conv1
  %cmp3 = icmp eq i32 %4, %add2
  br i1 %cmp3, label %if.then5, label %if.else6

if.then5:
  br label %if.end7

if.else6:
  call void @__assert_fail(i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.5, i64 0, i64 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 20, i8* getelementptr inbounds ([19 x i8], [19 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0))
  unreachable

if.end7:
  %7 = load i32, i32* @key, align 4
  %8 = load i8*, i8** %a.addr, align 8
  %call = call i32 @tss_set(i32 %7, i8* %8)
  %9 = load i32, i32* @key, align 4
  %call8 = call i8* @tss_get(i32 %9)
  %10 = load i8*, i8** %a.addr, align 8
  %cmp9 = icmp eq i8* %call8, %10
  br i1 %cmp9, label %if.then11, label %if.else12

if.then11:
  br label %if.end13

if.else12:
  call void @__assert_fail(i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.6, i64 0, i64 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 22, i8* getelementptr inbounds ([19 x i8], [19 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0))
  unreachable

if.end13:
  %call14 = call i32 @mtx_lock(%union.mtx_t* @m)
  %call15 = call i32 @mtx_lock(%union.mtx_t* @m)
  %11 = load i32, i32* @ready, align 4
  %inc = add nsw i32 %11, 1
  store i32 %inc, i32* @ready, align 4
  %call16 = call i32 @mtx_unlock(%union.mtx_t* @m)
  %call17 = call i32 @cnd_signal(%union.cnd_t* @c)
  %call18 = call i32 @mtx_unlock(%union.mtx_t* @m)
  ret i32 7
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i32 @thrd_join(i64 noundef, i32* noundef)

declare void @mtx_destroy(%union.mtx_t* noundef)

declare void @call_once(%struct.__once_flag* noundef, void ()* noundef)

define void @init() {
entry:
  %0 = load i32, i32* @initialised, align 4
  %inc = add nsw i32 %0, 1
  store i32 %inc, i32* @initialised, align 4
  ret void
}

declare i32 @tss_set(i32 noundef, i8* noundef)

declare i8* @tss_get(i32 noundef)

declare i32 @mtx_lock(%union.mtx_t* noundef)

declare i32 @mtx_unlock(%union.mtx_t* noundef)

declare i32 @cnd_signal(%union.cnd_t* noundef)

