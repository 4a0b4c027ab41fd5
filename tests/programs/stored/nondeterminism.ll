
%union.pthread_attr_t = type { i64, [48 x i8] }

@x = global i32 0, align 4
@.str = constant [17 x i8] c"x == 1 || x == 3\00", align 1
@.str.1 = constant [17 x i8] c"nondeterminism.c\00", align 1
@__PRETTY_FUNCTION__.main = constant [15 x i8] c"int main(void)\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %call = call i32 @pthread_create(i64* %t, %union.pthread_attr_t* null, i8* (i8*)* @chooser, i8* null)
  %call1 = call i32 @pthread_create(i64* %u, %union.pthread_attr_t* null, i8* (i8*)* @chooser, i8* null)
  %0 = load i64, i64* %t, align 8
  %call2 = call i32 @pthread_join(i64 %0, i8** null)
  %1 = load i64, i64* %u, align 8
  %call3 = call i32 @pthread_join(i64 %1, i8** null)
  %atomic-load = load atomic i32, i32* @x seq_cst, align 4
  %cmp = icmp ne i32 %atomic-load, 4
  %conv = zext i1 %cmp to i32
  call void @__VERIFIER_assume(i32 %conv)
  %atomic-load4 = load atomic i32, i32* @x seq_cst, align 4
  %cmp5 = icmp eq i32 %atomic-load4, 1
  br i1 %cmp5, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %atomic-load7 = load atomic i32, i32* @x seq_cst, align 4
  %cmp8 = icmp eq i32 %atomic-load7, 3
  br i1 %cmp8, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 26, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end:
  ret i32 0
}

declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)

define i8* @chooser(i8* %unused) {
entry:
  %unused.addr = alloca i8*, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i8* %unused, i8** %unused.addr, align 8
  %call = call zeroext i1 @__VERIFIER_nondet_bool()
  br i1 %call, label %if.then, label %if.else

if.then:
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %0, i32* @x seq_cst, align 4
  br label %if.end

if.else:
  store i32 2, i32* %.atomictmp1, align 4
  %1 = load i32, i32* %.atomictmp1, align 4
  %2 = atomicrmw add i32* @x, i32 %1 seq_cst, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  br label %if.end

if.end:
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef)

declare void @__VERIFIER_assume(i32 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare zeroext i1 @__VERIFIER_nondet_bool()

