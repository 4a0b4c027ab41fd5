
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.pair = type { i32, i64 }
%struct.big = type { [6 x i32], double, %struct.pair, [3 x i8] }
%union.pun = type { i32 }
%struct.node = type { %struct.node*, i32 }

@table = global [3 x [4 x i32]] [[4 x i32] [i32 1, i32 2, i32 3, i32 4], [4 x i32] [i32 5, i32 6, i32 0, i32 0], [4 x i32] [i32 7, i32 0, i32 0, i32 0]], align 16
@.str = constant [5 x i8] c"zero\00", align 1
@.str.1 = constant [4 x i8] c"one\00", align 1
@.str.2 = constant [4 x i8] c"two\00", align 1
@names = global [3 x i8*] [i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i32 0, i32 0)], align 16
@operations = global [2 x i32 (i32, i32)*] [i32 (i32, i32)* @add, i32 (i32, i32)* @mul], align 16
@initialised = global i32 0, align 4
@tl = thread_local global i32 3, align 4
@.str.3 = constant [8 x i8] c"program\00", align 1
@.str.4 = constant [61 x i8] c"argc == 1 && argv[1] == 0 && strcmp(argv[0], \22program\22) == 0\00", align 1
@.str.5 = constant [13 x i8] c"sequential.c\00", align 1
@__PRETTY_FUNCTION__.main = constant [23 x i8] c"int main(int, char **)\00", align 1
@.str.6 = constant [18 x i8] c"initialised == 42\00", align 1
@.str.7 = constant [15 x i8] c"fact(6) == 720\00", align 1
@.str.8 = constant [17 x i8] c"a == 4 && b == 3\00", align 1
@__const.main.v = constant [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5], align 16
@.str.9 = constant [16 x i8] c"sum(v, 5) == 15\00", align 1
@.str.10 = constant [24 x i8] c"v[0] == 5 && v[4] == 25\00", align 1
@.str.11 = constant [23 x i8] c"p.a == 21 && p.b == 42\00", align 1
@.str.12 = constant [3 x i8] c"ab\00", align 1
@.str.13 = constant [76 x i8] c"y.v[2] == 15 && x.v[2] == 5 && y.d == 3.0 && y.p.b == 4 && y.name[1] == 'b'\00", align 1
@.str.14 = constant [43 x i8] c"u.word == 0x3f800000 && u.bytes[3] == 0x3f\00", align 1
@.str.15 = constant [88 x i8] c"classify(-1) == 10 && classify(1) == 20 && classify(1000000) == 30 && classify(7) == 40\00", align 1
@.str.16 = constant [57 x i8] c"table[0][3] == 4 && table[1][1] == 6 && table[2][3] == 0\00", align 1
@.str.17 = constant [24 x i8] c"((int *)table)[11] == 9\00", align 1
@.str.18 = constant [54 x i8] c"strcmp(names[2], \22two\22) == 0 && strlen(names[0]) == 4\00", align 1
@.str.19 = constant [54 x i8] c"operations[0](3, 4) == 7 && operations[1](3, 4) == 12\00", align 1
@.str.20 = constant [14 x i8] c"f(5, 5) == 25\00", align 1
@.str.21 = constant [33 x i8] c"counter() == 7 && counter() == 8\00", align 1
@.str.22 = constant [7 x i8] c"c == 4\00", align 1
@.str.23 = constant [10 x i8] c"sc == 127\00", align 1
@.str.24 = constant [51 x i8] c"neg / 2 == -2 && neg % 2 == -1 && (neg >> 1) == -3\00", align 1
@.str.25 = constant [54 x i8] c"m == 0xffffffffu && (uint64_t)m + 1 == 0x100000000ull\00", align 1
@.str.26 = constant [39 x i8] c"big < 0 && (uint64_t)big == 1ull << 63\00", align 1
@.str.27 = constant [41 x i8] c"d == 2.5 && (int)d == 2 && (int)-d == -2\00", align 1
@.str.28 = constant [29 x i8] c"(double)g != 0.1 && g < 0.2f\00", align 1
@.str.29 = constant [24 x i8] c"t == 1 && sizeof t == 1\00", align 1
@.str.30 = constant [7 x i8] c"e == 6\00", align 1
@.str.31 = constant [14 x i8] c"total == 3210\00", align 1
@.str.32 = constant [10 x i8] c"z[3] == 0\00", align 1
@__const.main.text = constant [8 x i8] c"abc\00\00\00\00\00", align 1
@.str.33 = constant [51 x i8] c"text[0] == 'a' && text[1] == 'a' && text[3] == 'c'\00", align 1
@tlp = thread_local global i32* null, align 8
@.str.34 = constant [8 x i8] c"tl == 8\00", align 1
@.str.35 = constant [12 x i8] c"vla[4] == 4\00", align 1
@.str.36 = constant [10 x i8] c"%d %s %f\0A\00", align 1
@.str.37 = constant [2 x i8] c"x\00", align 1
@.str.38 = constant [5 x i8] c"done\00", align 1
@stderr = external global %struct._IO_FILE*, align 8
@.str.39 = constant [3 x i8] c"x\0A\00", align 1
@.str.40 = constant [8 x i8] c"i == 10\00", align 1
@.str.41 = constant [66 x i8] c"__builtin_add_overflow(2147483647, 1, &r) && r == -2147483647 - 1\00", align 1
@.str.42 = constant [38 x i8] c"__builtin_sub_overflow(1ul, 2ul, &ul)\00", align 1
@.str.43 = constant [56 x i8] c"!__builtin_mul_overflow(1000, 1000, &r) && r == 1000000\00", align 1
@.str.44 = constant [13 x i8] c"abs(-4) == 4\00", align 1
@counter.n = global i32 7, align 4
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @init, i8* null }]

define i32 @add(i32 %a, i32 %b) {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  store i32 %b, i32* %b.addr, align 4
  %0 = load i32, i32* %a.addr, align 4
  %1 = load i32, i32* %b.addr, align 4
  %add = add nsw i32 %0, %1
  ret i32 %add
}

define i32 @mul(i32 %a, i32 %b) {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  store i32 %b, i32* %b.addr, align 4
  %0 = load i32, i32* %a.addr, align 4
  %1 = load i32, i32* %b.addr, align 4
  %mul = mul nsw i32 %0, %1
  ret i32 %mul
}

define void @init() {
entry:
  store i32 42, i32* @initialised, align 4
  ret void
}

define i32 @main(i32 %argc, i8** %argv) {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca i8**, align 8
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %v = alloca [5 x i32], align 16
  %i = alloca i32, align 4
  %p = alloca %struct.pair, align 8
  %x = alloca %struct.big, align 8
  %y = alloca %struct.big, align 8
  %u = alloca %union.pun, align 4
  %f136 = alloca i32 (i32, i32)*, align 8
  %c = alloca i8, align 1
  %sc = alloca i8, align 1
  %neg = alloca i8, align 1
  %m = alloca i32, align 4
  %big = alloca i64, align 8
  %d202 = alloca double, align 8
  %g = alloca float, align 4
  %t = alloca i8, align 1
  %e = alloca i32, align 4
  %list = alloca %struct.node*, align 8
  %i237 = alloca i32, align 4
  %n = alloca %struct.node*, align 8
  %total = alloca i32, align 4
  %n248 = alloca %struct.node*, align 8
  %z = alloca i32*, align 8
  %text = alloca [8 x i8], align 1
  %n292 = alloca i32, align 4
  %saved_stack = alloca i8*, align 8
  %__vla_expr0 = alloca i64, align 8
  %i293 = alloca i32, align 4
  %i312 = alloca i32, align 4
  %r = alloca i32, align 4
  %ul = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  store i32 %argc, i32* %argc.addr, align 4
  store i8** %argv, i8*** %argv.addr, align 8
  %0 = load i32, i32* %argc.addr, align 4
  %cmp = icmp eq i32 %0, 1
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:
  %1 = load i8**, i8*** %argv.addr, align 8
  %arrayidx = getelementptr inbounds i8*, i8** %1, i64 1
  %2 = load i8*, i8** %arrayidx, align 8
  %cmp1 = icmp eq i8* %2, null
  br i1 %cmp1, label %land.lhs.true2, label %if.else

land.lhs.true2:
  %3 = load i8**, i8*** %argv.addr, align 8
  %arrayidx3 = getelementptr inbounds i8*, i8** %3, i64 0
  %4 = load i8*, i8** %arrayidx3, align 8
  %call = call i32 @strcmp(i8* %4, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0))
  %cmp4 = icmp eq i32 %call, 0
  br i1 %cmp4, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(i8* getelementptr inbounds ([61 x i8], [61 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 90, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end:
  %5 = load i32, i32* @initialised, align 4
  %cmp5 = icmp eq i32 %5, 42
  br i1 %cmp5, label %if.then6, label %if.else7

if.then6:
  br label %if.end8

if.else7:
  call void @__assert_fail(i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.6, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 91, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end8:
  %call9 = call i32 @fact(i32 6)
  %cmp10 = icmp eq i32 %call9, 720
  br i1 %cmp10, label %if.then11, label %if.else12

if.then11:
  br label %if.end13

if.else12:
  call void @__assert_fail(i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.7, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 92, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end13:
  store i32 3, i32* %a, align 4
  store i32 4, i32* %b, align 4
  call void @swap(i32* %a, i32* %b)
  %6 = load i32, i32* %a, align 4
  %cmp14 = icmp eq i32 %6, 4
  br i1 %cmp14, label %land.lhs.true15, label %if.else18

land.lhs.true15:
  %7 = load i32, i32* %b, align 4
  %cmp16 = icmp eq i32 %7, 3
  br i1 %cmp16, label %if.then17, label %if.else18

if.then17:
  br label %if.end19

if.else18:
  call void @__assert_fail(i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.8, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 95, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end19:
  %8 = bitcast [5 x i32]* %v to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %8, i8* align 16 bitcast ([5 x i32]* @__const.main.v to i8*), i64 20, i1 false)
  %arraydecay = getelementptr inbounds [5 x i32], [5 x i32]* %v, i64 0, i64 0
  %call20 = call i32 @sum(i32* %arraydecay, i32 5)
  %cmp21 = icmp eq i32 %call20, 15
  br i1 %cmp21, label %if.then22, label %if.else23

if.then22:
  br label %if.end24

if.else23:
  call void @__assert_fail(i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.9, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 97, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end24:
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %9 = load i32, i32* %i, align 4
  %cmp25 = icmp slt i32 %9, 5
  br i1 %cmp25, label %for.body, label %for.end

for.body:
  %10 = load i32, i32* %i, align 4
  %sub = sub nsw i32 4, %10
  %idxprom = sext i32 %sub to i64
  %arrayidx26 = getelementptr inbounds [5 x i32], [5 x i32]* %v, i64 0, i64 %idxprom
  %11 = load i32, i32* %arrayidx26, align 4
  %12 = load i32, i32* %i, align 4
  %idxprom27 = sext i32 %12 to i64
  %arrayidx28 = getelementptr inbounds [5 x i32], [5 x i32]* %v, i64 0, i64 %idxprom27
  %13 = load i32, i32* %arrayidx28, align 4
  %mul = mul nsw i32 %13, %11
  store i32 %mul, i32* %arrayidx28, align 4
  br label %for.inc

for.inc:
  %14 = load i32, i32* %i, align 4
  %inc = add nsw i32 %14, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  %arrayidx29 = getelementptr inbounds [5 x i32], [5 x i32]* %v, i64 0, i64 0
  %15 = load i32, i32* %arrayidx29, align 16
  %cmp30 = icmp eq i32 %15, 5
  br i1 %cmp30, label %land.lhs.true31, label %if.else35

land.lhs.true31:
  %arrayidx32 = getelementptr inbounds [5 x i32], [5 x i32]* %v, i64 0, i64 4
  %16 = load i32, i32* %arrayidx32, align 16
  %cmp33 = icmp eq i32 %16, 25
  br i1 %cmp33, label %if.then34, label %if.else35

if.then34:
  br label %if.end36

if.else35:
  call void @__assert_fail(i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 100, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end36:
  %call37 = call { i32, i64 } @make(i32 21)
  %17 = bitcast %struct.pair* %p to { i32, i64 }*
  %18 = getelementptr inbounds { i32, i64 }, { i32, i64 }* %17, i32 0, i32 0
  %19 = extractvalue { i32, i64 } %call37, 0
  store i32 %19, i32* %18, align 8
  %20 = getelementptr inbounds { i32, i64 }, { i32, i64 }* %17, i32 0, i32 1
  %21 = extractvalue { i32, i64 } %call37, 1
  store i64 %21, i64* %20, align 8
  %a38 = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 0
  %22 = load i32, i32* %a38, align 8
  %cmp39 = icmp eq i32 %22, 21
  br i1 %cmp39, label %land.lhs.true40, label %if.else44

land.lhs.true40:
  %b41 = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 1
  %23 = load i64, i64* %b41, align 8
  %cmp42 = icmp eq i64 %23, 42
  br i1 %cmp42, label %if.then43, label %if.else44

if.then43:
  br label %if.end45

if.else44:
  call void @__assert_fail(i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.11, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 102, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end45:
  %24 = bitcast %struct.big* %x to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %24, i8 0, i64 56, i1 false)
  %v46 = getelementptr inbounds %struct.big, %struct.big* %x, i32 0, i32 0
  %arrayidx47 = getelementptr inbounds [6 x i32], [6 x i32]* %v46, i64 0, i64 2
  store i32 5, i32* %arrayidx47, align 8
  %d = getelementptr inbounds %struct.big, %struct.big* %x, i32 0, i32 1
  store double 1.500000e+00, double* %d, align 8
  %name = getelementptr inbounds %struct.big, %struct.big* %x, i32 0, i32 3
  %arraydecay48 = getelementptr inbounds [3 x i8], [3 x i8]* %name, i64 0, i64 0
  %call49 = call i8* @strcpy(i8* %arraydecay48, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.12, i64 0, i64 0))
  call void @grow(%struct.big* sret(%struct.big) align 8 %y, %struct.big* byval(%struct.big) align 8 %x, i32 2)
  %v50 = getelementptr inbounds %struct.big, %struct.big* %y, i32 0, i32 0
  %arrayidx51 = getelementptr inbounds [6 x i32], [6 x i32]* %v50, i64 0, i64 2
  %25 = load i32, i32* %arrayidx51, align 8
  %cmp52 = icmp eq i32 %25, 15
  br i1 %cmp52, label %land.lhs.true53, label %if.else70

land.lhs.true53:
  %v54 = getelementptr inbounds %struct.big, %struct.big* %x, i32 0, i32 0
  %arrayidx55 = getelementptr inbounds [6 x i32], [6 x i32]* %v54, i64 0, i64 2
  %26 = load i32, i32* %arrayidx55, align 8
  %cmp56 = icmp eq i32 %26, 5
  br i1 %cmp56, label %land.lhs.true57, label %if.else70

land.lhs.true57:
  %d58 = getelementptr inbounds %struct.big, %struct.big* %y, i32 0, i32 1
  %27 = load double, double* %d58, align 8
  %cmp59 = fcmp oeq double %27, 3.000000e+00
  br i1 %cmp59, label %land.lhs.true60, label %if.else70

land.lhs.true60:
  %p61 = getelementptr inbounds %struct.big, %struct.big* %y, i32 0, i32 2
  %b62 = getelementptr inbounds %struct.pair, %struct.pair* %p61, i32 0, i32 1
  %28 = load i64, i64* %b62, align 8
  %cmp63 = icmp eq i64 %28, 4
  br i1 %cmp63, label %land.lhs.true64, label %if.else70

land.lhs.true64:
  %name65 = getelementptr inbounds %struct.big, %struct.big* %y, i32 0, i32 3
  %arrayidx66 = getelementptr inbounds [3 x i8], [3 x i8]* %name65, i64 0, i64 1
  %29 = load i8, i8* %arrayidx66, align 1
  %conv = sext i8 %29 to i32
  %cmp67 = icmp eq i32 %conv, 98
  br i1 %cmp67, label %if.then69, label %if.else70

if.then69:
  br label %if.end71

if.else70:
  call void @__assert_fail(i8* getelementptr inbounds ([76 x i8], [76 x i8]* @.str.13, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 109, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end71:
  %f = bitcast %union.pun* %u to float*
  store float 1.000000e+00, float* %f, align 4
  %word = bitcast %union.pun* %u to i32*
  %30 = load i32, i32* %word, align 4
  %cmp72 = icmp eq i32 %30, 1065353216
  br i1 %cmp72, label %land.lhs.true74, label %if.else80

land.lhs.true74:
  %bytes = bitcast %union.pun* %u to [4 x i8]*
  %arrayidx75 = getelementptr inbounds [4 x i8], [4 x i8]* %bytes, i64 0, i64 3
  %31 = load i8, i8* %arrayidx75, align 1
  %conv76 = zext i8 %31 to i32
  %cmp77 = icmp eq i32 %conv76, 63
  br i1 %cmp77, label %if.then79, label %if.else80

if.then79:
  br label %if.end81

if.else80:
  call void @__assert_fail(i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.str.14, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 112, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end81:
  %call82 = call i32 @classify(i32 -1)
  %cmp83 = icmp eq i32 %call82, 10
  br i1 %cmp83, label %land.lhs.true85, label %if.else98

land.lhs.true85:
  %call86 = call i32 @classify(i32 1)
  %cmp87 = icmp eq i32 %call86, 20
  br i1 %cmp87, label %land.lhs.true89, label %if.else98

land.lhs.true89:
  %call90 = call i32 @classify(i32 1000000)
  %cmp91 = icmp eq i32 %call90, 30
  br i1 %cmp91, label %land.lhs.true93, label %if.else98

land.lhs.true93:
  %call94 = call i32 @classify(i32 7)
  %cmp95 = icmp eq i32 %call94, 40
  br i1 %cmp95, label %if.then97, label %if.else98

if.then97:
  br label %if.end99

if.else98:
  call void @__assert_fail(i8* getelementptr inbounds ([88 x i8], [88 x i8]* @.str.15, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 113, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end99:
  %32 = load i32, i32* getelementptr inbounds ([3 x [4 x i32]], [3 x [4 x i32]]* @table, i64 0, i64 0, i64 3), align 4
  %cmp100 = icmp eq i32 %32, 4
  br i1 %cmp100, label %land.lhs.true102, label %if.else109

land.lhs.true102:
  %33 = load i32, i32* getelementptr inbounds ([3 x [4 x i32]], [3 x [4 x i32]]* @table, i64 0, i64 1, i64 1), align 4
  %cmp103 = icmp eq i32 %33, 6
  br i1 %cmp103, label %land.lhs.true105, label %if.else109

land.lhs.true105:
  %34 = load i32, i32* getelementptr inbounds ([3 x [4 x i32]], [3 x [4 x i32]]* @table, i64 0, i64 2, i64 3), align 4
  %cmp106 = icmp eq i32 %34, 0
  br i1 %cmp106, label %if.then108, label %if.else109

if.then108:
  br label %if.end110

if.else109:
  call void @__assert_fail(i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.str.16, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 114, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end110:
  store i32 9, i32* getelementptr inbounds ([3 x [4 x i32]], [3 x [4 x i32]]* @table, i64 0, i64 2, i64 3), align 4
  %35 = load i32, i32* getelementptr inbounds ([3 x [4 x i32]], [3 x [4 x i32]]* @table, i32 0, i64 2, i64 3), align 4
  %cmp111 = icmp eq i32 %35, 9
  br i1 %cmp111, label %if.then113, label %if.else114

if.then113:
  br label %if.end115

if.else114:
  call void @__assert_fail(i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.17, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 116, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end115:
  %36 = load i8*, i8** getelementptr inbounds ([3 x i8*], [3 x i8*]* @names, i64 0, i64 2), align 16
  %call116 = call i32 @strcmp(i8* %36, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0))
  %cmp117 = icmp eq i32 %call116, 0
  br i1 %cmp117, label %land.lhs.true119, label %if.else124

land.lhs.true119:
  %37 = load i8*, i8** getelementptr inbounds ([3 x i8*], [3 x i8*]* @names, i64 0, i64 0), align 16
  %call120 = call i64 @strlen(i8* %37)
  %cmp121 = icmp eq i64 %call120, 4
  br i1 %cmp121, label %if.then123, label %if.else124

if.then123:
  br label %if.end125

if.else124:
  call void @__assert_fail(i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.str.18, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 117, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end125:
  %38 = load i32 (i32, i32)*, i32 (i32, i32)** getelementptr inbounds ([2 x i32 (i32, i32)*], [2 x i32 (i32, i32)*]* @operations, i64 0, i64 0), align 16
  %call126 = call i32 %38(i32 3, i32 4)
  %cmp127 = icmp eq i32 %call126, 7
  br i1 %cmp127, label %land.lhs.true129, label %if.else134

land.lhs.true129:
  %39 = load i32 (i32, i32)*, i32 (i32, i32)** getelementptr inbounds ([2 x i32 (i32, i32)*], [2 x i32 (i32, i32)*]* @operations, i64 0, i64 1), align 8
  %call130 = call i32 %39(i32 3, i32 4)
  %cmp131 = icmp eq i32 %call130, 12
  br i1 %cmp131, label %if.then133, label %if.else134

if.then133:
  br label %if.end135

if.else134:
  call void @__assert_fail(i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.str.19, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 118, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end135:
  %40 = load i32, i32* %a, align 4
  %cmp137 = icmp sgt i32 %40, 3
  %41 = zext i1 %cmp137 to i64
  %cond = select i1 %cmp137, i32 (i32, i32)* @mul, i32 (i32, i32)* @add
  store i32 (i32, i32)* %cond, i32 (i32, i32)** %f136, align 8
  %42 = load i32 (i32, i32)*, i32 (i32, i32)** %f136, align 8
  %call139 = call i32 %42(i32 5, i32 5)
  %cmp140 = icmp eq i32 %call139, 25
  br i1 %cmp140, label %if.then142, label %if.else143

if.then142:
  br label %if.end144

if.else143:
  call void @__assert_fail(i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 120, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end144:
  %call145 = call i32 @counter()
  %cmp146 = icmp eq i32 %call145, 7
  br i1 %cmp146, label %land.lhs.true148, label %if.else153

land.lhs.true148:
  %call149 = call i32 @counter()
  %cmp150 = icmp eq i32 %call149, 8
  br i1 %cmp150, label %if.then152, label %if.else153

if.then152:
  br label %if.end154

if.else153:
  call void @__assert_fail(i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str.21, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 121, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end154:
  store i8 -6, i8* %c, align 1
  %43 = load i8, i8* %c, align 1
  %conv155 = zext i8 %43 to i32
  %add = add nsw i32 %conv155, 10
  %conv156 = trunc i32 %add to i8
  store i8 %conv156, i8* %c, align 1
  %44 = load i8, i8* %c, align 1
  %conv157 = zext i8 %44 to i32
  %cmp158 = icmp eq i32 %conv157, 4
  br i1 %cmp158, label %if.then160, label %if.else161

if.then160:
  br label %if.end162

if.else161:
  call void @__assert_fail(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 124, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end162:
  store i8 -128, i8* %sc, align 1
  %45 = load i8, i8* %sc, align 1
  %dec = add i8 %45, -1
  store i8 %dec, i8* %sc, align 1
  %46 = load i8, i8* %sc, align 1
  %conv163 = sext i8 %46 to i32
  %cmp164 = icmp eq i32 %conv163, 127
  br i1 %cmp164, label %if.then166, label %if.else167

if.then166:
  br label %if.end168

if.else167:
  call void @__assert_fail(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.23, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 127, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end168:
  store i8 -5, i8* %neg, align 1
  %47 = load i8, i8* %neg, align 1
  %conv169 = sext i8 %47 to i32
  %div = sdiv i32 %conv169, 2
  %cmp170 = icmp eq i32 %div, -2
  br i1 %cmp170, label %land.lhs.true172, label %if.else181

land.lhs.true172:
  %48 = load i8, i8* %neg, align 1
  %conv173 = sext i8 %48 to i32
  %rem = srem i32 %conv173, 2
  %cmp174 = icmp eq i32 %rem, -1
  br i1 %cmp174, label %land.lhs.true176, label %if.else181

land.lhs.true176:
  %49 = load i8, i8* %neg, align 1
  %conv177 = sext i8 %49 to i32
  %shr = ashr i32 %conv177, 1
  %cmp178 = icmp eq i32 %shr, -3
  br i1 %cmp178, label %if.then180, label %if.else181

if.then180:
  br label %if.end182

if.else181:
  call void @__assert_fail(i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.str.24, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 129, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end182:
  store i32 0, i32* %m, align 4
  %50 = load i32, i32* %m, align 4
  %dec183 = add i32 %50, -1
  store i32 %dec183, i32* %m, align 4
  %51 = load i32, i32* %m, align 4
  %cmp184 = icmp eq i32 %51, -1
  br i1 %cmp184, label %land.lhs.true186, label %if.else192

land.lhs.true186:
  %52 = load i32, i32* %m, align 4
  %conv187 = zext i32 %52 to i64
  %add188 = add i64 %conv187, 1
  %cmp189 = icmp eq i64 %add188, 4294967296
  br i1 %cmp189, label %if.then191, label %if.else192

if.then191:
  br label %if.end193

if.else192:
  call void @__assert_fail(i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.str.25, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 132, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end193:
  store i64 -9223372036854775808, i64* %big, align 8
  %53 = load i64, i64* %big, align 8
  %cmp194 = icmp slt i64 %53, 0
  br i1 %cmp194, label %land.lhs.true196, label %if.else200

land.lhs.true196:
  %54 = load i64, i64* %big, align 8
  %cmp197 = icmp eq i64 %54, -9223372036854775808
  br i1 %cmp197, label %if.then199, label %if.else200

if.then199:
  br label %if.end201

if.else200:
  call void @__assert_fail(i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.str.26, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 134, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end201:
  store double 1.000000e+01, double* %d202, align 8
  %55 = load double, double* %d202, align 8
  %div203 = fdiv double %55, 4.000000e+00
  store double %div203, double* %d202, align 8
  %56 = load double, double* %d202, align 8
  %cmp204 = fcmp oeq double %56, 2.500000e+00
  br i1 %cmp204, label %land.lhs.true206, label %if.else215

land.lhs.true206:
  %57 = load double, double* %d202, align 8
  %conv207 = fptosi double %57 to i32
  %cmp208 = icmp eq i32 %conv207, 2
  br i1 %cmp208, label %land.lhs.true210, label %if.else215

land.lhs.true210:
  %58 = load double, double* %d202, align 8
  %fneg = fneg double %58
  %conv211 = fptosi double %fneg to i32
  %cmp212 = icmp eq i32 %conv211, -2
  br i1 %cmp212, label %if.then214, label %if.else215

if.then214:
  br label %if.end216

if.else215:
  call void @__assert_fail(i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.str.27, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 137, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end216:
  store float 0x3FB99999A0000000, float* %g, align 4
  %59 = load float, float* %g, align 4
  %conv217 = fpext float %59 to double
  %cmp218 = fcmp une double %conv217, 1.000000e-01
  br i1 %cmp218, label %land.lhs.true220, label %if.else224

land.lhs.true220:
  %60 = load float, float* %g, align 4
  %cmp221 = fcmp olt float %60, 0x3FC99999A0000000
  br i1 %cmp221, label %if.then223, label %if.else224

if.then223:
  br label %if.end225

if.else224:
  call void @__assert_fail(i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.28, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 139, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end225:
  store i8 1, i8* %t, align 1
  %61 = load i8, i8* %t, align 1
  %tobool = trunc i8 %61 to i1
  %conv226 = zext i1 %tobool to i32
  %cmp227 = icmp eq i32 %conv226, 1
  br i1 %cmp227, label %if.then229, label %if.else230

if.then229:
  br label %if.end231

if.else230:
  call void @__assert_fail(i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.29, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 142, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end231:
  store i32 6, i32* %e, align 4
  %62 = load i32, i32* %e, align 4
  %cmp232 = icmp eq i32 %62, 6
  br i1 %cmp232, label %if.then234, label %if.else235

if.then234:
  br label %if.end236

if.else235:
  call void @__assert_fail(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.30, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 144, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end236:
  store %struct.node* null, %struct.node** %list, align 8
  store i32 0, i32* %i237, align 4
  br label %for.cond238

for.cond238:
  %63 = load i32, i32* %i237, align 4
  %cmp239 = icmp slt i32 %63, 4
  br i1 %cmp239, label %for.body241, label %for.end246

for.body241:
  %call242 = call noalias i8* @malloc(i64 16)
  %64 = bitcast i8* %call242 to %struct.node*
  store %struct.node* %64, %struct.node** %n, align 8
  %65 = load %struct.node*, %struct.node** %list, align 8
  %66 = load %struct.node*, %struct.node** %n, align 8
  %next = getelementptr inbounds %struct.node, %struct.node* %66, i32 0, i32 0
  store %struct.node* %65, %struct.node** %next, align 8
  %67 = load i32, i32* %i237, align 4
  %68 = load %struct.node*, %struct.node** %n, align 8
  %v243 = getelementptr inbounds %struct.node, %struct.node* %68, i32 0, i32 1
  store i32 %67, i32* %v243, align 8
  %69 = load %struct.node*, %struct.node** %n, align 8
  store %struct.node* %69, %struct.node** %list, align 8
  br label %for.inc244

for.inc244:
  %70 = load i32, i32* %i237, align 4
  %inc245 = add nsw i32 %70, 1
  store i32 %inc245, i32* %i237, align 4
  br label %for.cond238

for.end246:
  store i32 0, i32* %total, align 4
  br label %while.cond

while.cond:
  %71 = load %struct.node*, %struct.node** %list, align 8
  %tobool247 = icmp ne %struct.node* %71, null
  br i1 %tobool247, label %while.body, label %while.end

while.body:
  %72 = load %struct.node*, %struct.node** %list, align 8
  store %struct.node* %72, %struct.node** %n248, align 8
  %73 = load %struct.node*, %struct.node** %n248, align 8
  %next249 = getelementptr inbounds %struct.node, %struct.node* %73, i32 0, i32 0
  %74 = load %struct.node*, %struct.node** %next249, align 8
  store %struct.node* %74, %struct.node** %list, align 8
  %75 = load i32, i32* %total, align 4
  %mul250 = mul nsw i32 %75, 10
  %76 = load %struct.node*, %struct.node** %n248, align 8
  %v251 = getelementptr inbounds %struct.node, %struct.node* %76, i32 0, i32 1
  %77 = load i32, i32* %v251, align 8
  %add252 = add nsw i32 %mul250, %77
  store i32 %add252, i32* %total, align 4
  %78 = load %struct.node*, %struct.node** %n248, align 8
  %79 = bitcast %struct.node* %78 to i8*
  call void @free(i8* %79)
  br label %while.cond

while.end:
  %80 = load i32, i32* %total, align 4
  %cmp253 = icmp eq i32 %80, 3210
  br i1 %cmp253, label %if.then255, label %if.else256

if.then255:
  br label %if.end257

if.else256:
  call void @__assert_fail(i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.31, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 159, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end257:
  %call258 = call noalias i8* @calloc(i64 4, i64 4)
  %81 = bitcast i8* %call258 to i32*
  store i32* %81, i32** %z, align 8
  %82 = load i32*, i32** %z, align 8
  %arrayidx259 = getelementptr inbounds i32, i32* %82, i64 3
  %83 = load i32, i32* %arrayidx259, align 4
  %cmp260 = icmp eq i32 %83, 0
  br i1 %cmp260, label %if.then262, label %if.else263

if.then262:
  br label %if.end264

if.else263:
  call void @__assert_fail(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.32, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 161, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end264:
  %84 = load i32*, i32** %z, align 8
  %arrayidx265 = getelementptr inbounds i32, i32* %84, i64 1
  store i32 5, i32* %arrayidx265, align 4
  %85 = load i32*, i32** %z, align 8
  %86 = bitcast i32* %85 to i8*
  call void @free(i8* %86)
  %87 = bitcast [8 x i8]* %text to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %87, i8* align 1 getelementptr inbounds ([8 x i8], [8 x i8]* @__const.main.text, i32 0, i32 0), i64 8, i1 false)
  %arraydecay266 = getelementptr inbounds [8 x i8], [8 x i8]* %text, i64 0, i64 0
  %add.ptr = getelementptr inbounds i8, i8* %arraydecay266, i64 1
  %arraydecay267 = getelementptr inbounds [8 x i8], [8 x i8]* %text, i64 0, i64 0
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %add.ptr, i8* align 1 %arraydecay267, i64 3, i1 false)
  %arrayidx268 = getelementptr inbounds [8 x i8], [8 x i8]* %text, i64 0, i64 0
  %88 = load i8, i8* %arrayidx268, align 1
  %conv269 = sext i8 %88 to i32
  %cmp270 = icmp eq i32 %conv269, 97
  br i1 %cmp270, label %land.lhs.true272, label %if.else283

land.lhs.true272:
  %arrayidx273 = getelementptr inbounds [8 x i8], [8 x i8]* %text, i64 0, i64 1
  %89 = load i8, i8* %arrayidx273, align 1
  %conv274 = sext i8 %89 to i32
  %cmp275 = icmp eq i32 %conv274, 97
  br i1 %cmp275, label %land.lhs.true277, label %if.else283

land.lhs.true277:
  %arrayidx278 = getelementptr inbounds [8 x i8], [8 x i8]* %text, i64 0, i64 3
  %90 = load i8, i8* %arrayidx278, align 1
  %conv279 = sext i8 %90 to i32
  %cmp280 = icmp eq i32 %conv279, 99
  br i1 %cmp280, label %if.then282, label %if.else283

if.then282:
  br label %if.end284

if.else283:
  call void @__assert_fail(i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.str.33, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 166, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end284:
  %91 = load i32, i32* @tl, align 4
  %add285 = add nsw i32 %91, 4
  store i32 %add285, i32* @tl, align 4
  store i32* @tl, i32** @tlp, align 8
  %92 = load i32*, i32** @tlp, align 8
  %93 = load i32, i32* %92, align 4
  %add286 = add nsw i32 %93, 1
  store i32 %add286, i32* %92, align 4
  %94 = load i32, i32* @tl, align 4
  %cmp287 = icmp eq i32 %94, 8
  br i1 %cmp287, label %if.then289, label %if.else290

if.then289:
  br label %if.end291

if.else290:
  call void @__assert_fail(i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.34, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 170, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end291:
  store i32 5, i32* %n292, align 4
  %95 = load i32, i32* %n292, align 4
  %96 = zext i32 %95 to i64
  %97 = call i8* @llvm.stacksave()
  store i8* %97, i8** %saved_stack, align 8
  %vla = alloca i32, i64 %96, align 16
  store i64 %96, i64* %__vla_expr0, align 8
  store i32 0, i32* %i293, align 4
  br label %for.cond294

for.cond294:
  %98 = load i32, i32* %i293, align 4
  %99 = load i32, i32* %n292, align 4
  %cmp295 = icmp slt i32 %98, %99
  br i1 %cmp295, label %for.body297, label %for.end302

for.body297:
  %100 = load i32, i32* %i293, align 4
  %101 = load i32, i32* %i293, align 4
  %idxprom298 = sext i32 %101 to i64
  %arrayidx299 = getelementptr inbounds i32, i32* %vla, i64 %idxprom298
  store i32 %100, i32* %arrayidx299, align 4
  br label %for.inc300

for.inc300:
  %102 = load i32, i32* %i293, align 4
  %inc301 = add nsw i32 %102, 1
  store i32 %inc301, i32* %i293, align 4
  br label %for.cond294

for.end302:
  %arrayidx303 = getelementptr inbounds i32, i32* %vla, i64 4
  %103 = load i32, i32* %arrayidx303, align 16
  %cmp304 = icmp eq i32 %103, 4
  br i1 %cmp304, label %if.then306, label %if.else307

if.then306:
  br label %if.end308

if.else307:
  call void @__assert_fail(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.35, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 175, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end308:
  %call309 = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.36, i64 0, i64 0), i32 1, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.37, i64 0, i64 0), double 2.000000e+00)
  %call310 = call i32 @puts(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.38, i64 0, i64 0))
  %104 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8
  %call311 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* %104, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.39, i64 0, i64 0))
  store i32 0, i32* %i312, align 4
  br label %do.body

do.body:
  %105 = load i32, i32* %i312, align 4
  %add313 = add nsw i32 %105, 2
  store i32 %add313, i32* %i312, align 4
  %106 = load i32, i32* %i312, align 4
  %cmp314 = icmp eq i32 %106, 6
  br i1 %cmp314, label %if.then316, label %if.end317

if.then316:
  br label %do.cond

if.end317:
  %107 = load i32, i32* %i312, align 4
  %cmp318 = icmp sgt i32 %107, 9
  br i1 %cmp318, label %if.then320, label %if.end321

if.then320:
  br label %do.end

if.end321:
  br label %do.cond

do.cond:
  br i1 true, label %do.body, label %do.end

do.end:
  %108 = load i32, i32* %i312, align 4
  %cmp322 = icmp eq i32 %108, 10
  br i1 %cmp322, label %if.then324, label %if.else325

if.then324:
  br label %if.end326

if.else325:
  call void @__assert_fail(i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.40, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 188, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end326:
  br label %end

end:
  %109 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 2147483647, i32 1)
  %110 = extractvalue { i32, i1 } %109, 1
  %111 = extractvalue { i32, i1 } %109, 0
  store i32 %111, i32* %r, align 4
  br i1 %110, label %land.lhs.true328, label %if.else332

land.lhs.true328:
  %112 = load i32, i32* %r, align 4
  %cmp329 = icmp eq i32 %112, -2147483648
  br i1 %cmp329, label %if.then331, label %if.else332

if.then331:
  br label %if.end333

if.else332:
  call void @__assert_fail(i8* getelementptr inbounds ([66 x i8], [66 x i8]* @.str.41, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 195, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end333:
  %113 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 1, i64 2)
  %114 = extractvalue { i64, i1 } %113, 1
  %115 = extractvalue { i64, i1 } %113, 0
  store i64 %115, i64* %ul, align 8
  br i1 %114, label %if.then334, label %if.else335

if.then334:
  br label %if.end336

if.else335:
  call void @__assert_fail(i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.42, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 197, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end336:
  %116 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 1000, i32 1000)
  %117 = extractvalue { i32, i1 } %116, 1
  %118 = extractvalue { i32, i1 } %116, 0
  store i32 %118, i32* %r, align 4
  br i1 %117, label %if.else341, label %land.lhs.true337

land.lhs.true337:
  %119 = load i32, i32* %r, align 4
  %cmp338 = icmp eq i32 %119, 1000000
  br i1 %cmp338, label %if.then340, label %if.else341

if.then340:
  br label %if.end342

if.else341:
  call void @__assert_fail(i8* getelementptr inbounds ([56 x i8], [56 x i8]* @.str.43, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 198, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end342:
  %call343 = call i32 @abs(i32 -4)
  %cmp344 = icmp eq i32 %call343, 4
  br i1 %cmp344, label %if.then346, label %if.else347

if.then346:
  br label %if.end348

if.else347:
  call void @__assert_fail(i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.44, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i32 199, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0))
  unreachable

if.end348:
  store i32 0, i32* %retval, align 4
  %120 = load i8*, i8** %saved_stack, align 8
  call void @llvm.stackrestore(i8* %120)
  %121 = load i32, i32* %retval, align 4
  ret i32 %121
}

declare i32 @strcmp(i8* noundef, i8* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define i32 @fact(i32 %n) {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  %0 = load i32, i32* %n.addr, align 4
  %cmp = icmp sle i32 %0, 1
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  br label %cond.end

cond.false:
  %1 = load i32, i32* %n.addr, align 4
  %2 = load i32, i32* %n.addr, align 4
  %sub = sub nsw i32 %2, 1
  %call = call i32 @fact(i32 %sub)
  %mul = mul nsw i32 %1, %call
  br label %cond.end

cond.end:
  %cond = phi i32 [ 1, %cond.true ], [ %mul, %cond.false ]
  ret i32 %cond
}

define void @swap(i32* %a, i32* %b) {
entry:
  %a.addr = alloca i32*, align 8
  %b.addr = alloca i32*, align 8
  %t = alloca i32, align 4
  store i32* %a, i32** %a.addr, align 8
  store i32* %b, i32** %b.addr, align 8
  %0 = load i32*, i32** %a.addr, align 8
  %1 = load i32, i32* %0, align 4
  store i32 %1, i32* %t, align 4
  %2 = load i32*, i32** %b.addr, align 8
  %3 = load i32, i32* %2, align 4
  %4 = load i32*, i32** %a.addr, align 8
  store i32 %3, i32* %4, align 4
  %5 = load i32, i32* %t, align 4
  %6 = load i32*, i32** %b.addr, align 8
  store i32 %5, i32* %6, align 4
  ret void
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define i32 @sum(i32* %v, i32 %n) {
entry:
  %v.addr = alloca i32*, align 8
  %n.addr = alloca i32, align 4
  %s = alloca i32, align 4
  %i = alloca i32, align 4
  store i32* %v, i32** %v.addr, align 8
  store i32 %n, i32* %n.addr, align 4
  store i32 0, i32* %s, align 4
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %1 = load i32, i32* %n.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %2 = load i32*, i32** %v.addr, align 8
  %3 = load i32, i32* %i, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, i32* %2, i64 %idxprom
  %4 = load i32, i32* %arrayidx, align 4
  %5 = load i32, i32* %s, align 4
  %add = add nsw i32 %5, %4
  store i32 %add, i32* %s, align 4
  br label %for.inc

for.inc:
  %6 = load i32, i32* %i, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  %7 = load i32, i32* %s, align 4
  ret i32 %7
}

define { i32, i64 } @make(i32 %a) {
entry:
  %retval = alloca %struct.pair, align 8
  %a.addr = alloca i32, align 4
  store i32 %a, i32* %a.addr, align 4
  %a1 = getelementptr inbounds %struct.pair, %struct.pair* %retval, i32 0, i32 0
  %0 = load i32, i32* %a.addr, align 4
  store i32 %0, i32* %a1, align 8
  %b = getelementptr inbounds %struct.pair, %struct.pair* %retval, i32 0, i32 1
  %1 = load i32, i32* %a.addr, align 4
  %conv = sext i32 %1 to i64
  %mul = mul nsw i64 %conv, 2
  store i64 %mul, i64* %b, align 8
  %2 = bitcast %struct.pair* %retval to { i32, i64 }*
  %3 = load { i32, i64 }, { i32, i64 }* %2, align 8
  ret { i32, i64 } %3
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i8* @strcpy(i8* noundef, i8* noundef)

define void @grow(%struct.big* noalias sret(%struct.big) align 8 %agg.result, %struct.big* byval(%struct.big) align 8 %x, i32 %k) {
entry:
  %k.addr = alloca i32, align 4
  %tmp = alloca %struct.pair, align 8
  store i32 %k, i32* %k.addr, align 4
  %v = getelementptr inbounds %struct.big, %struct.big* %x, i32 0, i32 0
  %0 = load i32, i32* %k.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds [6 x i32], [6 x i32]* %v, i64 0, i64 %idxprom
  %1 = load i32, i32* %arrayidx, align 4
  %add = add nsw i32 %1, 10
  store i32 %add, i32* %arrayidx, align 4
  %d = getelementptr inbounds %struct.big, %struct.big* %x, i32 0, i32 1
  %2 = load double, double* %d, align 8
  %mul = fmul double %2, 2.000000e+00
  store double %mul, double* %d, align 8
  %p = getelementptr inbounds %struct.big, %struct.big* %x, i32 0, i32 2
  %3 = load i32, i32* %k.addr, align 4
  %call = call { i32, i64 } @make(i32 %3)
  %4 = bitcast %struct.pair* %tmp to { i32, i64 }*
  %5 = getelementptr inbounds { i32, i64 }, { i32, i64 }* %4, i32 0, i32 0
  %6 = extractvalue { i32, i64 } %call, 0
  store i32 %6, i32* %5, align 8
  %7 = getelementptr inbounds { i32, i64 }, { i32, i64 }* %4, i32 0, i32 1
  %8 = extractvalue { i32, i64 } %call, 1
  store i64 %8, i64* %7, align 8
  %9 = bitcast %struct.pair* %p to i8*
  %10 = bitcast %struct.pair* %tmp to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %9, i8* align 8 %10, i64 16, i1 false)
  %11 = bitcast %struct.big* %agg.result to i8*
  %12 = bitcast %struct.big* %x to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %11, i8* align 8 %12, i64 56, i1 false)
  ret void
}

define i32 @classify(i32 %x) {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  %0 = load i32, i32* %x.addr, align 4
  switch i32 %0, label %sw.default [
    i32 -1, label %sw.bb
    i32 0, label %sw.bb1
    i32 1, label %sw.bb1
    i32 1000000, label %sw.bb2
  ]

sw.bb:
  store i32 10, i32* %retval, align 4
  br label %return

sw.bb1:
  store i32 20, i32* %retval, align 4
  br label %return

sw.bb2:
  store i32 30, i32* %retval, align 4
  br label %return

sw.default:
  store i32 40, i32* %retval, align 4
  br label %return

return:
  %1 = load i32, i32* %retval, align 4
  ret i32 %1
}

declare i64 @strlen(i8* noundef)

define i32 @counter() {
entry:
  %0 = load i32, i32* @counter.n, align 4
  %inc = add nsw i32 %0, 1
  store i32 %inc, i32* @counter.n, align 4
  ret i32 %0
}

declare noalias i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

declare noalias i8* @calloc(i64 noundef, i64 noundef)

declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg)

declare i8* @llvm.stacksave()

declare i32 @printf(i8* noundef, ...)

declare i32 @puts(i8* noundef)

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...)

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64)

declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)

declare i32 @abs(i32 noundef)

declare void @llvm.stackrestore(i8*)

