
%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = constant [13 x i8] c"heap[3] == 0\00", align 1
@.str.1 = constant [9 x i8] c"nested.c\00", align 1
@__PRETTY_FUNCTION__.main = constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = constant [13 x i8] c"heap[1] == 2\00", align 1
@.str.3 = constant [23 x i8] c"c[3] == 1 && c[4] == 0\00", align 1
@n = global i32 0, align 4
@.str.4 = constant [7 x i8] c"n == 2\00", align 1
@.str.5 = constant [7 x i8] c"r == a\00", align 1
@__PRETTY_FUNCTION__.mid = constant [18 x i8] c"void *mid(void *)\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca [2 x i64], align 16
  %heap = alloca i32*, align 8
  %c = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %call = call noalias i8* @malloc(i64 16)
  %0 = bitcast i8* %call to i32*
  store i32* %0, i32** %heap, align 8
  %1 = load i32*, i32** %heap, align 8
  %2 = bitcast i32* %1 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 4 %2, i8 0, i64 16, i1 false)
  %3 = load i32*, i32** %heap, align 8
  %arrayidx = getelementptr inbounds i32, i32* %3, i64 3
  %4 = load i32, i32* %arrayidx, align 4
  %cmp = icmp eq i32 %4, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 26, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end:
  %5 = load i32*, i32** %heap, align 8
  %arrayidx1 = getelementptr inbounds i32, i32* %5, i64 1
  store i32 2, i32* %arrayidx1, align 4
  %6 = load i32*, i32** %heap, align 8
  %arrayidx2 = getelementptr inbounds i32, i32* %6, i64 1
  %7 = load i32, i32* %arrayidx2, align 4
  %cmp3 = icmp eq i32 %7, 2
  br i1 %cmp3, label %if.then4, label %if.else5

if.then4:
  br label %if.end6

if.else5:
  call void @__assert_fail(i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 28, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end6:
  %call7 = call noalias i8* @malloc(i64 8)
  store i8* %call7, i8** %c, align 8
  %8 = load i8*, i8** %c, align 8
  call void @llvm.memset.p0i8.i64(i8* align 1 %8, i8 0, i64 8, i1 false)
  %9 = load i8*, i8** %c, align 8
  %arrayidx8 = getelementptr inbounds i8, i8* %9, i64 3
  store i8 1, i8* %arrayidx8, align 1
  %10 = load i8*, i8** %c, align 8
  %arrayidx9 = getelementptr inbounds i8, i8* %10, i64 3
  %11 = load i8, i8* %arrayidx9, align 1
  %conv = sext i8 %11 to i32
  %cmp10 = icmp eq i32 %conv, 1
  br i1 %cmp10, label %land.lhs.true, label %if.else17

land.lhs.true:
  %12 = load i8*, i8** %c, align 8
  %arrayidx12 = getelementptr inbounds i8, i8* %12, i64 4
  %13 = load i8, i8* %arrayidx12, align 1
  %conv13 = sext i8 %13 to i32
  %cmp14 = icmp eq i32 %conv13, 0
  br i1 %cmp14, label %if.then16, label %if.else17

if.then16:
  br label %if.end18

if.else17:
  call void @__assert_fail(i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 32, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end18:
  %14 = load i8*, i8** %c, align 8
  call void @free(i8* %14)
  %arrayidx19 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 0
  %call20 = call i32 @pthread_create(i64* %arrayidx19, %union.pthread_attr_t* null, i8* (i8*)* @mid, i8* null)
  %arrayidx21 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 1
  %15 = load i32*, i32** %heap, align 8
  %16 = bitcast i32* %15 to i8*
  %call22 = call i32 @pthread_create(i64* %arrayidx21, %union.pthread_attr_t* null, i8* (i8*)* @mid, i8* %16)
  %arrayidx23 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 0
  %17 = load i64, i64* %arrayidx23, align 16
  %call24 = call i32 @pthread_join(i64 %17, i8** null)
  %arrayidx25 = getelementptr inbounds [2 x i64], [2 x i64]* %t, i64 0, i64 1
  %18 = load i64, i64* %arrayidx25, align 8
  %call26 = call i32 @pthread_join(i64 %18, i8** null)
  %atomic-load = load atomic i32, i32* @n seq_cst, align 4
  %cmp27 = icmp eq i32 %atomic-load, 2
  br i1 %cmp27, label %if.then29, label %if.else30

if.then29:
  br label %if.end31

if.else30:
  call void @__assert_fail(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 38, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end31:
  %19 = load i32*, i32** %heap, align 8
  %20 = bitcast i32* %19 to i8*
  call void @free(i8* %20)
  ret i32 0
}

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @free(i8* noundef)

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @mid(i8* %a) {
entry:
  %a.addr = alloca i8*, align 8
  %t = alloca i64, align 8
  %r = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  %0 = load i8*, i8** %a.addr, align 8
  %call = call i32 @pthread_create(i64* %t, %union.pthread_attr_t* null, i8* (i8*)* @leaf, i8* %0)
  %1 = load i64, i64* %t, align 8
  %call1 = call i32 @pthread_join(i64 %1, i8** %r)
  %2 = load i8*, i8** %r, align 8
  %3 = load i8*, i8** %a.addr, align 8
  %cmp = icmp eq i8* %2, %3
  br i1 %cmp, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 17, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @__PRETTY_FUNCTION__.mid, i64 0, i64 0))
  unreachable

if.end:
  %4 = load i8*, i8** %a.addr, align 8
  %tobool = icmp ne i8* %4, null
  br i1 %tobool, label %if.then2, label %if.end3

if.then2:
  %5 = load i8*, i8** %a.addr, align 8
  call void @pthread_exit(i8* %5)
  unreachable

if.end3:
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

define i8* @leaf(i8* %a) {
entry:
  %a.addr = alloca i8*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i8* %a, i8** %a.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  %1 = atomicrmw add i32* @n, i32 %0 seq_cst, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %3 = load i8*, i8** %a.addr, align 8
  ret i8* %3
}

declare void @pthread_exit(i8* noundef)

