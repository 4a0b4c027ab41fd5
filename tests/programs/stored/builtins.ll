
%struct.atomic_flag = type { i8 }

@g = global %struct.atomic_flag zeroinitializer, align 1
@a = global i32 0, align 4
@.str = constant [157 x i8] c"__sync_fetch_and_add(&a, 5) == 0 && __sync_add_and_fetch(&a, 1) == 6 && __sync_bool_compare_and_swap(&a, 6, 9) && __sync_val_compare_and_swap(&a, 1, 2) == 9\00", align 1
@.str.1 = constant [11 x i8] c"builtins.c\00", align 1
@__PRETTY_FUNCTION__.main = constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = constant [37 x i8] c"__sync_lock_test_and_set(&a, 1) == 9\00", align 1
@.str.3 = constant [7 x i8] c"a == 0\00", align 1
@b = global i64 0, align 8
@.str.4 = constant [164 x i8] c"__atomic_fetch_or(&b, 6, __ATOMIC_ACQ_REL) == 0 && __atomic_and_fetch(&b, 3, __ATOMIC_SEQ_CST) == 2 && __atomic_fetch_nand(&b, 2, __ATOMIC_RELAXED) == 2 && b == -3\00", align 1
@c = global i8 0, align 1
@.str.5 = constant [64 x i8] c"__atomic_exchange_n(&c, 'x', __ATOMIC_RELEASE) == 0 && c == 'x'\00", align 1
@.str.6 = constant [90 x i8] c"!__atomic_compare_exchange_n(&b, &e, 1, 1, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED) && e == -3\00", align 1
@p = global i32* null, align 8
@arr = global [3 x i32] zeroinitializer, align 4
@.str.7 = constant [72 x i8] c"atomic_fetch_add(&p, 2) == arr && *p == 0 && atomic_load(&p) == arr + 2\00", align 1
@f = global i8 0, align 1
@.str.8 = constant [32 x i8] c"!atomic_exchange(&f, true) && f\00", align 1
@.str.9 = constant [62 x i8] c"!atomic_flag_test_and_set(&g) && atomic_flag_test_and_set(&g)\00", align 1
@.str.10 = constant [7 x i8] c"u == 4\00", align 1
@.str.11 = constant [7 x i8] c"m == 6\00", align 1
@.str.12 = constant [7 x i8] c"r == 7\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %.atomictmp15 = alloca i64, align 8
  %atomic-temp16 = alloca i64, align 8
  %.atomictmp19 = alloca i64, align 8
  %atomic-temp20 = alloca i64, align 8
  %.atomictmp27 = alloca i8, align 1
  %atomic-temp28 = alloca i8, align 1
  %e = alloca i64, align 8
  %.atomictmp38 = alloca i64, align 8
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp45 = alloca i32*, align 8
  %.atomictmp46 = alloca i64, align 8
  %atomic-temp47 = alloca i32*, align 8
  %atomic-temp54 = alloca i32*, align 8
  %.atomictmp60 = alloca i8, align 1
  %atomic-temp61 = alloca i8, align 1
  %.atomictmp70 = alloca i8, align 1
  %atomic-temp71 = alloca i8, align 1
  %.atomictmp74 = alloca i8, align 1
  %atomic-temp75 = alloca i8, align 1
  %.atomictmp81 = alloca i8, align 1
  %u = alloca i8, align 1
  %m = alloca i32, align 4
  %q = alloca i32, align 4
  %r = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = atomicrmw add i32* @a, i32 5 seq_cst, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:
  %1 = atomicrmw add i32* @a, i32 1 seq_cst, align 4
  %2 = add i32 %1, 1
  %cmp1 = icmp eq i32 %2, 6
  br i1 %cmp1, label %land.lhs.true2, label %if.else

land.lhs.true2:
  %3 = cmpxchg i32* @a, i32 6, i32 9 seq_cst seq_cst, align 4
  %4 = extractvalue { i32, i1 } %3, 1
  br i1 %4, label %land.lhs.true3, label %if.else

land.lhs.true3:
  %5 = cmpxchg i32* @a, i32 1, i32 2 seq_cst seq_cst, align 4
  %6 = extractvalue { i32, i1 } %5, 0
  %cmp4 = icmp eq i32 %6, 9
  br i1 %cmp4, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([157 x i8], [157 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 16, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end:
  fence seq_cst
  %7 = atomicrmw xchg i32* @a, i32 1 seq_cst, align 4
  %cmp5 = icmp eq i32 %7, 9
  br i1 %cmp5, label %if.then6, label %if.else7

if.then6:
  br label %if.end8

if.else7:
  call void @__assert_fail(i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 18, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end8:
  store atomic i32 0, i32* @a release, align 4
  %8 = load i32, i32* @a, align 4
  %cmp9 = icmp eq i32 %8, 0
  br i1 %cmp9, label %if.then10, label %if.else11

if.then10:
  br label %if.end12

if.else11:
  call void @__assert_fail(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 20, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end12:
  store i64 6, i64* %.atomictmp, align 8
  %9 = load i64, i64* %.atomictmp, align 8
  %10 = atomicrmw or i64* @b, i64 %9 acq_rel, align 8
  store i64 %10, i64* %atomic-temp, align 8
  %11 = load i64, i64* %atomic-temp, align 8
  %cmp13 = icmp eq i64 %11, 0
  br i1 %cmp13, label %land.lhs.true14, label %if.else25

land.lhs.true14:
  store i64 3, i64* %.atomictmp15, align 8
  %12 = load i64, i64* %.atomictmp15, align 8
  %13 = atomicrmw and i64* @b, i64 %12 seq_cst, align 8
  %14 = and i64 %13, %12
  store i64 %14, i64* %atomic-temp16, align 8
  %15 = load i64, i64* %atomic-temp16, align 8
  %cmp17 = icmp eq i64 %15, 2
  br i1 %cmp17, label %land.lhs.true18, label %if.else25

land.lhs.true18:
  store i64 2, i64* %.atomictmp19, align 8
  %16 = load i64, i64* %.atomictmp19, align 8
  %17 = atomicrmw nand i64* @b, i64 %16 monotonic, align 8
  store i64 %17, i64* %atomic-temp20, align 8
  %18 = load i64, i64* %atomic-temp20, align 8
  %cmp21 = icmp eq i64 %18, 2
  br i1 %cmp21, label %land.lhs.true22, label %if.else25

land.lhs.true22:
  %19 = load i64, i64* @b, align 8
  %cmp23 = icmp eq i64 %19, -3
  br i1 %cmp23, label %if.then24, label %if.else25

if.then24:
  br label %if.end26

if.else25:
  call void @__assert_fail(i8* getelementptr inbounds ([164 x i8], [164 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 22, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end26:
  store i8 120, i8* %.atomictmp27, align 1
  %20 = load i8, i8* %.atomictmp27, align 1
  %21 = atomicrmw xchg i8* @c, i8 %20 release, align 1
  store i8 %21, i8* %atomic-temp28, align 1
  %22 = load i8, i8* %atomic-temp28, align 1
  %conv = sext i8 %22 to i32
  %cmp29 = icmp eq i32 %conv, 0
  br i1 %cmp29, label %land.lhs.true31, label %if.else36

land.lhs.true31:
  %23 = load i8, i8* @c, align 1
  %conv32 = sext i8 %23 to i32
  %cmp33 = icmp eq i32 %conv32, 120
  br i1 %cmp33, label %if.then35, label %if.else36

if.then35:
  br label %if.end37

if.else36:
  call void @__assert_fail(i8* getelementptr inbounds ([64 x i8], [64 x i8]* @.str.5, i64 0, i64 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 23, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end37:
  store i64 5, i64* %e, align 8
  store i64 1, i64* %.atomictmp38, align 8
  %24 = load i64, i64* %e, align 8
  %25 = load i64, i64* %.atomictmp38, align 8
  %26 = cmpxchg weak i64* @b, i64 %24, i64 %25 seq_cst monotonic, align 8
  %27 = extractvalue { i64, i1 } %26, 0
  %28 = extractvalue { i64, i1 } %26, 1
  br i1 %28, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i64 %27, i64* %e, align 8
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %28 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %29 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %29 to i1
  br i1 %tobool, label %if.else43, label %land.lhs.true39

land.lhs.true39:
  %30 = load i64, i64* %e, align 8
  %cmp40 = icmp eq i64 %30, -3
  br i1 %cmp40, label %if.then42, label %if.else43

if.then42:
  br label %if.end44

if.else43:
  call void @__assert_fail(i8* getelementptr inbounds ([90 x i8], [90 x i8]* @.str.6, i64 0, i64 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 25, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end44:
  store i32* getelementptr inbounds ([3 x i32], [3 x i32]* @arr, i64 0, i64 0), i32** %.atomictmp45, align 8
  %31 = bitcast i32** %.atomictmp45 to i64*
  %32 = load i64, i64* %31, align 8
  store atomic i64 %32, i64* bitcast (i32** @p to i64*) seq_cst, align 8
  store i64 8, i64* %.atomictmp46, align 8
  %33 = bitcast i32** %atomic-temp47 to i64*
  %34 = load i64, i64* %.atomictmp46, align 8
  %35 = atomicrmw add i64* bitcast (i32** @p to i64*), i64 %34 seq_cst, align 8
  store i64 %35, i64* %33, align 8
  %36 = bitcast i64* %33 to i32**
  %37 = load i32*, i32** %36, align 8
  %cmp48 = icmp eq i32* %37, getelementptr inbounds ([3 x i32], [3 x i32]* @arr, i64 0, i64 0)
  br i1 %cmp48, label %land.lhs.true50, label %if.else58

land.lhs.true50:
  %atomic-load = load atomic i64, i64* bitcast (i32** @p to i64*) seq_cst, align 8
  %38 = inttoptr i64 %atomic-load to i32*
  %39 = load i32, i32* %38, align 4
  %cmp51 = icmp eq i32 %39, 0
  br i1 %cmp51, label %land.lhs.true53, label %if.else58

land.lhs.true53:
  %40 = bitcast i32** %atomic-temp54 to i64*
  %41 = load atomic i64, i64* bitcast (i32** @p to i64*) seq_cst, align 8
  store i64 %41, i64* %40, align 8
  %42 = bitcast i64* %40 to i32**
  %43 = load i32*, i32** %42, align 8
  %cmp55 = icmp eq i32* %43, getelementptr inbounds ([3 x i32], [3 x i32]* @arr, i64 0, i64 2)
  br i1 %cmp55, label %if.then57, label %if.else58

if.then57:
  br label %if.end59

if.else58:
  call void @__assert_fail(i8* getelementptr inbounds ([72 x i8], [72 x i8]* @.str.7, i64 0, i64 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 27, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end59:
  store i8 1, i8* %.atomictmp60, align 1
  %44 = load i8, i8* %.atomictmp60, align 1
  %45 = atomicrmw xchg i8* @f, i8 %44 seq_cst, align 1
  store i8 %45, i8* %atomic-temp61, align 1
  %46 = load i8, i8* %atomic-temp61, align 1
  %tobool62 = trunc i8 %46 to i1
  br i1 %tobool62, label %if.else68, label %land.lhs.true63

land.lhs.true63:
  %atomic-load64 = load atomic i8, i8* @f seq_cst, align 1
  %tobool65 = trunc i8 %atomic-load64 to i1
  br i1 %tobool65, label %if.then67, label %if.else68

if.then67:
  br label %if.end69

if.else68:
  call void @__assert_fail(i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.str.8, i64 0, i64 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 28, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end69:
  store i8 1, i8* %.atomictmp70, align 1
  %47 = load i8, i8* %.atomictmp70, align 1
  %48 = atomicrmw xchg i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @g, i32 0, i32 0), i8 %47 seq_cst, align 1
  store i8 %48, i8* %atomic-temp71, align 1
  %49 = load i8, i8* %atomic-temp71, align 1
  %tobool72 = trunc i8 %49 to i1
  br i1 %tobool72, label %if.else79, label %land.lhs.true73

land.lhs.true73:
  store i8 1, i8* %.atomictmp74, align 1
  %50 = load i8, i8* %.atomictmp74, align 1
  %51 = atomicrmw xchg i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @g, i32 0, i32 0), i8 %50 seq_cst, align 1
  store i8 %51, i8* %atomic-temp75, align 1
  %52 = load i8, i8* %atomic-temp75, align 1
  %tobool76 = trunc i8 %52 to i1
  br i1 %tobool76, label %if.then78, label %if.else79

if.then78:
  br label %if.end80

if.else79:
  call void @__assert_fail(i8* getelementptr inbounds ([62 x i8], [62 x i8]* @.str.9, i64 0, i64 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 29, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end80:
  store i8 0, i8* %.atomictmp81, align 1
  %53 = load i8, i8* %.atomictmp81, align 1
  store atomic i8 %53, i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @g, i32 0, i32 0) seq_cst, align 1
  store i8 -6, i8* %u, align 1
  %54 = atomicrmw add i8* %u, i8 10 seq_cst, align 1
  %55 = add i8 %54, 10
  %atomic-load82 = load atomic i8, i8* %u seq_cst, align 1
  %conv83 = zext i8 %atomic-load82 to i32
  %cmp84 = icmp eq i32 %conv83, 4
  br i1 %cmp84, label %if.then86, label %if.else87

if.then86:
  br label %if.end88

if.else87:
  call void @__assert_fail(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 33, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end88:
  store i32 3, i32* %m, align 4
  %56 = atomicrmw add i32* %m, i32 1 seq_cst, align 4
  %57 = atomicrmw sub i32* %m, i32 1 seq_cst, align 4
  %58 = sub i32 %57, 1
  %atomic-load89 = load atomic i32, i32* %m seq_cst, align 4
  br label %atomic_op

atomic_op:
  %59 = phi i32 [ %atomic-load89, %if.end88 ], [ %61, %atomic_op ]
  %mul = mul nsw i32 %59, 2
  %60 = cmpxchg i32* %m, i32 %59, i32 %mul seq_cst seq_cst, align 4
  %61 = extractvalue { i32, i1 } %60, 0
  %62 = extractvalue { i32, i1 } %60, 1
  br i1 %62, label %atomic_cont, label %atomic_op

atomic_cont:
  %atomic-load90 = load atomic i32, i32* %m seq_cst, align 4
  %cmp91 = icmp eq i32 %atomic-load90, 6
  br i1 %cmp91, label %if.then93, label %if.else94

if.then93:
  br label %if.end95

if.else94:
  call void @__assert_fail(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.11, i64 0, i64 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 38, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end95:
  fence seq_cst
  fence syncscope("singlethread") seq_cst
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"(), !srcloc !6
  call void asm sideeffect "pause", "~{dirflag},~{fpsr},~{flags}"(), !srcloc !7
  store i32 7, i32* %q, align 4
  %63 = load atomic i32, i32* %q seq_cst, align 4
  store i32 %63, i32* %r, align 4
  %64 = load i32, i32* %r, align 4
  %cmp96 = icmp eq i32 %64, 7
  br i1 %cmp96, label %if.then98, label %if.else99

if.then98:
  br label %if.end100

if.else99:
  call void @__assert_fail(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.12, i64 0, i64 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 45, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end100:
  ret i32 0
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

