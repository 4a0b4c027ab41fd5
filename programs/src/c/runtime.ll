
%struct.anon = type { [32 x i8], i32 }
%struct.format = type { i32, i64, i64 }
%struct.ending = type { void (i8*)*, i8* }
%struct.readers = type { [16 x i64] }
%struct.description = type { i8**, i8*, %struct.description* }
%struct.stream = type { i64*, [33 x i64] }
%struct.attributes = type { i32, i32, i32, i32, i32, i64, i64 }
%struct.handler = type { void (i8*)*, i8*, %struct.handler* }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.output = type { i8*, i64, i64 }
%struct.quotient = type { i32, i32 }
%struct.long_quotient = type { i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.wide = type { i64, i64 }
%union.anon.0 = type { i64 }
%struct.division = type { %struct.wide, %struct.wide }
%union.anon = type { double }
%struct.signals = type { [16 x i64] }
%struct.rcu_head = type { %struct.rcu_head*, void (%struct.rcu_head*)* }
%struct.library_exception = type { i8**, i8* }
%struct.exception = type { i64, %struct.description*, void (i8*)*, i64 }
%struct.list_node = type { %struct.list_node*, %struct.list_node* }
%struct.tree_node = type { i32, %struct.tree_node*, %struct.tree_node*, %struct.tree_node* }
%struct.rehash_policy = type { float, i64 }
%struct.rehash = type { i8, i64 }
%struct.state = type { void (%struct.state*)** }
%struct.small_string = type { i8*, i64, [16 x i8] }
%struct.condition = type { i32, i8* }

@error_number = thread_local global i32 0, align 4
@.str = constant [7 x i8] c"thread\00", align 1
@.str.1 = constant [37 x i8] c"a thread is detached that was joined\00", align 1
@.str.2 = constant [27 x i8] c"a thread is detached twice\00", align 1
@.str.3 = constant [37 x i8] c"a thread is joined that was detached\00", align 1
@.str.4 = constant [12 x i8] c"unsupported\00", align 1
@.str.5 = constant [88 x i8] c"pthread_exit between pthread_cleanup_push and pthread_cleanup_pop is not supported here\00", align 1
@.str.6 = constant [84 x i8] c"cancellation of a thread that main did not create, or of the 64th, is not supported\00", align 1
@cancelled = global [64 x i32] zeroinitializer, align 16
@.str.7 = constant [50 x i8] c"a call of the function sigsetjmp is not supported\00", align 1
@.str.8 = constant [54 x i8] c"asynchronous cancellation of threads is not supported\00", align 1
@.str.9 = constant [32 x i8] c"a robust mutex is not supported\00", align 1
@.str.10 = constant [6 x i8] c"mutex\00", align 1
@.str.11 = constant [54 x i8] c"a mutex is unlocked by a thread that does not hold it\00", align 1
@.str.12 = constant [38 x i8] c"a mutex is destroyed while it is held\00", align 1
@.str.13 = constant [58 x i8] c"a spin lock is unlocked by a thread that does not hold it\00", align 1
@.str.14 = constant [64 x i8] c"a read-write lock is unlocked by a thread that does not hold it\00", align 1
@named_lock = global i32 0, align 4
@named_count = global i32 0, align 4
@.str.15 = constant [6 x i8] c"limit\00", align 1
@.str.16 = constant [34 x i8] c"more than 8 semaphores with names\00", align 1
@.str.17 = constant [52 x i8] c"the name of a semaphore has more than 31 characters\00", align 1
@named = global [8 x %struct.anon] zeroinitializer, align 16
@keys = global i32 0, align 4
@destructors = global [128 x void (i8*)*] zeroinitializer, align 16
@.str.18 = constant [19 x i8] c"invalid-allocation\00", align 1
@.str.19 = constant [61 x i8] c"aligned_alloc of a size that is no multiple of the alignment\00", align 1
@.str.20 = constant [57 x i8] c"a map of a file, or at a fixed address, is not supported\00", align 1
@.str.21 = constant [53 x i8] c"munmap of a part of what was mapped is not supported\00", align 1
@strtok_rest = global i8* null, align 8
@.str.22 = constant [9 x i8] c"a signal\00", align 1
@.str.23 = constant [9 x i8] c"an error\00", align 1
@class_table = constant i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), align 8
@lower_table = constant i32* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i32]* @lower to i8*), i64 512) to i32*), align 8
@upper_table = constant i32* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i32]* @upper to i8*), i64 512) to i32*), align 8
@lower = constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16
@upper = constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16
@.str.24 = constant [58 x i8] c"qsort of elements of more than 256 bytes is not supported\00", align 1
@__const.vsnprintf.format = constant %struct.format { i32 0, i64 0, i64 -1 }, align 8
@.str.25 = constant [2 x i8] c"-\00", align 1
@.str.26 = constant [2 x i8] c"+\00", align 1
@.str.27 = constant [2 x i8] c" \00", align 1
@.str.28 = constant [1 x i8] zeroinitializer, align 1
@.str.29 = constant [3 x i8] c"0x\00", align 1
@.str.30 = constant [3 x i8] c"0X\00", align 1
@.str.31 = constant [6 x i8] c"(nil)\00", align 1
@.str.32 = constant [7 x i8] c"fFeEgG\00", align 1
@.str.33 = constant [51 x i8] c"this format of output into memory is not supported\00", align 1
@.str.34 = constant [2 x i8] c"C\00", align 1
@.str.35 = constant [84 x i8] c"sysconf of another name than _SC_PAGESIZE and _SC_NPROCESSORS_ONLN is not supported\00", align 1
@ending_count = global i32 0, align 4
@endings = global [64 x %struct.ending] zeroinitializer, align 16
@quick_count = global i32 0, align 4
@quick_endings = global [32 x void ()*] zeroinitializer, align 16
@.str.36 = constant [6 x i8] c"abort\00", align 1
@.str.37 = constant [19 x i8] c"the program aborts\00", align 1
@.str.38 = constant [10 x i8] c"assertion\00", align 1
@.str.39 = constant [10 x i8] c"undefined\00", align 1
@.str.40 = constant [21 x i8] c"an integer overflows\00", align 1
@.str.41 = constant [73 x i8] c"something that the language leaves undefined, which -fsanitize looks for\00", align 1
@streams = global [3 x i32] zeroinitializer, align 4
@stdin = constant i32* getelementptr inbounds ([3 x i32], [3 x i32]* @streams, i32 0, i32 0), align 8
@stdout = constant i32* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i32]* @streams to i8*), i64 4) to i32*), align 8
@stderr = constant i32* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i32]* @streams to i8*), i64 8) to i32*), align 8
@__stdinp = constant i32* getelementptr inbounds ([3 x i32], [3 x i32]* @streams, i32 0, i32 0), align 8
@__stdoutp = constant i32* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i32]* @streams to i8*), i64 4) to i32*), align 8
@__stderrp = constant i32* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i32]* @streams to i8*), i64 8) to i32*), align 8
@.str.42 = constant [65 x i8] c"output to another file than the standard output is not supported\00", align 1
@.str.43 = constant [54 x i8] c"a stream is unlocked by a thread that did not lock it\00", align 1
@optind = global i32 1, align 4
@opterr = global i32 1, align 4
@option_place = global i32 0, align 4
@optopt = global i32 0, align 4
@optarg = global i8* null, align 8
@.str.44 = constant [31 x i8] c"a long option is not supported\00", align 1
@.str.45 = constant [102 x i8] c"an atomic access of more than 16 bytes, or of another number than 1, 2, 4, 8 and 16, is not supported\00", align 1
@.str.46 = constant [27 x i8] c"__VERIFIER_error is called\00", align 1
@.str.47 = constant [22 x i8] c"reach_error is called\00", align 1
@.str.48 = constant [24 x i8] c"__VERIFIER_assert fails\00", align 1
@.str.49 = constant [13 x i8] c"assert fails\00", align 1
@atomic_section = global i32 0, align 4
@.str.50 = constant [42 x i8] c"an atomic section ends that did not begin\00", align 1
@.str.51 = constant [67 x i8] c"a system call other than SYS_futex and SYS_gettid is not supported\00", align 1
@wakes = global [64 x i32] zeroinitializer, align 16
@.str.52 = constant [71 x i8] c"an operation of a futex other than waiting and waking is not supported\00", align 1
@.str.53 = constant [5 x i8] c"sqrt\00", align 1
@.str.54 = constant [5 x i8] c"cbrt\00", align 1
@.str.55 = constant [5 x i8] c"fabs\00", align 1
@.str.56 = constant [6 x i8] c"floor\00", align 1
@.str.57 = constant [5 x i8] c"ceil\00", align 1
@.str.58 = constant [6 x i8] c"trunc\00", align 1
@.str.59 = constant [6 x i8] c"round\00", align 1
@.str.60 = constant [5 x i8] c"rint\00", align 1
@.str.61 = constant [10 x i8] c"nearbyint\00", align 1
@.str.62 = constant [4 x i8] c"exp\00", align 1
@.str.63 = constant [5 x i8] c"exp2\00", align 1
@.str.64 = constant [6 x i8] c"expm1\00", align 1
@.str.65 = constant [4 x i8] c"log\00", align 1
@.str.66 = constant [5 x i8] c"log2\00", align 1
@.str.67 = constant [6 x i8] c"log10\00", align 1
@.str.68 = constant [6 x i8] c"log1p\00", align 1
@.str.69 = constant [4 x i8] c"sin\00", align 1
@.str.70 = constant [4 x i8] c"cos\00", align 1
@.str.71 = constant [4 x i8] c"tan\00", align 1
@.str.72 = constant [5 x i8] c"asin\00", align 1
@.str.73 = constant [5 x i8] c"acos\00", align 1
@.str.74 = constant [5 x i8] c"atan\00", align 1
@.str.75 = constant [5 x i8] c"sinh\00", align 1
@.str.76 = constant [5 x i8] c"cosh\00", align 1
@.str.77 = constant [5 x i8] c"tanh\00", align 1
@.str.78 = constant [4 x i8] c"pow\00", align 1
@.str.79 = constant [5 x i8] c"fmod\00", align 1
@.str.80 = constant [5 x i8] c"fmax\00", align 1
@.str.81 = constant [5 x i8] c"fmin\00", align 1
@.str.82 = constant [6 x i8] c"hypot\00", align 1
@.str.83 = constant [6 x i8] c"atan2\00", align 1
@.str.84 = constant [9 x i8] c"copysign\00", align 1
@.str.85 = constant [4 x i8] c"fma\00", align 1
@.str.86 = constant [5 x i8] c"fmaf\00", align 1
@.str.87 = constant [64 x i8] c"this form of a floating-point number in a text is not supported\00", align 1
@.str.88 = constant [50 x i8] c"this format of input from memory is not supported\00", align 1
@.str.89 = constant [59 x i8] c"sigaction that asks for the action before is not supported\00", align 1
@.str.90 = constant [65 x i8] c"input from another file than the standard input is not supported\00", align 1
@rcu_readers = global %struct.readers zeroinitializer, align 8
@callbacks = global i32 0, align 4
@_ZSt7nothrow = constant i8 0, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = constant [5 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv120__si_class_type_infoE = constant [5 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = constant [5 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv119__pointer_type_infoE = constant [5 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv123__fundamental_type_infoE = constant [5 x i8*] zeroinitializer, align 16
@.str.91 = constant [13 x i8] c"St9exception\00", align 1
@_ZTISt9exception = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.91, i32 0, i32 0), %struct.description* null }, align 8
@.str.92 = constant [15 x i8] c"std::exception\00", align 1
@_ZTVSt9exception = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt9exception to i8*), i8* bitcast (void (i8*)* @destroy_plain to i8*), i8* bitcast (void (i8*)* @delete_plain to i8*), i8* bitcast (i8* (i8*)* @_ZNKSt9exception4whatEv to i8*)], align 16
@.str.93 = constant [18 x i8] c"St13bad_exception\00", align 1
@_ZTISt13bad_exception = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.93, i32 0, i32 0), %struct.description* @_ZTISt9exception }, align 8
@.str.94 = constant [19 x i8] c"std::bad_exception\00", align 1
@_ZTVSt13bad_exception = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt13bad_exception to i8*), i8* bitcast (void (i8*)* @destroy_plain to i8*), i8* bitcast (void (i8*)* @delete_plain to i8*), i8* bitcast (i8* (i8*)* @_ZNKSt13bad_exception4whatEv to i8*)], align 16
@.str.95 = constant [13 x i8] c"St9bad_alloc\00", align 1
@_ZTISt9bad_alloc = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.95, i32 0, i32 0), %struct.description* @_ZTISt9exception }, align 8
@.str.96 = constant [15 x i8] c"std::bad_alloc\00", align 1
@_ZTVSt9bad_alloc = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt9bad_alloc to i8*), i8* bitcast (void (i8*)* @destroy_plain to i8*), i8* bitcast (void (i8*)* @delete_plain to i8*), i8* bitcast (i8* (i8*)* @_ZNKSt9bad_alloc4whatEv to i8*)], align 16
@.str.97 = constant [25 x i8] c"St20bad_array_new_length\00", align 1
@_ZTISt20bad_array_new_length = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.97, i32 0, i32 0), %struct.description* @_ZTISt9bad_alloc }, align 8
@.str.98 = constant [26 x i8] c"std::bad_array_new_length\00", align 1
@_ZTVSt20bad_array_new_length = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt20bad_array_new_length to i8*), i8* bitcast (void (i8*)* @destroy_plain to i8*), i8* bitcast (void (i8*)* @delete_plain to i8*), i8* bitcast (i8* (i8*)* @_ZNKSt20bad_array_new_length4whatEv to i8*)], align 16
@.str.99 = constant [12 x i8] c"St8bad_cast\00", align 1
@_ZTISt8bad_cast = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.99, i32 0, i32 0), %struct.description* @_ZTISt9exception }, align 8
@.str.100 = constant [14 x i8] c"std::bad_cast\00", align 1
@_ZTVSt8bad_cast = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt8bad_cast to i8*), i8* bitcast (void (i8*)* @destroy_plain to i8*), i8* bitcast (void (i8*)* @delete_plain to i8*), i8* bitcast (i8* (i8*)* @_ZNKSt8bad_cast4whatEv to i8*)], align 16
@.str.101 = constant [15 x i8] c"St10bad_typeid\00", align 1
@_ZTISt10bad_typeid = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.101, i32 0, i32 0), %struct.description* @_ZTISt9exception }, align 8
@.str.102 = constant [16 x i8] c"std::bad_typeid\00", align 1
@_ZTVSt10bad_typeid = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt10bad_typeid to i8*), i8* bitcast (void (i8*)* @destroy_plain to i8*), i8* bitcast (void (i8*)* @delete_plain to i8*), i8* bitcast (i8* (i8*)* @_ZNKSt10bad_typeid4whatEv to i8*)], align 16
@.str.103 = constant [22 x i8] c"St17bad_function_call\00", align 1
@_ZTISt17bad_function_call = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.103, i32 0, i32 0), %struct.description* @_ZTISt9exception }, align 8
@.str.104 = constant [18 x i8] c"bad_function_call\00", align 1
@_ZTVSt17bad_function_call = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt17bad_function_call to i8*), i8* bitcast (void (i8*)* @destroy_plain to i8*), i8* bitcast (void (i8*)* @delete_plain to i8*), i8* bitcast (i8* (i8*)* @_ZNKSt17bad_function_call4whatEv to i8*)], align 16
@.str.105 = constant [17 x i8] c"St12bad_weak_ptr\00", align 1
@_ZTISt12bad_weak_ptr = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.105, i32 0, i32 0), %struct.description* @_ZTISt9exception }, align 8
@.str.106 = constant [13 x i8] c"bad_weak_ptr\00", align 1
@_ZTVSt12bad_weak_ptr = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt12bad_weak_ptr to i8*), i8* bitcast (void (i8*)* @destroy_plain to i8*), i8* bitcast (void (i8*)* @delete_plain to i8*), i8* bitcast (i8* (i8*)* @_ZNKSt12bad_weak_ptr4whatEv to i8*)], align 16
@.str.107 = constant [18 x i8] c"St13runtime_error\00", align 1
@_ZTISt13runtime_error = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.107, i32 0, i32 0), %struct.description* @_ZTISt9exception }, align 8
@_ZTVSt13runtime_error = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt13runtime_error to i8*), i8* bitcast (void (%struct.library_exception*)* @destroy_exception to i8*), i8* bitcast (void (%struct.library_exception*)* @delete_exception to i8*), i8* bitcast (i8* (%struct.library_exception*)* @kept_text to i8*)], align 16
@.str.108 = constant [16 x i8] c"St11range_error\00", align 1
@_ZTISt11range_error = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.108, i32 0, i32 0), %struct.description* @_ZTISt13runtime_error }, align 8
@_ZTVSt11range_error = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt11range_error to i8*), i8* bitcast (void (%struct.library_exception*)* @destroy_exception to i8*), i8* bitcast (void (%struct.library_exception*)* @delete_exception to i8*), i8* bitcast (i8* (%struct.library_exception*)* @kept_text to i8*)], align 16
@.str.109 = constant [19 x i8] c"St14overflow_error\00", align 1
@_ZTISt14overflow_error = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.109, i32 0, i32 0), %struct.description* @_ZTISt13runtime_error }, align 8
@_ZTVSt14overflow_error = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt14overflow_error to i8*), i8* bitcast (void (%struct.library_exception*)* @destroy_exception to i8*), i8* bitcast (void (%struct.library_exception*)* @delete_exception to i8*), i8* bitcast (i8* (%struct.library_exception*)* @kept_text to i8*)], align 16
@.str.110 = constant [20 x i8] c"St15underflow_error\00", align 1
@_ZTISt15underflow_error = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.110, i32 0, i32 0), %struct.description* @_ZTISt13runtime_error }, align 8
@_ZTVSt15underflow_error = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt15underflow_error to i8*), i8* bitcast (void (%struct.library_exception*)* @destroy_exception to i8*), i8* bitcast (void (%struct.library_exception*)* @delete_exception to i8*), i8* bitcast (i8* (%struct.library_exception*)* @kept_text to i8*)], align 16
@.str.111 = constant [17 x i8] c"St12system_error\00", align 1
@_ZTISt12system_error = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.111, i32 0, i32 0), %struct.description* @_ZTISt13runtime_error }, align 8
@_ZTVSt12system_error = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt12system_error to i8*), i8* bitcast (void (%struct.library_exception*)* @destroy_exception to i8*), i8* bitcast (void (%struct.library_exception*)* @delete_exception to i8*), i8* bitcast (i8* (%struct.library_exception*)* @kept_text to i8*)], align 16
@.str.112 = constant [16 x i8] c"St11logic_error\00", align 1
@_ZTISt11logic_error = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.112, i32 0, i32 0), %struct.description* @_ZTISt9exception }, align 8
@_ZTVSt11logic_error = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt11logic_error to i8*), i8* bitcast (void (%struct.library_exception*)* @destroy_exception to i8*), i8* bitcast (void (%struct.library_exception*)* @delete_exception to i8*), i8* bitcast (i8* (%struct.library_exception*)* @kept_text to i8*)], align 16
@.str.113 = constant [21 x i8] c"St16invalid_argument\00", align 1
@_ZTISt16invalid_argument = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.113, i32 0, i32 0), %struct.description* @_ZTISt11logic_error }, align 8
@_ZTVSt16invalid_argument = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt16invalid_argument to i8*), i8* bitcast (void (%struct.library_exception*)* @destroy_exception to i8*), i8* bitcast (void (%struct.library_exception*)* @delete_exception to i8*), i8* bitcast (i8* (%struct.library_exception*)* @kept_text to i8*)], align 16
@.str.114 = constant [17 x i8] c"St12domain_error\00", align 1
@_ZTISt12domain_error = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.114, i32 0, i32 0), %struct.description* @_ZTISt11logic_error }, align 8
@_ZTVSt12domain_error = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt12domain_error to i8*), i8* bitcast (void (%struct.library_exception*)* @destroy_exception to i8*), i8* bitcast (void (%struct.library_exception*)* @delete_exception to i8*), i8* bitcast (i8* (%struct.library_exception*)* @kept_text to i8*)], align 16
@.str.115 = constant [17 x i8] c"St12length_error\00", align 1
@_ZTISt12length_error = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.115, i32 0, i32 0), %struct.description* @_ZTISt11logic_error }, align 8
@_ZTVSt12length_error = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt12length_error to i8*), i8* bitcast (void (%struct.library_exception*)* @destroy_exception to i8*), i8* bitcast (void (%struct.library_exception*)* @delete_exception to i8*), i8* bitcast (i8* (%struct.library_exception*)* @kept_text to i8*)], align 16
@.str.116 = constant [17 x i8] c"St12out_of_range\00", align 1
@_ZTISt12out_of_range = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.116, i32 0, i32 0), %struct.description* @_ZTISt11logic_error }, align 8
@_ZTVSt12out_of_range = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt12out_of_range to i8*), i8* bitcast (void (%struct.library_exception*)* @destroy_exception to i8*), i8* bitcast (void (%struct.library_exception*)* @delete_exception to i8*), i8* bitcast (i8* (%struct.library_exception*)* @kept_text to i8*)], align 16
@.str.117 = constant [17 x i8] c"St12future_error\00", align 1
@_ZTISt12future_error = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.117, i32 0, i32 0), %struct.description* @_ZTISt11logic_error }, align 8
@_ZTVSt12future_error = constant [5 x i8*] [i8* null, i8* bitcast (%struct.description* @_ZTISt12future_error to i8*), i8* bitcast (void (%struct.library_exception*)* @destroy_exception to i8*), i8* bitcast (void (%struct.library_exception*)* @delete_exception to i8*), i8* bitcast (i8* (%struct.library_exception*)* @kept_text to i8*)], align 16
@.str.118 = constant [2 x i8] c"i\00", align 1
@_ZTIi = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.118, i32 0, i32 0), %struct.description* null }, align 8
@.str.119 = constant [2 x i8] c"j\00", align 1
@_ZTIj = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.119, i32 0, i32 0), %struct.description* null }, align 8
@.str.120 = constant [2 x i8] c"l\00", align 1
@_ZTIl = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.120, i32 0, i32 0), %struct.description* null }, align 8
@.str.121 = constant [2 x i8] c"m\00", align 1
@_ZTIm = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.121, i32 0, i32 0), %struct.description* null }, align 8
@.str.122 = constant [2 x i8] c"x\00", align 1
@_ZTIx = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.122, i32 0, i32 0), %struct.description* null }, align 8
@.str.123 = constant [2 x i8] c"y\00", align 1
@_ZTIy = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.123, i32 0, i32 0), %struct.description* null }, align 8
@.str.124 = constant [2 x i8] c"s\00", align 1
@_ZTIs = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.124, i32 0, i32 0), %struct.description* null }, align 8
@.str.125 = constant [2 x i8] c"t\00", align 1
@_ZTIt = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.125, i32 0, i32 0), %struct.description* null }, align 8
@.str.126 = constant [2 x i8] c"c\00", align 1
@_ZTIc = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.126, i32 0, i32 0), %struct.description* null }, align 8
@.str.127 = constant [2 x i8] c"a\00", align 1
@_ZTIa = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.127, i32 0, i32 0), %struct.description* null }, align 8
@.str.128 = constant [2 x i8] c"h\00", align 1
@_ZTIh = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.128, i32 0, i32 0), %struct.description* null }, align 8
@.str.129 = constant [2 x i8] c"b\00", align 1
@_ZTIb = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.129, i32 0, i32 0), %struct.description* null }, align 8
@.str.130 = constant [2 x i8] c"f\00", align 1
@_ZTIf = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.130, i32 0, i32 0), %struct.description* null }, align 8
@.str.131 = constant [2 x i8] c"d\00", align 1
@_ZTId = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.131, i32 0, i32 0), %struct.description* null }, align 8
@.str.132 = constant [4 x i8] c"PKc\00", align 1
@_ZTIPKc = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.132, i32 0, i32 0), %struct.description* null }, align 8
@.str.133 = constant [3 x i8] c"Pc\00", align 1
@_ZTIPc = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.133, i32 0, i32 0), %struct.description* null }, align 8
@.str.134 = constant [3 x i8] c"Pv\00", align 1
@_ZTIPv = constant %struct.description { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([5 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.134, i32 0, i32 0), %struct.description* null }, align 8
@.str.135 = constant [25 x i8] c"std::terminate is called\00", align 1
@.str.136 = constant [34 x i8] c"a pure virtual function is called\00", align 1
@.str.137 = constant [37 x i8] c"a deleted virtual function is called\00", align 1
@.str.138 = constant [13 x i8] c"system error\00", align 1
@.str.139 = constant [18 x i8] c"std::future_error\00", align 1
@.str.140 = constant [64 x i8] c"a dynamic_cast of an object with several bases is not supported\00", align 1
@categories = constant [3 x i8**] [i8** getelementptr inbounds ([8 x i8*], [8 x i8*]* @category_functions, i32 0, i32 0), i8** getelementptr inbounds ([8 x i8*], [8 x i8*]* @category_functions, i32 0, i32 0), i8** getelementptr inbounds ([8 x i8*], [8 x i8*]* @category_functions, i32 0, i32 0)], align 16
@stream_table = constant [6 x i64] [i64 8, i64 0, i64 0, i64 0, i64 0, i64 0], align 16
@_ZSt4cout = global %struct.stream { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([6 x i64]* @stream_table to i8*), i64 24) to i64*), [33 x i64] zeroinitializer }, align 8
@_ZSt4cerr = global %struct.stream { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([6 x i64]* @stream_table to i8*), i64 24) to i64*), [33 x i64] zeroinitializer }, align 8
@_ZSt4clog = global %struct.stream { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([6 x i64]* @stream_table to i8*), i64 24) to i64*), [33 x i64] zeroinitializer }, align 8
@.str.141 = constant [45 x i8] c"a std::thread that is not joinable is joined\00", align 1
@pointer_lock = global i32 0, align 4
@_ZSt11__once_call = thread_local global void ()* null, align 8
@_ZSt15__once_callable = thread_local global i8* null, align 8
@detached = global [64 x i64] zeroinitializer, align 16
@.str.142 = constant [88 x i8] c"cancellation between pthread_cleanup_push and pthread_cleanup_pop is not supported here\00", align 1
@.str.143 = constant [9 x i8] c"deadlock\00", align 1
@.str.144 = constant [45 x i8] c"a thread locks a mutex that it holds already\00", align 1
@.str.145 = constant [26 x i8] c"a lock is destroyed twice\00", align 1
@.str.146 = constant [37 x i8] c"a lock is destroyed while it is held\00", align 1
@.str.147 = constant [39 x i8] c"a lock is taken after it was destroyed\00", align 1
@.str.148 = constant [10 x i8] c"condition\00", align 1
@.str.149 = constant [52 x i8] c"a condition variable is used after it was destroyed\00", align 1
@.str.150 = constant [62 x i8] c"a condition variable is destroyed while a thread waits for it\00", align 1
@.str.151 = constant [57 x i8] c"a thread waits for a condition without holding the mutex\00", align 1
@classes = constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 16
@.str.153 = constant [17 x i8] c"0123456789ABCDEF\00", align 1
@.str.154 = constant [17 x i8] c"0123456789abcdef\00", align 1
@.str.155 = constant [41 x i8] c"more than 64 functions to be run at exit\00", align 1
@.str.156 = constant [6 x i8] c"shift\00", align 1
@.str.157 = constant [50 x i8] c"a shift by as many bits as the value has, or more\00", align 1
@.str.158 = constant [17 x i8] c"division-by-zero\00", align 1
@.str.159 = constant [17 x i8] c"division by zero\00", align 1
@.str.160 = constant [18 x i8] c"division-overflow\00", align 1
@.str.161 = constant [42 x i8] c"the most negative number is divided by -1\00", align 1
@.str.162 = constant [49 x i8] c"a signal that the program sends is not supported\00", align 1
@.str.163 = constant [88 x i8] c"read-copy-update in a thread that main did not create, or in the 16th, is not supported\00", align 1
@.str.164 = constant [54 x i8] c"a section of read-copy-update ends that did not begin\00", align 1
@.str.165 = constant [69 x i8] c"a grace period within a section of read-copy-update waits for itself\00", align 1
@.str.166 = constant [16 x i8] c"synchronize_rcu\00", align 1
@category_functions = constant [8 x i8*] [i8* null, i8* null, i8* bitcast (i8* (i8*)* @category_name to i8*), i8* null, i8* bitcast (void (%struct.small_string*, i8*, i32)* @category_message to i8*), i8* bitcast ({ i32, i8* } (i8*, i32)* @category_condition to i8*), i8* bitcast (i1 (i8*, i32, %struct.condition*)* @category_of_condition to i8*), i8* bitcast (i1 (i8*, %struct.condition*, i32)* @category_of_code to i8*)], align 16
@.str.167 = constant [6 x i8] c"error\00", align 1
@.str.168 = constant [9 x i8] c"error %d\00", align 1

define i32* @__errno_location() {
entry:
  ret i32* @error_number
}

define i32* @__error() {
entry:
  ret i32* @error_number
}

define i32 @pthread_create(i64* %thread, %struct.attributes* %attributes, i8* (i8*)* %start, i8* %argument) {
entry:
  %thread.addr = alloca i64*, align 8
  %attributes.addr = alloca %struct.attributes*, align 8
  %start.addr = alloca i8* (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  store i64* %thread, i64** %thread.addr, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i8* (i8*)* %start, i8* (i8*)** %start.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %1 = load i8* (i8*)*, i8* (i8*)** %start.addr, align 8
  %2 = load i8*, i8** %argument.addr, align 8
  %call = call i64 @create_thread(%struct.attributes* %0, i8* (i8*)* %1, i8* %2)
  %3 = load i64*, i64** %thread.addr, align 8
  store i64 %call, i64* %3, align 8
  ret i32 0
}

define i64 @create_thread(%struct.attributes* %attributes, i8* (i8*)* %start, i8* %argument) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %start.addr = alloca i8* (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  %is_detached = alloca i32, align 4
  %thread = alloca i64, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i8* (i8*)* %start, i8* (i8*)** %start.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %tobool = icmp ne %struct.attributes* %0, null
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:
  %1 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %detached = getelementptr inbounds %struct.attributes, %struct.attributes* %1, i32 0, i32 0
  %2 = load i32, i32* %detached, align 8
  %tobool1 = icmp ne i32 %2, 0
  br label %land.end

land.end:
  %3 = phi i1 [ false, %entry ], [ %tobool1, %land.rhs ]
  %land.ext = zext i1 %3 to i32
  store i32 %land.ext, i32* %is_detached, align 4
  %4 = load i8* (i8*)*, i8* (i8*)** %start.addr, align 8
  %5 = bitcast i8* (i8*)* %4 to i8*
  %6 = load i8*, i8** %argument.addr, align 8
  %call = call i64 @__katec_create(i8* %5, i8* %6)
  store i64 %call, i64* %thread, align 8
  %7 = load i32, i32* %is_detached, align 4
  %tobool2 = icmp ne i32 %7, 0
  br i1 %tobool2, label %if.then, label %if.end

if.then:
  %8 = load i64, i64* %thread, align 8
  %add = add i64 1099511627776, %8
  call void @__katec_set_slot(i64 %add, i8* inttoptr (i64 1 to i8*))
  br label %if.end

if.end:
  %9 = load i64, i64* %thread, align 8
  ret i64 %9
}

define i32 @__katec_pthread_create_4(i32* %thread, %struct.attributes* %attributes, i8* (i8*)* %start, i8* %argument) {
entry:
  %thread.addr = alloca i32*, align 8
  %attributes.addr = alloca %struct.attributes*, align 8
  %start.addr = alloca i8* (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  store i32* %thread, i32** %thread.addr, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i8* (i8*)* %start, i8* (i8*)** %start.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %1 = load i8* (i8*)*, i8* (i8*)** %start.addr, align 8
  %2 = load i8*, i8** %argument.addr, align 8
  %call = call i64 @create_thread(%struct.attributes* %0, i8* (i8*)* %1, i8* %2)
  %conv = trunc i64 %call to i32
  %3 = load i32*, i32** %thread.addr, align 8
  store i32 %conv, i32* %3, align 4
  ret i32 0
}

define i32 @__katec_pthread_create_2(i16* %thread, %struct.attributes* %attributes, i8* (i8*)* %start, i8* %argument) {
entry:
  %thread.addr = alloca i16*, align 8
  %attributes.addr = alloca %struct.attributes*, align 8
  %start.addr = alloca i8* (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  store i16* %thread, i16** %thread.addr, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i8* (i8*)* %start, i8* (i8*)** %start.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %1 = load i8* (i8*)*, i8* (i8*)** %start.addr, align 8
  %2 = load i8*, i8** %argument.addr, align 8
  %call = call i64 @create_thread(%struct.attributes* %0, i8* (i8*)* %1, i8* %2)
  %conv = trunc i64 %call to i16
  %3 = load i16*, i16** %thread.addr, align 8
  store i16 %conv, i16* %3, align 2
  ret i32 0
}

define i32 @pthread_detach(i64 %thread) {
entry:
  %thread.addr = alloca i64, align 8
  %before = alloca i64, align 8
  store i64 %thread, i64* %thread.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %1 = load i64, i64* %thread.addr, align 8
  %mul = mul i64 2, %1
  %add = add i64 %mul, 1
  %call = call i64 @note_end(i64 %0, i64 %add)
  store i64 %call, i64* %before, align 8
  %2 = load i64, i64* %before, align 8
  %3 = load i64, i64* %thread.addr, align 8
  %mul1 = mul i64 2, %3
  %add2 = add i64 %mul1, 2
  %cmp = icmp eq i64 %2, %add2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str.1, i64 0, i64 0))
  br label %if.end

if.end:
  %4 = load i64, i64* %before, align 8
  %5 = load i64, i64* %thread.addr, align 8
  %mul3 = mul i64 2, %5
  %add4 = add i64 %mul3, 1
  %cmp5 = icmp eq i64 %4, %add4
  br i1 %cmp5, label %if.then8, label %lor.lhs.false

lor.lhs.false:
  %6 = load i64, i64* %thread.addr, align 8
  %add6 = add i64 1099511627776, %6
  %call7 = call i8* @__katec_get_slot(i64 %add6)
  %tobool = icmp ne i8* %call7, null
  br i1 %tobool, label %if.then8, label %if.end9

if.then8:
  call void @__katec_error(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0))
  br label %if.end9

if.end9:
  %7 = load i64, i64* %thread.addr, align 8
  %add10 = add i64 1099511627776, %7
  call void @__katec_set_slot(i64 %add10, i8* inttoptr (i64 1 to i8*))
  ret i32 0
}

define i64 @note_end(i64 %thread, i64 %what) {
entry:
  %thread.addr = alloca i64, align 8
  %what.addr = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store i64 %thread, i64* %thread.addr, align 8
  store i64 %what, i64* %what.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %rem = urem i64 %0, 64
  %arrayidx = getelementptr inbounds [64 x i64], [64 x i64]* @detached, i64 0, i64 %rem
  %1 = load i64, i64* %what.addr, align 8
  store i64 %1, i64* %.atomictmp, align 8
  %2 = load i64, i64* %.atomictmp, align 8
  %3 = atomicrmw xchg i64* %arrayidx, i64 %2 monotonic, align 8
  store i64 %3, i64* %atomic-temp, align 8
  %4 = load i64, i64* %atomic-temp, align 8
  ret i64 %4
}

declare void @__katec_error(i8* noundef, i8* noundef)

declare i8* @__katec_get_slot(i64 noundef)

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
  call void @__katec_error(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str.3, i64 0, i64 0))
  br label %if.end

if.end:
  %1 = load i64, i64* %thread.addr, align 8
  %call1 = call i8* @__katec_join(i64 %1)
  ret i8* %call1
}

define i32 @__katec_join_detachable(i64 %thread, i8** %result) {
entry:
  %thread.addr = alloca i64, align 8
  %result.addr = alloca i8**, align 8
  store i64 %thread, i64* %thread.addr, align 8
  store i8** %result, i8*** %result.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %1 = load i64, i64* %thread.addr, align 8
  %mul = mul i64 2, %1
  %add = add i64 %mul, 2
  %call = call i64 @note_end(i64 %0, i64 %add)
  %2 = load i64, i64* %thread.addr, align 8
  %mul1 = mul i64 2, %2
  %add2 = add i64 %mul1, 1
  %cmp = icmp eq i64 %call, %add2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str.3, i64 0, i64 0))
  br label %if.end

if.end:
  %3 = load i64, i64* %thread.addr, align 8
  %4 = load i8**, i8*** %result.addr, align 8
  %call3 = call i32 @pthread_join(i64 %3, i8** %4)
  ret i32 %call3
}

define i32 @pthread_tryjoin_np(i64 %thread, i8** %result) {
entry:
  %thread.addr = alloca i64, align 8
  %result.addr = alloca i8**, align 8
  store i64 %thread, i64* %thread.addr, align 8
  store i8** %result, i8*** %result.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %1 = load i8**, i8*** %result.addr, align 8
  %call = call i32 @try_to_join(i64 %0, i8** %1, i32 16)
  ret i32 %call
}

define i32 @try_to_join(i64 %thread, i8** %result, i32 %otherwise) {
entry:
  %thread.addr = alloca i64, align 8
  %result.addr = alloca i8**, align 8
  %otherwise.addr = alloca i32, align 4
  store i64 %thread, i64* %thread.addr, align 8
  store i8** %result, i8*** %result.addr, align 8
  store i32 %otherwise, i32* %otherwise.addr, align 4
  %call = call i32 @__katec_choose(i32 2)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %0 = load i64, i64* %thread.addr, align 8
  %1 = load i8**, i8*** %result.addr, align 8
  %call1 = call i32 @pthread_join(i64 %0, i8** %1)
  br label %cond.end

cond.false:
  %2 = load i32, i32* %otherwise.addr, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call1, %cond.true ], [ %2, %cond.false ]
  ret i32 %cond
}

define i32 @pthread_timedjoin_np(i64 %thread, i8** %result, i8* %time) {
entry:
  %thread.addr = alloca i64, align 8
  %result.addr = alloca i8**, align 8
  %time.addr = alloca i8*, align 8
  store i64 %thread, i64* %thread.addr, align 8
  store i8** %result, i8*** %result.addr, align 8
  store i8* %time, i8** %time.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %1 = load i8**, i8*** %result.addr, align 8
  %call = call i32 @try_to_join(i64 %0, i8** %1, i32 110)
  ret i32 %call
}

define i32 @pthread_clockjoin_np(i64 %thread, i8** %result, i32 %clock, i8* %time) {
entry:
  %thread.addr = alloca i64, align 8
  %result.addr = alloca i8**, align 8
  %clock.addr = alloca i32, align 4
  %time.addr = alloca i8*, align 8
  store i64 %thread, i64* %thread.addr, align 8
  store i8** %result, i8*** %result.addr, align 8
  store i32 %clock, i32* %clock.addr, align 4
  store i8* %time, i8** %time.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %1 = load i8**, i8*** %result.addr, align 8
  %call = call i32 @try_to_join(i64 %0, i8** %1, i32 110)
  ret i32 %call
}

define void @__katec_push_handler(%struct.handler* %handler, void (i8*)* %function, i8* %argument) {
entry:
  %handler.addr = alloca %struct.handler*, align 8
  %function.addr = alloca void (i8*)*, align 8
  %argument.addr = alloca i8*, align 8
  store %struct.handler* %handler, %struct.handler** %handler.addr, align 8
  store void (i8*)* %function, void (i8*)** %function.addr, align 8
  store i8* %argument, i8** %argument.addr, align 8
  %0 = load void (i8*)*, void (i8*)** %function.addr, align 8
  %1 = load %struct.handler*, %struct.handler** %handler.addr, align 8
  %function1 = getelementptr inbounds %struct.handler, %struct.handler* %1, i32 0, i32 0
  store void (i8*)* %0, void (i8*)** %function1, align 8
  %2 = load i8*, i8** %argument.addr, align 8
  %3 = load %struct.handler*, %struct.handler** %handler.addr, align 8
  %argument2 = getelementptr inbounds %struct.handler, %struct.handler* %3, i32 0, i32 1
  store i8* %2, i8** %argument2, align 8
  %call = call i8* @__katec_get_slot(i64 70368744177665)
  %4 = bitcast i8* %call to %struct.handler*
  %5 = load %struct.handler*, %struct.handler** %handler.addr, align 8
  %outer = getelementptr inbounds %struct.handler, %struct.handler* %5, i32 0, i32 2
  store %struct.handler* %4, %struct.handler** %outer, align 8
  %6 = load %struct.handler*, %struct.handler** %handler.addr, align 8
  %7 = bitcast %struct.handler* %6 to i8*
  call void @__katec_set_slot(i64 70368744177665, i8* %7)
  ret void
}

define void @__katec_pop_handler(%struct.handler* %handler, i32 %run) {
entry:
  %handler.addr = alloca %struct.handler*, align 8
  %run.addr = alloca i32, align 4
  store %struct.handler* %handler, %struct.handler** %handler.addr, align 8
  store i32 %run, i32* %run.addr, align 4
  %0 = load %struct.handler*, %struct.handler** %handler.addr, align 8
  %outer = getelementptr inbounds %struct.handler, %struct.handler* %0, i32 0, i32 2
  %1 = load %struct.handler*, %struct.handler** %outer, align 8
  %2 = bitcast %struct.handler* %1 to i8*
  call void @__katec_set_slot(i64 70368744177665, i8* %2)
  %3 = load i32, i32* %run.addr, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %4 = load %struct.handler*, %struct.handler** %handler.addr, align 8
  %function = getelementptr inbounds %struct.handler, %struct.handler* %4, i32 0, i32 0
  %5 = load void (i8*)*, void (i8*)** %function, align 8
  %6 = load %struct.handler*, %struct.handler** %handler.addr, align 8
  %argument = getelementptr inbounds %struct.handler, %struct.handler* %6, i32 0, i32 1
  %7 = load i8*, i8** %argument, align 8
  call void %5(i8* %7)
  br label %if.end

if.end:
  ret void
}

define void @__katec_go_on_ending() {
entry:
  call void @__katec_throw(i8* null, i8* null)
  call void @__katec_thread_end()
  %call = call i8* @__katec_get_slot(i64 70368744177668)
  call void @__katec_exit(i8* %call)
  ret void
}

declare void @__katec_throw(i8* noundef, i8* noundef)

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

define void @pthread_exit(i8* %value) {
entry:
  %value.addr = alloca i8*, align 8
  %handler = alloca %struct.handler*, align 8
  store i8* %value, i8** %value.addr, align 8
  %call = call i8* @__katec_get_slot(i64 70368744177666)
  %tobool = icmp ne i8* %call, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([88 x i8], [88 x i8]* @.str.5, i64 0, i64 0))
  br label %if.end

if.end:
  %call1 = call i32 @__katec_cancels()
  %tobool2 = icmp ne i32 %call1, 0
  br i1 %tobool2, label %if.then3, label %if.end4

if.then3:
  call void @__katec_set_slot(i64 70368744177667, i8* inttoptr (i64 1 to i8*))
  br label %if.end4

if.end4:
  br label %while.cond

while.cond:
  %call5 = call i8* @__katec_get_slot(i64 70368744177665)
  %0 = bitcast i8* %call5 to %struct.handler*
  store %struct.handler* %0, %struct.handler** %handler, align 8
  %tobool6 = icmp ne %struct.handler* %0, null
  br i1 %tobool6, label %while.body, label %while.end

while.body:
  %1 = load %struct.handler*, %struct.handler** %handler, align 8
  call void @__katec_pop_handler(%struct.handler* %1, i32 1)
  br label %while.cond

while.end:
  %2 = load i8*, i8** %value.addr, align 8
  call void @__katec_set_slot(i64 70368744177668, i8* %2)
  call void @__katec_go_on_ending()
  ret void
}

declare i32 @__katec_cancels()

define i32 @pthread_cancel(i64 %thread) {
entry:
  %thread.addr = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i64 %thread, i64* %thread.addr, align 8
  %0 = load i64, i64* %thread.addr, align 8
  %cmp = icmp uge i64 %0, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([84 x i8], [84 x i8]* @.str.6, i64 0, i64 0))
  br label %if.end

if.end:
  %1 = load i64, i64* %thread.addr, align 8
  %arrayidx = getelementptr inbounds [64 x i32], [64 x i32]* @cancelled, i64 0, i64 %1
  store i32 1, i32* %.atomictmp, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  %3 = atomicrmw xchg i32* %arrayidx, i32 %2 release, align 4
  store i32 %3, i32* %atomic-temp, align 4
  %4 = load i32, i32* %atomic-temp, align 4
  ret i32 0
}

define void @pthread_testcancel() {
entry:
  %call = call i32 @is_cancelled()
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  call void @end_cancelled()
  br label %if.end

if.end:
  ret void
}

define i32 @is_cancelled() {
entry:
  %retval = alloca i32, align 4
  %self = alloca i64, align 8
  %atomic-temp = alloca i32, align 4
  %call = call i64 @__katec_self()
  store i64 %call, i64* %self, align 8
  %call1 = call i32 @__katec_cancels()
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %lor.lhs.false, label %if.then

lor.lhs.false:
  %0 = load i64, i64* %self, align 8
  %cmp = icmp uge i64 %0, 64
  br i1 %cmp, label %if.then, label %lor.lhs.false2

lor.lhs.false2:
  %call3 = call i8* @__katec_get_slot(i64 70368744177667)
  %tobool4 = icmp ne i8* %call3, null
  br i1 %tobool4, label %if.then, label %if.end

if.then:
  store i32 0, i32* %retval, align 4
  br label %return

if.end:
  %1 = load i64, i64* %self, align 8
  %arrayidx = getelementptr inbounds [64 x i32], [64 x i32]* @cancelled, i64 0, i64 %1
  %2 = load atomic i32, i32* %arrayidx acquire, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  store i32 %3, i32* %retval, align 4
  br label %return

return:
  %4 = load i32, i32* %retval, align 4
  ret i32 %4
}

define void @end_cancelled() {
entry:
  %call = call i8* @__katec_get_slot(i64 70368744177666)
  %tobool = icmp ne i8* %call, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([88 x i8], [88 x i8]* @.str.142, i64 0, i64 0))
  br label %if.end

if.end:
  call void @pthread_exit(i8* inttoptr (i64 -1 to i8*))
  ret void
}

define i32 @__sigsetjmp(i8* %place, i32 %mask) {
entry:
  %place.addr = alloca i8*, align 8
  %mask.addr = alloca i32, align 4
  store i8* %place, i8** %place.addr, align 8
  store i32 %mask, i32* %mask.addr, align 4
  %0 = load i32, i32* %mask.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.str.7, i64 0, i64 0))
  br label %if.end

if.end:
  ret i32 0
}

define void @__pthread_register_cancel(i8* %place) {
entry:
  %place.addr = alloca i8*, align 8
  store i8* %place, i8** %place.addr, align 8
  %call = call i8* @__katec_get_slot(i64 70368744177666)
  %add.ptr = getelementptr inbounds i8, i8* %call, i64 1
  call void @__katec_set_slot(i64 70368744177666, i8* %add.ptr)
  ret void
}

define void @__pthread_unregister_cancel(i8* %place) {
entry:
  %place.addr = alloca i8*, align 8
  store i8* %place, i8** %place.addr, align 8
  %call = call i8* @__katec_get_slot(i64 70368744177666)
  %add.ptr = getelementptr inbounds i8, i8* %call, i64 -1
  call void @__katec_set_slot(i64 70368744177666, i8* %add.ptr)
  ret void
}

define i32 @pthread_setcancelstate(i32 %state, i32* %before) {
entry:
  %state.addr = alloca i32, align 4
  %before.addr = alloca i32*, align 8
  store i32 %state, i32* %state.addr, align 4
  store i32* %before, i32** %before.addr, align 8
  %0 = load i32*, i32** %before.addr, align 8
  %tobool = icmp ne i32* %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %call = call i8* @__katec_get_slot(i64 70368744177667)
  %cmp = icmp ne i8* %call, null
  %conv = zext i1 %cmp to i32
  %1 = load i32*, i32** %before.addr, align 8
  store i32 %conv, i32* %1, align 4
  br label %if.end

if.end:
  %2 = load i32, i32* %state.addr, align 4
  %conv1 = sext i32 %2 to i64
  %3 = inttoptr i64 %conv1 to i8*
  call void @__katec_set_slot(i64 70368744177667, i8* %3)
  ret i32 0
}

define i32 @pthread_setcanceltype(i32 %type, i32* %before) {
entry:
  %type.addr = alloca i32, align 4
  %before.addr = alloca i32*, align 8
  store i32 %type, i32* %type.addr, align 4
  store i32* %before, i32** %before.addr, align 8
  %0 = load i32, i32* %type.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:
  %call = call i32 @__katec_cancels()
  %tobool1 = icmp ne i32 %call, 0
  br i1 %tobool1, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.str.8, i64 0, i64 0))
  br label %if.end

if.end:
  %1 = load i32*, i32** %before.addr, align 8
  %tobool2 = icmp ne i32* %1, null
  br i1 %tobool2, label %if.then3, label %if.end4

if.then3:
  %2 = load i32*, i32** %before.addr, align 8
  store i32 0, i32* %2, align 4
  br label %if.end4

if.end4:
  ret i32 0
}

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

define i32 @pthread_attr_init(%struct.attributes* %attributes) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %.compoundliteral = alloca %struct.attributes, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  %0 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %detached = getelementptr inbounds %struct.attributes, %struct.attributes* %.compoundliteral, i32 0, i32 0
  store i32 0, i32* %detached, align 8
  %scope = getelementptr inbounds %struct.attributes, %struct.attributes* %.compoundliteral, i32 0, i32 1
  store i32 0, i32* %scope, align 4
  %inherited = getelementptr inbounds %struct.attributes, %struct.attributes* %.compoundliteral, i32 0, i32 2
  store i32 0, i32* %inherited, align 8
  %policy = getelementptr inbounds %struct.attributes, %struct.attributes* %.compoundliteral, i32 0, i32 3
  store i32 0, i32* %policy, align 4
  %priority = getelementptr inbounds %struct.attributes, %struct.attributes* %.compoundliteral, i32 0, i32 4
  store i32 0, i32* %priority, align 8
  %stack = getelementptr inbounds %struct.attributes, %struct.attributes* %.compoundliteral, i32 0, i32 5
  store i64 8388608, i64* %stack, align 8
  %guard = getelementptr inbounds %struct.attributes, %struct.attributes* %.compoundliteral, i32 0, i32 6
  store i64 4096, i64* %guard, align 8
  %1 = bitcast %struct.attributes* %0 to i8*
  %2 = bitcast %struct.attributes* %.compoundliteral to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 8 %2, i64 40, i1 false)
  ret i32 0
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define i32 @pthread_attr_destroy(%struct.attributes* %attributes) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_attr_setdetachstate(%struct.attributes* %attributes, i32 %value) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %value.addr = alloca i32, align 4
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32, i32* %value.addr, align 4
  %1 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %detached = getelementptr inbounds %struct.attributes, %struct.attributes* %1, i32 0, i32 0
  store i32 %0, i32* %detached, align 8
  ret i32 0
}

define i32 @pthread_attr_getdetachstate(%struct.attributes* %attributes, i32* %value) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %value.addr = alloca i32*, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i32* %value, i32** %value.addr, align 8
  %0 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %detached = getelementptr inbounds %struct.attributes, %struct.attributes* %0, i32 0, i32 0
  %1 = load i32, i32* %detached, align 8
  %2 = load i32*, i32** %value.addr, align 8
  store i32 %1, i32* %2, align 4
  ret i32 0
}

define i32 @pthread_attr_setscope(%struct.attributes* %attributes, i32 %value) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %value.addr = alloca i32, align 4
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32, i32* %value.addr, align 4
  %1 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %scope = getelementptr inbounds %struct.attributes, %struct.attributes* %1, i32 0, i32 1
  store i32 %0, i32* %scope, align 4
  ret i32 0
}

define i32 @pthread_attr_getscope(%struct.attributes* %attributes, i32* %value) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %value.addr = alloca i32*, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i32* %value, i32** %value.addr, align 8
  %0 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %scope = getelementptr inbounds %struct.attributes, %struct.attributes* %0, i32 0, i32 1
  %1 = load i32, i32* %scope, align 4
  %2 = load i32*, i32** %value.addr, align 8
  store i32 %1, i32* %2, align 4
  ret i32 0
}

define i32 @pthread_attr_setinheritsched(%struct.attributes* %attributes, i32 %value) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %value.addr = alloca i32, align 4
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32, i32* %value.addr, align 4
  %1 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %inherited = getelementptr inbounds %struct.attributes, %struct.attributes* %1, i32 0, i32 2
  store i32 %0, i32* %inherited, align 8
  ret i32 0
}

define i32 @pthread_attr_getinheritsched(%struct.attributes* %attributes, i32* %value) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %value.addr = alloca i32*, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i32* %value, i32** %value.addr, align 8
  %0 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %inherited = getelementptr inbounds %struct.attributes, %struct.attributes* %0, i32 0, i32 2
  %1 = load i32, i32* %inherited, align 8
  %2 = load i32*, i32** %value.addr, align 8
  store i32 %1, i32* %2, align 4
  ret i32 0
}

define i32 @pthread_attr_setschedpolicy(%struct.attributes* %attributes, i32 %value) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %value.addr = alloca i32, align 4
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32, i32* %value.addr, align 4
  %1 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %policy = getelementptr inbounds %struct.attributes, %struct.attributes* %1, i32 0, i32 3
  store i32 %0, i32* %policy, align 4
  ret i32 0
}

define i32 @pthread_attr_getschedpolicy(%struct.attributes* %attributes, i32* %value) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %value.addr = alloca i32*, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i32* %value, i32** %value.addr, align 8
  %0 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %policy = getelementptr inbounds %struct.attributes, %struct.attributes* %0, i32 0, i32 3
  %1 = load i32, i32* %policy, align 4
  %2 = load i32*, i32** %value.addr, align 8
  store i32 %1, i32* %2, align 4
  ret i32 0
}

define i32 @pthread_attr_setstacksize(%struct.attributes* %attributes, i64 %value) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %value.addr = alloca i64, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i64, i64* %value.addr, align 8
  %1 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %stack = getelementptr inbounds %struct.attributes, %struct.attributes* %1, i32 0, i32 5
  store i64 %0, i64* %stack, align 8
  ret i32 0
}

define i32 @pthread_attr_getstacksize(%struct.attributes* %attributes, i64* %value) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %value.addr = alloca i64*, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i64* %value, i64** %value.addr, align 8
  %0 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %stack = getelementptr inbounds %struct.attributes, %struct.attributes* %0, i32 0, i32 5
  %1 = load i64, i64* %stack, align 8
  %2 = load i64*, i64** %value.addr, align 8
  store i64 %1, i64* %2, align 8
  ret i32 0
}

define i32 @pthread_attr_setguardsize(%struct.attributes* %attributes, i64 %value) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %value.addr = alloca i64, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i64, i64* %value.addr, align 8
  %1 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %guard = getelementptr inbounds %struct.attributes, %struct.attributes* %1, i32 0, i32 6
  store i64 %0, i64* %guard, align 8
  ret i32 0
}

define i32 @pthread_attr_getguardsize(%struct.attributes* %attributes, i64* %value) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %value.addr = alloca i64*, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i64* %value, i64** %value.addr, align 8
  %0 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %guard = getelementptr inbounds %struct.attributes, %struct.attributes* %0, i32 0, i32 6
  %1 = load i64, i64* %guard, align 8
  %2 = load i64*, i64** %value.addr, align 8
  store i64 %1, i64* %2, align 8
  ret i32 0
}

define i32 @pthread_attr_setschedparam(%struct.attributes* %attributes, i32* %priority) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %priority.addr = alloca i32*, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i32* %priority, i32** %priority.addr, align 8
  %0 = load i32*, i32** %priority.addr, align 8
  %1 = load i32, i32* %0, align 4
  %2 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %priority1 = getelementptr inbounds %struct.attributes, %struct.attributes* %2, i32 0, i32 4
  store i32 %1, i32* %priority1, align 8
  ret i32 0
}

define i32 @pthread_attr_getschedparam(%struct.attributes* %attributes, i32* %priority) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %priority.addr = alloca i32*, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i32* %priority, i32** %priority.addr, align 8
  %0 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %priority1 = getelementptr inbounds %struct.attributes, %struct.attributes* %0, i32 0, i32 4
  %1 = load i32, i32* %priority1, align 8
  %2 = load i32*, i32** %priority.addr, align 8
  store i32 %1, i32* %2, align 4
  ret i32 0
}

define i32 @pthread_attr_setstackaddr(%struct.attributes* %attributes, i8* %address) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %address.addr = alloca i8*, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i8* %address, i8** %address.addr, align 8
  ret i32 0
}

define i32 @pthread_attr_setstack(%struct.attributes* %attributes, i8* %address, i64 %size) {
entry:
  %attributes.addr = alloca %struct.attributes*, align 8
  %address.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store %struct.attributes* %attributes, %struct.attributes** %attributes.addr, align 8
  store i8* %address, i8** %address.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %1 = load %struct.attributes*, %struct.attributes** %attributes.addr, align 8
  %stack = getelementptr inbounds %struct.attributes, %struct.attributes* %1, i32 0, i32 5
  store i64 %0, i64* %stack, align 8
  ret i32 0
}

define i32 @pthread_attr_setaffinity_np(i8* %attributes, i64 %size, i8* %processors) {
entry:
  %attributes.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %processors.addr = alloca i8*, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i8* %processors, i8** %processors.addr, align 8
  ret i32 0
}

define i32 @pthread_setaffinity_np(i64 %thread, i64 %size, i8* %processors) {
entry:
  %thread.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %processors.addr = alloca i8*, align 8
  store i64 %thread, i64* %thread.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i8* %processors, i8** %processors.addr, align 8
  ret i32 0
}

define i32 @sched_setaffinity(i32 %process, i64 %size, i8* %processors) {
entry:
  %process.addr = alloca i32, align 4
  %size.addr = alloca i64, align 8
  %processors.addr = alloca i8*, align 8
  store i32 %process, i32* %process.addr, align 4
  store i64 %size, i64* %size.addr, align 8
  store i8* %processors, i8** %processors.addr, align 8
  ret i32 0
}

define i32 @pthread_setschedparam(i64 %thread, i32 %policy, i8* %parameters) {
entry:
  %thread.addr = alloca i64, align 8
  %policy.addr = alloca i32, align 4
  %parameters.addr = alloca i8*, align 8
  store i64 %thread, i64* %thread.addr, align 8
  store i32 %policy, i32* %policy.addr, align 4
  store i8* %parameters, i8** %parameters.addr, align 8
  ret i32 0
}

define i32 @pthread_getschedparam(i64 %thread, i32* %policy, i32* %priority) {
entry:
  %thread.addr = alloca i64, align 8
  %policy.addr = alloca i32*, align 8
  %priority.addr = alloca i32*, align 8
  store i64 %thread, i64* %thread.addr, align 8
  store i32* %policy, i32** %policy.addr, align 8
  store i32* %priority, i32** %priority.addr, align 8
  %0 = load i32*, i32** %priority.addr, align 8
  store i32 0, i32* %0, align 4
  %1 = load i32*, i32** %policy.addr, align 8
  store i32 0, i32* %1, align 4
  ret i32 0
}

define i32 @pthread_setschedprio(i64 %thread, i32 %priority) {
entry:
  %thread.addr = alloca i64, align 8
  %priority.addr = alloca i32, align 4
  store i64 %thread, i64* %thread.addr, align 8
  store i32 %priority, i32* %priority.addr, align 4
  ret i32 0
}

define i32 @sched_setscheduler(i32 %process, i32 %policy, i8* %parameters) {
entry:
  %process.addr = alloca i32, align 4
  %policy.addr = alloca i32, align 4
  %parameters.addr = alloca i8*, align 8
  store i32 %process, i32* %process.addr, align 4
  store i32 %policy, i32* %policy.addr, align 4
  store i8* %parameters, i8** %parameters.addr, align 8
  ret i32 0
}

define i32 @sched_get_priority_max(i32 %policy) {
entry:
  %policy.addr = alloca i32, align 4
  store i32 %policy, i32* %policy.addr, align 4
  %0 = load i32, i32* %policy.addr, align 4
  %tobool = icmp ne i32 %0, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 99, i32 0
  ret i32 %cond
}

define i32 @sched_get_priority_min(i32 %policy) {
entry:
  %policy.addr = alloca i32, align 4
  store i32 %policy, i32* %policy.addr, align 4
  %0 = load i32, i32* %policy.addr, align 4
  %tobool = icmp ne i32 %0, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 1, i32 0
  ret i32 %cond
}

define i32 @pthread_setname_np(i64 %thread, i8* %name) {
entry:
  %thread.addr = alloca i64, align 8
  %name.addr = alloca i8*, align 8
  store i64 %thread, i64* %thread.addr, align 8
  store i8* %name, i8** %name.addr, align 8
  ret i32 0
}

define i32 @pthread_getname_np(i64 %thread, i8* %name, i64 %size) {
entry:
  %thread.addr = alloca i64, align 8
  %name.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i64 %thread, i64* %thread.addr, align 8
  store i8* %name, i8** %name.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %1 = load i8*, i8** %name.addr, align 8
  store i8 0, i8* %1, align 1
  br label %if.end

if.end:
  ret i32 0
}

define i32 @pthread_setconcurrency(i32 %level) {
entry:
  %level.addr = alloca i32, align 4
  store i32 %level, i32* %level.addr, align 4
  ret i32 0
}

define i32 @pthread_getconcurrency() {
entry:
  ret i32 0
}

define i32 @pthread_atfork(void ()* %before, void ()* %parent, void ()* %child) {
entry:
  %before.addr = alloca void ()*, align 8
  %parent.addr = alloca void ()*, align 8
  %child.addr = alloca void ()*, align 8
  store void ()* %before, void ()** %before.addr, align 8
  store void ()* %parent, void ()** %parent.addr, align 8
  store void ()* %child, void ()** %child.addr, align 8
  ret i32 0
}

define i32 @sleep(i32 %seconds) {
entry:
  %seconds.addr = alloca i32, align 4
  store i32 %seconds, i32* %seconds.addr, align 4
  call void @pthread_testcancel()
  ret i32 0
}

define i32 @usleep(i32 %microseconds) {
entry:
  %microseconds.addr = alloca i32, align 4
  store i32 %microseconds, i32* %microseconds.addr, align 4
  %call = call i32 @sleep(i32 0)
  ret i32 %call
}

define i32 @nanosleep(i8* %time, i8* %rest) {
entry:
  %time.addr = alloca i8*, align 8
  %rest.addr = alloca i8*, align 8
  store i8* %time, i8** %time.addr, align 8
  store i8* %rest, i8** %rest.addr, align 8
  %call = call i32 @sleep(i32 0)
  ret i32 %call
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

define i32 @pthread_mutexattr_settype(i32* %attributes, i32 %value) {
entry:
  %attributes.addr = alloca i32*, align 8
  %value.addr = alloca i32, align 4
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32*, i32** %attributes.addr, align 8
  %1 = load i32, i32* %0, align 4
  %and = and i32 %1, -256
  %2 = load i32, i32* %value.addr, align 4
  %shl = shl i32 %2, 0
  %or = or i32 %and, %shl
  %3 = load i32*, i32** %attributes.addr, align 8
  store i32 %or, i32* %3, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_gettype(i32* %attributes, i32* %value) {
entry:
  %attributes.addr = alloca i32*, align 8
  %value.addr = alloca i32*, align 8
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32* %value, i32** %value.addr, align 8
  %0 = load i32*, i32** %attributes.addr, align 8
  %1 = load i32, i32* %0, align 4
  %shr = lshr i32 %1, 0
  %and = and i32 %shr, 255
  %2 = load i32*, i32** %value.addr, align 8
  store i32 %and, i32* %2, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_setprioceiling(i32* %attributes, i32 %value) {
entry:
  %attributes.addr = alloca i32*, align 8
  %value.addr = alloca i32, align 4
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32*, i32** %attributes.addr, align 8
  %1 = load i32, i32* %0, align 4
  %and = and i32 %1, -65281
  %2 = load i32, i32* %value.addr, align 4
  %shl = shl i32 %2, 8
  %or = or i32 %and, %shl
  %3 = load i32*, i32** %attributes.addr, align 8
  store i32 %or, i32* %3, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_getprioceiling(i32* %attributes, i32* %value) {
entry:
  %attributes.addr = alloca i32*, align 8
  %value.addr = alloca i32*, align 8
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32* %value, i32** %value.addr, align 8
  %0 = load i32*, i32** %attributes.addr, align 8
  %1 = load i32, i32* %0, align 4
  %shr = lshr i32 %1, 8
  %and = and i32 %shr, 255
  %2 = load i32*, i32** %value.addr, align 8
  store i32 %and, i32* %2, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_setprotocol(i32* %attributes, i32 %value) {
entry:
  %attributes.addr = alloca i32*, align 8
  %value.addr = alloca i32, align 4
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32*, i32** %attributes.addr, align 8
  %1 = load i32, i32* %0, align 4
  %and = and i32 %1, -16711681
  %2 = load i32, i32* %value.addr, align 4
  %shl = shl i32 %2, 16
  %or = or i32 %and, %shl
  %3 = load i32*, i32** %attributes.addr, align 8
  store i32 %or, i32* %3, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_getprotocol(i32* %attributes, i32* %value) {
entry:
  %attributes.addr = alloca i32*, align 8
  %value.addr = alloca i32*, align 8
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32* %value, i32** %value.addr, align 8
  %0 = load i32*, i32** %attributes.addr, align 8
  %1 = load i32, i32* %0, align 4
  %shr = lshr i32 %1, 16
  %and = and i32 %shr, 255
  %2 = load i32*, i32** %value.addr, align 8
  store i32 %and, i32* %2, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_setpshared(i32* %attributes, i32 %value) {
entry:
  %attributes.addr = alloca i32*, align 8
  %value.addr = alloca i32, align 4
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32*, i32** %attributes.addr, align 8
  %1 = load i32, i32* %0, align 4
  %and = and i32 %1, 16777215
  %2 = load i32, i32* %value.addr, align 4
  %shl = shl i32 %2, 24
  %or = or i32 %and, %shl
  %3 = load i32*, i32** %attributes.addr, align 8
  store i32 %or, i32* %3, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_getpshared(i32* %attributes, i32* %value) {
entry:
  %attributes.addr = alloca i32*, align 8
  %value.addr = alloca i32*, align 8
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32* %value, i32** %value.addr, align 8
  %0 = load i32*, i32** %attributes.addr, align 8
  %1 = load i32, i32* %0, align 4
  %shr = lshr i32 %1, 24
  %and = and i32 %shr, 255
  %2 = load i32*, i32** %value.addr, align 8
  store i32 %and, i32* %2, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_setrobust(i32* %attributes, i32 %robust) {
entry:
  %attributes.addr = alloca i32*, align 8
  %robust.addr = alloca i32, align 4
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32 %robust, i32* %robust.addr, align 4
  %0 = load i32, i32* %robust.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.str.9, i64 0, i64 0))
  br label %if.end

if.end:
  ret i32 0
}

define i32 @pthread_mutexattr_getrobust(i32* %attributes, i32* %robust) {
entry:
  %attributes.addr = alloca i32*, align 8
  %robust.addr = alloca i32*, align 8
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32* %robust, i32** %robust.addr, align 8
  %0 = load i32*, i32** %robust.addr, align 8
  store i32 0, i32* %0, align 4
  ret i32 0
}

define i32 @pthread_mutex_init(i32* %mutex, i32* %attributes) {
entry:
  %mutex.addr = alloca i32*, align 8
  %attributes.addr = alloca i32*, align 8
  %kind = alloca i32, align 4
  store i32* %mutex, i32** %mutex.addr, align 8
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32 0, i32* %kind, align 4
  %0 = load i32*, i32** %mutex.addr, align 8
  store i32 0, i32* %0, align 4
  %call = call i32 @__katec_mutex_kinds()
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end4

if.then:
  %1 = load i32*, i32** %attributes.addr, align 8
  %tobool1 = icmp ne i32* %1, null
  br i1 %tobool1, label %if.then2, label %if.end

if.then2:
  %2 = load i32*, i32** %attributes.addr, align 8
  %call3 = call i32 @pthread_mutexattr_gettype(i32* %2, i32* %kind)
  br label %if.end

if.end:
  %3 = load i32, i32* %kind, align 4
  %4 = load i32*, i32** %mutex.addr, align 8
  %arrayidx = getelementptr inbounds i32, i32* %4, i64 4
  store i32 %3, i32* %arrayidx, align 4
  br label %if.end4

if.end4:
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
  call void @__katec_error(i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.143, i64 0, i64 0), i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.str.144, i64 0, i64 0))
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
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.str.11, i64 0, i64 0))
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
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.12, i64 0, i64 0))
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
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.145, i64 0, i64 0))
  br label %if.end

if.end:
  %2 = load i32, i32* %old, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.then1, label %if.end2

if.then1:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str.146, i64 0, i64 0))
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
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.str.147, i64 0, i64 0))
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
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.str.13, i64 0, i64 0))
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

define i32 @pthread_rwlockattr_init(i32* %attributes) {
entry:
  %attributes.addr = alloca i32*, align 8
  store i32* %attributes, i32** %attributes.addr, align 8
  %0 = load i32*, i32** %attributes.addr, align 8
  store i32 0, i32* %0, align 4
  ret i32 0
}

define i32 @pthread_rwlockattr_destroy(i8* %attributes) {
entry:
  %attributes.addr = alloca i8*, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_rwlockattr_setpshared(i32* %attributes, i32 %value) {
entry:
  %attributes.addr = alloca i32*, align 8
  %value.addr = alloca i32, align 4
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32*, i32** %attributes.addr, align 8
  %1 = load i32, i32* %0, align 4
  %and = and i32 %1, -256
  %2 = load i32, i32* %value.addr, align 4
  %shl = shl i32 %2, 0
  %or = or i32 %and, %shl
  %3 = load i32*, i32** %attributes.addr, align 8
  store i32 %or, i32* %3, align 4
  ret i32 0
}

define i32 @pthread_rwlockattr_getpshared(i32* %attributes, i32* %value) {
entry:
  %attributes.addr = alloca i32*, align 8
  %value.addr = alloca i32*, align 8
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32* %value, i32** %value.addr, align 8
  %0 = load i32*, i32** %attributes.addr, align 8
  %1 = load i32, i32* %0, align 4
  %shr = lshr i32 %1, 0
  %and = and i32 %shr, 255
  %2 = load i32*, i32** %value.addr, align 8
  store i32 %and, i32* %2, align 4
  ret i32 0
}

define i32 @pthread_rwlockattr_setkind_np(i32* %attributes, i32 %value) {
entry:
  %attributes.addr = alloca i32*, align 8
  %value.addr = alloca i32, align 4
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32*, i32** %attributes.addr, align 8
  %1 = load i32, i32* %0, align 4
  %and = and i32 %1, -65281
  %2 = load i32, i32* %value.addr, align 4
  %shl = shl i32 %2, 8
  %or = or i32 %and, %shl
  %3 = load i32*, i32** %attributes.addr, align 8
  store i32 %or, i32* %3, align 4
  ret i32 0
}

define i32 @pthread_rwlockattr_getkind_np(i32* %attributes, i32* %value) {
entry:
  %attributes.addr = alloca i32*, align 8
  %value.addr = alloca i32*, align 8
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32* %value, i32** %value.addr, align 8
  %0 = load i32*, i32** %attributes.addr, align 8
  %1 = load i32, i32* %0, align 4
  %shr = lshr i32 %1, 8
  %and = and i32 %shr, 255
  %2 = load i32*, i32** %value.addr, align 8
  store i32 %and, i32* %2, align 4
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
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([64 x i8], [64 x i8]* @.str.14, i64 0, i64 0))
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
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.148, i64 0, i64 0), i8* getelementptr inbounds ([52 x i8], [52 x i8]* @.str.149, i64 0, i64 0))
  br label %if.end

if.end:
  %1 = load i32, i32* %value.addr, align 4
  ret i32 %1
}

define i32 @pthread_condattr_init(i32* %attributes) {
entry:
  %attributes.addr = alloca i32*, align 8
  store i32* %attributes, i32** %attributes.addr, align 8
  %0 = load i32*, i32** %attributes.addr, align 8
  store i32 0, i32* %0, align 4
  ret i32 0
}

define i32 @pthread_condattr_destroy(i8* %attributes) {
entry:
  %attributes.addr = alloca i8*, align 8
  store i8* %attributes, i8** %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_condattr_setclock(i32* %attributes, i32 %value) {
entry:
  %attributes.addr = alloca i32*, align 8
  %value.addr = alloca i32, align 4
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32*, i32** %attributes.addr, align 8
  %1 = load i32, i32* %0, align 4
  %and = and i32 %1, -256
  %2 = load i32, i32* %value.addr, align 4
  %shl = shl i32 %2, 0
  %or = or i32 %and, %shl
  %3 = load i32*, i32** %attributes.addr, align 8
  store i32 %or, i32* %3, align 4
  ret i32 0
}

define i32 @pthread_condattr_getclock(i32* %attributes, i32* %value) {
entry:
  %attributes.addr = alloca i32*, align 8
  %value.addr = alloca i32*, align 8
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32* %value, i32** %value.addr, align 8
  %0 = load i32*, i32** %attributes.addr, align 8
  %1 = load i32, i32* %0, align 4
  %shr = lshr i32 %1, 0
  %and = and i32 %shr, 255
  %2 = load i32*, i32** %value.addr, align 8
  store i32 %and, i32* %2, align 4
  ret i32 0
}

define i32 @pthread_condattr_setpshared(i32* %attributes, i32 %value) {
entry:
  %attributes.addr = alloca i32*, align 8
  %value.addr = alloca i32, align 4
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %0 = load i32*, i32** %attributes.addr, align 8
  %1 = load i32, i32* %0, align 4
  %and = and i32 %1, -65281
  %2 = load i32, i32* %value.addr, align 4
  %shl = shl i32 %2, 8
  %or = or i32 %and, %shl
  %3 = load i32*, i32** %attributes.addr, align 8
  store i32 %or, i32* %3, align 4
  ret i32 0
}

define i32 @pthread_condattr_getpshared(i32* %attributes, i32* %value) {
entry:
  %attributes.addr = alloca i32*, align 8
  %value.addr = alloca i32*, align 8
  store i32* %attributes, i32** %attributes.addr, align 8
  store i32* %value, i32** %value.addr, align 8
  %0 = load i32*, i32** %attributes.addr, align 8
  %1 = load i32, i32* %0, align 4
  %shr = lshr i32 %1, 8
  %and = and i32 %shr, 255
  %2 = load i32*, i32** %value.addr, align 8
  store i32 %and, i32* %2, align 4
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
  %ends = alloca i32, align 4
  %count = alloca i32, align 4
  %before = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %after = alloca i32, align 4
  %atomic-temp10 = alloca i32, align 4
  store i32 %what, i32* %what.addr, align 4
  store i32* %condition, i32** %condition.addr, align 8
  store i32* %mutex, i32** %mutex.addr, align 8
  call void @pthread_testcancel()
  store i32 0, i32* %ends, align 4
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
  %cmp3 = icmp eq i32 %6, 1
  br i1 %cmp3, label %land.lhs.true, label %if.else

land.lhs.true:
  %call4 = call i32 @__katec_cancels()
  %tobool = icmp ne i32 %call4, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:
  %7 = load i32*, i32** %condition.addr, align 8
  %8 = load i32, i32* %before, align 4
  %call5 = call i32 @await_signal(i32* %7, i32 %8)
  %9 = load i32, i32* %before, align 4
  %cmp6 = icmp eq i32 %call5, %9
  %conv = zext i1 %cmp6 to i32
  store i32 %conv, i32* %ends, align 4
  br label %if.end23

if.else:
  %10 = load i32, i32* %what.addr, align 4
  %cmp7 = icmp ne i32 %10, 0
  br i1 %cmp7, label %if.then9, label %if.end22

if.then9:
  %11 = load i32*, i32** %condition.addr, align 8
  %12 = load atomic i32, i32* %11 monotonic, align 4
  store i32 %12, i32* %atomic-temp10, align 4
  %13 = load i32, i32* %atomic-temp10, align 4
  store i32 %13, i32* %after, align 4
  %14 = load i32, i32* %what.addr, align 4
  %cmp11 = icmp eq i32 %14, 2
  br i1 %cmp11, label %if.then13, label %if.end

if.then13:
  %15 = load i32, i32* %after, align 4
  %16 = load i32, i32* %before, align 4
  %cmp14 = icmp ne i32 %15, %16
  %conv15 = zext i1 %cmp14 to i32
  call void @__katec_assume(i32 %conv15)
  br label %if.end

if.end:
  %17 = load i32, i32* %after, align 4
  %18 = load i32, i32* %before, align 4
  %cmp16 = icmp ne i32 %17, %18
  %conv17 = zext i1 %cmp16 to i32
  call void @__katec_sleep(i32 %conv17)
  %19 = load i32, i32* %after, align 4
  %20 = load i32, i32* %before, align 4
  %add = add nsw i32 %20, 1073741824
  %cmp18 = icmp eq i32 %19, %add
  br i1 %cmp18, label %if.then20, label %if.end21

if.then20:
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.148, i64 0, i64 0), i8* getelementptr inbounds ([62 x i8], [62 x i8]* @.str.150, i64 0, i64 0))
  br label %if.end21

if.end21:
  br label %if.end22

if.end22:
  br label %if.end23

if.end23:
  %21 = load i32*, i32** %mutex.addr, align 8
  %call24 = call i32 @lock_word(i32* %21, i32 0)
  %22 = load i32*, i32** %mutex.addr, align 8
  %23 = bitcast i32* %22 to i8*
  %24 = load i32, i32* %count, align 4
  call void @__katec_set_held(i8* %23, i32 %24)
  call void @__katec_quiet(i32 0)
  %25 = load i32, i32* %ends, align 4
  %tobool25 = icmp ne i32 %25, 0
  br i1 %tobool25, label %if.then26, label %if.end27

if.then26:
  call void @end_cancelled()
  br label %if.end27

if.end27:
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
  %retval = alloca i32, align 4
  %semaphore.addr = alloca i32*, align 8
  %old = alloca i32, align 4
  store i32* %semaphore, i32** %semaphore.addr, align 8
  br label %while.cond

while.cond:
  %call = call i32 @__katec_cancels()
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:
  %0 = load i32*, i32** %semaphore.addr, align 8
  %call1 = call i32 @__katec_try_add_within(i32* %0, i32 1, i32 2147483647, i32 -1)
  %cmp = icmp sgt i32 %call1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i32 0, i32* %retval, align 4
  br label %return

if.end:
  call void @pthread_testcancel()
  br label %while.cond

while.end:
  %1 = load i32*, i32** %semaphore.addr, align 8
  %call2 = call i32 @__katec_try_add_within(i32* %1, i32 1, i32 2147483647, i32 -1)
  store i32 %call2, i32* %old, align 4
  %2 = load i32, i32* %old, align 4
  %cmp3 = icmp sgt i32 %2, 0
  %conv = zext i1 %cmp3 to i32
  call void @__katec_wait(i32 %conv)
  store i32 0, i32* %retval, align 4
  br label %return

return:
  %3 = load i32, i32* %retval, align 4
  ret i32 %3
}

declare i32 @__katec_try_add_within(i32* noundef, i32 noundef, i32 noundef, i32 noundef)

define i32 @sem_trywait(i32* %semaphore) {
entry:
  %semaphore.addr = alloca i32*, align 8
  store i32* %semaphore, i32** %semaphore.addr, align 8
  %0 = load i32*, i32** %semaphore.addr, align 8
  %call = call i32 @try_semaphore(i32* %0, i32 11)
  ret i32 %call
}

define i32 @try_semaphore(i32* %semaphore, i32 %reason) {
entry:
  %retval = alloca i32, align 4
  %semaphore.addr = alloca i32*, align 8
  %reason.addr = alloca i32, align 4
  store i32* %semaphore, i32** %semaphore.addr, align 8
  store i32 %reason, i32* %reason.addr, align 4
  %0 = load i32*, i32** %semaphore.addr, align 8
  %call = call i32 @__katec_try_add_within(i32* %0, i32 1, i32 2147483647, i32 -1)
  %cmp = icmp sgt i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i32 0, i32* %retval, align 4
  br label %return

if.end:
  %1 = load i32, i32* %reason.addr, align 4
  store i32 %1, i32* @error_number, align 4
  store i32 -1, i32* %retval, align 4
  br label %return

return:
  %2 = load i32, i32* %retval, align 4
  ret i32 %2
}

define i32 @sem_timedwait(i32* %semaphore, i8* %time) {
entry:
  %semaphore.addr = alloca i32*, align 8
  %time.addr = alloca i8*, align 8
  store i32* %semaphore, i32** %semaphore.addr, align 8
  store i8* %time, i8** %time.addr, align 8
  %0 = load i32*, i32** %semaphore.addr, align 8
  %call = call i32 @try_semaphore(i32* %0, i32 110)
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
  %call = call i32 @try_semaphore(i32* %0, i32 110)
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

define i32* @sem_open(i8* %name, i32 %flags, ...) {
entry:
  %retval = alloca i32*, align 8
  %name.addr = alloca i8*, align 8
  %flags.addr = alloca i32, align 4
  %value = alloca i32, align 4
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %found = alloca i32, align 4
  %at = alloca i32, align 4
  store i8* %name, i8** %name.addr, align 8
  store i32 %flags, i32* %flags.addr, align 4
  store i32 0, i32* %value, align 4
  %0 = load i32, i32* %flags.addr, align 4
  %and = and i32 %0, 64
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:
  %1 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 3
  %reg_save_area = load i8*, i8** %1, align 16
  %2 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset
  %3 = bitcast i8* %2 to i32*
  %4 = add i32 %gp_offset, 8
  store i32 %4, i32* %gp_offset_p, align 16
  br label %vaarg.end

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 2
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %5 = bitcast i8* %overflow_arg_area to i32*
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:
  %vaarg.addr = phi i32* [ %3, %vaarg.in_reg ], [ %5, %vaarg.in_mem ]
  %6 = load i32, i32* %vaarg.addr, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p4 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay3, i32 0, i32 0
  %gp_offset5 = load i32, i32* %gp_offset_p4, align 16
  %fits_in_gp6 = icmp ule i32 %gp_offset5, 40
  br i1 %fits_in_gp6, label %vaarg.in_reg7, label %vaarg.in_mem9

vaarg.in_reg7:
  %7 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay3, i32 0, i32 3
  %reg_save_area8 = load i8*, i8** %7, align 16
  %8 = getelementptr i8, i8* %reg_save_area8, i32 %gp_offset5
  %9 = bitcast i8* %8 to i32*
  %10 = add i32 %gp_offset5, 8
  store i32 %10, i32* %gp_offset_p4, align 16
  br label %vaarg.end13

vaarg.in_mem9:
  %overflow_arg_area_p10 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay3, i32 0, i32 2
  %overflow_arg_area11 = load i8*, i8** %overflow_arg_area_p10, align 8
  %11 = bitcast i8* %overflow_arg_area11 to i32*
  %overflow_arg_area.next12 = getelementptr i8, i8* %overflow_arg_area11, i32 8
  store i8* %overflow_arg_area.next12, i8** %overflow_arg_area_p10, align 8
  br label %vaarg.end13

vaarg.end13:
  %vaarg.addr14 = phi i32* [ %9, %vaarg.in_reg7 ], [ %11, %vaarg.in_mem9 ]
  %12 = load i32, i32* %vaarg.addr14, align 4
  store i32 %12, i32* %value, align 4
  %arraydecay15 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1516 = bitcast %struct.__va_list_tag* %arraydecay15 to i8*
  call void @llvm.va_end(i8* %arraydecay1516)
  br label %if.end

if.end:
  %call = call i32 @lock_word(i32* @named_lock, i32 0)
  %13 = load i8*, i8** %name.addr, align 8
  %call17 = call i32 @named_number(i8* %13)
  store i32 %call17, i32* %found, align 4
  %14 = load i32, i32* %found, align 4
  %cmp = icmp sge i32 %14, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %15 = load i32, i32* %flags.addr, align 4
  %and18 = and i32 %15, 64
  %tobool19 = icmp ne i32 %and18, 0
  br i1 %tobool19, label %land.lhs.true, label %if.end27

land.lhs.true:
  %16 = load i32, i32* %flags.addr, align 4
  %and20 = and i32 %16, 128
  %tobool21 = icmp ne i32 %and20, 0
  br i1 %tobool21, label %if.then24, label %if.end27

cond.false:
  %17 = load i32, i32* %flags.addr, align 4
  %and22 = and i32 %17, 64
  %tobool23 = icmp ne i32 %and22, 0
  br i1 %tobool23, label %if.end27, label %if.then24

if.then24:
  %18 = load i32, i32* %found, align 4
  %cmp25 = icmp sge i32 %18, 0
  %19 = zext i1 %cmp25 to i64
  %cond = select i1 %cmp25, i32 17, i32 2
  store i32 %cond, i32* @error_number, align 4
  %call26 = call i32 @unlock_word(i32* @named_lock)
  store i32* null, i32** %retval, align 8
  br label %return

if.end27:
  %20 = load i32, i32* %found, align 4
  %cmp28 = icmp slt i32 %20, 0
  br i1 %cmp28, label %if.then29, label %if.end53

if.then29:
  %21 = load i32, i32* @named_count, align 4
  %inc = add nsw i32 %21, 1
  store i32 %inc, i32* @named_count, align 4
  store i32 %21, i32* %found, align 4
  %22 = load i32, i32* %found, align 4
  %cmp30 = icmp sge i32 %22, 8
  br i1 %cmp30, label %if.then31, label %if.end32

if.then31:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.str.16, i64 0, i64 0))
  br label %if.end32

if.end32:
  store i32 0, i32* %at, align 4
  br label %for.cond

for.cond:
  %23 = load i8*, i8** %name.addr, align 8
  %24 = load i32, i32* %at, align 4
  %idxprom = sext i32 %24 to i64
  %arrayidx = getelementptr inbounds i8, i8* %23, i64 %idxprom
  %25 = load i8, i8* %arrayidx, align 1
  %tobool33 = icmp ne i8 %25, 0
  br i1 %tobool33, label %for.body, label %for.end

for.body:
  %26 = load i32, i32* %at, align 4
  %cmp34 = icmp sge i32 %26, 31
  br i1 %cmp34, label %if.then35, label %if.end36

if.then35:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i8* getelementptr inbounds ([52 x i8], [52 x i8]* @.str.17, i64 0, i64 0))
  br label %if.end36

if.end36:
  %27 = load i8*, i8** %name.addr, align 8
  %28 = load i32, i32* %at, align 4
  %idxprom37 = sext i32 %28 to i64
  %arrayidx38 = getelementptr inbounds i8, i8* %27, i64 %idxprom37
  %29 = load i8, i8* %arrayidx38, align 1
  %30 = load i32, i32* %found, align 4
  %idxprom39 = sext i32 %30 to i64
  %arrayidx40 = getelementptr inbounds [8 x %struct.anon], [8 x %struct.anon]* @named, i64 0, i64 %idxprom39
  %name41 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx40, i32 0, i32 0
  %31 = load i32, i32* %at, align 4
  %idxprom42 = sext i32 %31 to i64
  %arrayidx43 = getelementptr inbounds [32 x i8], [32 x i8]* %name41, i64 0, i64 %idxprom42
  store i8 %29, i8* %arrayidx43, align 1
  br label %for.inc

for.inc:
  %32 = load i32, i32* %at, align 4
  %inc44 = add nsw i32 %32, 1
  store i32 %inc44, i32* %at, align 4
  br label %for.cond

for.end:
  %33 = load i32, i32* %found, align 4
  %idxprom45 = sext i32 %33 to i64
  %arrayidx46 = getelementptr inbounds [8 x %struct.anon], [8 x %struct.anon]* @named, i64 0, i64 %idxprom45
  %name47 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx46, i32 0, i32 0
  %34 = load i32, i32* %at, align 4
  %idxprom48 = sext i32 %34 to i64
  %arrayidx49 = getelementptr inbounds [32 x i8], [32 x i8]* %name47, i64 0, i64 %idxprom48
  store i8 0, i8* %arrayidx49, align 1
  %35 = load i32, i32* %value, align 4
  %36 = load i32, i32* %found, align 4
  %idxprom50 = sext i32 %36 to i64
  %arrayidx51 = getelementptr inbounds [8 x %struct.anon], [8 x %struct.anon]* @named, i64 0, i64 %idxprom50
  %value52 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx51, i32 0, i32 1
  store i32 %35, i32* %value52, align 4
  br label %if.end53

if.end53:
  %call54 = call i32 @unlock_word(i32* @named_lock)
  %37 = load i32, i32* %found, align 4
  %idxprom55 = sext i32 %37 to i64
  %arrayidx56 = getelementptr inbounds [8 x %struct.anon], [8 x %struct.anon]* @named, i64 0, i64 %idxprom55
  %value57 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx56, i32 0, i32 1
  store i32* %value57, i32** %retval, align 8
  br label %return

return:
  %38 = load i32*, i32** %retval, align 8
  ret i32* %38
}

declare void @llvm.va_start(i8*)

declare void @llvm.va_end(i8*)

define i32 @named_number(i8* %name) {
entry:
  %retval = alloca i32, align 4
  %name.addr = alloca i8*, align 8
  %i = alloca i32, align 4
  %at = alloca i32, align 4
  store i8* %name, i8** %name.addr, align 8
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %1 = load i32, i32* @named_count, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:
  store i32 0, i32* %at, align 4
  br label %while.cond

while.cond:
  %2 = load i32, i32* %at, align 4
  %cmp1 = icmp slt i32 %2, 32
  br i1 %cmp1, label %land.lhs.true, label %land.end

land.lhs.true:
  %3 = load i8*, i8** %name.addr, align 8
  %4 = load i32, i32* %at, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds i8, i8* %3, i64 %idxprom
  %5 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %5 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:
  %6 = load i32, i32* %i, align 4
  %idxprom2 = sext i32 %6 to i64
  %arrayidx3 = getelementptr inbounds [8 x %struct.anon], [8 x %struct.anon]* @named, i64 0, i64 %idxprom2
  %name4 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx3, i32 0, i32 0
  %7 = load i32, i32* %at, align 4
  %idxprom5 = sext i32 %7 to i64
  %arrayidx6 = getelementptr inbounds [32 x i8], [32 x i8]* %name4, i64 0, i64 %idxprom5
  %8 = load i8, i8* %arrayidx6, align 1
  %conv7 = sext i8 %8 to i32
  %9 = load i8*, i8** %name.addr, align 8
  %10 = load i32, i32* %at, align 4
  %idxprom8 = sext i32 %10 to i64
  %arrayidx9 = getelementptr inbounds i8, i8* %9, i64 %idxprom8
  %11 = load i8, i8* %arrayidx9, align 1
  %conv10 = sext i8 %11 to i32
  %cmp11 = icmp eq i32 %conv7, %conv10
  br label %land.end

land.end:
  %12 = phi i1 [ false, %land.lhs.true ], [ false, %while.cond ], [ %cmp11, %land.rhs ]
  br i1 %12, label %while.body, label %while.end

while.body:
  %13 = load i32, i32* %at, align 4
  %inc = add nsw i32 %13, 1
  store i32 %inc, i32* %at, align 4
  br label %while.cond

while.end:
  %14 = load i32, i32* %at, align 4
  %cmp13 = icmp slt i32 %14, 32
  br i1 %cmp13, label %land.lhs.true15, label %if.end

land.lhs.true15:
  %15 = load i32, i32* %i, align 4
  %idxprom16 = sext i32 %15 to i64
  %arrayidx17 = getelementptr inbounds [8 x %struct.anon], [8 x %struct.anon]* @named, i64 0, i64 %idxprom16
  %name18 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx17, i32 0, i32 0
  %16 = load i32, i32* %at, align 4
  %idxprom19 = sext i32 %16 to i64
  %arrayidx20 = getelementptr inbounds [32 x i8], [32 x i8]* %name18, i64 0, i64 %idxprom19
  %17 = load i8, i8* %arrayidx20, align 1
  %conv21 = sext i8 %17 to i32
  %18 = load i8*, i8** %name.addr, align 8
  %19 = load i32, i32* %at, align 4
  %idxprom22 = sext i32 %19 to i64
  %arrayidx23 = getelementptr inbounds i8, i8* %18, i64 %idxprom22
  %20 = load i8, i8* %arrayidx23, align 1
  %conv24 = sext i8 %20 to i32
  %cmp25 = icmp eq i32 %conv21, %conv24
  br i1 %cmp25, label %if.then, label %if.end

if.then:
  %21 = load i32, i32* %i, align 4
  store i32 %21, i32* %retval, align 4
  br label %return

if.end:
  br label %for.inc

for.inc:
  %22 = load i32, i32* %i, align 4
  %inc27 = add nsw i32 %22, 1
  store i32 %inc27, i32* %i, align 4
  br label %for.cond

for.end:
  store i32 -1, i32* %retval, align 4
  br label %return

return:
  %23 = load i32, i32* %retval, align 4
  ret i32 %23
}

define i32 @sem_close(i32* %semaphore) {
entry:
  %semaphore.addr = alloca i32*, align 8
  store i32* %semaphore, i32** %semaphore.addr, align 8
  ret i32 0
}

define i32 @sem_unlink(i8* %name) {
entry:
  %name.addr = alloca i8*, align 8
  %found = alloca i32, align 4
  store i8* %name, i8** %name.addr, align 8
  %call = call i32 @lock_word(i32* @named_lock, i32 0)
  %0 = load i8*, i8** %name.addr, align 8
  %call1 = call i32 @named_number(i8* %0)
  store i32 %call1, i32* %found, align 4
  %1 = load i32, i32* %found, align 4
  %cmp = icmp sge i32 %1, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:
  %2 = load i32, i32* %found, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [8 x %struct.anon], [8 x %struct.anon]* @named, i64 0, i64 %idxprom
  %name2 = getelementptr inbounds %struct.anon, %struct.anon* %arrayidx, i32 0, i32 0
  %arrayidx3 = getelementptr inbounds [32 x i8], [32 x i8]* %name2, i64 0, i64 0
  store i8 1, i8* %arrayidx3, align 4
  br label %if.end

if.else:
  store i32 2, i32* @error_number, align 4
  br label %if.end

if.end:
  %call4 = call i32 @unlock_word(i32* @named_lock)
  %3 = load i32, i32* %found, align 4
  %cmp5 = icmp sge i32 %3, 0
  %4 = zext i1 %cmp5 to i64
  %cond = select i1 %cmp5, i32 0, i32 -1
  ret i32 %cond
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

define i32 @pthread_barrierattr_setpshared(i8* %attributes, i32 %shared) {
entry:
  %attributes.addr = alloca i8*, align 8
  %shared.addr = alloca i32, align 4
  store i8* %attributes, i8** %attributes.addr, align 8
  store i32 %shared, i32* %shared.addr, align 4
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

declare i64 @__katec_create(i8* noundef, i8* noundef)

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
  %call = call i8* @allocate(i64 %0, i64 16, i32 0)
  ret i8* %call
}

define i8* @allocate(i64 %size, i64 %alignment, i32 %zeroed) {
entry:
  %size.addr = alloca i64, align 8
  %alignment.addr = alloca i64, align 8
  %zeroed.addr = alloca i32, align 4
  %address = alloca i8*, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 %alignment, i64* %alignment.addr, align 8
  store i32 %zeroed, i32* %zeroed.addr, align 4
  %0 = load i64, i64* %size.addr, align 8
  %1 = load i64, i64* %alignment.addr, align 8
  %2 = load i32, i32* %zeroed.addr, align 4
  %call = call i8* @__katec_allocate(i64 %0, i64 %1, i32 %2, i32 0)
  store i8* %call, i8** %address, align 8
  %3 = load i8*, i8** %address, align 8
  %4 = load i64, i64* %size.addr, align 8
  call void @__katec_note_size(i8* %3, i64 %4)
  %5 = load i8*, i8** %address, align 8
  ret i8* %5
}

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
  %call = call i8* @allocate(i64 %mul, i64 16, i32 1)
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
  call void @__katec_error(i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.18, i64 0, i64 0), i8* getelementptr inbounds ([61 x i8], [61 x i8]* @.str.19, i64 0, i64 0))
  br label %if.end

if.end:
  %3 = load i64, i64* %size.addr, align 8
  %4 = load i64, i64* %alignment.addr, align 8
  %call = call i8* @allocate(i64 %3, i64 %4, i32 0)
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
  %call = call i8* @allocate(i64 %0, i64 %1, i32 0)
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
  %call = call i8* @allocate(i64 %3, i64 %4, i32 0)
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
  %call = call i8* @allocate(i64 %0, i64 4096, i32 0)
  ret i8* %call
}

define void @free(i8* %address) {
entry:
  %address.addr = alloca i8*, align 8
  store i8* %address, i8** %address.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  call void @__katec_free(i8* %0, i32 0)
  ret void
}

declare void @__katec_free(i8* noundef, i32 noundef)

define i8* @realloc(i8* %old, i64 %size) {
entry:
  %old.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %new = alloca i8*, align 8
  %before = alloca i64, align 8
  store i8* %old, i8** %old.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %call = call i8* @allocate(i64 %0, i64 16, i32 0)
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
  call void @__katec_free(i8* %9, i32 0)
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

define i8* @mmap(i8* %address, i64 %size, i32 %protection, i32 %flags, i32 %file, i64 %offset) {
entry:
  %address.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %protection.addr = alloca i32, align 4
  %flags.addr = alloca i32, align 4
  %file.addr = alloca i32, align 4
  %offset.addr = alloca i64, align 8
  store i8* %address, i8** %address.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i32 %protection, i32* %protection.addr, align 4
  store i32 %flags, i32* %flags.addr, align 4
  store i32 %file, i32* %file.addr, align 4
  store i64 %offset, i64* %offset.addr, align 8
  %0 = load i32, i32* %flags.addr, align 4
  %and = and i32 %0, 32
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %lor.lhs.false, label %if.then

lor.lhs.false:
  %1 = load i32, i32* %flags.addr, align 4
  %and1 = and i32 %1, 16
  %tobool2 = icmp ne i32 %and1, 0
  br i1 %tobool2, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.str.20, i64 0, i64 0))
  br label %if.end

if.end:
  %2 = load i64, i64* %size.addr, align 8
  %call = call i8* @allocate(i64 %2, i64 4096, i32 1)
  ret i8* %call
}

define i32 @munmap(i8* %address, i64 %size) {
entry:
  %address.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %whole = alloca i64, align 8
  store i8* %address, i8** %address.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  %call = call i64 @__katec_allocation_size(i8* %0)
  store i64 %call, i64* %whole, align 8
  %1 = load i64, i64* %whole, align 8
  %add = add i64 %1, 4095
  %div = udiv i64 %add, 4096
  %2 = load i64, i64* %size.addr, align 8
  %add1 = add i64 %2, 4095
  %div2 = udiv i64 %add1, 4096
  %cmp = icmp ne i64 %div, %div2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.str.21, i64 0, i64 0))
  br label %if.end

if.end:
  %3 = load i8*, i8** %address.addr, align 8
  call void @__katec_free(i8* %3, i32 1)
  ret i32 0
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

define i64 @strlcpy(i8* %to, i8* %from, i64 %size) {
entry:
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %length = alloca i64, align 8
  %copied = alloca i64, align 8
  %i = alloca i64, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %from.addr, align 8
  %call = call i64 @strlen(i8* %0)
  store i64 %call, i64* %length, align 8
  %1 = load i64, i64* %length, align 8
  %2 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %1, %2
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %3 = load i64, i64* %length, align 8
  br label %cond.end3

cond.false:
  %4 = load i64, i64* %size.addr, align 8
  %tobool = icmp ne i64 %4, 0
  br i1 %tobool, label %cond.true1, label %cond.false2

cond.true1:
  %5 = load i64, i64* %size.addr, align 8
  %sub = sub i64 %5, 1
  br label %cond.end

cond.false2:
  br label %cond.end

cond.end:
  %cond = phi i64 [ %sub, %cond.true1 ], [ 0, %cond.false2 ]
  br label %cond.end3

cond.end3:
  %cond4 = phi i64 [ %3, %cond.true ], [ %cond, %cond.end ]
  store i64 %cond4, i64* %copied, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:
  %6 = load i64, i64* %i, align 8
  %7 = load i64, i64* %copied, align 8
  %cmp5 = icmp ult i64 %6, %7
  br i1 %cmp5, label %for.body, label %for.end

for.body:
  %8 = load i8*, i8** %from.addr, align 8
  %9 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %8, i64 %9
  %10 = load i8, i8* %arrayidx, align 1
  %11 = load i8*, i8** %to.addr, align 8
  %12 = load i64, i64* %i, align 8
  %arrayidx6 = getelementptr inbounds i8, i8* %11, i64 %12
  store i8 %10, i8* %arrayidx6, align 1
  br label %for.inc

for.inc:
  %13 = load i64, i64* %i, align 8
  %inc = add i64 %13, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond

for.end:
  %14 = load i64, i64* %size.addr, align 8
  %tobool7 = icmp ne i64 %14, 0
  br i1 %tobool7, label %if.then, label %if.end

if.then:
  %15 = load i8*, i8** %to.addr, align 8
  %16 = load i64, i64* %copied, align 8
  %arrayidx8 = getelementptr inbounds i8, i8* %15, i64 %16
  store i8 0, i8* %arrayidx8, align 1
  br label %if.end

if.end:
  %17 = load i64, i64* %length, align 8
  ret i64 %17
}

define i64 @strlcat(i8* %to, i8* %from, i64 %size) {
entry:
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %start = alloca i64, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %to.addr, align 8
  %1 = load i64, i64* %size.addr, align 8
  %call = call i64 @strnlen(i8* %0, i64 %1)
  store i64 %call, i64* %start, align 8
  %2 = load i64, i64* %start, align 8
  %3 = load i64, i64* %start, align 8
  %4 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %3, %4
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %5 = load i8*, i8** %to.addr, align 8
  %6 = load i64, i64* %start, align 8
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 %6
  %7 = load i8*, i8** %from.addr, align 8
  %8 = load i64, i64* %size.addr, align 8
  %9 = load i64, i64* %start, align 8
  %sub = sub i64 %8, %9
  %call1 = call i64 @strlcpy(i8* %add.ptr, i8* %7, i64 %sub)
  br label %cond.end

cond.false:
  %10 = load i8*, i8** %from.addr, align 8
  %call2 = call i64 @strlen(i8* %10)
  br label %cond.end

cond.end:
  %cond = phi i64 [ %call1, %cond.true ], [ %call2, %cond.false ]
  %add = add i64 %2, %cond
  ret i64 %add
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
  %call1 = call i8* @allocate(i64 %1, i64 16, i32 0)
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

define i64 @strspn(i8* %text, i8* %accepted) {
entry:
  %text.addr = alloca i8*, align 8
  %accepted.addr = alloca i8*, align 8
  %length = alloca i64, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %accepted, i8** %accepted.addr, align 8
  store i64 0, i64* %length, align 8
  br label %while.cond

while.cond:
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i64, i64* %length, align 8
  %arrayidx = getelementptr inbounds i8, i8* %0, i64 %1
  %2 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %2 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:
  %3 = load i8*, i8** %accepted.addr, align 8
  %4 = load i8*, i8** %text.addr, align 8
  %5 = load i64, i64* %length, align 8
  %arrayidx1 = getelementptr inbounds i8, i8* %4, i64 %5
  %6 = load i8, i8* %arrayidx1, align 1
  %conv2 = sext i8 %6 to i32
  %call = call i8* @strchr(i8* %3, i32 %conv2)
  %tobool3 = icmp ne i8* %call, null
  br label %land.end

land.end:
  %7 = phi i1 [ false, %while.cond ], [ %tobool3, %land.rhs ]
  br i1 %7, label %while.body, label %while.end

while.body:
  %8 = load i64, i64* %length, align 8
  %inc = add i64 %8, 1
  store i64 %inc, i64* %length, align 8
  br label %while.cond

while.end:
  %9 = load i64, i64* %length, align 8
  ret i64 %9
}

define i64 @strcspn(i8* %text, i8* %refused) {
entry:
  %text.addr = alloca i8*, align 8
  %refused.addr = alloca i8*, align 8
  %length = alloca i64, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %refused, i8** %refused.addr, align 8
  store i64 0, i64* %length, align 8
  br label %while.cond

while.cond:
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i64, i64* %length, align 8
  %arrayidx = getelementptr inbounds i8, i8* %0, i64 %1
  %2 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %2 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:
  %3 = load i8*, i8** %refused.addr, align 8
  %4 = load i8*, i8** %text.addr, align 8
  %5 = load i64, i64* %length, align 8
  %arrayidx1 = getelementptr inbounds i8, i8* %4, i64 %5
  %6 = load i8, i8* %arrayidx1, align 1
  %conv2 = sext i8 %6 to i32
  %call = call i8* @strchr(i8* %3, i32 %conv2)
  %tobool3 = icmp ne i8* %call, null
  %lnot = xor i1 %tobool3, true
  br label %land.end

land.end:
  %7 = phi i1 [ false, %while.cond ], [ %lnot, %land.rhs ]
  br i1 %7, label %while.body, label %while.end

while.body:
  %8 = load i64, i64* %length, align 8
  %inc = add i64 %8, 1
  store i64 %inc, i64* %length, align 8
  br label %while.cond

while.end:
  %9 = load i64, i64* %length, align 8
  ret i64 %9
}

define i8* @strpbrk(i8* %text, i8* %wanted) {
entry:
  %text.addr = alloca i8*, align 8
  %wanted.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %wanted, i8** %wanted.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8*, i8** %wanted.addr, align 8
  %call = call i64 @strcspn(i8* %0, i8* %1)
  %2 = load i8*, i8** %text.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %2, i64 %call
  store i8* %add.ptr, i8** %text.addr, align 8
  %3 = load i8*, i8** %text.addr, align 8
  %4 = load i8, i8* %3, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %5 = load i8*, i8** %text.addr, align 8
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi i8* [ %5, %cond.true ], [ null, %cond.false ]
  ret i8* %cond
}

define i8* @strtok_r(i8* %text, i8* %separators, i8** %rest) {
entry:
  %retval = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  %separators.addr = alloca i8*, align 8
  %rest.addr = alloca i8**, align 8
  %end = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %separators, i8** %separators.addr, align 8
  store i8** %rest, i8*** %rest.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:
  %1 = load i8**, i8*** %rest.addr, align 8
  %2 = load i8*, i8** %1, align 8
  store i8* %2, i8** %text.addr, align 8
  br label %if.end

if.end:
  %3 = load i8*, i8** %text.addr, align 8
  %4 = load i8*, i8** %separators.addr, align 8
  %call = call i64 @strspn(i8* %3, i8* %4)
  %5 = load i8*, i8** %text.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 %call
  store i8* %add.ptr, i8** %text.addr, align 8
  %6 = load i8*, i8** %text.addr, align 8
  %7 = load i8, i8* %6, align 1
  %tobool1 = icmp ne i8 %7, 0
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:
  %8 = load i8*, i8** %text.addr, align 8
  %9 = load i8**, i8*** %rest.addr, align 8
  store i8* %8, i8** %9, align 8
  store i8* null, i8** %retval, align 8
  br label %return

if.end3:
  %10 = load i8*, i8** %text.addr, align 8
  %11 = load i8*, i8** %text.addr, align 8
  %12 = load i8*, i8** %separators.addr, align 8
  %call4 = call i64 @strcspn(i8* %11, i8* %12)
  %add.ptr5 = getelementptr inbounds i8, i8* %10, i64 %call4
  store i8* %add.ptr5, i8** %end, align 8
  %13 = load i8*, i8** %end, align 8
  %14 = load i8, i8* %13, align 1
  %conv = sext i8 %14 to i32
  %tobool6 = icmp ne i32 %conv, 0
  br i1 %tobool6, label %cond.true, label %cond.false

cond.true:
  %15 = load i8*, i8** %end, align 8
  %add.ptr7 = getelementptr inbounds i8, i8* %15, i64 1
  br label %cond.end

cond.false:
  %16 = load i8*, i8** %end, align 8
  br label %cond.end

cond.end:
  %cond = phi i8* [ %add.ptr7, %cond.true ], [ %16, %cond.false ]
  %17 = load i8**, i8*** %rest.addr, align 8
  store i8* %cond, i8** %17, align 8
  %18 = load i8*, i8** %end, align 8
  store i8 0, i8* %18, align 1
  %19 = load i8*, i8** %text.addr, align 8
  store i8* %19, i8** %retval, align 8
  br label %return

return:
  %20 = load i8*, i8** %retval, align 8
  ret i8* %20
}

define i8* @strtok(i8* %text, i8* %separators) {
entry:
  %text.addr = alloca i8*, align 8
  %separators.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %separators, i8** %separators.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8*, i8** %separators.addr, align 8
  %call = call i8* @strtok_r(i8* %0, i8* %1, i8** @strtok_rest)
  ret i8* %call
}

define i8* @stpcpy(i8* %to, i8* %from) {
entry:
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  %0 = load i8*, i8** %to.addr, align 8
  %1 = load i8*, i8** %from.addr, align 8
  %call = call i8* @strcpy(i8* %0, i8* %1)
  %2 = load i8*, i8** %to.addr, align 8
  %3 = load i8*, i8** %from.addr, align 8
  %call1 = call i64 @strlen(i8* %3)
  %add.ptr = getelementptr inbounds i8, i8* %2, i64 %call1
  ret i8* %add.ptr
}

define i8* @strndup(i8* %text, i64 %size) {
entry:
  %text.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %length = alloca i64, align 8
  %copy = alloca i8*, align 8
  %i = alloca i64, align 8
  store i8* %text, i8** %text.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i64, i64* %size.addr, align 8
  %call = call i64 @strnlen(i8* %0, i64 %1)
  store i64 %call, i64* %length, align 8
  %2 = load i64, i64* %length, align 8
  %add = add i64 %2, 1
  %call1 = call i8* @allocate(i64 %add, i64 16, i32 0)
  store i8* %call1, i8** %copy, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:
  %3 = load i64, i64* %i, align 8
  %4 = load i64, i64* %length, align 8
  %cmp = icmp ult i64 %3, %4
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %5 = load i8*, i8** %text.addr, align 8
  %6 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %5, i64 %6
  %7 = load i8, i8* %arrayidx, align 1
  %8 = load i8*, i8** %copy, align 8
  %9 = load i64, i64* %i, align 8
  %arrayidx2 = getelementptr inbounds i8, i8* %8, i64 %9
  store i8 %7, i8* %arrayidx2, align 1
  br label %for.inc

for.inc:
  %10 = load i64, i64* %i, align 8
  %inc = add i64 %10, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond

for.end:
  %11 = load i8*, i8** %copy, align 8
  %12 = load i64, i64* %length, align 8
  %arrayidx3 = getelementptr inbounds i8, i8* %11, i64 %12
  store i8 0, i8* %arrayidx3, align 1
  %13 = load i8*, i8** %copy, align 8
  ret i8* %13
}

define void @bzero(i8* %to, i64 %size) {
entry:
  %to.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i8* %to, i8** %to.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %to.addr, align 8
  %1 = load i64, i64* %size.addr, align 8
  call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 0, i64 %1, i1 false)
  ret void
}

define void @explicit_bzero(i8* %to, i64 %size) {
entry:
  %to.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i8* %to, i8** %to.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %to.addr, align 8
  %1 = load i64, i64* %size.addr, align 8
  call void @llvm.memset.p0i8.i64(i8* align 1 %0, i8 0, i64 %1, i1 false)
  ret void
}

define void @bcopy(i8* %from, i8* %to, i64 %size) {
entry:
  %from.addr = alloca i8*, align 8
  %to.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i8* %from, i8** %from.addr, align 8
  store i8* %to, i8** %to.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %to.addr, align 8
  %1 = load i8*, i8** %from.addr, align 8
  %2 = load i64, i64* %size.addr, align 8
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %1, i64 %2, i1 false)
  ret void
}

define i32 @bcmp(i8* %a, i8* %b, i64 %size) {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i8* %a, i8** %a.addr, align 8
  store i8* %b, i8** %b.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %a.addr, align 8
  %1 = load i8*, i8** %b.addr, align 8
  %2 = load i64, i64* %size.addr, align 8
  %call = call i32 @memcmp(i8* %0, i8* %1, i64 %2)
  ret i32 %call
}

define i8* @index(i8* %text, i32 %character) {
entry:
  %text.addr = alloca i8*, align 8
  %character.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i32 %character, i32* %character.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i32, i32* %character.addr, align 4
  %call = call i8* @strchr(i8* %0, i32 %1)
  ret i8* %call
}

define i8* @rindex(i8* %text, i32 %character) {
entry:
  %text.addr = alloca i8*, align 8
  %character.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i32 %character, i32* %character.addr, align 4
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i32, i32* %character.addr, align 4
  %call = call i8* @strrchr(i8* %0, i32 %1)
  ret i8* %call
}

define i8* @strchrnul(i8* %text, i32 %character) {
entry:
  %text.addr = alloca i8*, align 8
  %character.addr = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i32 %character, i32* %character.addr, align 4
  br label %while.cond

while.cond:
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8, i8* %0, align 1
  %conv = sext i8 %1 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:
  %2 = load i8*, i8** %text.addr, align 8
  %3 = load i8, i8* %2, align 1
  %conv1 = sext i8 %3 to i32
  %4 = load i32, i32* %character.addr, align 4
  %conv2 = trunc i32 %4 to i8
  %conv3 = sext i8 %conv2 to i32
  %cmp = icmp ne i32 %conv1, %conv3
  br label %land.end

land.end:
  %5 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %5, label %while.body, label %while.end

while.body:
  %6 = load i8*, i8** %text.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %6, i32 1
  store i8* %incdec.ptr, i8** %text.addr, align 8
  br label %while.cond

while.end:
  %7 = load i8*, i8** %text.addr, align 8
  ret i8* %7
}

define i8* @rawmemchr(i8* %from, i32 %byte) {
entry:
  %from.addr = alloca i8*, align 8
  %byte.addr = alloca i32, align 4
  store i8* %from, i8** %from.addr, align 8
  store i32 %byte, i32* %byte.addr, align 4
  %0 = load i8*, i8** %from.addr, align 8
  %1 = load i32, i32* %byte.addr, align 4
  %call = call i8* @memchr(i8* %0, i32 %1, i64 9223372036854775807)
  ret i8* %call
}

define i8* @memrchr(i8* %from, i32 %byte, i64 %size) {
entry:
  %retval = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %byte.addr = alloca i32, align 4
  %size.addr = alloca i64, align 8
  %bytes = alloca i8*, align 8
  store i8* %from, i8** %from.addr, align 8
  store i32 %byte, i32* %byte.addr, align 4
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %from.addr, align 8
  store i8* %0, i8** %bytes, align 8
  br label %while.cond

while.cond:
  %1 = load i64, i64* %size.addr, align 8
  %dec = add i64 %1, -1
  store i64 %dec, i64* %size.addr, align 8
  %tobool = icmp ne i64 %1, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:
  %2 = load i8*, i8** %bytes, align 8
  %3 = load i64, i64* %size.addr, align 8
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 %3
  %4 = load i8, i8* %arrayidx, align 1
  %conv = zext i8 %4 to i32
  %5 = load i32, i32* %byte.addr, align 4
  %conv1 = trunc i32 %5 to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %6 = load i8*, i8** %bytes, align 8
  %7 = load i64, i64* %size.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %6, i64 %7
  store i8* %add.ptr, i8** %retval, align 8
  br label %return

if.end:
  br label %while.cond

while.end:
  store i8* null, i8** %retval, align 8
  br label %return

return:
  %8 = load i8*, i8** %retval, align 8
  ret i8* %8
}

define i8* @memmem(i8* %from, i64 %size, i8* %wanted, i64 %length) {
entry:
  %retval = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %wanted.addr = alloca i8*, align 8
  %length.addr = alloca i64, align 8
  %bytes = alloca i8*, align 8
  %i = alloca i64, align 8
  store i8* %from, i8** %from.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i8* %wanted, i8** %wanted.addr, align 8
  store i64 %length, i64* %length.addr, align 8
  %0 = load i8*, i8** %from.addr, align 8
  store i8* %0, i8** %bytes, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:
  %1 = load i64, i64* %length.addr, align 8
  %2 = load i64, i64* %size.addr, align 8
  %cmp = icmp ule i64 %1, %2
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:
  %3 = load i64, i64* %i, align 8
  %4 = load i64, i64* %size.addr, align 8
  %5 = load i64, i64* %length.addr, align 8
  %sub = sub i64 %4, %5
  %cmp1 = icmp ule i64 %3, %sub
  br label %land.end

land.end:
  %6 = phi i1 [ false, %for.cond ], [ %cmp1, %land.rhs ]
  br i1 %6, label %for.body, label %for.end

for.body:
  %7 = load i8*, i8** %bytes, align 8
  %8 = load i64, i64* %i, align 8
  %add.ptr = getelementptr inbounds i8, i8* %7, i64 %8
  %9 = load i8*, i8** %wanted.addr, align 8
  %10 = load i64, i64* %length.addr, align 8
  %call = call i32 @memcmp(i8* %add.ptr, i8* %9, i64 %10)
  %cmp2 = icmp eq i32 %call, 0
  br i1 %cmp2, label %if.then, label %if.end

if.then:
  %11 = load i8*, i8** %bytes, align 8
  %12 = load i64, i64* %i, align 8
  %add.ptr3 = getelementptr inbounds i8, i8* %11, i64 %12
  store i8* %add.ptr3, i8** %retval, align 8
  br label %return

if.end:
  br label %for.inc

for.inc:
  %13 = load i64, i64* %i, align 8
  %inc = add i64 %13, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond

for.end:
  store i8* null, i8** %retval, align 8
  br label %return

return:
  %14 = load i8*, i8** %retval, align 8
  ret i8* %14
}

define i8* @mempcpy(i8* %to, i8* %from, i64 %size) {
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
  %4 = load i64, i64* %size.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %3, i64 %4
  ret i8* %add.ptr
}

define i8* @memccpy(i8* %to, i8* %from, i32 %byte, i64 %size) {
entry:
  %retval = alloca i8*, align 8
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %byte.addr = alloca i32, align 4
  %size.addr = alloca i64, align 8
  %target = alloca i8*, align 8
  %source = alloca i8*, align 8
  %i = alloca i64, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  store i32 %byte, i32* %byte.addr, align 4
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %to.addr, align 8
  store i8* %0, i8** %target, align 8
  %1 = load i8*, i8** %from.addr, align 8
  store i8* %1, i8** %source, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:
  %2 = load i64, i64* %i, align 8
  %3 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %2, %3
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %4 = load i8*, i8** %source, align 8
  %5 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %4, i64 %5
  %6 = load i8, i8* %arrayidx, align 1
  %7 = load i8*, i8** %target, align 8
  %8 = load i64, i64* %i, align 8
  %arrayidx1 = getelementptr inbounds i8, i8* %7, i64 %8
  store i8 %6, i8* %arrayidx1, align 1
  %conv = zext i8 %6 to i32
  %9 = load i32, i32* %byte.addr, align 4
  %conv2 = trunc i32 %9 to i8
  %conv3 = zext i8 %conv2 to i32
  %cmp4 = icmp eq i32 %conv, %conv3
  br i1 %cmp4, label %if.then, label %if.end

if.then:
  %10 = load i8*, i8** %target, align 8
  %11 = load i64, i64* %i, align 8
  %add.ptr = getelementptr inbounds i8, i8* %10, i64 %11
  %add.ptr6 = getelementptr inbounds i8, i8* %add.ptr, i64 1
  store i8* %add.ptr6, i8** %retval, align 8
  br label %return

if.end:
  br label %for.inc

for.inc:
  %12 = load i64, i64* %i, align 8
  %inc = add i64 %12, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond

for.end:
  store i8* null, i8** %retval, align 8
  br label %return

return:
  %13 = load i8*, i8** %retval, align 8
  ret i8* %13
}

define i8* @stpncpy(i8* %to, i8* %from, i64 %size) {
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
  %call = call i8* @strncpy(i8* %0, i8* %1, i64 %2)
  %3 = load i8*, i8** %to.addr, align 8
  %4 = load i8*, i8** %from.addr, align 8
  %5 = load i64, i64* %size.addr, align 8
  %call1 = call i64 @strnlen(i8* %4, i64 %5)
  %add.ptr = getelementptr inbounds i8, i8* %3, i64 %call1
  ret i8* %add.ptr
}

define i8* @strsep(i8** %text, i8* %separators) {
entry:
  %retval = alloca i8*, align 8
  %text.addr = alloca i8**, align 8
  %separators.addr = alloca i8*, align 8
  %start = alloca i8*, align 8
  %end = alloca i8*, align 8
  store i8** %text, i8*** %text.addr, align 8
  store i8* %separators, i8** %separators.addr, align 8
  %0 = load i8**, i8*** %text.addr, align 8
  %1 = load i8*, i8** %0, align 8
  store i8* %1, i8** %start, align 8
  %2 = load i8*, i8** %start, align 8
  %tobool = icmp ne i8* %2, null
  br i1 %tobool, label %if.end, label %if.then

if.then:
  store i8* null, i8** %retval, align 8
  br label %return

if.end:
  %3 = load i8*, i8** %start, align 8
  %4 = load i8*, i8** %start, align 8
  %5 = load i8*, i8** %separators.addr, align 8
  %call = call i64 @strcspn(i8* %4, i8* %5)
  %add.ptr = getelementptr inbounds i8, i8* %3, i64 %call
  store i8* %add.ptr, i8** %end, align 8
  %6 = load i8*, i8** %end, align 8
  %7 = load i8, i8* %6, align 1
  %conv = sext i8 %7 to i32
  %tobool1 = icmp ne i32 %conv, 0
  br i1 %tobool1, label %cond.true, label %cond.false

cond.true:
  %8 = load i8*, i8** %end, align 8
  %add.ptr2 = getelementptr inbounds i8, i8* %8, i64 1
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi i8* [ %add.ptr2, %cond.true ], [ null, %cond.false ]
  %9 = load i8**, i8*** %text.addr, align 8
  store i8* %cond, i8** %9, align 8
  %10 = load i8*, i8** %end, align 8
  store i8 0, i8* %10, align 1
  %11 = load i8*, i8** %start, align 8
  store i8* %11, i8** %retval, align 8
  br label %return

return:
  %12 = load i8*, i8** %retval, align 8
  ret i8* %12
}

define i32 @strcoll(i8* %a, i8* %b) {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  store i8* %b, i8** %b.addr, align 8
  %0 = load i8*, i8** %a.addr, align 8
  %1 = load i8*, i8** %b.addr, align 8
  %call = call i32 @strcmp(i8* %0, i8* %1)
  ret i32 %call
}

define i8* @strsignal(i32 %number) {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  ret i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.22, i64 0, i64 0)
}

define i8* @strerror(i32 %number) {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  ret i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.23, i64 0, i64 0)
}

define i8* @__xpg_strerror_r(i32 %number, i8* %to, i64 %size) {
entry:
  %number.addr = alloca i32, align 4
  %to.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i32 %number, i32* %number.addr, align 4
  store i8* %to, i8** %to.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %1 = load i8*, i8** %to.addr, align 8
  %2 = load i64, i64* %size.addr, align 8
  %call = call i8* @strncpy(i8* %1, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.23, i64 0, i64 0), i64 %2)
  %3 = load i64, i64* %size.addr, align 8
  %sub = sub i64 %3, 1
  %arrayidx = getelementptr inbounds i8, i8* %call, i64 %sub
  store i8 0, i8* %arrayidx, align 1
  br label %if.end

if.end:
  ret i8* null
}

define i8* @strerror_r(i32 %number, i8* %to, i64 %size) {
entry:
  %number.addr = alloca i32, align 4
  %to.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i32 %number, i32* %number.addr, align 4
  store i8* %to, i8** %to.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  ret i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.23, i64 0, i64 0)
}

define i16** @__ctype_b_loc() {
entry:
  ret i16** @class_table
}

define i32** @__ctype_tolower_loc() {
entry:
  ret i32** @lower_table
}

define i32** @__ctype_toupper_loc() {
entry:
  ret i32** @upper_table
}

define i32 @tolower(i32 %character) {
entry:
  %character.addr = alloca i32, align 4
  store i32 %character, i32* %character.addr, align 4
  %0 = load i32, i32* %character.addr, align 4
  %cmp = icmp sge i32 %0, -128
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:
  %1 = load i32, i32* %character.addr, align 4
  %cmp1 = icmp sle i32 %1, 255
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:
  %2 = load i32, i32* %character.addr, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds i32, i32* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i32]* @lower to i8*), i64 512) to i32*), i64 %idxprom
  %3 = load i32, i32* %arrayidx, align 4
  br label %cond.end

cond.false:
  %4 = load i32, i32* %character.addr, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ %3, %cond.true ], [ %4, %cond.false ]
  ret i32 %cond
}

define i32 @toupper(i32 %character) {
entry:
  %character.addr = alloca i32, align 4
  store i32 %character, i32* %character.addr, align 4
  %0 = load i32, i32* %character.addr, align 4
  %cmp = icmp sge i32 %0, -128
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:
  %1 = load i32, i32* %character.addr, align 4
  %cmp1 = icmp sle i32 %1, 255
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:
  %2 = load i32, i32* %character.addr, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds i32, i32* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i32]* @upper to i8*), i64 512) to i32*), i64 %idxprom
  %3 = load i32, i32* %arrayidx, align 4
  br label %cond.end

cond.false:
  %4 = load i32, i32* %character.addr, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ %3, %cond.true ], [ %4, %cond.false ]
  ret i32 %cond
}

define i32 @isalpha(i32 %character) {
entry:
  %character.addr = alloca i32, align 4
  store i32 %character, i32* %character.addr, align 4
  %0 = load i32, i32* %character.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds i16, i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), i64 %idxprom
  %1 = load i16, i16* %arrayidx, align 2
  %conv = zext i16 %1 to i32
  %and = and i32 %conv, 1024
  ret i32 %and
}

define i32 @isdigit(i32 %character) {
entry:
  %character.addr = alloca i32, align 4
  store i32 %character, i32* %character.addr, align 4
  %0 = load i32, i32* %character.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds i16, i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), i64 %idxprom
  %1 = load i16, i16* %arrayidx, align 2
  %conv = zext i16 %1 to i32
  %and = and i32 %conv, 2048
  ret i32 %and
}

define i32 @isalnum(i32 %character) {
entry:
  %character.addr = alloca i32, align 4
  store i32 %character, i32* %character.addr, align 4
  %0 = load i32, i32* %character.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds i16, i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), i64 %idxprom
  %1 = load i16, i16* %arrayidx, align 2
  %conv = zext i16 %1 to i32
  %and = and i32 %conv, 8
  ret i32 %and
}

define i32 @isspace(i32 %character) {
entry:
  %character.addr = alloca i32, align 4
  store i32 %character, i32* %character.addr, align 4
  %0 = load i32, i32* %character.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds i16, i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), i64 %idxprom
  %1 = load i16, i16* %arrayidx, align 2
  %conv = zext i16 %1 to i32
  %and = and i32 %conv, 8192
  ret i32 %and
}

define i32 @isupper(i32 %character) {
entry:
  %character.addr = alloca i32, align 4
  store i32 %character, i32* %character.addr, align 4
  %0 = load i32, i32* %character.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds i16, i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), i64 %idxprom
  %1 = load i16, i16* %arrayidx, align 2
  %conv = zext i16 %1 to i32
  %and = and i32 %conv, 256
  ret i32 %and
}

define i32 @islower(i32 %character) {
entry:
  %character.addr = alloca i32, align 4
  store i32 %character, i32* %character.addr, align 4
  %0 = load i32, i32* %character.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds i16, i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), i64 %idxprom
  %1 = load i16, i16* %arrayidx, align 2
  %conv = zext i16 %1 to i32
  %and = and i32 %conv, 512
  ret i32 %and
}

define i32 @isxdigit(i32 %character) {
entry:
  %character.addr = alloca i32, align 4
  store i32 %character, i32* %character.addr, align 4
  %0 = load i32, i32* %character.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds i16, i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), i64 %idxprom
  %1 = load i16, i16* %arrayidx, align 2
  %conv = zext i16 %1 to i32
  %and = and i32 %conv, 4096
  ret i32 %and
}

define i32 @isprint(i32 %character) {
entry:
  %character.addr = alloca i32, align 4
  store i32 %character, i32* %character.addr, align 4
  %0 = load i32, i32* %character.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds i16, i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), i64 %idxprom
  %1 = load i16, i16* %arrayidx, align 2
  %conv = zext i16 %1 to i32
  %and = and i32 %conv, 16384
  ret i32 %and
}

define i32 @isgraph(i32 %character) {
entry:
  %character.addr = alloca i32, align 4
  store i32 %character, i32* %character.addr, align 4
  %0 = load i32, i32* %character.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds i16, i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), i64 %idxprom
  %1 = load i16, i16* %arrayidx, align 2
  %conv = zext i16 %1 to i32
  %and = and i32 %conv, 32768
  ret i32 %and
}

define i32 @ispunct(i32 %character) {
entry:
  %character.addr = alloca i32, align 4
  store i32 %character, i32* %character.addr, align 4
  %0 = load i32, i32* %character.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds i16, i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), i64 %idxprom
  %1 = load i16, i16* %arrayidx, align 2
  %conv = zext i16 %1 to i32
  %and = and i32 %conv, 4
  ret i32 %and
}

define i32 @iscntrl(i32 %character) {
entry:
  %character.addr = alloca i32, align 4
  store i32 %character, i32* %character.addr, align 4
  %0 = load i32, i32* %character.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds i16, i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), i64 %idxprom
  %1 = load i16, i16* %arrayidx, align 2
  %conv = zext i16 %1 to i32
  %and = and i32 %conv, 2
  ret i32 %and
}

define i32 @isblank(i32 %character) {
entry:
  %character.addr = alloca i32, align 4
  store i32 %character, i32* %character.addr, align 4
  %0 = load i32, i32* %character.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds i16, i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), i64 %idxprom
  %1 = load i16, i16* %arrayidx, align 2
  %conv = zext i16 %1 to i32
  %and = and i32 %conv, 1
  ret i32 %and
}

define i32 @strncasecmp(i8* %a, i8* %b, i64 %size) {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %i = alloca i64, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
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
  %conv = zext i8 %4 to i32
  %call = call i32 @tolower(i32 %conv)
  store i32 %call, i32* %x, align 4
  %5 = load i8*, i8** %b.addr, align 8
  %6 = load i64, i64* %i, align 8
  %arrayidx1 = getelementptr inbounds i8, i8* %5, i64 %6
  %7 = load i8, i8* %arrayidx1, align 1
  %conv2 = zext i8 %7 to i32
  %call3 = call i32 @tolower(i32 %conv2)
  store i32 %call3, i32* %y, align 4
  %8 = load i32, i32* %x, align 4
  %9 = load i32, i32* %y, align 4
  %cmp4 = icmp ne i32 %8, %9
  br i1 %cmp4, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %10 = load i32, i32* %x, align 4
  %tobool = icmp ne i32 %10, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  %11 = load i32, i32* %x, align 4
  %12 = load i32, i32* %y, align 4
  %sub = sub nsw i32 %11, %12
  store i32 %sub, i32* %retval, align 4
  br label %return

if.end:
  br label %for.inc

for.inc:
  %13 = load i64, i64* %i, align 8
  %inc = add i64 %13, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond

for.end:
  store i32 0, i32* %retval, align 4
  br label %return

return:
  %14 = load i32, i32* %retval, align 4
  ret i32 %14
}

define i32 @strcasecmp(i8* %a, i8* %b) {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  store i8* %b, i8** %b.addr, align 8
  %0 = load i8*, i8** %a.addr, align 8
  %1 = load i8*, i8** %b.addr, align 8
  %call = call i32 @strncasecmp(i8* %0, i8* %1, i64 -1)
  ret i32 %call
}

define i8* @strcasestr(i8* %text, i8* %wanted) {
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
  %call1 = call i32 @strncasecmp(i8* %1, i8* %2, i64 %3)
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
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.str.24, i64 0, i64 0))
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

define i32 @vsnprintf(i8* %to, i64 %size, i8* %text, %struct.__va_list_tag* %list) {
entry:
  %to.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %text.addr = alloca i8*, align 8
  %list.addr = alloca %struct.__va_list_tag*, align 8
  %output = alloca %struct.output, align 8
  %format = alloca %struct.format, align 8
  %flag = alloca i32, align 4
  %bytes = alloca i32, align 4
  %value = alloca i64, align 8
  %sign = alloca i8*, align 8
  %value168 = alloca i64, align 8
  %sign214 = alloca i8*, align 8
  %value238 = alloca i64, align 8
  %character = alloca i8, align 1
  %argument = alloca i8*, align 8
  %length293 = alloca i64, align 8
  store i8* %to, i8** %to.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  store %struct.__va_list_tag* %list, %struct.__va_list_tag** %list.addr, align 8
  %to1 = getelementptr inbounds %struct.output, %struct.output* %output, i32 0, i32 0
  %0 = load i8*, i8** %to.addr, align 8
  store i8* %0, i8** %to1, align 8
  %size2 = getelementptr inbounds %struct.output, %struct.output* %output, i32 0, i32 1
  %1 = load i64, i64* %size.addr, align 8
  store i64 %1, i64* %size2, align 8
  %length = getelementptr inbounds %struct.output, %struct.output* %output, i32 0, i32 2
  store i64 0, i64* %length, align 8
  br label %for.cond

for.cond:
  %2 = load i8*, i8** %text.addr, align 8
  %3 = load i8, i8* %2, align 1
  %tobool = icmp ne i8 %3, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:
  %4 = load i8*, i8** %text.addr, align 8
  %5 = load i8, i8* %4, align 1
  %conv = sext i8 %5 to i32
  %cmp = icmp ne i32 %conv, 37
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %6 = load i8*, i8** %text.addr, align 8
  %7 = load i8, i8* %6, align 1
  call void @put_character(%struct.output* %output, i8 signext %7)
  br label %for.inc

if.end:
  %8 = bitcast %struct.format* %format to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %8, i8* align 8 bitcast (%struct.format* @__const.vsnprintf.format to i8*), i64 24, i1 false)
  br label %while.cond

while.cond:
  %9 = load i8*, i8** %text.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %9, i32 1
  store i8* %incdec.ptr, i8** %text.addr, align 8
  %10 = load i8, i8* %incdec.ptr, align 1
  %call = call i32 @format_flag(i8 signext %10)
  store i32 %call, i32* %flag, align 4
  %tobool4 = icmp ne i32 %call, 0
  br i1 %tobool4, label %while.body, label %while.end

while.body:
  %11 = load i32, i32* %flag, align 4
  %flags = getelementptr inbounds %struct.format, %struct.format* %format, i32 0, i32 0
  %12 = load i32, i32* %flags, align 8
  %or = or i32 %12, %11
  store i32 %or, i32* %flags, align 8
  br label %while.cond

while.end:
  %13 = load i8*, i8** %text.addr, align 8
  %14 = load i8, i8* %13, align 1
  %conv5 = sext i8 %14 to i32
  %cmp6 = icmp eq i32 %conv5, 42
  br i1 %cmp6, label %if.then8, label %if.end20

if.then8:
  %15 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %15, i32 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 8
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:
  %16 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %15, i32 0, i32 3
  %reg_save_area = load i8*, i8** %16, align 8
  %17 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset
  %18 = bitcast i8* %17 to i32*
  %19 = add i32 %gp_offset, 8
  store i32 %19, i32* %gp_offset_p, align 8
  br label %vaarg.end

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %15, i32 0, i32 2
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %20 = bitcast i8* %overflow_arg_area to i32*
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:
  %vaarg.addr = phi i32* [ %18, %vaarg.in_reg ], [ %20, %vaarg.in_mem ]
  %21 = load i32, i32* %vaarg.addr, align 4
  %conv9 = sext i32 %21 to i64
  %width = getelementptr inbounds %struct.format, %struct.format* %format, i32 0, i32 1
  store i64 %conv9, i64* %width, align 8
  %width10 = getelementptr inbounds %struct.format, %struct.format* %format, i32 0, i32 1
  %22 = load i64, i64* %width10, align 8
  %cmp11 = icmp slt i64 %22, 0
  br i1 %cmp11, label %if.then13, label %if.end18

if.then13:
  %flags14 = getelementptr inbounds %struct.format, %struct.format* %format, i32 0, i32 0
  %23 = load i32, i32* %flags14, align 8
  %or15 = or i32 %23, 1
  store i32 %or15, i32* %flags14, align 8
  %width16 = getelementptr inbounds %struct.format, %struct.format* %format, i32 0, i32 1
  %24 = load i64, i64* %width16, align 8
  %sub = sub nsw i64 0, %24
  %width17 = getelementptr inbounds %struct.format, %struct.format* %format, i32 0, i32 1
  store i64 %sub, i64* %width17, align 8
  br label %if.end18

if.end18:
  %25 = load i8*, i8** %text.addr, align 8
  %incdec.ptr19 = getelementptr inbounds i8, i8* %25, i32 1
  store i8* %incdec.ptr19, i8** %text.addr, align 8
  br label %if.end20

if.end20:
  br label %while.cond21

while.cond21:
  %26 = load i8*, i8** %text.addr, align 8
  %27 = load i8, i8* %26, align 1
  %conv22 = sext i8 %27 to i32
  %cmp23 = icmp sge i32 %conv22, 48
  br i1 %cmp23, label %land.rhs, label %land.end

land.rhs:
  %28 = load i8*, i8** %text.addr, align 8
  %29 = load i8, i8* %28, align 1
  %conv25 = sext i8 %29 to i32
  %cmp26 = icmp sle i32 %conv25, 57
  br label %land.end

land.end:
  %30 = phi i1 [ false, %while.cond21 ], [ %cmp26, %land.rhs ]
  br i1 %30, label %while.body28, label %while.end35

while.body28:
  %width29 = getelementptr inbounds %struct.format, %struct.format* %format, i32 0, i32 1
  %31 = load i64, i64* %width29, align 8
  %mul = mul nsw i64 10, %31
  %32 = load i8*, i8** %text.addr, align 8
  %incdec.ptr30 = getelementptr inbounds i8, i8* %32, i32 1
  store i8* %incdec.ptr30, i8** %text.addr, align 8
  %33 = load i8, i8* %32, align 1
  %conv31 = sext i8 %33 to i32
  %sub32 = sub nsw i32 %conv31, 48
  %conv33 = sext i32 %sub32 to i64
  %add = add nsw i64 %mul, %conv33
  %width34 = getelementptr inbounds %struct.format, %struct.format* %format, i32 0, i32 1
  store i64 %add, i64* %width34, align 8
  br label %while.cond21

while.end35:
  %34 = load i8*, i8** %text.addr, align 8
  %35 = load i8, i8* %34, align 1
  %conv36 = sext i8 %35 to i32
  %cmp37 = icmp eq i32 %conv36, 46
  br i1 %cmp37, label %if.then39, label %if.end79

if.then39:
  %precision = getelementptr inbounds %struct.format, %struct.format* %format, i32 0, i32 2
  store i64 0, i64* %precision, align 8
  %36 = load i8*, i8** %text.addr, align 8
  %incdec.ptr40 = getelementptr inbounds i8, i8* %36, i32 1
  store i8* %incdec.ptr40, i8** %text.addr, align 8
  %37 = load i8, i8* %incdec.ptr40, align 1
  %conv41 = sext i8 %37 to i32
  %cmp42 = icmp eq i32 %conv41, 42
  br i1 %cmp42, label %if.then44, label %if.end59

if.then44:
  %38 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p45 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %38, i32 0, i32 0
  %gp_offset46 = load i32, i32* %gp_offset_p45, align 8
  %fits_in_gp47 = icmp ule i32 %gp_offset46, 40
  br i1 %fits_in_gp47, label %vaarg.in_reg48, label %vaarg.in_mem50

vaarg.in_reg48:
  %39 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %38, i32 0, i32 3
  %reg_save_area49 = load i8*, i8** %39, align 8
  %40 = getelementptr i8, i8* %reg_save_area49, i32 %gp_offset46
  %41 = bitcast i8* %40 to i32*
  %42 = add i32 %gp_offset46, 8
  store i32 %42, i32* %gp_offset_p45, align 8
  br label %vaarg.end54

vaarg.in_mem50:
  %overflow_arg_area_p51 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %38, i32 0, i32 2
  %overflow_arg_area52 = load i8*, i8** %overflow_arg_area_p51, align 8
  %43 = bitcast i8* %overflow_arg_area52 to i32*
  %overflow_arg_area.next53 = getelementptr i8, i8* %overflow_arg_area52, i32 8
  store i8* %overflow_arg_area.next53, i8** %overflow_arg_area_p51, align 8
  br label %vaarg.end54

vaarg.end54:
  %vaarg.addr55 = phi i32* [ %41, %vaarg.in_reg48 ], [ %43, %vaarg.in_mem50 ]
  %44 = load i32, i32* %vaarg.addr55, align 4
  %conv56 = sext i32 %44 to i64
  %precision57 = getelementptr inbounds %struct.format, %struct.format* %format, i32 0, i32 2
  store i64 %conv56, i64* %precision57, align 8
  %45 = load i8*, i8** %text.addr, align 8
  %incdec.ptr58 = getelementptr inbounds i8, i8* %45, i32 1
  store i8* %incdec.ptr58, i8** %text.addr, align 8
  br label %if.end59

if.end59:
  br label %while.cond60

while.cond60:
  %46 = load i8*, i8** %text.addr, align 8
  %47 = load i8, i8* %46, align 1
  %conv61 = sext i8 %47 to i32
  %cmp62 = icmp sge i32 %conv61, 48
  br i1 %cmp62, label %land.rhs64, label %land.end68

land.rhs64:
  %48 = load i8*, i8** %text.addr, align 8
  %49 = load i8, i8* %48, align 1
  %conv65 = sext i8 %49 to i32
  %cmp66 = icmp sle i32 %conv65, 57
  br label %land.end68

land.end68:
  %50 = phi i1 [ false, %while.cond60 ], [ %cmp66, %land.rhs64 ]
  br i1 %50, label %while.body69, label %while.end78

while.body69:
  %precision70 = getelementptr inbounds %struct.format, %struct.format* %format, i32 0, i32 2
  %51 = load i64, i64* %precision70, align 8
  %mul71 = mul nsw i64 10, %51
  %52 = load i8*, i8** %text.addr, align 8
  %incdec.ptr72 = getelementptr inbounds i8, i8* %52, i32 1
  store i8* %incdec.ptr72, i8** %text.addr, align 8
  %53 = load i8, i8* %52, align 1
  %conv73 = sext i8 %53 to i32
  %sub74 = sub nsw i32 %conv73, 48
  %conv75 = sext i32 %sub74 to i64
  %add76 = add nsw i64 %mul71, %conv75
  %precision77 = getelementptr inbounds %struct.format, %struct.format* %format, i32 0, i32 2
  store i64 %add76, i64* %precision77, align 8
  br label %while.cond60

while.end78:
  br label %if.end79

if.end79:
  %call80 = call i32 @format_size(i8** %text.addr)
  store i32 %call80, i32* %bytes, align 4
  %54 = load i8*, i8** %text.addr, align 8
  %55 = load i8, i8* %54, align 1
  %conv81 = sext i8 %55 to i32
  %cmp82 = icmp eq i32 %conv81, 100
  br i1 %cmp82, label %if.then87, label %lor.lhs.false

lor.lhs.false:
  %56 = load i8*, i8** %text.addr, align 8
  %57 = load i8, i8* %56, align 1
  %conv84 = sext i8 %57 to i32
  %cmp85 = icmp eq i32 %conv84, 105
  br i1 %cmp85, label %if.then87, label %if.else

if.then87:
  %58 = load i32, i32* %bytes, align 4
  %cmp88 = icmp eq i32 %58, 8
  br i1 %cmp88, label %cond.true, label %cond.false

cond.true:
  %59 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p90 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %59, i32 0, i32 0
  %gp_offset91 = load i32, i32* %gp_offset_p90, align 8
  %fits_in_gp92 = icmp ule i32 %gp_offset91, 40
  br i1 %fits_in_gp92, label %vaarg.in_reg93, label %vaarg.in_mem95

vaarg.in_reg93:
  %60 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %59, i32 0, i32 3
  %reg_save_area94 = load i8*, i8** %60, align 8
  %61 = getelementptr i8, i8* %reg_save_area94, i32 %gp_offset91
  %62 = bitcast i8* %61 to i64*
  %63 = add i32 %gp_offset91, 8
  store i32 %63, i32* %gp_offset_p90, align 8
  br label %vaarg.end99

vaarg.in_mem95:
  %overflow_arg_area_p96 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %59, i32 0, i32 2
  %overflow_arg_area97 = load i8*, i8** %overflow_arg_area_p96, align 8
  %64 = bitcast i8* %overflow_arg_area97 to i64*
  %overflow_arg_area.next98 = getelementptr i8, i8* %overflow_arg_area97, i32 8
  store i8* %overflow_arg_area.next98, i8** %overflow_arg_area_p96, align 8
  br label %vaarg.end99

vaarg.end99:
  %vaarg.addr100 = phi i64* [ %62, %vaarg.in_reg93 ], [ %64, %vaarg.in_mem95 ]
  %65 = load i64, i64* %vaarg.addr100, align 8
  br label %cond.end

cond.false:
  %66 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p101 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %66, i32 0, i32 0
  %gp_offset102 = load i32, i32* %gp_offset_p101, align 8
  %fits_in_gp103 = icmp ule i32 %gp_offset102, 40
  br i1 %fits_in_gp103, label %vaarg.in_reg104, label %vaarg.in_mem106

vaarg.in_reg104:
  %67 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %66, i32 0, i32 3
  %reg_save_area105 = load i8*, i8** %67, align 8
  %68 = getelementptr i8, i8* %reg_save_area105, i32 %gp_offset102
  %69 = bitcast i8* %68 to i32*
  %70 = add i32 %gp_offset102, 8
  store i32 %70, i32* %gp_offset_p101, align 8
  br label %vaarg.end110

vaarg.in_mem106:
  %overflow_arg_area_p107 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %66, i32 0, i32 2
  %overflow_arg_area108 = load i8*, i8** %overflow_arg_area_p107, align 8
  %71 = bitcast i8* %overflow_arg_area108 to i32*
  %overflow_arg_area.next109 = getelementptr i8, i8* %overflow_arg_area108, i32 8
  store i8* %overflow_arg_area.next109, i8** %overflow_arg_area_p107, align 8
  br label %vaarg.end110

vaarg.end110:
  %vaarg.addr111 = phi i32* [ %69, %vaarg.in_reg104 ], [ %71, %vaarg.in_mem106 ]
  %72 = load i32, i32* %vaarg.addr111, align 4
  %conv112 = sext i32 %72 to i64
  br label %cond.end

cond.end:
  %cond = phi i64 [ %65, %vaarg.end99 ], [ %conv112, %vaarg.end110 ]
  store i64 %cond, i64* %value, align 8
  %73 = load i32, i32* %bytes, align 4
  %cmp113 = icmp eq i32 %73, 2
  br i1 %cmp113, label %cond.true115, label %cond.false118

cond.true115:
  %74 = load i64, i64* %value, align 8
  %conv116 = trunc i64 %74 to i16
  %conv117 = sext i16 %conv116 to i64
  br label %cond.end127

cond.false118:
  %75 = load i32, i32* %bytes, align 4
  %cmp119 = icmp eq i32 %75, 1
  br i1 %cmp119, label %cond.true121, label %cond.false124

cond.true121:
  %76 = load i64, i64* %value, align 8
  %conv122 = trunc i64 %76 to i8
  %conv123 = sext i8 %conv122 to i64
  br label %cond.end125

cond.false124:
  %77 = load i64, i64* %value, align 8
  br label %cond.end125

cond.end125:
  %cond126 = phi i64 [ %conv123, %cond.true121 ], [ %77, %cond.false124 ]
  br label %cond.end127

cond.end127:
  %cond128 = phi i64 [ %conv117, %cond.true115 ], [ %cond126, %cond.end125 ]
  store i64 %cond128, i64* %value, align 8
  %78 = load i64, i64* %value, align 8
  %cmp129 = icmp slt i64 %78, 0
  br i1 %cmp129, label %cond.true131, label %cond.false132

cond.true131:
  br label %cond.end143

cond.false132:
  %flags133 = getelementptr inbounds %struct.format, %struct.format* %format, i32 0, i32 0
  %79 = load i32, i32* %flags133, align 8
  %and = and i32 %79, 4
  %tobool134 = icmp ne i32 %and, 0
  br i1 %tobool134, label %cond.true135, label %cond.false136

cond.true135:
  br label %cond.end141

cond.false136:
  %flags137 = getelementptr inbounds %struct.format, %struct.format* %format, i32 0, i32 0
  %80 = load i32, i32* %flags137, align 8
  %and138 = and i32 %80, 8
  %tobool139 = icmp ne i32 %and138, 0
  %81 = zext i1 %tobool139 to i64
  %cond140 = select i1 %tobool139, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.27, i64 0, i64 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.28, i64 0, i64 0)
  br label %cond.end141

cond.end141:
  %cond142 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.26, i64 0, i64 0), %cond.true135 ], [ %cond140, %cond.false136 ]
  br label %cond.end143

cond.end143:
  %cond144 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.25, i64 0, i64 0), %cond.true131 ], [ %cond142, %cond.end141 ]
  store i8* %cond144, i8** %sign, align 8
  %82 = load i8*, i8** %sign, align 8
  %83 = load i64, i64* %value, align 8
  %cmp145 = icmp slt i64 %83, 0
  br i1 %cmp145, label %cond.true147, label %cond.false149

cond.true147:
  %84 = load i64, i64* %value, align 8
  %sub148 = sub i64 0, %84
  br label %cond.end150

cond.false149:
  %85 = load i64, i64* %value, align 8
  br label %cond.end150

cond.end150:
  %cond151 = phi i64 [ %sub148, %cond.true147 ], [ %85, %cond.false149 ]
  call void @put_number(%struct.output* %output, %struct.format* %format, i8* %82, i64 %cond151, i8 signext 100)
  br label %if.end332

if.else:
  %86 = load i8*, i8** %text.addr, align 8
  %87 = load i8, i8* %86, align 1
  %conv152 = sext i8 %87 to i32
  %cmp153 = icmp eq i32 %conv152, 117
  br i1 %cmp153, label %if.then167, label %lor.lhs.false155

lor.lhs.false155:
  %88 = load i8*, i8** %text.addr, align 8
  %89 = load i8, i8* %88, align 1
  %conv156 = sext i8 %89 to i32
  %cmp157 = icmp eq i32 %conv156, 120
  br i1 %cmp157, label %if.then167, label %lor.lhs.false159

lor.lhs.false159:
  %90 = load i8*, i8** %text.addr, align 8
  %91 = load i8, i8* %90, align 1
  %conv160 = sext i8 %91 to i32
  %cmp161 = icmp eq i32 %conv160, 88
  br i1 %cmp161, label %if.then167, label %lor.lhs.false163

lor.lhs.false163:
  %92 = load i8*, i8** %text.addr, align 8
  %93 = load i8, i8* %92, align 1
  %conv164 = sext i8 %93 to i32
  %cmp165 = icmp eq i32 %conv164, 111
  br i1 %cmp165, label %if.then167, label %if.else233

if.then167:
  %94 = load i32, i32* %bytes, align 4
  %cmp169 = icmp eq i32 %94, 8
  br i1 %cmp169, label %cond.true171, label %cond.false183

cond.true171:
  %95 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p172 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %95, i32 0, i32 0
  %gp_offset173 = load i32, i32* %gp_offset_p172, align 8
  %fits_in_gp174 = icmp ule i32 %gp_offset173, 40
  br i1 %fits_in_gp174, label %vaarg.in_reg175, label %vaarg.in_mem177

vaarg.in_reg175:
  %96 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %95, i32 0, i32 3
  %reg_save_area176 = load i8*, i8** %96, align 8
  %97 = getelementptr i8, i8* %reg_save_area176, i32 %gp_offset173
  %98 = bitcast i8* %97 to i64*
  %99 = add i32 %gp_offset173, 8
  store i32 %99, i32* %gp_offset_p172, align 8
  br label %vaarg.end181

vaarg.in_mem177:
  %overflow_arg_area_p178 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %95, i32 0, i32 2
  %overflow_arg_area179 = load i8*, i8** %overflow_arg_area_p178, align 8
  %100 = bitcast i8* %overflow_arg_area179 to i64*
  %overflow_arg_area.next180 = getelementptr i8, i8* %overflow_arg_area179, i32 8
  store i8* %overflow_arg_area.next180, i8** %overflow_arg_area_p178, align 8
  br label %vaarg.end181

vaarg.end181:
  %vaarg.addr182 = phi i64* [ %98, %vaarg.in_reg175 ], [ %100, %vaarg.in_mem177 ]
  %101 = load i64, i64* %vaarg.addr182, align 8
  br label %cond.end196

cond.false183:
  %102 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p184 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %102, i32 0, i32 0
  %gp_offset185 = load i32, i32* %gp_offset_p184, align 8
  %fits_in_gp186 = icmp ule i32 %gp_offset185, 40
  br i1 %fits_in_gp186, label %vaarg.in_reg187, label %vaarg.in_mem189

vaarg.in_reg187:
  %103 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %102, i32 0, i32 3
  %reg_save_area188 = load i8*, i8** %103, align 8
  %104 = getelementptr i8, i8* %reg_save_area188, i32 %gp_offset185
  %105 = bitcast i8* %104 to i32*
  %106 = add i32 %gp_offset185, 8
  store i32 %106, i32* %gp_offset_p184, align 8
  br label %vaarg.end193

vaarg.in_mem189:
  %overflow_arg_area_p190 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %102, i32 0, i32 2
  %overflow_arg_area191 = load i8*, i8** %overflow_arg_area_p190, align 8
  %107 = bitcast i8* %overflow_arg_area191 to i32*
  %overflow_arg_area.next192 = getelementptr i8, i8* %overflow_arg_area191, i32 8
  store i8* %overflow_arg_area.next192, i8** %overflow_arg_area_p190, align 8
  br label %vaarg.end193

vaarg.end193:
  %vaarg.addr194 = phi i32* [ %105, %vaarg.in_reg187 ], [ %107, %vaarg.in_mem189 ]
  %108 = load i32, i32* %vaarg.addr194, align 4
  %conv195 = zext i32 %108 to i64
  br label %cond.end196

cond.end196:
  %cond197 = phi i64 [ %101, %vaarg.end181 ], [ %conv195, %vaarg.end193 ]
  store i64 %cond197, i64* %value168, align 8
  %109 = load i32, i32* %bytes, align 4
  %cmp198 = icmp eq i32 %109, 2
  br i1 %cmp198, label %cond.true200, label %cond.false203

cond.true200:
  %110 = load i64, i64* %value168, align 8
  %conv201 = trunc i64 %110 to i16
  %conv202 = zext i16 %conv201 to i64
  br label %cond.end212

cond.false203:
  %111 = load i32, i32* %bytes, align 4
  %cmp204 = icmp eq i32 %111, 1
  br i1 %cmp204, label %cond.true206, label %cond.false209

cond.true206:
  %112 = load i64, i64* %value168, align 8
  %conv207 = trunc i64 %112 to i8
  %conv208 = zext i8 %conv207 to i64
  br label %cond.end210

cond.false209:
  %113 = load i64, i64* %value168, align 8
  br label %cond.end210

cond.end210:
  %cond211 = phi i64 [ %conv208, %cond.true206 ], [ %113, %cond.false209 ]
  br label %cond.end212

cond.end212:
  %cond213 = phi i64 [ %conv202, %cond.true200 ], [ %cond211, %cond.end210 ]
  store i64 %cond213, i64* %value168, align 8
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.28, i64 0, i64 0), i8** %sign214, align 8
  %flags215 = getelementptr inbounds %struct.format, %struct.format* %format, i32 0, i32 0
  %114 = load i32, i32* %flags215, align 8
  %and216 = and i32 %114, 16
  %tobool217 = icmp ne i32 %and216, 0
  br i1 %tobool217, label %land.lhs.true, label %if.end232

land.lhs.true:
  %115 = load i64, i64* %value168, align 8
  %tobool218 = icmp ne i64 %115, 0
  br i1 %tobool218, label %land.lhs.true219, label %if.end232

land.lhs.true219:
  %116 = load i8*, i8** %text.addr, align 8
  %117 = load i8, i8* %116, align 1
  %conv220 = sext i8 %117 to i32
  %cmp221 = icmp ne i32 %conv220, 117
  br i1 %cmp221, label %land.lhs.true223, label %if.end232

land.lhs.true223:
  %118 = load i8*, i8** %text.addr, align 8
  %119 = load i8, i8* %118, align 1
  %conv224 = sext i8 %119 to i32
  %cmp225 = icmp ne i32 %conv224, 111
  br i1 %cmp225, label %if.then227, label %if.end232

if.then227:
  %120 = load i8*, i8** %text.addr, align 8
  %121 = load i8, i8* %120, align 1
  %conv228 = sext i8 %121 to i32
  %cmp229 = icmp eq i32 %conv228, 120
  %122 = zext i1 %cmp229 to i64
  %cond231 = select i1 %cmp229, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.29, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.30, i64 0, i64 0)
  store i8* %cond231, i8** %sign214, align 8
  br label %if.end232

if.end232:
  %123 = load i8*, i8** %sign214, align 8
  %124 = load i64, i64* %value168, align 8
  %125 = load i8*, i8** %text.addr, align 8
  %126 = load i8, i8* %125, align 1
  call void @put_number(%struct.output* %output, %struct.format* %format, i8* %123, i64 %124, i8 signext %126)
  br label %if.end331

if.else233:
  %127 = load i8*, i8** %text.addr, align 8
  %128 = load i8, i8* %127, align 1
  %conv234 = sext i8 %128 to i32
  %cmp235 = icmp eq i32 %conv234, 112
  br i1 %cmp235, label %if.then237, label %if.else254

if.then237:
  %129 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p239 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %129, i32 0, i32 0
  %gp_offset240 = load i32, i32* %gp_offset_p239, align 8
  %fits_in_gp241 = icmp ule i32 %gp_offset240, 40
  br i1 %fits_in_gp241, label %vaarg.in_reg242, label %vaarg.in_mem244

vaarg.in_reg242:
  %130 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %129, i32 0, i32 3
  %reg_save_area243 = load i8*, i8** %130, align 8
  %131 = getelementptr i8, i8* %reg_save_area243, i32 %gp_offset240
  %132 = bitcast i8* %131 to i64*
  %133 = add i32 %gp_offset240, 8
  store i32 %133, i32* %gp_offset_p239, align 8
  br label %vaarg.end248

vaarg.in_mem244:
  %overflow_arg_area_p245 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %129, i32 0, i32 2
  %overflow_arg_area246 = load i8*, i8** %overflow_arg_area_p245, align 8
  %134 = bitcast i8* %overflow_arg_area246 to i64*
  %overflow_arg_area.next247 = getelementptr i8, i8* %overflow_arg_area246, i32 8
  store i8* %overflow_arg_area.next247, i8** %overflow_arg_area_p245, align 8
  br label %vaarg.end248

vaarg.end248:
  %vaarg.addr249 = phi i64* [ %132, %vaarg.in_reg242 ], [ %134, %vaarg.in_mem244 ]
  %135 = load i64, i64* %vaarg.addr249, align 8
  store i64 %135, i64* %value238, align 8
  %136 = load i64, i64* %value238, align 8
  %tobool250 = icmp ne i64 %136, 0
  br i1 %tobool250, label %if.then251, label %if.else252

if.then251:
  %137 = load i64, i64* %value238, align 8
  call void @put_number(%struct.output* %output, %struct.format* %format, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.29, i64 0, i64 0), i64 %137, i8 signext 120)
  br label %if.end253

if.else252:
  call void @put_text(%struct.output* %output, %struct.format* %format, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.31, i64 0, i64 0), i64 5)
  br label %if.end253

if.end253:
  br label %if.end330

if.else254:
  %138 = load i8*, i8** %text.addr, align 8
  %139 = load i8, i8* %138, align 1
  %conv255 = sext i8 %139 to i32
  %cmp256 = icmp eq i32 %conv255, 99
  br i1 %cmp256, label %land.lhs.true258, label %if.else274

land.lhs.true258:
  %140 = load i32, i32* %bytes, align 4
  %cmp259 = icmp eq i32 %140, 4
  br i1 %cmp259, label %if.then261, label %if.else274

if.then261:
  %141 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p262 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %141, i32 0, i32 0
  %gp_offset263 = load i32, i32* %gp_offset_p262, align 8
  %fits_in_gp264 = icmp ule i32 %gp_offset263, 40
  br i1 %fits_in_gp264, label %vaarg.in_reg265, label %vaarg.in_mem267

vaarg.in_reg265:
  %142 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %141, i32 0, i32 3
  %reg_save_area266 = load i8*, i8** %142, align 8
  %143 = getelementptr i8, i8* %reg_save_area266, i32 %gp_offset263
  %144 = bitcast i8* %143 to i32*
  %145 = add i32 %gp_offset263, 8
  store i32 %145, i32* %gp_offset_p262, align 8
  br label %vaarg.end271

vaarg.in_mem267:
  %overflow_arg_area_p268 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %141, i32 0, i32 2
  %overflow_arg_area269 = load i8*, i8** %overflow_arg_area_p268, align 8
  %146 = bitcast i8* %overflow_arg_area269 to i32*
  %overflow_arg_area.next270 = getelementptr i8, i8* %overflow_arg_area269, i32 8
  store i8* %overflow_arg_area.next270, i8** %overflow_arg_area_p268, align 8
  br label %vaarg.end271

vaarg.end271:
  %vaarg.addr272 = phi i32* [ %144, %vaarg.in_reg265 ], [ %146, %vaarg.in_mem267 ]
  %147 = load i32, i32* %vaarg.addr272, align 4
  %conv273 = trunc i32 %147 to i8
  store i8 %conv273, i8* %character, align 1
  call void @put_text(%struct.output* %output, %struct.format* %format, i8* %character, i64 1)
  br label %if.end329

if.else274:
  %148 = load i8*, i8** %text.addr, align 8
  %149 = load i8, i8* %148, align 1
  %conv275 = sext i8 %149 to i32
  %cmp276 = icmp eq i32 %conv275, 115
  br i1 %cmp276, label %land.lhs.true278, label %if.else304

land.lhs.true278:
  %150 = load i32, i32* %bytes, align 4
  %cmp279 = icmp eq i32 %150, 4
  br i1 %cmp279, label %if.then281, label %if.else304

if.then281:
  %151 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p282 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %151, i32 0, i32 0
  %gp_offset283 = load i32, i32* %gp_offset_p282, align 8
  %fits_in_gp284 = icmp ule i32 %gp_offset283, 40
  br i1 %fits_in_gp284, label %vaarg.in_reg285, label %vaarg.in_mem287

vaarg.in_reg285:
  %152 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %151, i32 0, i32 3
  %reg_save_area286 = load i8*, i8** %152, align 8
  %153 = getelementptr i8, i8* %reg_save_area286, i32 %gp_offset283
  %154 = bitcast i8* %153 to i8**
  %155 = add i32 %gp_offset283, 8
  store i32 %155, i32* %gp_offset_p282, align 8
  br label %vaarg.end291

vaarg.in_mem287:
  %overflow_arg_area_p288 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %151, i32 0, i32 2
  %overflow_arg_area289 = load i8*, i8** %overflow_arg_area_p288, align 8
  %156 = bitcast i8* %overflow_arg_area289 to i8**
  %overflow_arg_area.next290 = getelementptr i8, i8* %overflow_arg_area289, i32 8
  store i8* %overflow_arg_area.next290, i8** %overflow_arg_area_p288, align 8
  br label %vaarg.end291

vaarg.end291:
  %vaarg.addr292 = phi i8** [ %154, %vaarg.in_reg285 ], [ %156, %vaarg.in_mem287 ]
  %157 = load i8*, i8** %vaarg.addr292, align 8
  store i8* %157, i8** %argument, align 8
  store i64 0, i64* %length293, align 8
  br label %while.cond294

while.cond294:
  %158 = load i64, i64* %length293, align 8
  %precision295 = getelementptr inbounds %struct.format, %struct.format* %format, i32 0, i32 2
  %159 = load i64, i64* %precision295, align 8
  %cmp296 = icmp ne i64 %158, %159
  br i1 %cmp296, label %land.rhs298, label %land.end301

land.rhs298:
  %160 = load i8*, i8** %argument, align 8
  %161 = load i64, i64* %length293, align 8
  %arrayidx = getelementptr inbounds i8, i8* %160, i64 %161
  %162 = load i8, i8* %arrayidx, align 1
  %conv299 = sext i8 %162 to i32
  %tobool300 = icmp ne i32 %conv299, 0
  br label %land.end301

land.end301:
  %163 = phi i1 [ false, %while.cond294 ], [ %tobool300, %land.rhs298 ]
  br i1 %163, label %while.body302, label %while.end303

while.body302:
  %164 = load i64, i64* %length293, align 8
  %inc = add nsw i64 %164, 1
  store i64 %inc, i64* %length293, align 8
  br label %while.cond294

while.end303:
  %165 = load i8*, i8** %argument, align 8
  %166 = load i64, i64* %length293, align 8
  call void @put_text(%struct.output* %output, %struct.format* %format, i8* %165, i64 %166)
  br label %if.end328

if.else304:
  %167 = load i8*, i8** %text.addr, align 8
  %168 = load i8, i8* %167, align 1
  %conv305 = sext i8 %168 to i32
  %call306 = call i8* @strchr(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.32, i64 0, i64 0), i32 %conv305)
  %tobool307 = icmp ne i8* %call306, null
  br i1 %tobool307, label %land.lhs.true308, label %if.else320

land.lhs.true308:
  %169 = load i8*, i8** %text.addr, align 8
  %170 = load i8, i8* %169, align 1
  %conv309 = sext i8 %170 to i32
  %tobool310 = icmp ne i32 %conv309, 0
  br i1 %tobool310, label %if.then311, label %if.else320

if.then311:
  %171 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %fp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %171, i32 0, i32 1
  %fp_offset = load i32, i32* %fp_offset_p, align 4
  %fits_in_fp = icmp ule i32 %fp_offset, 160
  br i1 %fits_in_fp, label %vaarg.in_reg312, label %vaarg.in_mem314

vaarg.in_reg312:
  %172 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %171, i32 0, i32 3
  %reg_save_area313 = load i8*, i8** %172, align 8
  %173 = getelementptr i8, i8* %reg_save_area313, i32 %fp_offset
  %174 = bitcast i8* %173 to double*
  %175 = add i32 %fp_offset, 16
  store i32 %175, i32* %fp_offset_p, align 4
  br label %vaarg.end318

vaarg.in_mem314:
  %overflow_arg_area_p315 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %171, i32 0, i32 2
  %overflow_arg_area316 = load i8*, i8** %overflow_arg_area_p315, align 8
  %176 = bitcast i8* %overflow_arg_area316 to double*
  %overflow_arg_area.next317 = getelementptr i8, i8* %overflow_arg_area316, i32 8
  store i8* %overflow_arg_area.next317, i8** %overflow_arg_area_p315, align 8
  br label %vaarg.end318

vaarg.end318:
  %vaarg.addr319 = phi double* [ %174, %vaarg.in_reg312 ], [ %176, %vaarg.in_mem314 ]
  %177 = load double, double* %vaarg.addr319, align 8
  %178 = load i8*, i8** %text.addr, align 8
  %179 = load i8, i8* %178, align 1
  call void @put_float(%struct.output* %output, %struct.format* %format, double %177, i8 signext %179)
  br label %if.end327

if.else320:
  %180 = load i8*, i8** %text.addr, align 8
  %181 = load i8, i8* %180, align 1
  %conv321 = sext i8 %181 to i32
  %cmp322 = icmp eq i32 %conv321, 37
  br i1 %cmp322, label %if.then324, label %if.else325

if.then324:
  call void @put_character(%struct.output* %output, i8 signext 37)
  br label %if.end326

if.else325:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.str.33, i64 0, i64 0))
  br label %if.end326

if.end326:
  br label %if.end327

if.end327:
  br label %if.end328

if.end328:
  br label %if.end329

if.end329:
  br label %if.end330

if.end330:
  br label %if.end331

if.end331:
  br label %if.end332

if.end332:
  br label %for.inc

for.inc:
  %182 = load i8*, i8** %text.addr, align 8
  %incdec.ptr333 = getelementptr inbounds i8, i8* %182, i32 1
  store i8* %incdec.ptr333, i8** %text.addr, align 8
  br label %for.cond

for.end:
  %183 = load i64, i64* %size.addr, align 8
  %tobool334 = icmp ne i64 %183, 0
  br i1 %tobool334, label %if.then335, label %if.end346

if.then335:
  %184 = load i8*, i8** %to.addr, align 8
  %length336 = getelementptr inbounds %struct.output, %struct.output* %output, i32 0, i32 2
  %185 = load i64, i64* %length336, align 8
  %186 = load i64, i64* %size.addr, align 8
  %cmp337 = icmp ult i64 %185, %186
  br i1 %cmp337, label %cond.true339, label %cond.false341

cond.true339:
  %length340 = getelementptr inbounds %struct.output, %struct.output* %output, i32 0, i32 2
  %187 = load i64, i64* %length340, align 8
  br label %cond.end343

cond.false341:
  %188 = load i64, i64* %size.addr, align 8
  %sub342 = sub i64 %188, 1
  br label %cond.end343

cond.end343:
  %cond344 = phi i64 [ %187, %cond.true339 ], [ %sub342, %cond.false341 ]
  %arrayidx345 = getelementptr inbounds i8, i8* %184, i64 %cond344
  store i8 0, i8* %arrayidx345, align 1
  br label %if.end346

if.end346:
  %length347 = getelementptr inbounds %struct.output, %struct.output* %output, i32 0, i32 2
  %189 = load i64, i64* %length347, align 8
  %conv348 = trunc i64 %189 to i32
  ret i32 %conv348
}

define void @put_character(%struct.output* %output, i8 signext %character) {
entry:
  %output.addr = alloca %struct.output*, align 8
  %character.addr = alloca i8, align 1
  store %struct.output* %output, %struct.output** %output.addr, align 8
  store i8 %character, i8* %character.addr, align 1
  %0 = load %struct.output*, %struct.output** %output.addr, align 8
  %length = getelementptr inbounds %struct.output, %struct.output* %0, i32 0, i32 2
  %1 = load i64, i64* %length, align 8
  %add = add i64 %1, 1
  %2 = load %struct.output*, %struct.output** %output.addr, align 8
  %size = getelementptr inbounds %struct.output, %struct.output* %2, i32 0, i32 1
  %3 = load i64, i64* %size, align 8
  %cmp = icmp ult i64 %add, %3
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %4 = load i8, i8* %character.addr, align 1
  %5 = load %struct.output*, %struct.output** %output.addr, align 8
  %to = getelementptr inbounds %struct.output, %struct.output* %5, i32 0, i32 0
  %6 = load i8*, i8** %to, align 8
  %7 = load %struct.output*, %struct.output** %output.addr, align 8
  %length1 = getelementptr inbounds %struct.output, %struct.output* %7, i32 0, i32 2
  %8 = load i64, i64* %length1, align 8
  %arrayidx = getelementptr inbounds i8, i8* %6, i64 %8
  store i8 %4, i8* %arrayidx, align 1
  br label %if.end

if.end:
  %9 = load %struct.output*, %struct.output** %output.addr, align 8
  %length2 = getelementptr inbounds %struct.output, %struct.output* %9, i32 0, i32 2
  %10 = load i64, i64* %length2, align 8
  %inc = add i64 %10, 1
  store i64 %inc, i64* %length2, align 8
  ret void
}

define i32 @format_flag(i8 signext %character) {
entry:
  %retval = alloca i32, align 4
  %character.addr = alloca i8, align 1
  store i8 %character, i8* %character.addr, align 1
  %0 = load i8, i8* %character.addr, align 1
  %conv = sext i8 %0 to i32
  switch i32 %conv, label %sw.default [
    i32 45, label %sw.bb
    i32 48, label %sw.bb1
    i32 43, label %sw.bb2
    i32 32, label %sw.bb3
    i32 35, label %sw.bb4
  ]

sw.bb:
  store i32 1, i32* %retval, align 4
  br label %return

sw.bb1:
  store i32 2, i32* %retval, align 4
  br label %return

sw.bb2:
  store i32 4, i32* %retval, align 4
  br label %return

sw.bb3:
  store i32 8, i32* %retval, align 4
  br label %return

sw.bb4:
  store i32 16, i32* %retval, align 4
  br label %return

sw.default:
  store i32 0, i32* %retval, align 4
  br label %return

return:
  %1 = load i32, i32* %retval, align 4
  ret i32 %1
}

define i32 @format_size(i8** %format) {
entry:
  %format.addr = alloca i8**, align 8
  %size = alloca i32, align 4
  store i8** %format, i8*** %format.addr, align 8
  store i32 4, i32* %size, align 4
  br label %for.cond

for.cond:
  %0 = load i8**, i8*** %format.addr, align 8
  %1 = load i8*, i8** %0, align 8
  %2 = load i8, i8* %1, align 1
  %conv = sext i8 %2 to i32
  %cmp = icmp eq i32 %conv, 108
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %3 = load i8**, i8*** %format.addr, align 8
  %4 = load i8*, i8** %3, align 8
  %5 = load i8, i8* %4, align 1
  %conv2 = sext i8 %5 to i32
  %cmp3 = icmp eq i32 %conv2, 122
  br i1 %cmp3, label %if.then, label %lor.lhs.false5

lor.lhs.false5:
  %6 = load i8**, i8*** %format.addr, align 8
  %7 = load i8*, i8** %6, align 8
  %8 = load i8, i8* %7, align 1
  %conv6 = sext i8 %8 to i32
  %cmp7 = icmp eq i32 %conv6, 106
  br i1 %cmp7, label %if.then, label %lor.lhs.false9

lor.lhs.false9:
  %9 = load i8**, i8*** %format.addr, align 8
  %10 = load i8*, i8** %9, align 8
  %11 = load i8, i8* %10, align 1
  %conv10 = sext i8 %11 to i32
  %cmp11 = icmp eq i32 %conv10, 116
  br i1 %cmp11, label %if.then, label %if.else

if.then:
  store i32 8, i32* %size, align 4
  br label %if.end20

if.else:
  %12 = load i8**, i8*** %format.addr, align 8
  %13 = load i8*, i8** %12, align 8
  %14 = load i8, i8* %13, align 1
  %conv13 = sext i8 %14 to i32
  %cmp14 = icmp eq i32 %conv13, 104
  br i1 %cmp14, label %if.then16, label %if.else19

if.then16:
  %15 = load i32, i32* %size, align 4
  %cmp17 = icmp eq i32 %15, 2
  %16 = zext i1 %cmp17 to i64
  %cond = select i1 %cmp17, i32 1, i32 2
  store i32 %cond, i32* %size, align 4
  br label %if.end

if.else19:
  %17 = load i32, i32* %size, align 4
  ret i32 %17

if.end:
  br label %if.end20

if.end20:
  br label %for.inc

for.inc:
  %18 = load i8**, i8*** %format.addr, align 8
  %19 = load i8*, i8** %18, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %19, i32 1
  store i8* %incdec.ptr, i8** %18, align 8
  br label %for.cond
}

define void @put_number(%struct.output* %output, %struct.format* %format, i8* %sign, i64 %value, i8 signext %kind) {
entry:
  %output.addr = alloca %struct.output*, align 8
  %format.addr = alloca %struct.format*, align 8
  %sign.addr = alloca i8*, align 8
  %value.addr = alloca i64, align 8
  %kind.addr = alloca i8, align 1
  %symbols = alloca i8*, align 8
  %base = alloca i32, align 4
  %digits = alloca [24 x i8], align 16
  %count = alloca i64, align 8
  %rest = alloca i64, align 8
  %least = alloca i64, align 8
  %signs = alloca i64, align 8
  %zeros = alloca i64, align 8
  %rest35 = alloca i64, align 8
  %filled = alloca i32, align 4
  store %struct.output* %output, %struct.output** %output.addr, align 8
  store %struct.format* %format, %struct.format** %format.addr, align 8
  store i8* %sign, i8** %sign.addr, align 8
  store i64 %value, i64* %value.addr, align 8
  store i8 %kind, i8* %kind.addr, align 1
  %0 = load i8, i8* %kind.addr, align 1
  %conv = sext i8 %0 to i32
  %cmp = icmp eq i32 %conv, 88
  %1 = zext i1 %cmp to i64
  %cond = select i1 %cmp, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.153, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.154, i64 0, i64 0)
  store i8* %cond, i8** %symbols, align 8
  %2 = load i8, i8* %kind.addr, align 1
  %conv2 = sext i8 %2 to i32
  %cmp3 = icmp eq i32 %conv2, 111
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:
  br label %cond.end

cond.false:
  %3 = load i8, i8* %kind.addr, align 1
  %conv5 = sext i8 %3 to i32
  %cmp6 = icmp eq i32 %conv5, 120
  br i1 %cmp6, label %lor.end, label %lor.rhs

lor.rhs:
  %4 = load i8, i8* %kind.addr, align 1
  %conv8 = sext i8 %4 to i32
  %cmp9 = icmp eq i32 %conv8, 88
  br label %lor.end

lor.end:
  %5 = phi i1 [ true, %cond.false ], [ %cmp9, %lor.rhs ]
  %6 = zext i1 %5 to i64
  %cond11 = select i1 %5, i32 16, i32 10
  br label %cond.end

cond.end:
  %cond12 = phi i32 [ 8, %cond.true ], [ %cond11, %lor.end ]
  store i32 %cond12, i32* %base, align 4
  store i64 0, i64* %count, align 8
  %7 = load i64, i64* %value.addr, align 8
  store i64 %7, i64* %rest, align 8
  br label %for.cond

for.cond:
  %8 = load i64, i64* %rest, align 8
  %tobool = icmp ne i64 %8, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:
  %9 = load i8*, i8** %symbols, align 8
  %10 = load i64, i64* %rest, align 8
  %11 = load i32, i32* %base, align 4
  %conv13 = zext i32 %11 to i64
  %rem = urem i64 %10, %conv13
  %arrayidx = getelementptr inbounds i8, i8* %9, i64 %rem
  %12 = load i8, i8* %arrayidx, align 1
  %13 = load i64, i64* %count, align 8
  %inc = add nsw i64 %13, 1
  store i64 %inc, i64* %count, align 8
  %arrayidx14 = getelementptr inbounds [24 x i8], [24 x i8]* %digits, i64 0, i64 %13
  store i8 %12, i8* %arrayidx14, align 1
  br label %for.inc

for.inc:
  %14 = load i32, i32* %base, align 4
  %conv15 = zext i32 %14 to i64
  %15 = load i64, i64* %rest, align 8
  %div = udiv i64 %15, %conv15
  store i64 %div, i64* %rest, align 8
  br label %for.cond

for.end:
  %16 = load %struct.format*, %struct.format** %format.addr, align 8
  %precision = getelementptr inbounds %struct.format, %struct.format* %16, i32 0, i32 2
  %17 = load i64, i64* %precision, align 8
  %cmp16 = icmp slt i64 %17, 0
  br i1 %cmp16, label %cond.true18, label %cond.false19

cond.true18:
  br label %cond.end21

cond.false19:
  %18 = load %struct.format*, %struct.format** %format.addr, align 8
  %precision20 = getelementptr inbounds %struct.format, %struct.format* %18, i32 0, i32 2
  %19 = load i64, i64* %precision20, align 8
  br label %cond.end21

cond.end21:
  %cond22 = phi i64 [ 1, %cond.true18 ], [ %19, %cond.false19 ]
  store i64 %cond22, i64* %least, align 8
  %20 = load %struct.format*, %struct.format** %format.addr, align 8
  %flags = getelementptr inbounds %struct.format, %struct.format* %20, i32 0, i32 0
  %21 = load i32, i32* %flags, align 8
  %and = and i32 %21, 16
  %tobool23 = icmp ne i32 %and, 0
  br i1 %tobool23, label %land.lhs.true, label %if.end

land.lhs.true:
  %22 = load i32, i32* %base, align 4
  %cmp24 = icmp eq i32 %22, 8
  br i1 %cmp24, label %land.lhs.true26, label %if.end

land.lhs.true26:
  %23 = load i64, i64* %least, align 8
  %24 = load i64, i64* %count, align 8
  %cmp27 = icmp sle i64 %23, %24
  br i1 %cmp27, label %if.then, label %if.end

if.then:
  %25 = load i64, i64* %count, align 8
  %add = add nsw i64 %25, 1
  store i64 %add, i64* %least, align 8
  br label %if.end

if.end:
  %26 = load i8*, i8** %sign.addr, align 8
  %call = call i64 @strlen(i8* %26)
  store i64 %call, i64* %signs, align 8
  %27 = load i64, i64* %least, align 8
  %28 = load i64, i64* %count, align 8
  %cmp29 = icmp sgt i64 %27, %28
  br i1 %cmp29, label %cond.true31, label %cond.false32

cond.true31:
  %29 = load i64, i64* %least, align 8
  %30 = load i64, i64* %count, align 8
  %sub = sub nsw i64 %29, %30
  br label %cond.end33

cond.false32:
  br label %cond.end33

cond.end33:
  %cond34 = phi i64 [ %sub, %cond.true31 ], [ 0, %cond.false32 ]
  store i64 %cond34, i64* %zeros, align 8
  %31 = load %struct.format*, %struct.format** %format.addr, align 8
  %width = getelementptr inbounds %struct.format, %struct.format* %31, i32 0, i32 1
  %32 = load i64, i64* %width, align 8
  %33 = load i64, i64* %signs, align 8
  %sub36 = sub nsw i64 %32, %33
  %34 = load i64, i64* %zeros, align 8
  %sub37 = sub nsw i64 %sub36, %34
  %35 = load i64, i64* %count, align 8
  %sub38 = sub nsw i64 %sub37, %35
  store i64 %sub38, i64* %rest35, align 8
  %36 = load %struct.format*, %struct.format** %format.addr, align 8
  %flags39 = getelementptr inbounds %struct.format, %struct.format* %36, i32 0, i32 0
  %37 = load i32, i32* %flags39, align 8
  %and40 = and i32 %37, 2
  %tobool41 = icmp ne i32 %and40, 0
  br i1 %tobool41, label %land.lhs.true42, label %land.end

land.lhs.true42:
  %38 = load %struct.format*, %struct.format** %format.addr, align 8
  %flags43 = getelementptr inbounds %struct.format, %struct.format* %38, i32 0, i32 0
  %39 = load i32, i32* %flags43, align 8
  %and44 = and i32 %39, 1
  %tobool45 = icmp ne i32 %and44, 0
  br i1 %tobool45, label %land.end, label %land.rhs

land.rhs:
  %40 = load %struct.format*, %struct.format** %format.addr, align 8
  %precision46 = getelementptr inbounds %struct.format, %struct.format* %40, i32 0, i32 2
  %41 = load i64, i64* %precision46, align 8
  %cmp47 = icmp slt i64 %41, 0
  br label %land.end

land.end:
  %42 = phi i1 [ false, %land.lhs.true42 ], [ false, %cond.end33 ], [ %cmp47, %land.rhs ]
  %land.ext = zext i1 %42 to i32
  store i32 %land.ext, i32* %filled, align 4
  %43 = load i32, i32* %filled, align 4
  %tobool49 = icmp ne i32 %43, 0
  br i1 %tobool49, label %if.end55, label %land.lhs.true50

land.lhs.true50:
  %44 = load %struct.format*, %struct.format** %format.addr, align 8
  %flags51 = getelementptr inbounds %struct.format, %struct.format* %44, i32 0, i32 0
  %45 = load i32, i32* %flags51, align 8
  %and52 = and i32 %45, 1
  %tobool53 = icmp ne i32 %and52, 0
  br i1 %tobool53, label %if.end55, label %if.then54

if.then54:
  %46 = load %struct.output*, %struct.output** %output.addr, align 8
  %47 = load i64, i64* %rest35, align 8
  call void @put_many(%struct.output* %46, i8 signext 32, i64 %47)
  br label %if.end55

if.end55:
  br label %while.cond

while.cond:
  %48 = load i8*, i8** %sign.addr, align 8
  %49 = load i8, i8* %48, align 1
  %tobool56 = icmp ne i8 %49, 0
  br i1 %tobool56, label %while.body, label %while.end

while.body:
  %50 = load %struct.output*, %struct.output** %output.addr, align 8
  %51 = load i8*, i8** %sign.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %51, i32 1
  store i8* %incdec.ptr, i8** %sign.addr, align 8
  %52 = load i8, i8* %51, align 1
  call void @put_character(%struct.output* %50, i8 signext %52)
  br label %while.cond

while.end:
  %53 = load %struct.output*, %struct.output** %output.addr, align 8
  %54 = load i32, i32* %filled, align 4
  %tobool57 = icmp ne i32 %54, 0
  br i1 %tobool57, label %land.lhs.true58, label %cond.false63

land.lhs.true58:
  %55 = load i64, i64* %rest35, align 8
  %cmp59 = icmp sgt i64 %55, 0
  br i1 %cmp59, label %cond.true61, label %cond.false63

cond.true61:
  %56 = load i64, i64* %zeros, align 8
  %57 = load i64, i64* %rest35, align 8
  %add62 = add nsw i64 %56, %57
  br label %cond.end64

cond.false63:
  %58 = load i64, i64* %zeros, align 8
  br label %cond.end64

cond.end64:
  %cond65 = phi i64 [ %add62, %cond.true61 ], [ %58, %cond.false63 ]
  call void @put_many(%struct.output* %53, i8 signext 48, i64 %cond65)
  br label %while.cond66

while.cond66:
  %59 = load i64, i64* %count, align 8
  %tobool67 = icmp ne i64 %59, 0
  br i1 %tobool67, label %while.body68, label %while.end70

while.body68:
  %60 = load %struct.output*, %struct.output** %output.addr, align 8
  %61 = load i64, i64* %count, align 8
  %dec = add nsw i64 %61, -1
  store i64 %dec, i64* %count, align 8
  %arrayidx69 = getelementptr inbounds [24 x i8], [24 x i8]* %digits, i64 0, i64 %dec
  %62 = load i8, i8* %arrayidx69, align 1
  call void @put_character(%struct.output* %60, i8 signext %62)
  br label %while.cond66

while.end70:
  %63 = load %struct.format*, %struct.format** %format.addr, align 8
  %flags71 = getelementptr inbounds %struct.format, %struct.format* %63, i32 0, i32 0
  %64 = load i32, i32* %flags71, align 8
  %and72 = and i32 %64, 1
  %tobool73 = icmp ne i32 %and72, 0
  br i1 %tobool73, label %if.then74, label %if.end75

if.then74:
  %65 = load %struct.output*, %struct.output** %output.addr, align 8
  %66 = load i64, i64* %rest35, align 8
  call void @put_many(%struct.output* %65, i8 signext 32, i64 %66)
  br label %if.end75

if.end75:
  ret void
}

define void @put_text(%struct.output* %output, %struct.format* %format, i8* %text, i64 %length) {
entry:
  %output.addr = alloca %struct.output*, align 8
  %format.addr = alloca %struct.format*, align 8
  %text.addr = alloca i8*, align 8
  %length.addr = alloca i64, align 8
  %i = alloca i64, align 8
  store %struct.output* %output, %struct.output** %output.addr, align 8
  store %struct.format* %format, %struct.format** %format.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  store i64 %length, i64* %length.addr, align 8
  %0 = load %struct.format*, %struct.format** %format.addr, align 8
  %flags = getelementptr inbounds %struct.format, %struct.format* %0, i32 0, i32 0
  %1 = load i32, i32* %flags, align 8
  %and = and i32 %1, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  %2 = load %struct.output*, %struct.output** %output.addr, align 8
  %3 = load %struct.format*, %struct.format** %format.addr, align 8
  %width = getelementptr inbounds %struct.format, %struct.format* %3, i32 0, i32 1
  %4 = load i64, i64* %width, align 8
  %5 = load i64, i64* %length.addr, align 8
  %sub = sub nsw i64 %4, %5
  call void @put_many(%struct.output* %2, i8 signext 32, i64 %sub)
  br label %if.end

if.end:
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:
  %6 = load i64, i64* %i, align 8
  %7 = load i64, i64* %length.addr, align 8
  %cmp = icmp slt i64 %6, %7
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %8 = load %struct.output*, %struct.output** %output.addr, align 8
  %9 = load i8*, i8** %text.addr, align 8
  %10 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %9, i64 %10
  %11 = load i8, i8* %arrayidx, align 1
  call void @put_character(%struct.output* %8, i8 signext %11)
  br label %for.inc

for.inc:
  %12 = load i64, i64* %i, align 8
  %inc = add nsw i64 %12, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond

for.end:
  %13 = load %struct.format*, %struct.format** %format.addr, align 8
  %flags1 = getelementptr inbounds %struct.format, %struct.format* %13, i32 0, i32 0
  %14 = load i32, i32* %flags1, align 8
  %and2 = and i32 %14, 1
  %tobool3 = icmp ne i32 %and2, 0
  br i1 %tobool3, label %if.then4, label %if.end7

if.then4:
  %15 = load %struct.output*, %struct.output** %output.addr, align 8
  %16 = load %struct.format*, %struct.format** %format.addr, align 8
  %width5 = getelementptr inbounds %struct.format, %struct.format* %16, i32 0, i32 1
  %17 = load i64, i64* %width5, align 8
  %18 = load i64, i64* %length.addr, align 8
  %sub6 = sub nsw i64 %17, %18
  call void @put_many(%struct.output* %15, i8 signext 32, i64 %sub6)
  br label %if.end7

if.end7:
  ret void
}

define void @put_float(%struct.output* %output, %struct.format* %format, double %value, i8 signext %kind) {
entry:
  %output.addr = alloca %struct.output*, align 8
  %format.addr = alloca %struct.format*, align 8
  %value.addr = alloca double, align 8
  %kind.addr = alloca i8, align 1
  %negative = alloca i32, align 4
  %sign = alloca i8*, align 8
  %length = alloca i64, align 8
  %precision = alloca i64, align 8
  %rest = alloca i64, align 8
  %filled = alloca i32, align 4
  %i = alloca i64, align 8
  store %struct.output* %output, %struct.output** %output.addr, align 8
  store %struct.format* %format, %struct.format** %format.addr, align 8
  store double %value, double* %value.addr, align 8
  store i8 %kind, i8* %kind.addr, align 1
  %0 = load double, double* %value.addr, align 8
  %1 = bitcast double %0 to i64
  %2 = icmp slt i64 %1, 0
  %3 = zext i1 %2 to i32
  %cmp = icmp ne i32 %3, 0
  %conv = zext i1 %cmp to i32
  store i32 %conv, i32* %negative, align 4
  %4 = load i32, i32* %negative, align 4
  %tobool = icmp ne i32 %4, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  br label %cond.end8

cond.false:
  %5 = load %struct.format*, %struct.format** %format.addr, align 8
  %flags = getelementptr inbounds %struct.format, %struct.format* %5, i32 0, i32 0
  %6 = load i32, i32* %flags, align 8
  %and = and i32 %6, 4
  %tobool1 = icmp ne i32 %and, 0
  br i1 %tobool1, label %cond.true2, label %cond.false3

cond.true2:
  br label %cond.end

cond.false3:
  %7 = load %struct.format*, %struct.format** %format.addr, align 8
  %flags4 = getelementptr inbounds %struct.format, %struct.format* %7, i32 0, i32 0
  %8 = load i32, i32* %flags4, align 8
  %and5 = and i32 %8, 8
  %tobool6 = icmp ne i32 %and5, 0
  %9 = zext i1 %tobool6 to i64
  %cond = select i1 %tobool6, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.27, i64 0, i64 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.28, i64 0, i64 0)
  br label %cond.end

cond.end:
  %cond7 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.26, i64 0, i64 0), %cond.true2 ], [ %cond, %cond.false3 ]
  br label %cond.end8

cond.end8:
  %cond9 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.25, i64 0, i64 0), %cond.true ], [ %cond7, %cond.end ]
  store i8* %cond9, i8** %sign, align 8
  %10 = load %struct.format*, %struct.format** %format.addr, align 8
  %flags10 = getelementptr inbounds %struct.format, %struct.format* %10, i32 0, i32 0
  %11 = load i32, i32* %flags10, align 8
  %and11 = and i32 %11, 16
  %tobool12 = icmp ne i32 %and11, 0
  br i1 %tobool12, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.str.33, i64 0, i64 0))
  br label %if.end

if.end:
  store i64 0, i64* %length, align 8
  %12 = load %struct.format*, %struct.format** %format.addr, align 8
  %precision13 = getelementptr inbounds %struct.format, %struct.format* %12, i32 0, i32 2
  %13 = load i64, i64* %precision13, align 8
  %cmp14 = icmp slt i64 %13, 0
  br i1 %cmp14, label %cond.true16, label %cond.false17

cond.true16:
  br label %cond.end19

cond.false17:
  %14 = load %struct.format*, %struct.format** %format.addr, align 8
  %precision18 = getelementptr inbounds %struct.format, %struct.format* %14, i32 0, i32 2
  %15 = load i64, i64* %precision18, align 8
  br label %cond.end19

cond.end19:
  %cond20 = phi i64 [ 6, %cond.true16 ], [ %15, %cond.false17 ]
  store i64 %cond20, i64* %precision, align 8
  br label %while.cond

while.cond:
  %16 = load double, double* %value.addr, align 8
  %17 = load i64, i64* %precision, align 8
  %18 = load i8, i8* %kind.addr, align 1
  %conv21 = sext i8 %18 to i32
  %19 = load i64, i64* %length, align 8
  %call = call i32 @__katec_decimal_text(double %16, i64 %17, i32 %conv21, i64 %19)
  %tobool22 = icmp ne i32 %call, 0
  br i1 %tobool22, label %while.body, label %while.end

while.body:
  %20 = load i64, i64* %length, align 8
  %inc = add nsw i64 %20, 1
  store i64 %inc, i64* %length, align 8
  br label %while.cond

while.end:
  %21 = load %struct.format*, %struct.format** %format.addr, align 8
  %width = getelementptr inbounds %struct.format, %struct.format* %21, i32 0, i32 1
  %22 = load i64, i64* %width, align 8
  %23 = load i8*, i8** %sign, align 8
  %24 = load i8, i8* %23, align 1
  %conv23 = sext i8 %24 to i32
  %cmp24 = icmp ne i32 %conv23, 0
  %conv25 = zext i1 %cmp24 to i32
  %conv26 = sext i32 %conv25 to i64
  %sub = sub nsw i64 %22, %conv26
  %25 = load i64, i64* %length, align 8
  %sub27 = sub nsw i64 %sub, %25
  store i64 %sub27, i64* %rest, align 8
  %26 = load %struct.format*, %struct.format** %format.addr, align 8
  %flags28 = getelementptr inbounds %struct.format, %struct.format* %26, i32 0, i32 0
  %27 = load i32, i32* %flags28, align 8
  %and29 = and i32 %27, 2
  %tobool30 = icmp ne i32 %and29, 0
  br i1 %tobool30, label %land.lhs.true, label %land.end

land.lhs.true:
  %28 = load %struct.format*, %struct.format** %format.addr, align 8
  %flags31 = getelementptr inbounds %struct.format, %struct.format* %28, i32 0, i32 0
  %29 = load i32, i32* %flags31, align 8
  %and32 = and i32 %29, 1
  %tobool33 = icmp ne i32 %and32, 0
  br i1 %tobool33, label %land.end, label %land.rhs

land.rhs:
  %30 = load double, double* %value.addr, align 8
  %31 = load double, double* %value.addr, align 8
  %sub34 = fsub double %30, %31
  %cmp35 = fcmp oeq double %sub34, 0.000000e+00
  br label %land.end

land.end:
  %32 = phi i1 [ false, %land.lhs.true ], [ false, %while.end ], [ %cmp35, %land.rhs ]
  %land.ext = zext i1 %32 to i32
  store i32 %land.ext, i32* %filled, align 4
  %33 = load i32, i32* %filled, align 4
  %tobool37 = icmp ne i32 %33, 0
  br i1 %tobool37, label %if.end43, label %land.lhs.true38

land.lhs.true38:
  %34 = load %struct.format*, %struct.format** %format.addr, align 8
  %flags39 = getelementptr inbounds %struct.format, %struct.format* %34, i32 0, i32 0
  %35 = load i32, i32* %flags39, align 8
  %and40 = and i32 %35, 1
  %tobool41 = icmp ne i32 %and40, 0
  br i1 %tobool41, label %if.end43, label %if.then42

if.then42:
  %36 = load %struct.output*, %struct.output** %output.addr, align 8
  %37 = load i64, i64* %rest, align 8
  call void @put_many(%struct.output* %36, i8 signext 32, i64 %37)
  br label %if.end43

if.end43:
  %38 = load i8*, i8** %sign, align 8
  %39 = load i8, i8* %38, align 1
  %tobool44 = icmp ne i8 %39, 0
  br i1 %tobool44, label %if.then45, label %if.end46

if.then45:
  %40 = load %struct.output*, %struct.output** %output.addr, align 8
  %41 = load i8*, i8** %sign, align 8
  %42 = load i8, i8* %41, align 1
  call void @put_character(%struct.output* %40, i8 signext %42)
  br label %if.end46

if.end46:
  %43 = load i32, i32* %filled, align 4
  %tobool47 = icmp ne i32 %43, 0
  br i1 %tobool47, label %if.then48, label %if.end49

if.then48:
  %44 = load %struct.output*, %struct.output** %output.addr, align 8
  %45 = load i64, i64* %rest, align 8
  call void @put_many(%struct.output* %44, i8 signext 48, i64 %45)
  br label %if.end49

if.end49:
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:
  %46 = load i64, i64* %i, align 8
  %47 = load i64, i64* %length, align 8
  %cmp50 = icmp slt i64 %46, %47
  br i1 %cmp50, label %for.body, label %for.end

for.body:
  %48 = load %struct.output*, %struct.output** %output.addr, align 8
  %49 = load double, double* %value.addr, align 8
  %50 = load i64, i64* %precision, align 8
  %51 = load i8, i8* %kind.addr, align 1
  %conv52 = sext i8 %51 to i32
  %52 = load i64, i64* %i, align 8
  %call53 = call i32 @__katec_decimal_text(double %49, i64 %50, i32 %conv52, i64 %52)
  %conv54 = trunc i32 %call53 to i8
  call void @put_character(%struct.output* %48, i8 signext %conv54)
  br label %for.inc

for.inc:
  %53 = load i64, i64* %i, align 8
  %inc55 = add nsw i64 %53, 1
  store i64 %inc55, i64* %i, align 8
  br label %for.cond

for.end:
  %54 = load %struct.format*, %struct.format** %format.addr, align 8
  %flags56 = getelementptr inbounds %struct.format, %struct.format* %54, i32 0, i32 0
  %55 = load i32, i32* %flags56, align 8
  %and57 = and i32 %55, 1
  %tobool58 = icmp ne i32 %and57, 0
  br i1 %tobool58, label %if.then59, label %if.end60

if.then59:
  %56 = load %struct.output*, %struct.output** %output.addr, align 8
  %57 = load i64, i64* %rest, align 8
  call void @put_many(%struct.output* %56, i8 signext 32, i64 %57)
  br label %if.end60

if.end60:
  ret void
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

define i32 @vasprintf(i8** %to, i8* %format, %struct.__va_list_tag* %list) {
entry:
  %to.addr = alloca i8**, align 8
  %format.addr = alloca i8*, align 8
  %list.addr = alloca %struct.__va_list_tag*, align 8
  %again = alloca [1 x %struct.__va_list_tag], align 16
  %length = alloca i32, align 4
  store i8** %to, i8*** %to.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  store %struct.__va_list_tag* %list, %struct.__va_list_tag** %list.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %again, i64 0, i64 0
  %0 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  %2 = bitcast %struct.__va_list_tag* %0 to i8*
  call void @llvm.va_copy(i8* %1, i8* %2)
  %3 = load i8*, i8** %format.addr, align 8
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %again, i64 0, i64 0
  %call = call i32 @vsnprintf(i8* null, i64 0, i8* %3, %struct.__va_list_tag* %arraydecay1)
  store i32 %call, i32* %length, align 4
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %again, i64 0, i64 0
  %arraydecay23 = bitcast %struct.__va_list_tag* %arraydecay2 to i8*
  call void @llvm.va_end(i8* %arraydecay23)
  %4 = load i32, i32* %length, align 4
  %add = add nsw i32 %4, 1
  %conv = sext i32 %add to i64
  %call4 = call i8* @allocate(i64 %conv, i64 16, i32 0)
  %5 = load i8**, i8*** %to.addr, align 8
  store i8* %call4, i8** %5, align 8
  %6 = load i8**, i8*** %to.addr, align 8
  %7 = load i8*, i8** %6, align 8
  %8 = load i32, i32* %length, align 4
  %add5 = add nsw i32 %8, 1
  %conv6 = sext i32 %add5 to i64
  %9 = load i8*, i8** %format.addr, align 8
  %10 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %call7 = call i32 @vsnprintf(i8* %7, i64 %conv6, i8* %9, %struct.__va_list_tag* %10)
  ret i32 %call7
}

declare void @llvm.va_copy(i8*, i8*)

define i32 @asprintf(i8** %to, i8* %format, ...) {
entry:
  %to.addr = alloca i8**, align 8
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %length = alloca i32, align 4
  store i8** %to, i8*** %to.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8**, i8*** %to.addr, align 8
  %1 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %call = call i32 @vasprintf(i8** %0, i8* %1, %struct.__va_list_tag* %arraydecay2)
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

define i64 @imaxabs(i64 %value) {
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

define i64 @strtoimax(i8* %text, i8** %end, i32 %base) {
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

define i64 @strtoumax(i8* %text, i8** %end, i32 %base) {
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

define i64 @div(i32 %value, i32 %by) {
entry:
  %retval = alloca %struct.quotient, align 4
  %value.addr = alloca i32, align 4
  %by.addr = alloca i32, align 4
  store i32 %value, i32* %value.addr, align 4
  store i32 %by, i32* %by.addr, align 4
  %quotient = getelementptr inbounds %struct.quotient, %struct.quotient* %retval, i32 0, i32 0
  %0 = load i32, i32* %value.addr, align 4
  %1 = load i32, i32* %by.addr, align 4
  %div = sdiv i32 %0, %1
  store i32 %div, i32* %quotient, align 4
  %remainder = getelementptr inbounds %struct.quotient, %struct.quotient* %retval, i32 0, i32 1
  %2 = load i32, i32* %value.addr, align 4
  %3 = load i32, i32* %by.addr, align 4
  %rem = srem i32 %2, %3
  store i32 %rem, i32* %remainder, align 4
  %4 = bitcast %struct.quotient* %retval to i64*
  %5 = load i64, i64* %4, align 4
  ret i64 %5
}

define { i64, i64 } @ldiv(i64 %value, i64 %by) {
entry:
  %retval = alloca %struct.long_quotient, align 8
  %value.addr = alloca i64, align 8
  %by.addr = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  store i64 %by, i64* %by.addr, align 8
  %quotient = getelementptr inbounds %struct.long_quotient, %struct.long_quotient* %retval, i32 0, i32 0
  %0 = load i64, i64* %value.addr, align 8
  %1 = load i64, i64* %by.addr, align 8
  %div = sdiv i64 %0, %1
  store i64 %div, i64* %quotient, align 8
  %remainder = getelementptr inbounds %struct.long_quotient, %struct.long_quotient* %retval, i32 0, i32 1
  %2 = load i64, i64* %value.addr, align 8
  %3 = load i64, i64* %by.addr, align 8
  %rem = srem i64 %2, %3
  store i64 %rem, i64* %remainder, align 8
  %4 = bitcast %struct.long_quotient* %retval to { i64, i64 }*
  %5 = load { i64, i64 }, { i64, i64 }* %4, align 8
  ret { i64, i64 } %5
}

define { i64, i64 } @lldiv(i64 %value, i64 %by) {
entry:
  %retval = alloca %struct.long_quotient, align 8
  %value.addr = alloca i64, align 8
  %by.addr = alloca i64, align 8
  store i64 %value, i64* %value.addr, align 8
  store i64 %by, i64* %by.addr, align 8
  %quotient = getelementptr inbounds %struct.long_quotient, %struct.long_quotient* %retval, i32 0, i32 0
  %0 = load i64, i64* %value.addr, align 8
  %1 = load i64, i64* %by.addr, align 8
  %div = sdiv i64 %0, %1
  store i64 %div, i64* %quotient, align 8
  %remainder = getelementptr inbounds %struct.long_quotient, %struct.long_quotient* %retval, i32 0, i32 1
  %2 = load i64, i64* %value.addr, align 8
  %3 = load i64, i64* %by.addr, align 8
  %rem = srem i64 %2, %3
  store i64 %rem, i64* %remainder, align 8
  %4 = bitcast %struct.long_quotient* %retval to { i64, i64 }*
  %5 = load { i64, i64 }, { i64, i64 }* %4, align 8
  ret { i64, i64 } %5
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
  %call = call i32 @sleep(i32 0)
  ret i32 %call
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

define i32 @getuid() {
entry:
  ret i32 1000
}

define i32 @geteuid() {
entry:
  ret i32 1000
}

define i32 @nice(i32 %more) {
entry:
  %more.addr = alloca i32, align 4
  store i32 %more, i32* %more.addr, align 4
  ret i32 0
}

define i32 @setpriority(i32 %which, i32 %who, i32 %priority) {
entry:
  %which.addr = alloca i32, align 4
  %who.addr = alloca i32, align 4
  %priority.addr = alloca i32, align 4
  store i32 %which, i32* %which.addr, align 4
  store i32 %who, i32* %who.addr, align 4
  store i32 %priority, i32* %priority.addr, align 4
  ret i32 0
}

define i32 @mlockall(i32 %flags) {
entry:
  %flags.addr = alloca i32, align 4
  store i32 %flags, i32* %flags.addr, align 4
  ret i32 0
}

define i32 @mlock(i8* %address, i64 %size) {
entry:
  %address.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i8* %address, i8** %address.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  ret i32 0
}

define i32 @munlock(i8* %address, i64 %size) {
entry:
  %address.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i8* %address, i8** %address.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  ret i32 0
}

define i32 @madvise(i8* %address, i64 %size, i32 %advice) {
entry:
  %address.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %advice.addr = alloca i32, align 4
  store i8* %address, i8** %address.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i32 %advice, i32* %advice.addr, align 4
  ret i32 0
}

define i32 @posix_madvise(i8* %address, i64 %size, i32 %advice) {
entry:
  %address.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %advice.addr = alloca i32, align 4
  store i8* %address, i8** %address.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i32 %advice, i32* %advice.addr, align 4
  ret i32 0
}

define i32 @sched_getscheduler(i32 %process) {
entry:
  %process.addr = alloca i32, align 4
  store i32 %process, i32* %process.addr, align 4
  ret i32 0
}

define i32 @getpriority(i32 %which, i32 %who) {
entry:
  %which.addr = alloca i32, align 4
  %who.addr = alloca i32, align 4
  store i32 %which, i32* %which.addr, align 4
  store i32 %who, i32* %who.addr, align 4
  ret i32 0
}

define i32 @munlockall() {
entry:
  ret i32 0
}

define i8* @setlocale(i32 %category, i8* %name) {
entry:
  %category.addr = alloca i32, align 4
  %name.addr = alloca i8*, align 8
  store i32 %category, i32* %category.addr, align 4
  store i8* %name, i8** %name.addr, align 8
  ret i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.34, i64 0, i64 0)
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
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([84 x i8], [84 x i8]* @.str.35, i64 0, i64 0))
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
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.str.155, i64 0, i64 0))
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

define i32 @at_quick_exit(void ()* %function) {
entry:
  %retval = alloca i32, align 4
  %function.addr = alloca void ()*, align 8
  %number = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp1 = alloca void ()*, align 8
  store void ()* %function, void ()** %function.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  %1 = atomicrmw add i32* @quick_count, i32 %0 acq_rel, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %number, align 4
  %3 = load i32, i32* %number, align 4
  %cmp = icmp sge i32 %3, 32
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i32 1, i32* %retval, align 4
  br label %return

if.end:
  %4 = load i32, i32* %number, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [32 x void ()*], [32 x void ()*]* @quick_endings, i64 0, i64 %idxprom
  %5 = load void ()*, void ()** %function.addr, align 8
  store void ()* %5, void ()** %.atomictmp1, align 8
  %6 = bitcast void ()** %arrayidx to i64*
  %7 = bitcast void ()** %.atomictmp1 to i64*
  %8 = load i64, i64* %7, align 8
  store atomic i64 %8, i64* %6 release, align 8
  store i32 0, i32* %retval, align 4
  br label %return

return:
  %9 = load i32, i32* %retval, align 4
  ret i32 %9
}

define void @quick_exit(i32 %status) {
entry:
  %status.addr = alloca i32, align 4
  %left = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %function = alloca void ()*, align 8
  %atomic-temp1 = alloca void ()*, align 8
  store i32 %status, i32* %status.addr, align 4
  %0 = load atomic i32, i32* @quick_count acquire, align 4
  store i32 %0, i32* %atomic-temp, align 4
  %1 = load i32, i32* %atomic-temp, align 4
  store i32 %1, i32* %left, align 4
  br label %for.cond

for.cond:
  %2 = load i32, i32* %left, align 4
  %cmp = icmp sgt i32 %2, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %3 = load i32, i32* %left, align 4
  %sub = sub nsw i32 %3, 1
  %idxprom = sext i32 %sub to i64
  %arrayidx = getelementptr inbounds [32 x void ()*], [32 x void ()*]* @quick_endings, i64 0, i64 %idxprom
  %4 = bitcast void ()** %arrayidx to i64*
  %5 = bitcast void ()** %atomic-temp1 to i64*
  %6 = load atomic i64, i64* %4 acquire, align 8
  store i64 %6, i64* %5, align 8
  %7 = bitcast i64* %5 to void ()**
  %8 = load void ()*, void ()** %7, align 8
  store void ()* %8, void ()** %function, align 8
  %9 = load void ()*, void ()** %function, align 8
  %tobool = icmp ne void ()* %9, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %10 = load void ()*, void ()** %function, align 8
  call void %10()
  br label %if.end

if.end:
  br label %for.inc

for.inc:
  %11 = load i32, i32* %left, align 4
  %dec = add nsw i32 %11, -1
  store i32 %dec, i32* %left, align 4
  br label %for.cond

for.end:
  call void @__katec_halt()
  ret void
}

define void @abort() {
entry:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.36, i64 0, i64 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.37, i64 0, i64 0))
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
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.38, i64 0, i64 0), i8* %0)
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
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.38, i64 0, i64 0), i8* %0)
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
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.38, i64 0, i64 0), i8* %0)
  ret void
}

define void @__katec_sanitised(i32 %kind) {
entry:
  %kind.addr = alloca i32, align 4
  store i32 %kind, i32* %kind.addr, align 4
  %0 = load i32, i32* %kind.addr, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %1 = load i32, i32* %kind.addr, align 4
  %cmp1 = icmp eq i32 %1, 12
  br i1 %cmp1, label %if.then, label %lor.lhs.false2

lor.lhs.false2:
  %2 = load i32, i32* %kind.addr, align 4
  %cmp3 = icmp eq i32 %2, 13
  br i1 %cmp3, label %if.then, label %lor.lhs.false4

lor.lhs.false4:
  %3 = load i32, i32* %kind.addr, align 4
  %cmp5 = icmp eq i32 %3, 21
  br i1 %cmp5, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.39, i64 0, i64 0), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.40, i64 0, i64 0))
  br label %if.end

if.end:
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.39, i64 0, i64 0), i8* getelementptr inbounds ([73 x i8], [73 x i8]* @.str.41, i64 0, i64 0))
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
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %call = call i64 @strtol(i8* %0, i8** null, i32 10)
  %conv = trunc i64 %call to i32
  ret i32 %conv
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

define i64 @write(i32 %file, i8* %data, i64 %size) {
entry:
  %file.addr = alloca i32, align 4
  %data.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i32 %file, i32* %file.addr, align 4
  store i8* %data, i8** %data.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i32, i32* %file.addr, align 4
  %cmp = icmp ne i32 %0, 1
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:
  %1 = load i32, i32* %file.addr, align 4
  %cmp1 = icmp ne i32 %1, 2
  br i1 %cmp1, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @.str.42, i64 0, i64 0))
  br label %if.end

if.end:
  %2 = load i64, i64* %size.addr, align 8
  ret i64 %2
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

define i32 @putchar_unlocked(i32 %character) {
entry:
  %character.addr = alloca i32, align 4
  store i32 %character, i32* %character.addr, align 4
  %0 = load i32, i32* %character.addr, align 4
  ret i32 %0
}

define i32 @putc_unlocked(i32 %character, i8* %stream) {
entry:
  %character.addr = alloca i32, align 4
  %stream.addr = alloca i8*, align 8
  store i32 %character, i32* %character.addr, align 4
  store i8* %stream, i8** %stream.addr, align 8
  %0 = load i32, i32* %character.addr, align 4
  ret i32 %0
}

define i32 @fputc_unlocked(i32 %character, i8* %stream) {
entry:
  %character.addr = alloca i32, align 4
  %stream.addr = alloca i8*, align 8
  store i32 %character, i32* %character.addr, align 4
  store i8* %stream, i8** %stream.addr, align 8
  %0 = load i32, i32* %character.addr, align 4
  ret i32 %0
}

define i32 @fclose(i8* %stream) {
entry:
  %stream.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  ret i32 0
}

define i32 @fileno(i8* %stream) {
entry:
  %stream.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  ret i32 1
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

define void @psignal(i32 %signal, i8* %text) {
entry:
  %signal.addr = alloca i32, align 4
  %text.addr = alloca i8*, align 8
  store i32 %signal, i32* %signal.addr, align 4
  store i8* %text, i8** %text.addr, align 8
  ret void
}

define i32 @vdprintf(i32 %file, i8* %format, %struct.__va_list_tag* %list) {
entry:
  %file.addr = alloca i32, align 4
  %format.addr = alloca i8*, align 8
  %list.addr = alloca %struct.__va_list_tag*, align 8
  store i32 %file, i32* %file.addr, align 4
  store i8* %format, i8** %format.addr, align 8
  store %struct.__va_list_tag* %list, %struct.__va_list_tag** %list.addr, align 8
  ret i32 0
}

define i32 @fputs_unlocked(i8* %text, i8* %stream) {
entry:
  %text.addr = alloca i8*, align 8
  %stream.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %stream, i8** %stream.addr, align 8
  ret i32 0
}

define void @warn(i8* %format, ...) {
entry:
  %format.addr = alloca i8*, align 8
  store i8* %format, i8** %format.addr, align 8
  ret void
}

define void @warnx(i8* %format, ...) {
entry:
  %format.addr = alloca i8*, align 8
  store i8* %format, i8** %format.addr, align 8
  ret void
}

define void @err(i32 %status, i8* %format, ...) {
entry:
  %status.addr = alloca i32, align 4
  %format.addr = alloca i8*, align 8
  store i32 %status, i32* %status.addr, align 4
  store i8* %format, i8** %format.addr, align 8
  %0 = load i32, i32* %status.addr, align 4
  call void @exit(i32 %0)
  unreachable
}

define void @errx(i32 %status, i8* %format, ...) {
entry:
  %status.addr = alloca i32, align 4
  %format.addr = alloca i8*, align 8
  store i32 %status, i32* %status.addr, align 4
  store i8* %format, i8** %format.addr, align 8
  %0 = load i32, i32* %status.addr, align 4
  call void @exit(i32 %0)
  unreachable
}

define void @openlog(i8* %name, i32 %options, i32 %facility) {
entry:
  %name.addr = alloca i8*, align 8
  %options.addr = alloca i32, align 4
  %facility.addr = alloca i32, align 4
  store i8* %name, i8** %name.addr, align 8
  store i32 %options, i32* %options.addr, align 4
  store i32 %facility, i32* %facility.addr, align 4
  ret void
}

define void @syslog(i32 %priority, i8* %format, ...) {
entry:
  %priority.addr = alloca i32, align 4
  %format.addr = alloca i8*, align 8
  store i32 %priority, i32* %priority.addr, align 4
  store i8* %format, i8** %format.addr, align 8
  ret void
}

define void @closelog() {
entry:
  ret void
}

define void @setbuf(i8* %stream, i8* %buffer) {
entry:
  %stream.addr = alloca i8*, align 8
  %buffer.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i8* %buffer, i8** %buffer.addr, align 8
  ret void
}

define void @setlinebuf(i8* %stream) {
entry:
  %stream.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  ret void
}

define i32 @setvbuf(i8* %stream, i8* %buffer, i32 %mode, i64 %size) {
entry:
  %stream.addr = alloca i8*, align 8
  %buffer.addr = alloca i8*, align 8
  %mode.addr = alloca i32, align 4
  %size.addr = alloca i64, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i8* %buffer, i8** %buffer.addr, align 8
  store i32 %mode, i32* %mode.addr, align 4
  store i64 %size, i64* %size.addr, align 8
  ret i32 0
}

define void @flockfile(i32* %stream) {
entry:
  %stream.addr = alloca i32*, align 8
  store i32* %stream, i32** %stream.addr, align 8
  %0 = load i32*, i32** %stream.addr, align 8
  %call = call i32 @lock_stream(i32* %0, i32 0)
  ret void
}

define i32 @lock_stream(i32* %stream, i32 %try) {
entry:
  %retval = alloca i32, align 4
  %stream.addr = alloca i32*, align 8
  %try.addr = alloca i32, align 4
  %count = alloca i32, align 4
  store i32* %stream, i32** %stream.addr, align 8
  store i32 %try, i32* %try.addr, align 4
  %0 = load i32*, i32** %stream.addr, align 8
  %1 = bitcast i32* %0 to i8*
  %call = call i32 @__katec_held(i8* %1)
  store i32 %call, i32* %count, align 4
  %2 = load i32, i32* %count, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  %3 = load i32*, i32** %stream.addr, align 8
  %4 = load i32, i32* %try.addr, align 4
  %call1 = call i32 @lock_word(i32* %3, i32 %4)
  store i32 %call1, i32* %retval, align 4
  br label %return

if.end:
  %5 = load i32*, i32** %stream.addr, align 8
  %6 = bitcast i32* %5 to i8*
  %7 = load i32, i32* %count, align 4
  %add = add nsw i32 %7, 1
  call void @__katec_set_held(i8* %6, i32 %add)
  store i32 0, i32* %retval, align 4
  br label %return

return:
  %8 = load i32, i32* %retval, align 4
  ret i32 %8
}

define i32 @ftrylockfile(i32* %stream) {
entry:
  %stream.addr = alloca i32*, align 8
  store i32* %stream, i32** %stream.addr, align 8
  %0 = load i32*, i32** %stream.addr, align 8
  %call = call i32 @lock_stream(i32* %0, i32 1)
  ret i32 %call
}

define void @funlockfile(i32* %stream) {
entry:
  %stream.addr = alloca i32*, align 8
  %count = alloca i32, align 4
  store i32* %stream, i32** %stream.addr, align 8
  %0 = load i32*, i32** %stream.addr, align 8
  %1 = bitcast i32* %0 to i8*
  %call = call i32 @__katec_held(i8* %1)
  store i32 %call, i32* %count, align 4
  %2 = load i32, i32* %count, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.str.43, i64 0, i64 0))
  br label %if.end

if.end:
  %3 = load i32, i32* %count, align 4
  %cmp = icmp sgt i32 %3, 1
  br i1 %cmp, label %if.then1, label %if.else

if.then1:
  %4 = load i32*, i32** %stream.addr, align 8
  %5 = bitcast i32* %4 to i8*
  %6 = load i32, i32* %count, align 4
  %sub = sub nsw i32 %6, 1
  call void @__katec_set_held(i8* %5, i32 %sub)
  br label %if.end3

if.else:
  %7 = load i32*, i32** %stream.addr, align 8
  %call2 = call i32 @unlock_word(i32* %7)
  br label %if.end3

if.end3:
  ret void
}

define i32 @getopt(i32 %count, i8** %arguments, i8* %options) {
entry:
  %retval = alloca i32, align 4
  %count.addr = alloca i32, align 4
  %arguments.addr = alloca i8**, align 8
  %options.addr = alloca i8*, align 8
  %argument = alloca i8*, align 8
  %letter = alloca i32, align 4
  %known = alloca i8*, align 8
  %rest = alloca i8*, align 8
  store i32 %count, i32* %count.addr, align 4
  store i8** %arguments, i8*** %arguments.addr, align 8
  store i8* %options, i8** %options.addr, align 8
  %0 = load i32, i32* @optind, align 4
  %1 = load i32, i32* %count.addr, align 4
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %2 = load i8**, i8*** %arguments.addr, align 8
  %3 = load i32, i32* @optind, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i8*, i8** %2, i64 %idxprom
  %4 = load i8*, i8** %arrayidx, align 8
  %arrayidx1 = getelementptr inbounds i8, i8* %4, i64 0
  %5 = load i8, i8* %arrayidx1, align 1
  %conv = sext i8 %5 to i32
  %cmp2 = icmp ne i32 %conv, 45
  br i1 %cmp2, label %if.then, label %lor.lhs.false4

lor.lhs.false4:
  %6 = load i8**, i8*** %arguments.addr, align 8
  %7 = load i32, i32* @optind, align 4
  %idxprom5 = sext i32 %7 to i64
  %arrayidx6 = getelementptr inbounds i8*, i8** %6, i64 %idxprom5
  %8 = load i8*, i8** %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i8, i8* %8, i64 1
  %9 = load i8, i8* %arrayidx7, align 1
  %tobool = icmp ne i8 %9, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  store i32 -1, i32* %retval, align 4
  br label %return

if.end:
  %10 = load i8**, i8*** %arguments.addr, align 8
  %11 = load i32, i32* @optind, align 4
  %idxprom8 = sext i32 %11 to i64
  %arrayidx9 = getelementptr inbounds i8*, i8** %10, i64 %idxprom8
  %12 = load i8*, i8** %arrayidx9, align 8
  store i8* %12, i8** %argument, align 8
  %13 = load i8*, i8** %argument, align 8
  %arrayidx10 = getelementptr inbounds i8, i8* %13, i64 1
  %14 = load i8, i8* %arrayidx10, align 1
  %conv11 = sext i8 %14 to i32
  %cmp12 = icmp eq i32 %conv11, 45
  br i1 %cmp12, label %land.lhs.true, label %if.end17

land.lhs.true:
  %15 = load i8*, i8** %argument, align 8
  %arrayidx14 = getelementptr inbounds i8, i8* %15, i64 2
  %16 = load i8, i8* %arrayidx14, align 1
  %tobool15 = icmp ne i8 %16, 0
  br i1 %tobool15, label %if.end17, label %if.then16

if.then16:
  %17 = load i32, i32* @optind, align 4
  %inc = add nsw i32 %17, 1
  store i32 %inc, i32* @optind, align 4
  store i32 -1, i32* %retval, align 4
  br label %return

if.end17:
  %18 = load i32, i32* @option_place, align 4
  %tobool18 = icmp ne i32 %18, 0
  br i1 %tobool18, label %if.end20, label %if.then19

if.then19:
  store i32 1, i32* @option_place, align 4
  br label %if.end20

if.end20:
  %19 = load i8*, i8** %argument, align 8
  %20 = load i32, i32* @option_place, align 4
  %inc21 = add nsw i32 %20, 1
  store i32 %inc21, i32* @option_place, align 4
  %idxprom22 = sext i32 %20 to i64
  %arrayidx23 = getelementptr inbounds i8, i8* %19, i64 %idxprom22
  %21 = load i8, i8* %arrayidx23, align 1
  %conv24 = sext i8 %21 to i32
  store i32 %conv24, i32* %letter, align 4
  %22 = load i32, i32* %letter, align 4
  %cmp25 = icmp eq i32 %22, 58
  br i1 %cmp25, label %cond.true, label %cond.false

cond.true:
  br label %cond.end

cond.false:
  %23 = load i8*, i8** %options.addr, align 8
  %24 = load i32, i32* %letter, align 4
  %call = call i8* @strchr(i8* %23, i32 %24)
  br label %cond.end

cond.end:
  %cond = phi i8* [ null, %cond.true ], [ %call, %cond.false ]
  store i8* %cond, i8** %known, align 8
  %25 = load i8*, i8** %argument, align 8
  %26 = load i32, i32* @option_place, align 4
  %idx.ext = sext i32 %26 to i64
  %add.ptr = getelementptr inbounds i8, i8* %25, i64 %idx.ext
  store i8* %add.ptr, i8** %rest, align 8
  %27 = load i8*, i8** %rest, align 8
  %28 = load i8, i8* %27, align 1
  %tobool27 = icmp ne i8 %28, 0
  br i1 %tobool27, label %if.end30, label %if.then28

if.then28:
  %29 = load i32, i32* @optind, align 4
  %inc29 = add nsw i32 %29, 1
  store i32 %inc29, i32* @optind, align 4
  store i32 0, i32* @option_place, align 4
  br label %if.end30

if.end30:
  %30 = load i8*, i8** %known, align 8
  %tobool31 = icmp ne i8* %30, null
  br i1 %tobool31, label %if.end33, label %if.then32

if.then32:
  %31 = load i32, i32* %letter, align 4
  store i32 %31, i32* @optopt, align 4
  store i32 63, i32* %retval, align 4
  br label %return

if.end33:
  %32 = load i8*, i8** %known, align 8
  %arrayidx34 = getelementptr inbounds i8, i8* %32, i64 1
  %33 = load i8, i8* %arrayidx34, align 1
  %conv35 = sext i8 %33 to i32
  %cmp36 = icmp ne i32 %conv35, 58
  br i1 %cmp36, label %if.then38, label %if.end39

if.then38:
  %34 = load i32, i32* %letter, align 4
  store i32 %34, i32* %retval, align 4
  br label %return

if.end39:
  store i8* null, i8** @optarg, align 8
  %35 = load i8*, i8** %rest, align 8
  %36 = load i8, i8* %35, align 1
  %tobool40 = icmp ne i8 %36, 0
  br i1 %tobool40, label %if.then41, label %if.else

if.then41:
  %37 = load i8*, i8** %rest, align 8
  store i8* %37, i8** @optarg, align 8
  %38 = load i32, i32* @optind, align 4
  %inc42 = add nsw i32 %38, 1
  store i32 %inc42, i32* @optind, align 4
  br label %if.end61

if.else:
  %39 = load i8*, i8** %known, align 8
  %arrayidx43 = getelementptr inbounds i8, i8* %39, i64 2
  %40 = load i8, i8* %arrayidx43, align 1
  %conv44 = sext i8 %40 to i32
  %cmp45 = icmp ne i32 %conv44, 58
  br i1 %cmp45, label %if.then47, label %if.end60

if.then47:
  %41 = load i32, i32* @optind, align 4
  %42 = load i32, i32* %count.addr, align 4
  %cmp48 = icmp sge i32 %41, %42
  br i1 %cmp48, label %if.then50, label %if.end56

if.then50:
  %43 = load i32, i32* %letter, align 4
  store i32 %43, i32* @optopt, align 4
  %44 = load i8*, i8** %options.addr, align 8
  %arrayidx51 = getelementptr inbounds i8, i8* %44, i64 0
  %45 = load i8, i8* %arrayidx51, align 1
  %conv52 = sext i8 %45 to i32
  %cmp53 = icmp eq i32 %conv52, 58
  %46 = zext i1 %cmp53 to i64
  %cond55 = select i1 %cmp53, i32 58, i32 63
  store i32 %cond55, i32* %retval, align 4
  br label %return

if.end56:
  %47 = load i8**, i8*** %arguments.addr, align 8
  %48 = load i32, i32* @optind, align 4
  %inc57 = add nsw i32 %48, 1
  store i32 %inc57, i32* @optind, align 4
  %idxprom58 = sext i32 %48 to i64
  %arrayidx59 = getelementptr inbounds i8*, i8** %47, i64 %idxprom58
  %49 = load i8*, i8** %arrayidx59, align 8
  store i8* %49, i8** @optarg, align 8
  br label %if.end60

if.end60:
  br label %if.end61

if.end61:
  store i32 0, i32* @option_place, align 4
  %50 = load i32, i32* %letter, align 4
  store i32 %50, i32* %retval, align 4
  br label %return

return:
  %51 = load i32, i32* %retval, align 4
  ret i32 %51
}

define i32 @getopt_long(i32 %count, i8** %arguments, i8* %options, i8* %names, i32* %index) {
entry:
  %count.addr = alloca i32, align 4
  %arguments.addr = alloca i8**, align 8
  %options.addr = alloca i8*, align 8
  %names.addr = alloca i8*, align 8
  %index.addr = alloca i32*, align 8
  store i32 %count, i32* %count.addr, align 4
  store i8** %arguments, i8*** %arguments.addr, align 8
  store i8* %options, i8** %options.addr, align 8
  store i8* %names, i8** %names.addr, align 8
  store i32* %index, i32** %index.addr, align 8
  %0 = load i32, i32* @optind, align 4
  %1 = load i32, i32* %count.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:
  %2 = load i8**, i8*** %arguments.addr, align 8
  %3 = load i32, i32* @optind, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i8*, i8** %2, i64 %idxprom
  %4 = load i8*, i8** %arrayidx, align 8
  %arrayidx1 = getelementptr inbounds i8, i8* %4, i64 0
  %5 = load i8, i8* %arrayidx1, align 1
  %conv = sext i8 %5 to i32
  %cmp2 = icmp eq i32 %conv, 45
  br i1 %cmp2, label %land.lhs.true4, label %if.end

land.lhs.true4:
  %6 = load i8**, i8*** %arguments.addr, align 8
  %7 = load i32, i32* @optind, align 4
  %idxprom5 = sext i32 %7 to i64
  %arrayidx6 = getelementptr inbounds i8*, i8** %6, i64 %idxprom5
  %8 = load i8*, i8** %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i8, i8* %8, i64 1
  %9 = load i8, i8* %arrayidx7, align 1
  %conv8 = sext i8 %9 to i32
  %cmp9 = icmp eq i32 %conv8, 45
  br i1 %cmp9, label %land.lhs.true11, label %if.end

land.lhs.true11:
  %10 = load i8**, i8*** %arguments.addr, align 8
  %11 = load i32, i32* @optind, align 4
  %idxprom12 = sext i32 %11 to i64
  %arrayidx13 = getelementptr inbounds i8*, i8** %10, i64 %idxprom12
  %12 = load i8*, i8** %arrayidx13, align 8
  %arrayidx14 = getelementptr inbounds i8, i8* %12, i64 2
  %13 = load i8, i8* %arrayidx14, align 1
  %conv15 = sext i8 %13 to i32
  %tobool = icmp ne i32 %conv15, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.44, i64 0, i64 0))
  br label %if.end

if.end:
  %14 = load i32, i32* %count.addr, align 4
  %15 = load i8**, i8*** %arguments.addr, align 8
  %16 = load i8*, i8** %options.addr, align 8
  %call = call i32 @getopt(i32 %14, i8** %15, i8* %16)
  ret i32 %call
}

define void @__atomic_load(i64 %size, i8* %from, i8* %to, i32 %order) {
entry:
  %size.addr = alloca i64, align 8
  %from.addr = alloca i8*, align 8
  %to.addr = alloca i8*, align 8
  %order.addr = alloca i32, align 4
  %atomic-temp = alloca i8, align 1
  %atomic-temp2 = alloca i16, align 2
  %atomic-temp8 = alloca i32, align 4
  %atomic-temp14 = alloca i64, align 8
  %atomic-temp20 = alloca i128, align 16
  store i64 %size, i64* %size.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  store i8* %to, i8** %to.addr, align 8
  store i32 %order, i32* %order.addr, align 4
  %0 = load i64, i64* %size.addr, align 8
  switch i64 %0, label %sw.default [
    i64 1, label %sw.bb
    i64 2, label %sw.bb1
    i64 4, label %sw.bb7
    i64 8, label %sw.bb13
    i64 16, label %sw.bb19
  ]

sw.bb:
  %1 = load i8*, i8** %from.addr, align 8
  %2 = load i32, i32* %order.addr, align 4
  switch i32 %2, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 5, label %seqcst
  ]

monotonic:
  %3 = load atomic i8, i8* %1 monotonic, align 1
  store i8 %3, i8* %atomic-temp, align 1
  br label %atomic.continue

acquire:
  %4 = load atomic i8, i8* %1 acquire, align 1
  store i8 %4, i8* %atomic-temp, align 1
  br label %atomic.continue

seqcst:
  %5 = load atomic i8, i8* %1 seq_cst, align 1
  store i8 %5, i8* %atomic-temp, align 1
  br label %atomic.continue

atomic.continue:
  %6 = load i8, i8* %atomic-temp, align 1
  %7 = load i8*, i8** %to.addr, align 8
  store i8 %6, i8* %7, align 1
  br label %sw.epilog

sw.bb1:
  %8 = load i8*, i8** %from.addr, align 8
  %9 = bitcast i8* %8 to i16*
  %10 = load i32, i32* %order.addr, align 4
  switch i32 %10, label %monotonic3 [
    i32 1, label %acquire4
    i32 2, label %acquire4
    i32 5, label %seqcst5
  ]

monotonic3:
  %11 = load atomic i16, i16* %9 monotonic, align 2
  store i16 %11, i16* %atomic-temp2, align 2
  br label %atomic.continue6

acquire4:
  %12 = load atomic i16, i16* %9 acquire, align 2
  store i16 %12, i16* %atomic-temp2, align 2
  br label %atomic.continue6

seqcst5:
  %13 = load atomic i16, i16* %9 seq_cst, align 2
  store i16 %13, i16* %atomic-temp2, align 2
  br label %atomic.continue6

atomic.continue6:
  %14 = load i16, i16* %atomic-temp2, align 2
  %15 = load i8*, i8** %to.addr, align 8
  %16 = bitcast i8* %15 to i16*
  store i16 %14, i16* %16, align 2
  br label %sw.epilog

sw.bb7:
  %17 = load i8*, i8** %from.addr, align 8
  %18 = bitcast i8* %17 to i32*
  %19 = load i32, i32* %order.addr, align 4
  switch i32 %19, label %monotonic9 [
    i32 1, label %acquire10
    i32 2, label %acquire10
    i32 5, label %seqcst11
  ]

monotonic9:
  %20 = load atomic i32, i32* %18 monotonic, align 4
  store i32 %20, i32* %atomic-temp8, align 4
  br label %atomic.continue12

acquire10:
  %21 = load atomic i32, i32* %18 acquire, align 4
  store i32 %21, i32* %atomic-temp8, align 4
  br label %atomic.continue12

seqcst11:
  %22 = load atomic i32, i32* %18 seq_cst, align 4
  store i32 %22, i32* %atomic-temp8, align 4
  br label %atomic.continue12

atomic.continue12:
  %23 = load i32, i32* %atomic-temp8, align 4
  %24 = load i8*, i8** %to.addr, align 8
  %25 = bitcast i8* %24 to i32*
  store i32 %23, i32* %25, align 4
  br label %sw.epilog

sw.bb13:
  %26 = load i8*, i8** %from.addr, align 8
  %27 = bitcast i8* %26 to i64*
  %28 = load i32, i32* %order.addr, align 4
  switch i32 %28, label %monotonic15 [
    i32 1, label %acquire16
    i32 2, label %acquire16
    i32 5, label %seqcst17
  ]

monotonic15:
  %29 = load atomic i64, i64* %27 monotonic, align 8
  store i64 %29, i64* %atomic-temp14, align 8
  br label %atomic.continue18

acquire16:
  %30 = load atomic i64, i64* %27 acquire, align 8
  store i64 %30, i64* %atomic-temp14, align 8
  br label %atomic.continue18

seqcst17:
  %31 = load atomic i64, i64* %27 seq_cst, align 8
  store i64 %31, i64* %atomic-temp14, align 8
  br label %atomic.continue18

atomic.continue18:
  %32 = load i64, i64* %atomic-temp14, align 8
  %33 = load i8*, i8** %to.addr, align 8
  %34 = bitcast i8* %33 to i64*
  store i64 %32, i64* %34, align 8
  br label %sw.epilog

sw.bb19:
  %35 = load i8*, i8** %from.addr, align 8
  %36 = bitcast i8* %35 to i128*
  %37 = load i32, i32* %order.addr, align 4
  switch i32 %37, label %monotonic21 [
    i32 1, label %acquire22
    i32 2, label %acquire22
    i32 5, label %seqcst23
  ]

monotonic21:
  %38 = load atomic i128, i128* %36 monotonic, align 16
  store i128 %38, i128* %atomic-temp20, align 16
  br label %atomic.continue24

acquire22:
  %39 = load atomic i128, i128* %36 acquire, align 16
  store i128 %39, i128* %atomic-temp20, align 16
  br label %atomic.continue24

seqcst23:
  %40 = load atomic i128, i128* %36 seq_cst, align 16
  store i128 %40, i128* %atomic-temp20, align 16
  br label %atomic.continue24

atomic.continue24:
  %41 = load i128, i128* %atomic-temp20, align 16
  %42 = load i8*, i8** %to.addr, align 8
  %43 = bitcast i8* %42 to i128*
  store i128 %41, i128* %43, align 16
  br label %sw.epilog

sw.default:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([102 x i8], [102 x i8]* @.str.45, i64 0, i64 0))
  br label %sw.epilog

sw.epilog:
  ret void
}

define void @__atomic_store(i64 %size, i8* %to, i8* %from, i32 %order) {
entry:
  %size.addr = alloca i64, align 8
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %order.addr = alloca i32, align 4
  %.atomictmp = alloca i8, align 1
  %.atomictmp2 = alloca i16, align 2
  %.atomictmp8 = alloca i32, align 4
  %.atomictmp14 = alloca i64, align 8
  %.atomictmp20 = alloca i128, align 16
  store i64 %size, i64* %size.addr, align 8
  store i8* %to, i8** %to.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  store i32 %order, i32* %order.addr, align 4
  %0 = load i64, i64* %size.addr, align 8
  switch i64 %0, label %sw.default [
    i64 1, label %sw.bb
    i64 2, label %sw.bb1
    i64 4, label %sw.bb7
    i64 8, label %sw.bb13
    i64 16, label %sw.bb19
  ]

sw.bb:
  %1 = load i8*, i8** %to.addr, align 8
  %2 = load i32, i32* %order.addr, align 4
  %3 = load i8*, i8** %from.addr, align 8
  %4 = load i8, i8* %3, align 1
  store i8 %4, i8* %.atomictmp, align 1
  switch i32 %2, label %monotonic [
    i32 3, label %release
    i32 5, label %seqcst
  ]

monotonic:
  %5 = load i8, i8* %.atomictmp, align 1
  store atomic i8 %5, i8* %1 monotonic, align 1
  br label %atomic.continue

release:
  %6 = load i8, i8* %.atomictmp, align 1
  store atomic i8 %6, i8* %1 release, align 1
  br label %atomic.continue

seqcst:
  %7 = load i8, i8* %.atomictmp, align 1
  store atomic i8 %7, i8* %1 seq_cst, align 1
  br label %atomic.continue

atomic.continue:
  br label %sw.epilog

sw.bb1:
  %8 = load i8*, i8** %to.addr, align 8
  %9 = bitcast i8* %8 to i16*
  %10 = load i32, i32* %order.addr, align 4
  %11 = load i8*, i8** %from.addr, align 8
  %12 = bitcast i8* %11 to i16*
  %13 = load i16, i16* %12, align 2
  store i16 %13, i16* %.atomictmp2, align 2
  switch i32 %10, label %monotonic3 [
    i32 3, label %release4
    i32 5, label %seqcst5
  ]

monotonic3:
  %14 = load i16, i16* %.atomictmp2, align 2
  store atomic i16 %14, i16* %9 monotonic, align 2
  br label %atomic.continue6

release4:
  %15 = load i16, i16* %.atomictmp2, align 2
  store atomic i16 %15, i16* %9 release, align 2
  br label %atomic.continue6

seqcst5:
  %16 = load i16, i16* %.atomictmp2, align 2
  store atomic i16 %16, i16* %9 seq_cst, align 2
  br label %atomic.continue6

atomic.continue6:
  br label %sw.epilog

sw.bb7:
  %17 = load i8*, i8** %to.addr, align 8
  %18 = bitcast i8* %17 to i32*
  %19 = load i32, i32* %order.addr, align 4
  %20 = load i8*, i8** %from.addr, align 8
  %21 = bitcast i8* %20 to i32*
  %22 = load i32, i32* %21, align 4
  store i32 %22, i32* %.atomictmp8, align 4
  switch i32 %19, label %monotonic9 [
    i32 3, label %release10
    i32 5, label %seqcst11
  ]

monotonic9:
  %23 = load i32, i32* %.atomictmp8, align 4
  store atomic i32 %23, i32* %18 monotonic, align 4
  br label %atomic.continue12

release10:
  %24 = load i32, i32* %.atomictmp8, align 4
  store atomic i32 %24, i32* %18 release, align 4
  br label %atomic.continue12

seqcst11:
  %25 = load i32, i32* %.atomictmp8, align 4
  store atomic i32 %25, i32* %18 seq_cst, align 4
  br label %atomic.continue12

atomic.continue12:
  br label %sw.epilog

sw.bb13:
  %26 = load i8*, i8** %to.addr, align 8
  %27 = bitcast i8* %26 to i64*
  %28 = load i32, i32* %order.addr, align 4
  %29 = load i8*, i8** %from.addr, align 8
  %30 = bitcast i8* %29 to i64*
  %31 = load i64, i64* %30, align 8
  store i64 %31, i64* %.atomictmp14, align 8
  switch i32 %28, label %monotonic15 [
    i32 3, label %release16
    i32 5, label %seqcst17
  ]

monotonic15:
  %32 = load i64, i64* %.atomictmp14, align 8
  store atomic i64 %32, i64* %27 monotonic, align 8
  br label %atomic.continue18

release16:
  %33 = load i64, i64* %.atomictmp14, align 8
  store atomic i64 %33, i64* %27 release, align 8
  br label %atomic.continue18

seqcst17:
  %34 = load i64, i64* %.atomictmp14, align 8
  store atomic i64 %34, i64* %27 seq_cst, align 8
  br label %atomic.continue18

atomic.continue18:
  br label %sw.epilog

sw.bb19:
  %35 = load i8*, i8** %to.addr, align 8
  %36 = bitcast i8* %35 to i128*
  %37 = load i32, i32* %order.addr, align 4
  %38 = load i8*, i8** %from.addr, align 8
  %39 = bitcast i8* %38 to i128*
  %40 = load i128, i128* %39, align 16
  store i128 %40, i128* %.atomictmp20, align 16
  switch i32 %37, label %monotonic21 [
    i32 3, label %release22
    i32 5, label %seqcst23
  ]

monotonic21:
  %41 = load i128, i128* %.atomictmp20, align 16
  store atomic i128 %41, i128* %36 monotonic, align 16
  br label %atomic.continue24

release22:
  %42 = load i128, i128* %.atomictmp20, align 16
  store atomic i128 %42, i128* %36 release, align 16
  br label %atomic.continue24

seqcst23:
  %43 = load i128, i128* %.atomictmp20, align 16
  store atomic i128 %43, i128* %36 seq_cst, align 16
  br label %atomic.continue24

atomic.continue24:
  br label %sw.epilog

sw.default:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([102 x i8], [102 x i8]* @.str.45, i64 0, i64 0))
  br label %sw.epilog

sw.epilog:
  ret void
}

define void @__atomic_exchange(i64 %size, i8* %object, i8* %from, i8* %to, i32 %order) {
entry:
  %size.addr = alloca i64, align 8
  %object.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %to.addr = alloca i8*, align 8
  %order.addr = alloca i32, align 4
  %.atomictmp = alloca i8, align 1
  %atomic-temp = alloca i8, align 1
  %.atomictmp2 = alloca i16, align 2
  %atomic-temp3 = alloca i16, align 2
  %.atomictmp11 = alloca i32, align 4
  %atomic-temp12 = alloca i32, align 4
  %.atomictmp20 = alloca i64, align 8
  %atomic-temp21 = alloca i64, align 8
  %.atomictmp29 = alloca i128, align 16
  %atomic-temp30 = alloca i128, align 16
  store i64 %size, i64* %size.addr, align 8
  store i8* %object, i8** %object.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  store i8* %to, i8** %to.addr, align 8
  store i32 %order, i32* %order.addr, align 4
  %0 = load i64, i64* %size.addr, align 8
  switch i64 %0, label %sw.default [
    i64 1, label %sw.bb
    i64 2, label %sw.bb1
    i64 4, label %sw.bb10
    i64 8, label %sw.bb19
    i64 16, label %sw.bb28
  ]

sw.bb:
  %1 = load i8*, i8** %object.addr, align 8
  %2 = load i32, i32* %order.addr, align 4
  %3 = load i8*, i8** %from.addr, align 8
  %4 = load i8, i8* %3, align 1
  store i8 %4, i8* %.atomictmp, align 1
  switch i32 %2, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:
  %5 = load i8, i8* %.atomictmp, align 1
  %6 = atomicrmw xchg i8* %1, i8 %5 monotonic, align 1
  store i8 %6, i8* %atomic-temp, align 1
  br label %atomic.continue

acquire:
  %7 = load i8, i8* %.atomictmp, align 1
  %8 = atomicrmw xchg i8* %1, i8 %7 acquire, align 1
  store i8 %8, i8* %atomic-temp, align 1
  br label %atomic.continue

release:
  %9 = load i8, i8* %.atomictmp, align 1
  %10 = atomicrmw xchg i8* %1, i8 %9 release, align 1
  store i8 %10, i8* %atomic-temp, align 1
  br label %atomic.continue

acqrel:
  %11 = load i8, i8* %.atomictmp, align 1
  %12 = atomicrmw xchg i8* %1, i8 %11 acq_rel, align 1
  store i8 %12, i8* %atomic-temp, align 1
  br label %atomic.continue

seqcst:
  %13 = load i8, i8* %.atomictmp, align 1
  %14 = atomicrmw xchg i8* %1, i8 %13 seq_cst, align 1
  store i8 %14, i8* %atomic-temp, align 1
  br label %atomic.continue

atomic.continue:
  %15 = load i8, i8* %atomic-temp, align 1
  %16 = load i8*, i8** %to.addr, align 8
  store i8 %15, i8* %16, align 1
  br label %sw.epilog

sw.bb1:
  %17 = load i8*, i8** %object.addr, align 8
  %18 = bitcast i8* %17 to i16*
  %19 = load i32, i32* %order.addr, align 4
  %20 = load i8*, i8** %from.addr, align 8
  %21 = bitcast i8* %20 to i16*
  %22 = load i16, i16* %21, align 2
  store i16 %22, i16* %.atomictmp2, align 2
  switch i32 %19, label %monotonic4 [
    i32 1, label %acquire5
    i32 2, label %acquire5
    i32 3, label %release6
    i32 4, label %acqrel7
    i32 5, label %seqcst8
  ]

monotonic4:
  %23 = load i16, i16* %.atomictmp2, align 2
  %24 = atomicrmw xchg i16* %18, i16 %23 monotonic, align 2
  store i16 %24, i16* %atomic-temp3, align 2
  br label %atomic.continue9

acquire5:
  %25 = load i16, i16* %.atomictmp2, align 2
  %26 = atomicrmw xchg i16* %18, i16 %25 acquire, align 2
  store i16 %26, i16* %atomic-temp3, align 2
  br label %atomic.continue9

release6:
  %27 = load i16, i16* %.atomictmp2, align 2
  %28 = atomicrmw xchg i16* %18, i16 %27 release, align 2
  store i16 %28, i16* %atomic-temp3, align 2
  br label %atomic.continue9

acqrel7:
  %29 = load i16, i16* %.atomictmp2, align 2
  %30 = atomicrmw xchg i16* %18, i16 %29 acq_rel, align 2
  store i16 %30, i16* %atomic-temp3, align 2
  br label %atomic.continue9

seqcst8:
  %31 = load i16, i16* %.atomictmp2, align 2
  %32 = atomicrmw xchg i16* %18, i16 %31 seq_cst, align 2
  store i16 %32, i16* %atomic-temp3, align 2
  br label %atomic.continue9

atomic.continue9:
  %33 = load i16, i16* %atomic-temp3, align 2
  %34 = load i8*, i8** %to.addr, align 8
  %35 = bitcast i8* %34 to i16*
  store i16 %33, i16* %35, align 2
  br label %sw.epilog

sw.bb10:
  %36 = load i8*, i8** %object.addr, align 8
  %37 = bitcast i8* %36 to i32*
  %38 = load i32, i32* %order.addr, align 4
  %39 = load i8*, i8** %from.addr, align 8
  %40 = bitcast i8* %39 to i32*
  %41 = load i32, i32* %40, align 4
  store i32 %41, i32* %.atomictmp11, align 4
  switch i32 %38, label %monotonic13 [
    i32 1, label %acquire14
    i32 2, label %acquire14
    i32 3, label %release15
    i32 4, label %acqrel16
    i32 5, label %seqcst17
  ]

monotonic13:
  %42 = load i32, i32* %.atomictmp11, align 4
  %43 = atomicrmw xchg i32* %37, i32 %42 monotonic, align 4
  store i32 %43, i32* %atomic-temp12, align 4
  br label %atomic.continue18

acquire14:
  %44 = load i32, i32* %.atomictmp11, align 4
  %45 = atomicrmw xchg i32* %37, i32 %44 acquire, align 4
  store i32 %45, i32* %atomic-temp12, align 4
  br label %atomic.continue18

release15:
  %46 = load i32, i32* %.atomictmp11, align 4
  %47 = atomicrmw xchg i32* %37, i32 %46 release, align 4
  store i32 %47, i32* %atomic-temp12, align 4
  br label %atomic.continue18

acqrel16:
  %48 = load i32, i32* %.atomictmp11, align 4
  %49 = atomicrmw xchg i32* %37, i32 %48 acq_rel, align 4
  store i32 %49, i32* %atomic-temp12, align 4
  br label %atomic.continue18

seqcst17:
  %50 = load i32, i32* %.atomictmp11, align 4
  %51 = atomicrmw xchg i32* %37, i32 %50 seq_cst, align 4
  store i32 %51, i32* %atomic-temp12, align 4
  br label %atomic.continue18

atomic.continue18:
  %52 = load i32, i32* %atomic-temp12, align 4
  %53 = load i8*, i8** %to.addr, align 8
  %54 = bitcast i8* %53 to i32*
  store i32 %52, i32* %54, align 4
  br label %sw.epilog

sw.bb19:
  %55 = load i8*, i8** %object.addr, align 8
  %56 = bitcast i8* %55 to i64*
  %57 = load i32, i32* %order.addr, align 4
  %58 = load i8*, i8** %from.addr, align 8
  %59 = bitcast i8* %58 to i64*
  %60 = load i64, i64* %59, align 8
  store i64 %60, i64* %.atomictmp20, align 8
  switch i32 %57, label %monotonic22 [
    i32 1, label %acquire23
    i32 2, label %acquire23
    i32 3, label %release24
    i32 4, label %acqrel25
    i32 5, label %seqcst26
  ]

monotonic22:
  %61 = load i64, i64* %.atomictmp20, align 8
  %62 = atomicrmw xchg i64* %56, i64 %61 monotonic, align 8
  store i64 %62, i64* %atomic-temp21, align 8
  br label %atomic.continue27

acquire23:
  %63 = load i64, i64* %.atomictmp20, align 8
  %64 = atomicrmw xchg i64* %56, i64 %63 acquire, align 8
  store i64 %64, i64* %atomic-temp21, align 8
  br label %atomic.continue27

release24:
  %65 = load i64, i64* %.atomictmp20, align 8
  %66 = atomicrmw xchg i64* %56, i64 %65 release, align 8
  store i64 %66, i64* %atomic-temp21, align 8
  br label %atomic.continue27

acqrel25:
  %67 = load i64, i64* %.atomictmp20, align 8
  %68 = atomicrmw xchg i64* %56, i64 %67 acq_rel, align 8
  store i64 %68, i64* %atomic-temp21, align 8
  br label %atomic.continue27

seqcst26:
  %69 = load i64, i64* %.atomictmp20, align 8
  %70 = atomicrmw xchg i64* %56, i64 %69 seq_cst, align 8
  store i64 %70, i64* %atomic-temp21, align 8
  br label %atomic.continue27

atomic.continue27:
  %71 = load i64, i64* %atomic-temp21, align 8
  %72 = load i8*, i8** %to.addr, align 8
  %73 = bitcast i8* %72 to i64*
  store i64 %71, i64* %73, align 8
  br label %sw.epilog

sw.bb28:
  %74 = load i8*, i8** %object.addr, align 8
  %75 = bitcast i8* %74 to i128*
  %76 = load i32, i32* %order.addr, align 4
  %77 = load i8*, i8** %from.addr, align 8
  %78 = bitcast i8* %77 to i128*
  %79 = load i128, i128* %78, align 16
  store i128 %79, i128* %.atomictmp29, align 16
  switch i32 %76, label %monotonic31 [
    i32 1, label %acquire32
    i32 2, label %acquire32
    i32 3, label %release33
    i32 4, label %acqrel34
    i32 5, label %seqcst35
  ]

monotonic31:
  %80 = load i128, i128* %.atomictmp29, align 16
  %81 = atomicrmw xchg i128* %75, i128 %80 monotonic, align 16
  store i128 %81, i128* %atomic-temp30, align 16
  br label %atomic.continue36

acquire32:
  %82 = load i128, i128* %.atomictmp29, align 16
  %83 = atomicrmw xchg i128* %75, i128 %82 acquire, align 16
  store i128 %83, i128* %atomic-temp30, align 16
  br label %atomic.continue36

release33:
  %84 = load i128, i128* %.atomictmp29, align 16
  %85 = atomicrmw xchg i128* %75, i128 %84 release, align 16
  store i128 %85, i128* %atomic-temp30, align 16
  br label %atomic.continue36

acqrel34:
  %86 = load i128, i128* %.atomictmp29, align 16
  %87 = atomicrmw xchg i128* %75, i128 %86 acq_rel, align 16
  store i128 %87, i128* %atomic-temp30, align 16
  br label %atomic.continue36

seqcst35:
  %88 = load i128, i128* %.atomictmp29, align 16
  %89 = atomicrmw xchg i128* %75, i128 %88 seq_cst, align 16
  store i128 %89, i128* %atomic-temp30, align 16
  br label %atomic.continue36

atomic.continue36:
  %90 = load i128, i128* %atomic-temp30, align 16
  %91 = load i8*, i8** %to.addr, align 8
  %92 = bitcast i8* %91 to i128*
  store i128 %90, i128* %92, align 16
  br label %sw.epilog

sw.default:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([102 x i8], [102 x i8]* @.str.45, i64 0, i64 0))
  br label %sw.epilog

sw.epilog:
  ret void
}

define zeroext i1 @__atomic_compare_exchange(i64 %size, i8* %object, i8* %expected, i8* %desired, i32 %success, i32 %failure) {
entry:
  %size.addr = alloca i64, align 8
  %object.addr = alloca i8*, align 8
  %expected.addr = alloca i8*, align 8
  %desired.addr = alloca i8*, align 8
  %success.addr = alloca i32, align 4
  %failure.addr = alloca i32, align 4
  %equal = alloca i8, align 1
  %.atomictmp = alloca i8, align 1
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp62 = alloca i16, align 2
  %cmpxchg.bool63 = alloca i8, align 1
  %.atomictmp138 = alloca i32, align 4
  %cmpxchg.bool139 = alloca i8, align 1
  %.atomictmp214 = alloca i64, align 8
  %cmpxchg.bool215 = alloca i8, align 1
  %.atomictmp290 = alloca i128, align 16
  %cmpxchg.bool291 = alloca i8, align 1
  store i64 %size, i64* %size.addr, align 8
  store i8* %object, i8** %object.addr, align 8
  store i8* %expected, i8** %expected.addr, align 8
  store i8* %desired, i8** %desired.addr, align 8
  store i32 %success, i32* %success.addr, align 4
  store i32 %failure, i32* %failure.addr, align 4
  store i8 0, i8* %equal, align 1
  %0 = load i64, i64* %size.addr, align 8
  switch i64 %0, label %sw.default [
    i64 1, label %sw.bb
    i64 2, label %sw.bb61
    i64 4, label %sw.bb137
    i64 8, label %sw.bb213
    i64 16, label %sw.bb289
  ]

sw.bb:
  %1 = load i8*, i8** %object.addr, align 8
  %2 = load i32, i32* %success.addr, align 4
  %3 = load i8*, i8** %expected.addr, align 8
  %4 = load i8*, i8** %desired.addr, align 8
  %5 = load i8, i8* %4, align 1
  store i8 %5, i8* %.atomictmp, align 1
  %6 = load i32, i32* %failure.addr, align 4
  switch i32 %2, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:
  switch i32 %6, label %monotonic_fail [
    i32 1, label %acquire_fail
    i32 2, label %acquire_fail
    i32 5, label %seqcst_fail
  ]

acquire:
  switch i32 %6, label %monotonic_fail8 [
    i32 1, label %acquire_fail9
    i32 2, label %acquire_fail9
    i32 5, label %seqcst_fail10
  ]

release:
  switch i32 %6, label %monotonic_fail21 [
    i32 1, label %acquire_fail22
    i32 2, label %acquire_fail22
    i32 5, label %seqcst_fail23
  ]

acqrel:
  switch i32 %6, label %monotonic_fail34 [
    i32 1, label %acquire_fail35
    i32 2, label %acquire_fail35
    i32 5, label %seqcst_fail36
  ]

seqcst:
  switch i32 %6, label %monotonic_fail47 [
    i32 1, label %acquire_fail48
    i32 2, label %acquire_fail48
    i32 5, label %seqcst_fail49
  ]

atomic.continue:
  %7 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %7 to i1
  %frombool60 = zext i1 %tobool to i8
  store i8 %frombool60, i8* %equal, align 1
  br label %sw.epilog

monotonic_fail:
  %8 = load i8, i8* %3, align 1
  %9 = load i8, i8* %.atomictmp, align 1
  %10 = cmpxchg i8* %1, i8 %8, i8 %9 monotonic monotonic, align 1
  %11 = extractvalue { i8, i1 } %10, 0
  %12 = extractvalue { i8, i1 } %10, 1
  br i1 %12, label %cmpxchg.continue, label %cmpxchg.store_expected

acquire_fail:
  %13 = load i8, i8* %3, align 1
  %14 = load i8, i8* %.atomictmp, align 1
  %15 = cmpxchg i8* %1, i8 %13, i8 %14 monotonic acquire, align 1
  %16 = extractvalue { i8, i1 } %15, 0
  %17 = extractvalue { i8, i1 } %15, 1
  br i1 %17, label %cmpxchg.continue3, label %cmpxchg.store_expected2

seqcst_fail:
  %18 = load i8, i8* %3, align 1
  %19 = load i8, i8* %.atomictmp, align 1
  %20 = cmpxchg i8* %1, i8 %18, i8 %19 monotonic seq_cst, align 1
  %21 = extractvalue { i8, i1 } %20, 0
  %22 = extractvalue { i8, i1 } %20, 1
  br i1 %22, label %cmpxchg.continue6, label %cmpxchg.store_expected5

atomic.continue1:
  br label %atomic.continue

cmpxchg.store_expected:
  store i8 %11, i8* %3, align 1
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %12 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  br label %atomic.continue1

cmpxchg.store_expected2:
  store i8 %16, i8* %3, align 1
  br label %cmpxchg.continue3

cmpxchg.continue3:
  %frombool4 = zext i1 %17 to i8
  store i8 %frombool4, i8* %cmpxchg.bool, align 1
  br label %atomic.continue1

cmpxchg.store_expected5:
  store i8 %21, i8* %3, align 1
  br label %cmpxchg.continue6

cmpxchg.continue6:
  %frombool7 = zext i1 %22 to i8
  store i8 %frombool7, i8* %cmpxchg.bool, align 1
  br label %atomic.continue1

monotonic_fail8:
  %23 = load i8, i8* %3, align 1
  %24 = load i8, i8* %.atomictmp, align 1
  %25 = cmpxchg i8* %1, i8 %23, i8 %24 acquire monotonic, align 1
  %26 = extractvalue { i8, i1 } %25, 0
  %27 = extractvalue { i8, i1 } %25, 1
  br i1 %27, label %cmpxchg.continue13, label %cmpxchg.store_expected12

acquire_fail9:
  %28 = load i8, i8* %3, align 1
  %29 = load i8, i8* %.atomictmp, align 1
  %30 = cmpxchg i8* %1, i8 %28, i8 %29 acquire acquire, align 1
  %31 = extractvalue { i8, i1 } %30, 0
  %32 = extractvalue { i8, i1 } %30, 1
  br i1 %32, label %cmpxchg.continue16, label %cmpxchg.store_expected15

seqcst_fail10:
  %33 = load i8, i8* %3, align 1
  %34 = load i8, i8* %.atomictmp, align 1
  %35 = cmpxchg i8* %1, i8 %33, i8 %34 acquire seq_cst, align 1
  %36 = extractvalue { i8, i1 } %35, 0
  %37 = extractvalue { i8, i1 } %35, 1
  br i1 %37, label %cmpxchg.continue19, label %cmpxchg.store_expected18

atomic.continue11:
  br label %atomic.continue

cmpxchg.store_expected12:
  store i8 %26, i8* %3, align 1
  br label %cmpxchg.continue13

cmpxchg.continue13:
  %frombool14 = zext i1 %27 to i8
  store i8 %frombool14, i8* %cmpxchg.bool, align 1
  br label %atomic.continue11

cmpxchg.store_expected15:
  store i8 %31, i8* %3, align 1
  br label %cmpxchg.continue16

cmpxchg.continue16:
  %frombool17 = zext i1 %32 to i8
  store i8 %frombool17, i8* %cmpxchg.bool, align 1
  br label %atomic.continue11

cmpxchg.store_expected18:
  store i8 %36, i8* %3, align 1
  br label %cmpxchg.continue19

cmpxchg.continue19:
  %frombool20 = zext i1 %37 to i8
  store i8 %frombool20, i8* %cmpxchg.bool, align 1
  br label %atomic.continue11

monotonic_fail21:
  %38 = load i8, i8* %3, align 1
  %39 = load i8, i8* %.atomictmp, align 1
  %40 = cmpxchg i8* %1, i8 %38, i8 %39 release monotonic, align 1
  %41 = extractvalue { i8, i1 } %40, 0
  %42 = extractvalue { i8, i1 } %40, 1
  br i1 %42, label %cmpxchg.continue26, label %cmpxchg.store_expected25

acquire_fail22:
  %43 = load i8, i8* %3, align 1
  %44 = load i8, i8* %.atomictmp, align 1
  %45 = cmpxchg i8* %1, i8 %43, i8 %44 release acquire, align 1
  %46 = extractvalue { i8, i1 } %45, 0
  %47 = extractvalue { i8, i1 } %45, 1
  br i1 %47, label %cmpxchg.continue29, label %cmpxchg.store_expected28

seqcst_fail23:
  %48 = load i8, i8* %3, align 1
  %49 = load i8, i8* %.atomictmp, align 1
  %50 = cmpxchg i8* %1, i8 %48, i8 %49 release seq_cst, align 1
  %51 = extractvalue { i8, i1 } %50, 0
  %52 = extractvalue { i8, i1 } %50, 1
  br i1 %52, label %cmpxchg.continue32, label %cmpxchg.store_expected31

atomic.continue24:
  br label %atomic.continue

cmpxchg.store_expected25:
  store i8 %41, i8* %3, align 1
  br label %cmpxchg.continue26

cmpxchg.continue26:
  %frombool27 = zext i1 %42 to i8
  store i8 %frombool27, i8* %cmpxchg.bool, align 1
  br label %atomic.continue24

cmpxchg.store_expected28:
  store i8 %46, i8* %3, align 1
  br label %cmpxchg.continue29

cmpxchg.continue29:
  %frombool30 = zext i1 %47 to i8
  store i8 %frombool30, i8* %cmpxchg.bool, align 1
  br label %atomic.continue24

cmpxchg.store_expected31:
  store i8 %51, i8* %3, align 1
  br label %cmpxchg.continue32

cmpxchg.continue32:
  %frombool33 = zext i1 %52 to i8
  store i8 %frombool33, i8* %cmpxchg.bool, align 1
  br label %atomic.continue24

monotonic_fail34:
  %53 = load i8, i8* %3, align 1
  %54 = load i8, i8* %.atomictmp, align 1
  %55 = cmpxchg i8* %1, i8 %53, i8 %54 acq_rel monotonic, align 1
  %56 = extractvalue { i8, i1 } %55, 0
  %57 = extractvalue { i8, i1 } %55, 1
  br i1 %57, label %cmpxchg.continue39, label %cmpxchg.store_expected38

acquire_fail35:
  %58 = load i8, i8* %3, align 1
  %59 = load i8, i8* %.atomictmp, align 1
  %60 = cmpxchg i8* %1, i8 %58, i8 %59 acq_rel acquire, align 1
  %61 = extractvalue { i8, i1 } %60, 0
  %62 = extractvalue { i8, i1 } %60, 1
  br i1 %62, label %cmpxchg.continue42, label %cmpxchg.store_expected41

seqcst_fail36:
  %63 = load i8, i8* %3, align 1
  %64 = load i8, i8* %.atomictmp, align 1
  %65 = cmpxchg i8* %1, i8 %63, i8 %64 acq_rel seq_cst, align 1
  %66 = extractvalue { i8, i1 } %65, 0
  %67 = extractvalue { i8, i1 } %65, 1
  br i1 %67, label %cmpxchg.continue45, label %cmpxchg.store_expected44

atomic.continue37:
  br label %atomic.continue

cmpxchg.store_expected38:
  store i8 %56, i8* %3, align 1
  br label %cmpxchg.continue39

cmpxchg.continue39:
  %frombool40 = zext i1 %57 to i8
  store i8 %frombool40, i8* %cmpxchg.bool, align 1
  br label %atomic.continue37

cmpxchg.store_expected41:
  store i8 %61, i8* %3, align 1
  br label %cmpxchg.continue42

cmpxchg.continue42:
  %frombool43 = zext i1 %62 to i8
  store i8 %frombool43, i8* %cmpxchg.bool, align 1
  br label %atomic.continue37

cmpxchg.store_expected44:
  store i8 %66, i8* %3, align 1
  br label %cmpxchg.continue45

cmpxchg.continue45:
  %frombool46 = zext i1 %67 to i8
  store i8 %frombool46, i8* %cmpxchg.bool, align 1
  br label %atomic.continue37

monotonic_fail47:
  %68 = load i8, i8* %3, align 1
  %69 = load i8, i8* %.atomictmp, align 1
  %70 = cmpxchg i8* %1, i8 %68, i8 %69 seq_cst monotonic, align 1
  %71 = extractvalue { i8, i1 } %70, 0
  %72 = extractvalue { i8, i1 } %70, 1
  br i1 %72, label %cmpxchg.continue52, label %cmpxchg.store_expected51

acquire_fail48:
  %73 = load i8, i8* %3, align 1
  %74 = load i8, i8* %.atomictmp, align 1
  %75 = cmpxchg i8* %1, i8 %73, i8 %74 seq_cst acquire, align 1
  %76 = extractvalue { i8, i1 } %75, 0
  %77 = extractvalue { i8, i1 } %75, 1
  br i1 %77, label %cmpxchg.continue55, label %cmpxchg.store_expected54

seqcst_fail49:
  %78 = load i8, i8* %3, align 1
  %79 = load i8, i8* %.atomictmp, align 1
  %80 = cmpxchg i8* %1, i8 %78, i8 %79 seq_cst seq_cst, align 1
  %81 = extractvalue { i8, i1 } %80, 0
  %82 = extractvalue { i8, i1 } %80, 1
  br i1 %82, label %cmpxchg.continue58, label %cmpxchg.store_expected57

atomic.continue50:
  br label %atomic.continue

cmpxchg.store_expected51:
  store i8 %71, i8* %3, align 1
  br label %cmpxchg.continue52

cmpxchg.continue52:
  %frombool53 = zext i1 %72 to i8
  store i8 %frombool53, i8* %cmpxchg.bool, align 1
  br label %atomic.continue50

cmpxchg.store_expected54:
  store i8 %76, i8* %3, align 1
  br label %cmpxchg.continue55

cmpxchg.continue55:
  %frombool56 = zext i1 %77 to i8
  store i8 %frombool56, i8* %cmpxchg.bool, align 1
  br label %atomic.continue50

cmpxchg.store_expected57:
  store i8 %81, i8* %3, align 1
  br label %cmpxchg.continue58

cmpxchg.continue58:
  %frombool59 = zext i1 %82 to i8
  store i8 %frombool59, i8* %cmpxchg.bool, align 1
  br label %atomic.continue50

sw.bb61:
  %83 = load i8*, i8** %object.addr, align 8
  %84 = bitcast i8* %83 to i16*
  %85 = load i32, i32* %success.addr, align 4
  %86 = load i8*, i8** %expected.addr, align 8
  %87 = bitcast i8* %86 to i16*
  %88 = load i8*, i8** %desired.addr, align 8
  %89 = bitcast i8* %88 to i16*
  %90 = load i16, i16* %89, align 2
  store i16 %90, i16* %.atomictmp62, align 2
  %91 = load i32, i32* %failure.addr, align 4
  switch i32 %85, label %monotonic64 [
    i32 1, label %acquire65
    i32 2, label %acquire65
    i32 3, label %release66
    i32 4, label %acqrel67
    i32 5, label %seqcst68
  ]

monotonic64:
  switch i32 %91, label %monotonic_fail70 [
    i32 1, label %acquire_fail71
    i32 2, label %acquire_fail71
    i32 5, label %seqcst_fail72
  ]

acquire65:
  switch i32 %91, label %monotonic_fail83 [
    i32 1, label %acquire_fail84
    i32 2, label %acquire_fail84
    i32 5, label %seqcst_fail85
  ]

release66:
  switch i32 %91, label %monotonic_fail96 [
    i32 1, label %acquire_fail97
    i32 2, label %acquire_fail97
    i32 5, label %seqcst_fail98
  ]

acqrel67:
  switch i32 %91, label %monotonic_fail109 [
    i32 1, label %acquire_fail110
    i32 2, label %acquire_fail110
    i32 5, label %seqcst_fail111
  ]

seqcst68:
  switch i32 %91, label %monotonic_fail122 [
    i32 1, label %acquire_fail123
    i32 2, label %acquire_fail123
    i32 5, label %seqcst_fail124
  ]

atomic.continue69:
  %92 = load i8, i8* %cmpxchg.bool63, align 1
  %tobool135 = trunc i8 %92 to i1
  %frombool136 = zext i1 %tobool135 to i8
  store i8 %frombool136, i8* %equal, align 1
  br label %sw.epilog

monotonic_fail70:
  %93 = load i16, i16* %87, align 2
  %94 = load i16, i16* %.atomictmp62, align 2
  %95 = cmpxchg i16* %84, i16 %93, i16 %94 monotonic monotonic, align 2
  %96 = extractvalue { i16, i1 } %95, 0
  %97 = extractvalue { i16, i1 } %95, 1
  br i1 %97, label %cmpxchg.continue75, label %cmpxchg.store_expected74

acquire_fail71:
  %98 = load i16, i16* %87, align 2
  %99 = load i16, i16* %.atomictmp62, align 2
  %100 = cmpxchg i16* %84, i16 %98, i16 %99 monotonic acquire, align 2
  %101 = extractvalue { i16, i1 } %100, 0
  %102 = extractvalue { i16, i1 } %100, 1
  br i1 %102, label %cmpxchg.continue78, label %cmpxchg.store_expected77

seqcst_fail72:
  %103 = load i16, i16* %87, align 2
  %104 = load i16, i16* %.atomictmp62, align 2
  %105 = cmpxchg i16* %84, i16 %103, i16 %104 monotonic seq_cst, align 2
  %106 = extractvalue { i16, i1 } %105, 0
  %107 = extractvalue { i16, i1 } %105, 1
  br i1 %107, label %cmpxchg.continue81, label %cmpxchg.store_expected80

atomic.continue73:
  br label %atomic.continue69

cmpxchg.store_expected74:
  store i16 %96, i16* %87, align 2
  br label %cmpxchg.continue75

cmpxchg.continue75:
  %frombool76 = zext i1 %97 to i8
  store i8 %frombool76, i8* %cmpxchg.bool63, align 1
  br label %atomic.continue73

cmpxchg.store_expected77:
  store i16 %101, i16* %87, align 2
  br label %cmpxchg.continue78

cmpxchg.continue78:
  %frombool79 = zext i1 %102 to i8
  store i8 %frombool79, i8* %cmpxchg.bool63, align 1
  br label %atomic.continue73

cmpxchg.store_expected80:
  store i16 %106, i16* %87, align 2
  br label %cmpxchg.continue81

cmpxchg.continue81:
  %frombool82 = zext i1 %107 to i8
  store i8 %frombool82, i8* %cmpxchg.bool63, align 1
  br label %atomic.continue73

monotonic_fail83:
  %108 = load i16, i16* %87, align 2
  %109 = load i16, i16* %.atomictmp62, align 2
  %110 = cmpxchg i16* %84, i16 %108, i16 %109 acquire monotonic, align 2
  %111 = extractvalue { i16, i1 } %110, 0
  %112 = extractvalue { i16, i1 } %110, 1
  br i1 %112, label %cmpxchg.continue88, label %cmpxchg.store_expected87

acquire_fail84:
  %113 = load i16, i16* %87, align 2
  %114 = load i16, i16* %.atomictmp62, align 2
  %115 = cmpxchg i16* %84, i16 %113, i16 %114 acquire acquire, align 2
  %116 = extractvalue { i16, i1 } %115, 0
  %117 = extractvalue { i16, i1 } %115, 1
  br i1 %117, label %cmpxchg.continue91, label %cmpxchg.store_expected90

seqcst_fail85:
  %118 = load i16, i16* %87, align 2
  %119 = load i16, i16* %.atomictmp62, align 2
  %120 = cmpxchg i16* %84, i16 %118, i16 %119 acquire seq_cst, align 2
  %121 = extractvalue { i16, i1 } %120, 0
  %122 = extractvalue { i16, i1 } %120, 1
  br i1 %122, label %cmpxchg.continue94, label %cmpxchg.store_expected93

atomic.continue86:
  br label %atomic.continue69

cmpxchg.store_expected87:
  store i16 %111, i16* %87, align 2
  br label %cmpxchg.continue88

cmpxchg.continue88:
  %frombool89 = zext i1 %112 to i8
  store i8 %frombool89, i8* %cmpxchg.bool63, align 1
  br label %atomic.continue86

cmpxchg.store_expected90:
  store i16 %116, i16* %87, align 2
  br label %cmpxchg.continue91

cmpxchg.continue91:
  %frombool92 = zext i1 %117 to i8
  store i8 %frombool92, i8* %cmpxchg.bool63, align 1
  br label %atomic.continue86

cmpxchg.store_expected93:
  store i16 %121, i16* %87, align 2
  br label %cmpxchg.continue94

cmpxchg.continue94:
  %frombool95 = zext i1 %122 to i8
  store i8 %frombool95, i8* %cmpxchg.bool63, align 1
  br label %atomic.continue86

monotonic_fail96:
  %123 = load i16, i16* %87, align 2
  %124 = load i16, i16* %.atomictmp62, align 2
  %125 = cmpxchg i16* %84, i16 %123, i16 %124 release monotonic, align 2
  %126 = extractvalue { i16, i1 } %125, 0
  %127 = extractvalue { i16, i1 } %125, 1
  br i1 %127, label %cmpxchg.continue101, label %cmpxchg.store_expected100

acquire_fail97:
  %128 = load i16, i16* %87, align 2
  %129 = load i16, i16* %.atomictmp62, align 2
  %130 = cmpxchg i16* %84, i16 %128, i16 %129 release acquire, align 2
  %131 = extractvalue { i16, i1 } %130, 0
  %132 = extractvalue { i16, i1 } %130, 1
  br i1 %132, label %cmpxchg.continue104, label %cmpxchg.store_expected103

seqcst_fail98:
  %133 = load i16, i16* %87, align 2
  %134 = load i16, i16* %.atomictmp62, align 2
  %135 = cmpxchg i16* %84, i16 %133, i16 %134 release seq_cst, align 2
  %136 = extractvalue { i16, i1 } %135, 0
  %137 = extractvalue { i16, i1 } %135, 1
  br i1 %137, label %cmpxchg.continue107, label %cmpxchg.store_expected106

atomic.continue99:
  br label %atomic.continue69

cmpxchg.store_expected100:
  store i16 %126, i16* %87, align 2
  br label %cmpxchg.continue101

cmpxchg.continue101:
  %frombool102 = zext i1 %127 to i8
  store i8 %frombool102, i8* %cmpxchg.bool63, align 1
  br label %atomic.continue99

cmpxchg.store_expected103:
  store i16 %131, i16* %87, align 2
  br label %cmpxchg.continue104

cmpxchg.continue104:
  %frombool105 = zext i1 %132 to i8
  store i8 %frombool105, i8* %cmpxchg.bool63, align 1
  br label %atomic.continue99

cmpxchg.store_expected106:
  store i16 %136, i16* %87, align 2
  br label %cmpxchg.continue107

cmpxchg.continue107:
  %frombool108 = zext i1 %137 to i8
  store i8 %frombool108, i8* %cmpxchg.bool63, align 1
  br label %atomic.continue99

monotonic_fail109:
  %138 = load i16, i16* %87, align 2
  %139 = load i16, i16* %.atomictmp62, align 2
  %140 = cmpxchg i16* %84, i16 %138, i16 %139 acq_rel monotonic, align 2
  %141 = extractvalue { i16, i1 } %140, 0
  %142 = extractvalue { i16, i1 } %140, 1
  br i1 %142, label %cmpxchg.continue114, label %cmpxchg.store_expected113

acquire_fail110:
  %143 = load i16, i16* %87, align 2
  %144 = load i16, i16* %.atomictmp62, align 2
  %145 = cmpxchg i16* %84, i16 %143, i16 %144 acq_rel acquire, align 2
  %146 = extractvalue { i16, i1 } %145, 0
  %147 = extractvalue { i16, i1 } %145, 1
  br i1 %147, label %cmpxchg.continue117, label %cmpxchg.store_expected116

seqcst_fail111:
  %148 = load i16, i16* %87, align 2
  %149 = load i16, i16* %.atomictmp62, align 2
  %150 = cmpxchg i16* %84, i16 %148, i16 %149 acq_rel seq_cst, align 2
  %151 = extractvalue { i16, i1 } %150, 0
  %152 = extractvalue { i16, i1 } %150, 1
  br i1 %152, label %cmpxchg.continue120, label %cmpxchg.store_expected119

atomic.continue112:
  br label %atomic.continue69

cmpxchg.store_expected113:
  store i16 %141, i16* %87, align 2
  br label %cmpxchg.continue114

cmpxchg.continue114:
  %frombool115 = zext i1 %142 to i8
  store i8 %frombool115, i8* %cmpxchg.bool63, align 1
  br label %atomic.continue112

cmpxchg.store_expected116:
  store i16 %146, i16* %87, align 2
  br label %cmpxchg.continue117

cmpxchg.continue117:
  %frombool118 = zext i1 %147 to i8
  store i8 %frombool118, i8* %cmpxchg.bool63, align 1
  br label %atomic.continue112

cmpxchg.store_expected119:
  store i16 %151, i16* %87, align 2
  br label %cmpxchg.continue120

cmpxchg.continue120:
  %frombool121 = zext i1 %152 to i8
  store i8 %frombool121, i8* %cmpxchg.bool63, align 1
  br label %atomic.continue112

monotonic_fail122:
  %153 = load i16, i16* %87, align 2
  %154 = load i16, i16* %.atomictmp62, align 2
  %155 = cmpxchg i16* %84, i16 %153, i16 %154 seq_cst monotonic, align 2
  %156 = extractvalue { i16, i1 } %155, 0
  %157 = extractvalue { i16, i1 } %155, 1
  br i1 %157, label %cmpxchg.continue127, label %cmpxchg.store_expected126

acquire_fail123:
  %158 = load i16, i16* %87, align 2
  %159 = load i16, i16* %.atomictmp62, align 2
  %160 = cmpxchg i16* %84, i16 %158, i16 %159 seq_cst acquire, align 2
  %161 = extractvalue { i16, i1 } %160, 0
  %162 = extractvalue { i16, i1 } %160, 1
  br i1 %162, label %cmpxchg.continue130, label %cmpxchg.store_expected129

seqcst_fail124:
  %163 = load i16, i16* %87, align 2
  %164 = load i16, i16* %.atomictmp62, align 2
  %165 = cmpxchg i16* %84, i16 %163, i16 %164 seq_cst seq_cst, align 2
  %166 = extractvalue { i16, i1 } %165, 0
  %167 = extractvalue { i16, i1 } %165, 1
  br i1 %167, label %cmpxchg.continue133, label %cmpxchg.store_expected132

atomic.continue125:
  br label %atomic.continue69

cmpxchg.store_expected126:
  store i16 %156, i16* %87, align 2
  br label %cmpxchg.continue127

cmpxchg.continue127:
  %frombool128 = zext i1 %157 to i8
  store i8 %frombool128, i8* %cmpxchg.bool63, align 1
  br label %atomic.continue125

cmpxchg.store_expected129:
  store i16 %161, i16* %87, align 2
  br label %cmpxchg.continue130

cmpxchg.continue130:
  %frombool131 = zext i1 %162 to i8
  store i8 %frombool131, i8* %cmpxchg.bool63, align 1
  br label %atomic.continue125

cmpxchg.store_expected132:
  store i16 %166, i16* %87, align 2
  br label %cmpxchg.continue133

cmpxchg.continue133:
  %frombool134 = zext i1 %167 to i8
  store i8 %frombool134, i8* %cmpxchg.bool63, align 1
  br label %atomic.continue125

sw.bb137:
  %168 = load i8*, i8** %object.addr, align 8
  %169 = bitcast i8* %168 to i32*
  %170 = load i32, i32* %success.addr, align 4
  %171 = load i8*, i8** %expected.addr, align 8
  %172 = bitcast i8* %171 to i32*
  %173 = load i8*, i8** %desired.addr, align 8
  %174 = bitcast i8* %173 to i32*
  %175 = load i32, i32* %174, align 4
  store i32 %175, i32* %.atomictmp138, align 4
  %176 = load i32, i32* %failure.addr, align 4
  switch i32 %170, label %monotonic140 [
    i32 1, label %acquire141
    i32 2, label %acquire141
    i32 3, label %release142
    i32 4, label %acqrel143
    i32 5, label %seqcst144
  ]

monotonic140:
  switch i32 %176, label %monotonic_fail146 [
    i32 1, label %acquire_fail147
    i32 2, label %acquire_fail147
    i32 5, label %seqcst_fail148
  ]

acquire141:
  switch i32 %176, label %monotonic_fail159 [
    i32 1, label %acquire_fail160
    i32 2, label %acquire_fail160
    i32 5, label %seqcst_fail161
  ]

release142:
  switch i32 %176, label %monotonic_fail172 [
    i32 1, label %acquire_fail173
    i32 2, label %acquire_fail173
    i32 5, label %seqcst_fail174
  ]

acqrel143:
  switch i32 %176, label %monotonic_fail185 [
    i32 1, label %acquire_fail186
    i32 2, label %acquire_fail186
    i32 5, label %seqcst_fail187
  ]

seqcst144:
  switch i32 %176, label %monotonic_fail198 [
    i32 1, label %acquire_fail199
    i32 2, label %acquire_fail199
    i32 5, label %seqcst_fail200
  ]

atomic.continue145:
  %177 = load i8, i8* %cmpxchg.bool139, align 1
  %tobool211 = trunc i8 %177 to i1
  %frombool212 = zext i1 %tobool211 to i8
  store i8 %frombool212, i8* %equal, align 1
  br label %sw.epilog

monotonic_fail146:
  %178 = load i32, i32* %172, align 4
  %179 = load i32, i32* %.atomictmp138, align 4
  %180 = cmpxchg i32* %169, i32 %178, i32 %179 monotonic monotonic, align 4
  %181 = extractvalue { i32, i1 } %180, 0
  %182 = extractvalue { i32, i1 } %180, 1
  br i1 %182, label %cmpxchg.continue151, label %cmpxchg.store_expected150

acquire_fail147:
  %183 = load i32, i32* %172, align 4
  %184 = load i32, i32* %.atomictmp138, align 4
  %185 = cmpxchg i32* %169, i32 %183, i32 %184 monotonic acquire, align 4
  %186 = extractvalue { i32, i1 } %185, 0
  %187 = extractvalue { i32, i1 } %185, 1
  br i1 %187, label %cmpxchg.continue154, label %cmpxchg.store_expected153

seqcst_fail148:
  %188 = load i32, i32* %172, align 4
  %189 = load i32, i32* %.atomictmp138, align 4
  %190 = cmpxchg i32* %169, i32 %188, i32 %189 monotonic seq_cst, align 4
  %191 = extractvalue { i32, i1 } %190, 0
  %192 = extractvalue { i32, i1 } %190, 1
  br i1 %192, label %cmpxchg.continue157, label %cmpxchg.store_expected156

atomic.continue149:
  br label %atomic.continue145

cmpxchg.store_expected150:
  store i32 %181, i32* %172, align 4
  br label %cmpxchg.continue151

cmpxchg.continue151:
  %frombool152 = zext i1 %182 to i8
  store i8 %frombool152, i8* %cmpxchg.bool139, align 1
  br label %atomic.continue149

cmpxchg.store_expected153:
  store i32 %186, i32* %172, align 4
  br label %cmpxchg.continue154

cmpxchg.continue154:
  %frombool155 = zext i1 %187 to i8
  store i8 %frombool155, i8* %cmpxchg.bool139, align 1
  br label %atomic.continue149

cmpxchg.store_expected156:
  store i32 %191, i32* %172, align 4
  br label %cmpxchg.continue157

cmpxchg.continue157:
  %frombool158 = zext i1 %192 to i8
  store i8 %frombool158, i8* %cmpxchg.bool139, align 1
  br label %atomic.continue149

monotonic_fail159:
  %193 = load i32, i32* %172, align 4
  %194 = load i32, i32* %.atomictmp138, align 4
  %195 = cmpxchg i32* %169, i32 %193, i32 %194 acquire monotonic, align 4
  %196 = extractvalue { i32, i1 } %195, 0
  %197 = extractvalue { i32, i1 } %195, 1
  br i1 %197, label %cmpxchg.continue164, label %cmpxchg.store_expected163

acquire_fail160:
  %198 = load i32, i32* %172, align 4
  %199 = load i32, i32* %.atomictmp138, align 4
  %200 = cmpxchg i32* %169, i32 %198, i32 %199 acquire acquire, align 4
  %201 = extractvalue { i32, i1 } %200, 0
  %202 = extractvalue { i32, i1 } %200, 1
  br i1 %202, label %cmpxchg.continue167, label %cmpxchg.store_expected166

seqcst_fail161:
  %203 = load i32, i32* %172, align 4
  %204 = load i32, i32* %.atomictmp138, align 4
  %205 = cmpxchg i32* %169, i32 %203, i32 %204 acquire seq_cst, align 4
  %206 = extractvalue { i32, i1 } %205, 0
  %207 = extractvalue { i32, i1 } %205, 1
  br i1 %207, label %cmpxchg.continue170, label %cmpxchg.store_expected169

atomic.continue162:
  br label %atomic.continue145

cmpxchg.store_expected163:
  store i32 %196, i32* %172, align 4
  br label %cmpxchg.continue164

cmpxchg.continue164:
  %frombool165 = zext i1 %197 to i8
  store i8 %frombool165, i8* %cmpxchg.bool139, align 1
  br label %atomic.continue162

cmpxchg.store_expected166:
  store i32 %201, i32* %172, align 4
  br label %cmpxchg.continue167

cmpxchg.continue167:
  %frombool168 = zext i1 %202 to i8
  store i8 %frombool168, i8* %cmpxchg.bool139, align 1
  br label %atomic.continue162

cmpxchg.store_expected169:
  store i32 %206, i32* %172, align 4
  br label %cmpxchg.continue170

cmpxchg.continue170:
  %frombool171 = zext i1 %207 to i8
  store i8 %frombool171, i8* %cmpxchg.bool139, align 1
  br label %atomic.continue162

monotonic_fail172:
  %208 = load i32, i32* %172, align 4
  %209 = load i32, i32* %.atomictmp138, align 4
  %210 = cmpxchg i32* %169, i32 %208, i32 %209 release monotonic, align 4
  %211 = extractvalue { i32, i1 } %210, 0
  %212 = extractvalue { i32, i1 } %210, 1
  br i1 %212, label %cmpxchg.continue177, label %cmpxchg.store_expected176

acquire_fail173:
  %213 = load i32, i32* %172, align 4
  %214 = load i32, i32* %.atomictmp138, align 4
  %215 = cmpxchg i32* %169, i32 %213, i32 %214 release acquire, align 4
  %216 = extractvalue { i32, i1 } %215, 0
  %217 = extractvalue { i32, i1 } %215, 1
  br i1 %217, label %cmpxchg.continue180, label %cmpxchg.store_expected179

seqcst_fail174:
  %218 = load i32, i32* %172, align 4
  %219 = load i32, i32* %.atomictmp138, align 4
  %220 = cmpxchg i32* %169, i32 %218, i32 %219 release seq_cst, align 4
  %221 = extractvalue { i32, i1 } %220, 0
  %222 = extractvalue { i32, i1 } %220, 1
  br i1 %222, label %cmpxchg.continue183, label %cmpxchg.store_expected182

atomic.continue175:
  br label %atomic.continue145

cmpxchg.store_expected176:
  store i32 %211, i32* %172, align 4
  br label %cmpxchg.continue177

cmpxchg.continue177:
  %frombool178 = zext i1 %212 to i8
  store i8 %frombool178, i8* %cmpxchg.bool139, align 1
  br label %atomic.continue175

cmpxchg.store_expected179:
  store i32 %216, i32* %172, align 4
  br label %cmpxchg.continue180

cmpxchg.continue180:
  %frombool181 = zext i1 %217 to i8
  store i8 %frombool181, i8* %cmpxchg.bool139, align 1
  br label %atomic.continue175

cmpxchg.store_expected182:
  store i32 %221, i32* %172, align 4
  br label %cmpxchg.continue183

cmpxchg.continue183:
  %frombool184 = zext i1 %222 to i8
  store i8 %frombool184, i8* %cmpxchg.bool139, align 1
  br label %atomic.continue175

monotonic_fail185:
  %223 = load i32, i32* %172, align 4
  %224 = load i32, i32* %.atomictmp138, align 4
  %225 = cmpxchg i32* %169, i32 %223, i32 %224 acq_rel monotonic, align 4
  %226 = extractvalue { i32, i1 } %225, 0
  %227 = extractvalue { i32, i1 } %225, 1
  br i1 %227, label %cmpxchg.continue190, label %cmpxchg.store_expected189

acquire_fail186:
  %228 = load i32, i32* %172, align 4
  %229 = load i32, i32* %.atomictmp138, align 4
  %230 = cmpxchg i32* %169, i32 %228, i32 %229 acq_rel acquire, align 4
  %231 = extractvalue { i32, i1 } %230, 0
  %232 = extractvalue { i32, i1 } %230, 1
  br i1 %232, label %cmpxchg.continue193, label %cmpxchg.store_expected192

seqcst_fail187:
  %233 = load i32, i32* %172, align 4
  %234 = load i32, i32* %.atomictmp138, align 4
  %235 = cmpxchg i32* %169, i32 %233, i32 %234 acq_rel seq_cst, align 4
  %236 = extractvalue { i32, i1 } %235, 0
  %237 = extractvalue { i32, i1 } %235, 1
  br i1 %237, label %cmpxchg.continue196, label %cmpxchg.store_expected195

atomic.continue188:
  br label %atomic.continue145

cmpxchg.store_expected189:
  store i32 %226, i32* %172, align 4
  br label %cmpxchg.continue190

cmpxchg.continue190:
  %frombool191 = zext i1 %227 to i8
  store i8 %frombool191, i8* %cmpxchg.bool139, align 1
  br label %atomic.continue188

cmpxchg.store_expected192:
  store i32 %231, i32* %172, align 4
  br label %cmpxchg.continue193

cmpxchg.continue193:
  %frombool194 = zext i1 %232 to i8
  store i8 %frombool194, i8* %cmpxchg.bool139, align 1
  br label %atomic.continue188

cmpxchg.store_expected195:
  store i32 %236, i32* %172, align 4
  br label %cmpxchg.continue196

cmpxchg.continue196:
  %frombool197 = zext i1 %237 to i8
  store i8 %frombool197, i8* %cmpxchg.bool139, align 1
  br label %atomic.continue188

monotonic_fail198:
  %238 = load i32, i32* %172, align 4
  %239 = load i32, i32* %.atomictmp138, align 4
  %240 = cmpxchg i32* %169, i32 %238, i32 %239 seq_cst monotonic, align 4
  %241 = extractvalue { i32, i1 } %240, 0
  %242 = extractvalue { i32, i1 } %240, 1
  br i1 %242, label %cmpxchg.continue203, label %cmpxchg.store_expected202

acquire_fail199:
  %243 = load i32, i32* %172, align 4
  %244 = load i32, i32* %.atomictmp138, align 4
  %245 = cmpxchg i32* %169, i32 %243, i32 %244 seq_cst acquire, align 4
  %246 = extractvalue { i32, i1 } %245, 0
  %247 = extractvalue { i32, i1 } %245, 1
  br i1 %247, label %cmpxchg.continue206, label %cmpxchg.store_expected205

seqcst_fail200:
  %248 = load i32, i32* %172, align 4
  %249 = load i32, i32* %.atomictmp138, align 4
  %250 = cmpxchg i32* %169, i32 %248, i32 %249 seq_cst seq_cst, align 4
  %251 = extractvalue { i32, i1 } %250, 0
  %252 = extractvalue { i32, i1 } %250, 1
  br i1 %252, label %cmpxchg.continue209, label %cmpxchg.store_expected208

atomic.continue201:
  br label %atomic.continue145

cmpxchg.store_expected202:
  store i32 %241, i32* %172, align 4
  br label %cmpxchg.continue203

cmpxchg.continue203:
  %frombool204 = zext i1 %242 to i8
  store i8 %frombool204, i8* %cmpxchg.bool139, align 1
  br label %atomic.continue201

cmpxchg.store_expected205:
  store i32 %246, i32* %172, align 4
  br label %cmpxchg.continue206

cmpxchg.continue206:
  %frombool207 = zext i1 %247 to i8
  store i8 %frombool207, i8* %cmpxchg.bool139, align 1
  br label %atomic.continue201

cmpxchg.store_expected208:
  store i32 %251, i32* %172, align 4
  br label %cmpxchg.continue209

cmpxchg.continue209:
  %frombool210 = zext i1 %252 to i8
  store i8 %frombool210, i8* %cmpxchg.bool139, align 1
  br label %atomic.continue201

sw.bb213:
  %253 = load i8*, i8** %object.addr, align 8
  %254 = bitcast i8* %253 to i64*
  %255 = load i32, i32* %success.addr, align 4
  %256 = load i8*, i8** %expected.addr, align 8
  %257 = bitcast i8* %256 to i64*
  %258 = load i8*, i8** %desired.addr, align 8
  %259 = bitcast i8* %258 to i64*
  %260 = load i64, i64* %259, align 8
  store i64 %260, i64* %.atomictmp214, align 8
  %261 = load i32, i32* %failure.addr, align 4
  switch i32 %255, label %monotonic216 [
    i32 1, label %acquire217
    i32 2, label %acquire217
    i32 3, label %release218
    i32 4, label %acqrel219
    i32 5, label %seqcst220
  ]

monotonic216:
  switch i32 %261, label %monotonic_fail222 [
    i32 1, label %acquire_fail223
    i32 2, label %acquire_fail223
    i32 5, label %seqcst_fail224
  ]

acquire217:
  switch i32 %261, label %monotonic_fail235 [
    i32 1, label %acquire_fail236
    i32 2, label %acquire_fail236
    i32 5, label %seqcst_fail237
  ]

release218:
  switch i32 %261, label %monotonic_fail248 [
    i32 1, label %acquire_fail249
    i32 2, label %acquire_fail249
    i32 5, label %seqcst_fail250
  ]

acqrel219:
  switch i32 %261, label %monotonic_fail261 [
    i32 1, label %acquire_fail262
    i32 2, label %acquire_fail262
    i32 5, label %seqcst_fail263
  ]

seqcst220:
  switch i32 %261, label %monotonic_fail274 [
    i32 1, label %acquire_fail275
    i32 2, label %acquire_fail275
    i32 5, label %seqcst_fail276
  ]

atomic.continue221:
  %262 = load i8, i8* %cmpxchg.bool215, align 1
  %tobool287 = trunc i8 %262 to i1
  %frombool288 = zext i1 %tobool287 to i8
  store i8 %frombool288, i8* %equal, align 1
  br label %sw.epilog

monotonic_fail222:
  %263 = load i64, i64* %257, align 8
  %264 = load i64, i64* %.atomictmp214, align 8
  %265 = cmpxchg i64* %254, i64 %263, i64 %264 monotonic monotonic, align 8
  %266 = extractvalue { i64, i1 } %265, 0
  %267 = extractvalue { i64, i1 } %265, 1
  br i1 %267, label %cmpxchg.continue227, label %cmpxchg.store_expected226

acquire_fail223:
  %268 = load i64, i64* %257, align 8
  %269 = load i64, i64* %.atomictmp214, align 8
  %270 = cmpxchg i64* %254, i64 %268, i64 %269 monotonic acquire, align 8
  %271 = extractvalue { i64, i1 } %270, 0
  %272 = extractvalue { i64, i1 } %270, 1
  br i1 %272, label %cmpxchg.continue230, label %cmpxchg.store_expected229

seqcst_fail224:
  %273 = load i64, i64* %257, align 8
  %274 = load i64, i64* %.atomictmp214, align 8
  %275 = cmpxchg i64* %254, i64 %273, i64 %274 monotonic seq_cst, align 8
  %276 = extractvalue { i64, i1 } %275, 0
  %277 = extractvalue { i64, i1 } %275, 1
  br i1 %277, label %cmpxchg.continue233, label %cmpxchg.store_expected232

atomic.continue225:
  br label %atomic.continue221

cmpxchg.store_expected226:
  store i64 %266, i64* %257, align 8
  br label %cmpxchg.continue227

cmpxchg.continue227:
  %frombool228 = zext i1 %267 to i8
  store i8 %frombool228, i8* %cmpxchg.bool215, align 1
  br label %atomic.continue225

cmpxchg.store_expected229:
  store i64 %271, i64* %257, align 8
  br label %cmpxchg.continue230

cmpxchg.continue230:
  %frombool231 = zext i1 %272 to i8
  store i8 %frombool231, i8* %cmpxchg.bool215, align 1
  br label %atomic.continue225

cmpxchg.store_expected232:
  store i64 %276, i64* %257, align 8
  br label %cmpxchg.continue233

cmpxchg.continue233:
  %frombool234 = zext i1 %277 to i8
  store i8 %frombool234, i8* %cmpxchg.bool215, align 1
  br label %atomic.continue225

monotonic_fail235:
  %278 = load i64, i64* %257, align 8
  %279 = load i64, i64* %.atomictmp214, align 8
  %280 = cmpxchg i64* %254, i64 %278, i64 %279 acquire monotonic, align 8
  %281 = extractvalue { i64, i1 } %280, 0
  %282 = extractvalue { i64, i1 } %280, 1
  br i1 %282, label %cmpxchg.continue240, label %cmpxchg.store_expected239

acquire_fail236:
  %283 = load i64, i64* %257, align 8
  %284 = load i64, i64* %.atomictmp214, align 8
  %285 = cmpxchg i64* %254, i64 %283, i64 %284 acquire acquire, align 8
  %286 = extractvalue { i64, i1 } %285, 0
  %287 = extractvalue { i64, i1 } %285, 1
  br i1 %287, label %cmpxchg.continue243, label %cmpxchg.store_expected242

seqcst_fail237:
  %288 = load i64, i64* %257, align 8
  %289 = load i64, i64* %.atomictmp214, align 8
  %290 = cmpxchg i64* %254, i64 %288, i64 %289 acquire seq_cst, align 8
  %291 = extractvalue { i64, i1 } %290, 0
  %292 = extractvalue { i64, i1 } %290, 1
  br i1 %292, label %cmpxchg.continue246, label %cmpxchg.store_expected245

atomic.continue238:
  br label %atomic.continue221

cmpxchg.store_expected239:
  store i64 %281, i64* %257, align 8
  br label %cmpxchg.continue240

cmpxchg.continue240:
  %frombool241 = zext i1 %282 to i8
  store i8 %frombool241, i8* %cmpxchg.bool215, align 1
  br label %atomic.continue238

cmpxchg.store_expected242:
  store i64 %286, i64* %257, align 8
  br label %cmpxchg.continue243

cmpxchg.continue243:
  %frombool244 = zext i1 %287 to i8
  store i8 %frombool244, i8* %cmpxchg.bool215, align 1
  br label %atomic.continue238

cmpxchg.store_expected245:
  store i64 %291, i64* %257, align 8
  br label %cmpxchg.continue246

cmpxchg.continue246:
  %frombool247 = zext i1 %292 to i8
  store i8 %frombool247, i8* %cmpxchg.bool215, align 1
  br label %atomic.continue238

monotonic_fail248:
  %293 = load i64, i64* %257, align 8
  %294 = load i64, i64* %.atomictmp214, align 8
  %295 = cmpxchg i64* %254, i64 %293, i64 %294 release monotonic, align 8
  %296 = extractvalue { i64, i1 } %295, 0
  %297 = extractvalue { i64, i1 } %295, 1
  br i1 %297, label %cmpxchg.continue253, label %cmpxchg.store_expected252

acquire_fail249:
  %298 = load i64, i64* %257, align 8
  %299 = load i64, i64* %.atomictmp214, align 8
  %300 = cmpxchg i64* %254, i64 %298, i64 %299 release acquire, align 8
  %301 = extractvalue { i64, i1 } %300, 0
  %302 = extractvalue { i64, i1 } %300, 1
  br i1 %302, label %cmpxchg.continue256, label %cmpxchg.store_expected255

seqcst_fail250:
  %303 = load i64, i64* %257, align 8
  %304 = load i64, i64* %.atomictmp214, align 8
  %305 = cmpxchg i64* %254, i64 %303, i64 %304 release seq_cst, align 8
  %306 = extractvalue { i64, i1 } %305, 0
  %307 = extractvalue { i64, i1 } %305, 1
  br i1 %307, label %cmpxchg.continue259, label %cmpxchg.store_expected258

atomic.continue251:
  br label %atomic.continue221

cmpxchg.store_expected252:
  store i64 %296, i64* %257, align 8
  br label %cmpxchg.continue253

cmpxchg.continue253:
  %frombool254 = zext i1 %297 to i8
  store i8 %frombool254, i8* %cmpxchg.bool215, align 1
  br label %atomic.continue251

cmpxchg.store_expected255:
  store i64 %301, i64* %257, align 8
  br label %cmpxchg.continue256

cmpxchg.continue256:
  %frombool257 = zext i1 %302 to i8
  store i8 %frombool257, i8* %cmpxchg.bool215, align 1
  br label %atomic.continue251

cmpxchg.store_expected258:
  store i64 %306, i64* %257, align 8
  br label %cmpxchg.continue259

cmpxchg.continue259:
  %frombool260 = zext i1 %307 to i8
  store i8 %frombool260, i8* %cmpxchg.bool215, align 1
  br label %atomic.continue251

monotonic_fail261:
  %308 = load i64, i64* %257, align 8
  %309 = load i64, i64* %.atomictmp214, align 8
  %310 = cmpxchg i64* %254, i64 %308, i64 %309 acq_rel monotonic, align 8
  %311 = extractvalue { i64, i1 } %310, 0
  %312 = extractvalue { i64, i1 } %310, 1
  br i1 %312, label %cmpxchg.continue266, label %cmpxchg.store_expected265

acquire_fail262:
  %313 = load i64, i64* %257, align 8
  %314 = load i64, i64* %.atomictmp214, align 8
  %315 = cmpxchg i64* %254, i64 %313, i64 %314 acq_rel acquire, align 8
  %316 = extractvalue { i64, i1 } %315, 0
  %317 = extractvalue { i64, i1 } %315, 1
  br i1 %317, label %cmpxchg.continue269, label %cmpxchg.store_expected268

seqcst_fail263:
  %318 = load i64, i64* %257, align 8
  %319 = load i64, i64* %.atomictmp214, align 8
  %320 = cmpxchg i64* %254, i64 %318, i64 %319 acq_rel seq_cst, align 8
  %321 = extractvalue { i64, i1 } %320, 0
  %322 = extractvalue { i64, i1 } %320, 1
  br i1 %322, label %cmpxchg.continue272, label %cmpxchg.store_expected271

atomic.continue264:
  br label %atomic.continue221

cmpxchg.store_expected265:
  store i64 %311, i64* %257, align 8
  br label %cmpxchg.continue266

cmpxchg.continue266:
  %frombool267 = zext i1 %312 to i8
  store i8 %frombool267, i8* %cmpxchg.bool215, align 1
  br label %atomic.continue264

cmpxchg.store_expected268:
  store i64 %316, i64* %257, align 8
  br label %cmpxchg.continue269

cmpxchg.continue269:
  %frombool270 = zext i1 %317 to i8
  store i8 %frombool270, i8* %cmpxchg.bool215, align 1
  br label %atomic.continue264

cmpxchg.store_expected271:
  store i64 %321, i64* %257, align 8
  br label %cmpxchg.continue272

cmpxchg.continue272:
  %frombool273 = zext i1 %322 to i8
  store i8 %frombool273, i8* %cmpxchg.bool215, align 1
  br label %atomic.continue264

monotonic_fail274:
  %323 = load i64, i64* %257, align 8
  %324 = load i64, i64* %.atomictmp214, align 8
  %325 = cmpxchg i64* %254, i64 %323, i64 %324 seq_cst monotonic, align 8
  %326 = extractvalue { i64, i1 } %325, 0
  %327 = extractvalue { i64, i1 } %325, 1
  br i1 %327, label %cmpxchg.continue279, label %cmpxchg.store_expected278

acquire_fail275:
  %328 = load i64, i64* %257, align 8
  %329 = load i64, i64* %.atomictmp214, align 8
  %330 = cmpxchg i64* %254, i64 %328, i64 %329 seq_cst acquire, align 8
  %331 = extractvalue { i64, i1 } %330, 0
  %332 = extractvalue { i64, i1 } %330, 1
  br i1 %332, label %cmpxchg.continue282, label %cmpxchg.store_expected281

seqcst_fail276:
  %333 = load i64, i64* %257, align 8
  %334 = load i64, i64* %.atomictmp214, align 8
  %335 = cmpxchg i64* %254, i64 %333, i64 %334 seq_cst seq_cst, align 8
  %336 = extractvalue { i64, i1 } %335, 0
  %337 = extractvalue { i64, i1 } %335, 1
  br i1 %337, label %cmpxchg.continue285, label %cmpxchg.store_expected284

atomic.continue277:
  br label %atomic.continue221

cmpxchg.store_expected278:
  store i64 %326, i64* %257, align 8
  br label %cmpxchg.continue279

cmpxchg.continue279:
  %frombool280 = zext i1 %327 to i8
  store i8 %frombool280, i8* %cmpxchg.bool215, align 1
  br label %atomic.continue277

cmpxchg.store_expected281:
  store i64 %331, i64* %257, align 8
  br label %cmpxchg.continue282

cmpxchg.continue282:
  %frombool283 = zext i1 %332 to i8
  store i8 %frombool283, i8* %cmpxchg.bool215, align 1
  br label %atomic.continue277

cmpxchg.store_expected284:
  store i64 %336, i64* %257, align 8
  br label %cmpxchg.continue285

cmpxchg.continue285:
  %frombool286 = zext i1 %337 to i8
  store i8 %frombool286, i8* %cmpxchg.bool215, align 1
  br label %atomic.continue277

sw.bb289:
  %338 = load i8*, i8** %object.addr, align 8
  %339 = bitcast i8* %338 to i128*
  %340 = load i32, i32* %success.addr, align 4
  %341 = load i8*, i8** %expected.addr, align 8
  %342 = bitcast i8* %341 to i128*
  %343 = load i8*, i8** %desired.addr, align 8
  %344 = bitcast i8* %343 to i128*
  %345 = load i128, i128* %344, align 16
  store i128 %345, i128* %.atomictmp290, align 16
  %346 = load i32, i32* %failure.addr, align 4
  switch i32 %340, label %monotonic292 [
    i32 1, label %acquire293
    i32 2, label %acquire293
    i32 3, label %release294
    i32 4, label %acqrel295
    i32 5, label %seqcst296
  ]

monotonic292:
  switch i32 %346, label %monotonic_fail298 [
    i32 1, label %acquire_fail299
    i32 2, label %acquire_fail299
    i32 5, label %seqcst_fail300
  ]

acquire293:
  switch i32 %346, label %monotonic_fail311 [
    i32 1, label %acquire_fail312
    i32 2, label %acquire_fail312
    i32 5, label %seqcst_fail313
  ]

release294:
  switch i32 %346, label %monotonic_fail324 [
    i32 1, label %acquire_fail325
    i32 2, label %acquire_fail325
    i32 5, label %seqcst_fail326
  ]

acqrel295:
  switch i32 %346, label %monotonic_fail337 [
    i32 1, label %acquire_fail338
    i32 2, label %acquire_fail338
    i32 5, label %seqcst_fail339
  ]

seqcst296:
  switch i32 %346, label %monotonic_fail350 [
    i32 1, label %acquire_fail351
    i32 2, label %acquire_fail351
    i32 5, label %seqcst_fail352
  ]

atomic.continue297:
  %347 = load i8, i8* %cmpxchg.bool291, align 1
  %tobool363 = trunc i8 %347 to i1
  %frombool364 = zext i1 %tobool363 to i8
  store i8 %frombool364, i8* %equal, align 1
  br label %sw.epilog

monotonic_fail298:
  %348 = load i128, i128* %342, align 16
  %349 = load i128, i128* %.atomictmp290, align 16
  %350 = cmpxchg i128* %339, i128 %348, i128 %349 monotonic monotonic, align 16
  %351 = extractvalue { i128, i1 } %350, 0
  %352 = extractvalue { i128, i1 } %350, 1
  br i1 %352, label %cmpxchg.continue303, label %cmpxchg.store_expected302

acquire_fail299:
  %353 = load i128, i128* %342, align 16
  %354 = load i128, i128* %.atomictmp290, align 16
  %355 = cmpxchg i128* %339, i128 %353, i128 %354 monotonic acquire, align 16
  %356 = extractvalue { i128, i1 } %355, 0
  %357 = extractvalue { i128, i1 } %355, 1
  br i1 %357, label %cmpxchg.continue306, label %cmpxchg.store_expected305

seqcst_fail300:
  %358 = load i128, i128* %342, align 16
  %359 = load i128, i128* %.atomictmp290, align 16
  %360 = cmpxchg i128* %339, i128 %358, i128 %359 monotonic seq_cst, align 16
  %361 = extractvalue { i128, i1 } %360, 0
  %362 = extractvalue { i128, i1 } %360, 1
  br i1 %362, label %cmpxchg.continue309, label %cmpxchg.store_expected308

atomic.continue301:
  br label %atomic.continue297

cmpxchg.store_expected302:
  store i128 %351, i128* %342, align 16
  br label %cmpxchg.continue303

cmpxchg.continue303:
  %frombool304 = zext i1 %352 to i8
  store i8 %frombool304, i8* %cmpxchg.bool291, align 1
  br label %atomic.continue301

cmpxchg.store_expected305:
  store i128 %356, i128* %342, align 16
  br label %cmpxchg.continue306

cmpxchg.continue306:
  %frombool307 = zext i1 %357 to i8
  store i8 %frombool307, i8* %cmpxchg.bool291, align 1
  br label %atomic.continue301

cmpxchg.store_expected308:
  store i128 %361, i128* %342, align 16
  br label %cmpxchg.continue309

cmpxchg.continue309:
  %frombool310 = zext i1 %362 to i8
  store i8 %frombool310, i8* %cmpxchg.bool291, align 1
  br label %atomic.continue301

monotonic_fail311:
  %363 = load i128, i128* %342, align 16
  %364 = load i128, i128* %.atomictmp290, align 16
  %365 = cmpxchg i128* %339, i128 %363, i128 %364 acquire monotonic, align 16
  %366 = extractvalue { i128, i1 } %365, 0
  %367 = extractvalue { i128, i1 } %365, 1
  br i1 %367, label %cmpxchg.continue316, label %cmpxchg.store_expected315

acquire_fail312:
  %368 = load i128, i128* %342, align 16
  %369 = load i128, i128* %.atomictmp290, align 16
  %370 = cmpxchg i128* %339, i128 %368, i128 %369 acquire acquire, align 16
  %371 = extractvalue { i128, i1 } %370, 0
  %372 = extractvalue { i128, i1 } %370, 1
  br i1 %372, label %cmpxchg.continue319, label %cmpxchg.store_expected318

seqcst_fail313:
  %373 = load i128, i128* %342, align 16
  %374 = load i128, i128* %.atomictmp290, align 16
  %375 = cmpxchg i128* %339, i128 %373, i128 %374 acquire seq_cst, align 16
  %376 = extractvalue { i128, i1 } %375, 0
  %377 = extractvalue { i128, i1 } %375, 1
  br i1 %377, label %cmpxchg.continue322, label %cmpxchg.store_expected321

atomic.continue314:
  br label %atomic.continue297

cmpxchg.store_expected315:
  store i128 %366, i128* %342, align 16
  br label %cmpxchg.continue316

cmpxchg.continue316:
  %frombool317 = zext i1 %367 to i8
  store i8 %frombool317, i8* %cmpxchg.bool291, align 1
  br label %atomic.continue314

cmpxchg.store_expected318:
  store i128 %371, i128* %342, align 16
  br label %cmpxchg.continue319

cmpxchg.continue319:
  %frombool320 = zext i1 %372 to i8
  store i8 %frombool320, i8* %cmpxchg.bool291, align 1
  br label %atomic.continue314

cmpxchg.store_expected321:
  store i128 %376, i128* %342, align 16
  br label %cmpxchg.continue322

cmpxchg.continue322:
  %frombool323 = zext i1 %377 to i8
  store i8 %frombool323, i8* %cmpxchg.bool291, align 1
  br label %atomic.continue314

monotonic_fail324:
  %378 = load i128, i128* %342, align 16
  %379 = load i128, i128* %.atomictmp290, align 16
  %380 = cmpxchg i128* %339, i128 %378, i128 %379 release monotonic, align 16
  %381 = extractvalue { i128, i1 } %380, 0
  %382 = extractvalue { i128, i1 } %380, 1
  br i1 %382, label %cmpxchg.continue329, label %cmpxchg.store_expected328

acquire_fail325:
  %383 = load i128, i128* %342, align 16
  %384 = load i128, i128* %.atomictmp290, align 16
  %385 = cmpxchg i128* %339, i128 %383, i128 %384 release acquire, align 16
  %386 = extractvalue { i128, i1 } %385, 0
  %387 = extractvalue { i128, i1 } %385, 1
  br i1 %387, label %cmpxchg.continue332, label %cmpxchg.store_expected331

seqcst_fail326:
  %388 = load i128, i128* %342, align 16
  %389 = load i128, i128* %.atomictmp290, align 16
  %390 = cmpxchg i128* %339, i128 %388, i128 %389 release seq_cst, align 16
  %391 = extractvalue { i128, i1 } %390, 0
  %392 = extractvalue { i128, i1 } %390, 1
  br i1 %392, label %cmpxchg.continue335, label %cmpxchg.store_expected334

atomic.continue327:
  br label %atomic.continue297

cmpxchg.store_expected328:
  store i128 %381, i128* %342, align 16
  br label %cmpxchg.continue329

cmpxchg.continue329:
  %frombool330 = zext i1 %382 to i8
  store i8 %frombool330, i8* %cmpxchg.bool291, align 1
  br label %atomic.continue327

cmpxchg.store_expected331:
  store i128 %386, i128* %342, align 16
  br label %cmpxchg.continue332

cmpxchg.continue332:
  %frombool333 = zext i1 %387 to i8
  store i8 %frombool333, i8* %cmpxchg.bool291, align 1
  br label %atomic.continue327

cmpxchg.store_expected334:
  store i128 %391, i128* %342, align 16
  br label %cmpxchg.continue335

cmpxchg.continue335:
  %frombool336 = zext i1 %392 to i8
  store i8 %frombool336, i8* %cmpxchg.bool291, align 1
  br label %atomic.continue327

monotonic_fail337:
  %393 = load i128, i128* %342, align 16
  %394 = load i128, i128* %.atomictmp290, align 16
  %395 = cmpxchg i128* %339, i128 %393, i128 %394 acq_rel monotonic, align 16
  %396 = extractvalue { i128, i1 } %395, 0
  %397 = extractvalue { i128, i1 } %395, 1
  br i1 %397, label %cmpxchg.continue342, label %cmpxchg.store_expected341

acquire_fail338:
  %398 = load i128, i128* %342, align 16
  %399 = load i128, i128* %.atomictmp290, align 16
  %400 = cmpxchg i128* %339, i128 %398, i128 %399 acq_rel acquire, align 16
  %401 = extractvalue { i128, i1 } %400, 0
  %402 = extractvalue { i128, i1 } %400, 1
  br i1 %402, label %cmpxchg.continue345, label %cmpxchg.store_expected344

seqcst_fail339:
  %403 = load i128, i128* %342, align 16
  %404 = load i128, i128* %.atomictmp290, align 16
  %405 = cmpxchg i128* %339, i128 %403, i128 %404 acq_rel seq_cst, align 16
  %406 = extractvalue { i128, i1 } %405, 0
  %407 = extractvalue { i128, i1 } %405, 1
  br i1 %407, label %cmpxchg.continue348, label %cmpxchg.store_expected347

atomic.continue340:
  br label %atomic.continue297

cmpxchg.store_expected341:
  store i128 %396, i128* %342, align 16
  br label %cmpxchg.continue342

cmpxchg.continue342:
  %frombool343 = zext i1 %397 to i8
  store i8 %frombool343, i8* %cmpxchg.bool291, align 1
  br label %atomic.continue340

cmpxchg.store_expected344:
  store i128 %401, i128* %342, align 16
  br label %cmpxchg.continue345

cmpxchg.continue345:
  %frombool346 = zext i1 %402 to i8
  store i8 %frombool346, i8* %cmpxchg.bool291, align 1
  br label %atomic.continue340

cmpxchg.store_expected347:
  store i128 %406, i128* %342, align 16
  br label %cmpxchg.continue348

cmpxchg.continue348:
  %frombool349 = zext i1 %407 to i8
  store i8 %frombool349, i8* %cmpxchg.bool291, align 1
  br label %atomic.continue340

monotonic_fail350:
  %408 = load i128, i128* %342, align 16
  %409 = load i128, i128* %.atomictmp290, align 16
  %410 = cmpxchg i128* %339, i128 %408, i128 %409 seq_cst monotonic, align 16
  %411 = extractvalue { i128, i1 } %410, 0
  %412 = extractvalue { i128, i1 } %410, 1
  br i1 %412, label %cmpxchg.continue355, label %cmpxchg.store_expected354

acquire_fail351:
  %413 = load i128, i128* %342, align 16
  %414 = load i128, i128* %.atomictmp290, align 16
  %415 = cmpxchg i128* %339, i128 %413, i128 %414 seq_cst acquire, align 16
  %416 = extractvalue { i128, i1 } %415, 0
  %417 = extractvalue { i128, i1 } %415, 1
  br i1 %417, label %cmpxchg.continue358, label %cmpxchg.store_expected357

seqcst_fail352:
  %418 = load i128, i128* %342, align 16
  %419 = load i128, i128* %.atomictmp290, align 16
  %420 = cmpxchg i128* %339, i128 %418, i128 %419 seq_cst seq_cst, align 16
  %421 = extractvalue { i128, i1 } %420, 0
  %422 = extractvalue { i128, i1 } %420, 1
  br i1 %422, label %cmpxchg.continue361, label %cmpxchg.store_expected360

atomic.continue353:
  br label %atomic.continue297

cmpxchg.store_expected354:
  store i128 %411, i128* %342, align 16
  br label %cmpxchg.continue355

cmpxchg.continue355:
  %frombool356 = zext i1 %412 to i8
  store i8 %frombool356, i8* %cmpxchg.bool291, align 1
  br label %atomic.continue353

cmpxchg.store_expected357:
  store i128 %416, i128* %342, align 16
  br label %cmpxchg.continue358

cmpxchg.continue358:
  %frombool359 = zext i1 %417 to i8
  store i8 %frombool359, i8* %cmpxchg.bool291, align 1
  br label %atomic.continue353

cmpxchg.store_expected360:
  store i128 %421, i128* %342, align 16
  br label %cmpxchg.continue361

cmpxchg.continue361:
  %frombool362 = zext i1 %422 to i8
  store i8 %frombool362, i8* %cmpxchg.bool291, align 1
  br label %atomic.continue353

sw.default:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([102 x i8], [102 x i8]* @.str.45, i64 0, i64 0))
  br label %sw.epilog

sw.epilog:
  %423 = load i8, i8* %equal, align 1
  %tobool365 = trunc i8 %423 to i1
  ret i1 %tobool365
}

define { i64, i64 } @__atomic_load_16(i128* %object, i32 %order) {
entry:
  %retval = alloca i128, align 16
  %object.addr = alloca i128*, align 8
  %order.addr = alloca i32, align 4
  %atomic-temp = alloca i128, align 16
  store i128* %object, i128** %object.addr, align 8
  store i32 %order, i32* %order.addr, align 4
  %0 = load i128*, i128** %object.addr, align 8
  %1 = load i32, i32* %order.addr, align 4
  switch i32 %1, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 5, label %seqcst
  ]

monotonic:
  %2 = load atomic i128, i128* %0 monotonic, align 16
  store i128 %2, i128* %atomic-temp, align 16
  br label %atomic.continue

acquire:
  %3 = load atomic i128, i128* %0 acquire, align 16
  store i128 %3, i128* %atomic-temp, align 16
  br label %atomic.continue

seqcst:
  %4 = load atomic i128, i128* %0 seq_cst, align 16
  store i128 %4, i128* %atomic-temp, align 16
  br label %atomic.continue

atomic.continue:
  %5 = load i128, i128* %atomic-temp, align 16
  store i128 %5, i128* %retval, align 16
  %6 = bitcast i128* %retval to { i64, i64 }*
  %7 = load { i64, i64 }, { i64, i64 }* %6, align 16
  ret { i64, i64 } %7
}

define void @__atomic_store_16(i128* %object, i64 %value.coerce0, i64 %value.coerce1, i32 %order) {
entry:
  %value = alloca i128, align 16
  %object.addr = alloca i128*, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %.atomictmp = alloca i128, align 16
  %0 = bitcast i128* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  %value1 = load i128, i128* %value, align 16
  store i128* %object, i128** %object.addr, align 8
  store i128 %value1, i128* %value.addr, align 16
  store i32 %order, i32* %order.addr, align 4
  %3 = load i128*, i128** %object.addr, align 8
  %4 = load i32, i32* %order.addr, align 4
  %5 = load i128, i128* %value.addr, align 16
  store i128 %5, i128* %.atomictmp, align 16
  switch i32 %4, label %monotonic [
    i32 3, label %release
    i32 5, label %seqcst
  ]

monotonic:
  %6 = load i128, i128* %.atomictmp, align 16
  store atomic i128 %6, i128* %3 monotonic, align 16
  br label %atomic.continue

release:
  %7 = load i128, i128* %.atomictmp, align 16
  store atomic i128 %7, i128* %3 release, align 16
  br label %atomic.continue

seqcst:
  %8 = load i128, i128* %.atomictmp, align 16
  store atomic i128 %8, i128* %3 seq_cst, align 16
  br label %atomic.continue

atomic.continue:
  ret void
}

define zeroext i1 @__atomic_compare_exchange_16(i128* %object, i128* %expected, i64 %desired.coerce0, i64 %desired.coerce1, i32 %success, i32 %failure) {
entry:
  %desired = alloca i128, align 16
  %object.addr = alloca i128*, align 8
  %expected.addr = alloca i128*, align 8
  %desired.addr = alloca i128, align 16
  %success.addr = alloca i32, align 4
  %failure.addr = alloca i32, align 4
  %.atomictmp = alloca i128, align 16
  %cmpxchg.bool = alloca i8, align 1
  %0 = bitcast i128* %desired to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %desired.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %desired.coerce1, i64* %2, align 8
  %desired1 = load i128, i128* %desired, align 16
  store i128* %object, i128** %object.addr, align 8
  store i128* %expected, i128** %expected.addr, align 8
  store i128 %desired1, i128* %desired.addr, align 16
  store i32 %success, i32* %success.addr, align 4
  store i32 %failure, i32* %failure.addr, align 4
  %3 = load i128*, i128** %object.addr, align 8
  %4 = load i32, i32* %success.addr, align 4
  %5 = load i128*, i128** %expected.addr, align 8
  %6 = load i128, i128* %desired.addr, align 16
  store i128 %6, i128* %.atomictmp, align 16
  %7 = load i32, i32* %failure.addr, align 4
  switch i32 %4, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:
  switch i32 %7, label %monotonic_fail [
    i32 1, label %acquire_fail
    i32 2, label %acquire_fail
    i32 5, label %seqcst_fail
  ]

acquire:
  switch i32 %7, label %monotonic_fail9 [
    i32 1, label %acquire_fail10
    i32 2, label %acquire_fail10
    i32 5, label %seqcst_fail11
  ]

release:
  switch i32 %7, label %monotonic_fail22 [
    i32 1, label %acquire_fail23
    i32 2, label %acquire_fail23
    i32 5, label %seqcst_fail24
  ]

acqrel:
  switch i32 %7, label %monotonic_fail35 [
    i32 1, label %acquire_fail36
    i32 2, label %acquire_fail36
    i32 5, label %seqcst_fail37
  ]

seqcst:
  switch i32 %7, label %monotonic_fail48 [
    i32 1, label %acquire_fail49
    i32 2, label %acquire_fail49
    i32 5, label %seqcst_fail50
  ]

atomic.continue:
  %8 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %8 to i1
  ret i1 %tobool

monotonic_fail:
  %9 = load i128, i128* %5, align 16
  %10 = load i128, i128* %.atomictmp, align 16
  %11 = cmpxchg i128* %3, i128 %9, i128 %10 monotonic monotonic, align 16
  %12 = extractvalue { i128, i1 } %11, 0
  %13 = extractvalue { i128, i1 } %11, 1
  br i1 %13, label %cmpxchg.continue, label %cmpxchg.store_expected

acquire_fail:
  %14 = load i128, i128* %5, align 16
  %15 = load i128, i128* %.atomictmp, align 16
  %16 = cmpxchg i128* %3, i128 %14, i128 %15 monotonic acquire, align 16
  %17 = extractvalue { i128, i1 } %16, 0
  %18 = extractvalue { i128, i1 } %16, 1
  br i1 %18, label %cmpxchg.continue4, label %cmpxchg.store_expected3

seqcst_fail:
  %19 = load i128, i128* %5, align 16
  %20 = load i128, i128* %.atomictmp, align 16
  %21 = cmpxchg i128* %3, i128 %19, i128 %20 monotonic seq_cst, align 16
  %22 = extractvalue { i128, i1 } %21, 0
  %23 = extractvalue { i128, i1 } %21, 1
  br i1 %23, label %cmpxchg.continue7, label %cmpxchg.store_expected6

atomic.continue2:
  br label %atomic.continue

cmpxchg.store_expected:
  store i128 %12, i128* %5, align 16
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %13 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  br label %atomic.continue2

cmpxchg.store_expected3:
  store i128 %17, i128* %5, align 16
  br label %cmpxchg.continue4

cmpxchg.continue4:
  %frombool5 = zext i1 %18 to i8
  store i8 %frombool5, i8* %cmpxchg.bool, align 1
  br label %atomic.continue2

cmpxchg.store_expected6:
  store i128 %22, i128* %5, align 16
  br label %cmpxchg.continue7

cmpxchg.continue7:
  %frombool8 = zext i1 %23 to i8
  store i8 %frombool8, i8* %cmpxchg.bool, align 1
  br label %atomic.continue2

monotonic_fail9:
  %24 = load i128, i128* %5, align 16
  %25 = load i128, i128* %.atomictmp, align 16
  %26 = cmpxchg i128* %3, i128 %24, i128 %25 acquire monotonic, align 16
  %27 = extractvalue { i128, i1 } %26, 0
  %28 = extractvalue { i128, i1 } %26, 1
  br i1 %28, label %cmpxchg.continue14, label %cmpxchg.store_expected13

acquire_fail10:
  %29 = load i128, i128* %5, align 16
  %30 = load i128, i128* %.atomictmp, align 16
  %31 = cmpxchg i128* %3, i128 %29, i128 %30 acquire acquire, align 16
  %32 = extractvalue { i128, i1 } %31, 0
  %33 = extractvalue { i128, i1 } %31, 1
  br i1 %33, label %cmpxchg.continue17, label %cmpxchg.store_expected16

seqcst_fail11:
  %34 = load i128, i128* %5, align 16
  %35 = load i128, i128* %.atomictmp, align 16
  %36 = cmpxchg i128* %3, i128 %34, i128 %35 acquire seq_cst, align 16
  %37 = extractvalue { i128, i1 } %36, 0
  %38 = extractvalue { i128, i1 } %36, 1
  br i1 %38, label %cmpxchg.continue20, label %cmpxchg.store_expected19

atomic.continue12:
  br label %atomic.continue

cmpxchg.store_expected13:
  store i128 %27, i128* %5, align 16
  br label %cmpxchg.continue14

cmpxchg.continue14:
  %frombool15 = zext i1 %28 to i8
  store i8 %frombool15, i8* %cmpxchg.bool, align 1
  br label %atomic.continue12

cmpxchg.store_expected16:
  store i128 %32, i128* %5, align 16
  br label %cmpxchg.continue17

cmpxchg.continue17:
  %frombool18 = zext i1 %33 to i8
  store i8 %frombool18, i8* %cmpxchg.bool, align 1
  br label %atomic.continue12

cmpxchg.store_expected19:
  store i128 %37, i128* %5, align 16
  br label %cmpxchg.continue20

cmpxchg.continue20:
  %frombool21 = zext i1 %38 to i8
  store i8 %frombool21, i8* %cmpxchg.bool, align 1
  br label %atomic.continue12

monotonic_fail22:
  %39 = load i128, i128* %5, align 16
  %40 = load i128, i128* %.atomictmp, align 16
  %41 = cmpxchg i128* %3, i128 %39, i128 %40 release monotonic, align 16
  %42 = extractvalue { i128, i1 } %41, 0
  %43 = extractvalue { i128, i1 } %41, 1
  br i1 %43, label %cmpxchg.continue27, label %cmpxchg.store_expected26

acquire_fail23:
  %44 = load i128, i128* %5, align 16
  %45 = load i128, i128* %.atomictmp, align 16
  %46 = cmpxchg i128* %3, i128 %44, i128 %45 release acquire, align 16
  %47 = extractvalue { i128, i1 } %46, 0
  %48 = extractvalue { i128, i1 } %46, 1
  br i1 %48, label %cmpxchg.continue30, label %cmpxchg.store_expected29

seqcst_fail24:
  %49 = load i128, i128* %5, align 16
  %50 = load i128, i128* %.atomictmp, align 16
  %51 = cmpxchg i128* %3, i128 %49, i128 %50 release seq_cst, align 16
  %52 = extractvalue { i128, i1 } %51, 0
  %53 = extractvalue { i128, i1 } %51, 1
  br i1 %53, label %cmpxchg.continue33, label %cmpxchg.store_expected32

atomic.continue25:
  br label %atomic.continue

cmpxchg.store_expected26:
  store i128 %42, i128* %5, align 16
  br label %cmpxchg.continue27

cmpxchg.continue27:
  %frombool28 = zext i1 %43 to i8
  store i8 %frombool28, i8* %cmpxchg.bool, align 1
  br label %atomic.continue25

cmpxchg.store_expected29:
  store i128 %47, i128* %5, align 16
  br label %cmpxchg.continue30

cmpxchg.continue30:
  %frombool31 = zext i1 %48 to i8
  store i8 %frombool31, i8* %cmpxchg.bool, align 1
  br label %atomic.continue25

cmpxchg.store_expected32:
  store i128 %52, i128* %5, align 16
  br label %cmpxchg.continue33

cmpxchg.continue33:
  %frombool34 = zext i1 %53 to i8
  store i8 %frombool34, i8* %cmpxchg.bool, align 1
  br label %atomic.continue25

monotonic_fail35:
  %54 = load i128, i128* %5, align 16
  %55 = load i128, i128* %.atomictmp, align 16
  %56 = cmpxchg i128* %3, i128 %54, i128 %55 acq_rel monotonic, align 16
  %57 = extractvalue { i128, i1 } %56, 0
  %58 = extractvalue { i128, i1 } %56, 1
  br i1 %58, label %cmpxchg.continue40, label %cmpxchg.store_expected39

acquire_fail36:
  %59 = load i128, i128* %5, align 16
  %60 = load i128, i128* %.atomictmp, align 16
  %61 = cmpxchg i128* %3, i128 %59, i128 %60 acq_rel acquire, align 16
  %62 = extractvalue { i128, i1 } %61, 0
  %63 = extractvalue { i128, i1 } %61, 1
  br i1 %63, label %cmpxchg.continue43, label %cmpxchg.store_expected42

seqcst_fail37:
  %64 = load i128, i128* %5, align 16
  %65 = load i128, i128* %.atomictmp, align 16
  %66 = cmpxchg i128* %3, i128 %64, i128 %65 acq_rel seq_cst, align 16
  %67 = extractvalue { i128, i1 } %66, 0
  %68 = extractvalue { i128, i1 } %66, 1
  br i1 %68, label %cmpxchg.continue46, label %cmpxchg.store_expected45

atomic.continue38:
  br label %atomic.continue

cmpxchg.store_expected39:
  store i128 %57, i128* %5, align 16
  br label %cmpxchg.continue40

cmpxchg.continue40:
  %frombool41 = zext i1 %58 to i8
  store i8 %frombool41, i8* %cmpxchg.bool, align 1
  br label %atomic.continue38

cmpxchg.store_expected42:
  store i128 %62, i128* %5, align 16
  br label %cmpxchg.continue43

cmpxchg.continue43:
  %frombool44 = zext i1 %63 to i8
  store i8 %frombool44, i8* %cmpxchg.bool, align 1
  br label %atomic.continue38

cmpxchg.store_expected45:
  store i128 %67, i128* %5, align 16
  br label %cmpxchg.continue46

cmpxchg.continue46:
  %frombool47 = zext i1 %68 to i8
  store i8 %frombool47, i8* %cmpxchg.bool, align 1
  br label %atomic.continue38

monotonic_fail48:
  %69 = load i128, i128* %5, align 16
  %70 = load i128, i128* %.atomictmp, align 16
  %71 = cmpxchg i128* %3, i128 %69, i128 %70 seq_cst monotonic, align 16
  %72 = extractvalue { i128, i1 } %71, 0
  %73 = extractvalue { i128, i1 } %71, 1
  br i1 %73, label %cmpxchg.continue53, label %cmpxchg.store_expected52

acquire_fail49:
  %74 = load i128, i128* %5, align 16
  %75 = load i128, i128* %.atomictmp, align 16
  %76 = cmpxchg i128* %3, i128 %74, i128 %75 seq_cst acquire, align 16
  %77 = extractvalue { i128, i1 } %76, 0
  %78 = extractvalue { i128, i1 } %76, 1
  br i1 %78, label %cmpxchg.continue56, label %cmpxchg.store_expected55

seqcst_fail50:
  %79 = load i128, i128* %5, align 16
  %80 = load i128, i128* %.atomictmp, align 16
  %81 = cmpxchg i128* %3, i128 %79, i128 %80 seq_cst seq_cst, align 16
  %82 = extractvalue { i128, i1 } %81, 0
  %83 = extractvalue { i128, i1 } %81, 1
  br i1 %83, label %cmpxchg.continue59, label %cmpxchg.store_expected58

atomic.continue51:
  br label %atomic.continue

cmpxchg.store_expected52:
  store i128 %72, i128* %5, align 16
  br label %cmpxchg.continue53

cmpxchg.continue53:
  %frombool54 = zext i1 %73 to i8
  store i8 %frombool54, i8* %cmpxchg.bool, align 1
  br label %atomic.continue51

cmpxchg.store_expected55:
  store i128 %77, i128* %5, align 16
  br label %cmpxchg.continue56

cmpxchg.continue56:
  %frombool57 = zext i1 %78 to i8
  store i8 %frombool57, i8* %cmpxchg.bool, align 1
  br label %atomic.continue51

cmpxchg.store_expected58:
  store i128 %82, i128* %5, align 16
  br label %cmpxchg.continue59

cmpxchg.continue59:
  %frombool60 = zext i1 %83 to i8
  store i8 %frombool60, i8* %cmpxchg.bool, align 1
  br label %atomic.continue51
}

define { i64, i64 } @__atomic_exchange_16(i128* %object, i64 %value.coerce0, i64 %value.coerce1, i32 %order) {
entry:
  %retval = alloca i128, align 16
  %value = alloca i128, align 16
  %object.addr = alloca i128*, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %.atomictmp = alloca i128, align 16
  %atomic-temp = alloca i128, align 16
  %0 = bitcast i128* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  %value1 = load i128, i128* %value, align 16
  store i128* %object, i128** %object.addr, align 8
  store i128 %value1, i128* %value.addr, align 16
  store i32 %order, i32* %order.addr, align 4
  %3 = load i128*, i128** %object.addr, align 8
  %4 = load i32, i32* %order.addr, align 4
  %5 = load i128, i128* %value.addr, align 16
  store i128 %5, i128* %.atomictmp, align 16
  switch i32 %4, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:
  %6 = load i128, i128* %.atomictmp, align 16
  %7 = atomicrmw xchg i128* %3, i128 %6 monotonic, align 16
  store i128 %7, i128* %atomic-temp, align 16
  br label %atomic.continue

acquire:
  %8 = load i128, i128* %.atomictmp, align 16
  %9 = atomicrmw xchg i128* %3, i128 %8 acquire, align 16
  store i128 %9, i128* %atomic-temp, align 16
  br label %atomic.continue

release:
  %10 = load i128, i128* %.atomictmp, align 16
  %11 = atomicrmw xchg i128* %3, i128 %10 release, align 16
  store i128 %11, i128* %atomic-temp, align 16
  br label %atomic.continue

acqrel:
  %12 = load i128, i128* %.atomictmp, align 16
  %13 = atomicrmw xchg i128* %3, i128 %12 acq_rel, align 16
  store i128 %13, i128* %atomic-temp, align 16
  br label %atomic.continue

seqcst:
  %14 = load i128, i128* %.atomictmp, align 16
  %15 = atomicrmw xchg i128* %3, i128 %14 seq_cst, align 16
  store i128 %15, i128* %atomic-temp, align 16
  br label %atomic.continue

atomic.continue:
  %16 = load i128, i128* %atomic-temp, align 16
  store i128 %16, i128* %retval, align 16
  %17 = bitcast i128* %retval to { i64, i64 }*
  %18 = load { i64, i64 }, { i64, i64 }* %17, align 16
  ret { i64, i64 } %18
}

define { i64, i64 } @__atomic_fetch_add_16(i128* %object, i64 %value.coerce0, i64 %value.coerce1, i32 %order) {
entry:
  %retval = alloca i128, align 16
  %value = alloca i128, align 16
  %object.addr = alloca i128*, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %.atomictmp = alloca i128, align 16
  %atomic-temp = alloca i128, align 16
  %0 = bitcast i128* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  %value1 = load i128, i128* %value, align 16
  store i128* %object, i128** %object.addr, align 8
  store i128 %value1, i128* %value.addr, align 16
  store i32 %order, i32* %order.addr, align 4
  %3 = load i128*, i128** %object.addr, align 8
  %4 = load i32, i32* %order.addr, align 4
  %5 = load i128, i128* %value.addr, align 16
  store i128 %5, i128* %.atomictmp, align 16
  switch i32 %4, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:
  %6 = load i128, i128* %.atomictmp, align 16
  %7 = atomicrmw add i128* %3, i128 %6 monotonic, align 16
  store i128 %7, i128* %atomic-temp, align 16
  br label %atomic.continue

acquire:
  %8 = load i128, i128* %.atomictmp, align 16
  %9 = atomicrmw add i128* %3, i128 %8 acquire, align 16
  store i128 %9, i128* %atomic-temp, align 16
  br label %atomic.continue

release:
  %10 = load i128, i128* %.atomictmp, align 16
  %11 = atomicrmw add i128* %3, i128 %10 release, align 16
  store i128 %11, i128* %atomic-temp, align 16
  br label %atomic.continue

acqrel:
  %12 = load i128, i128* %.atomictmp, align 16
  %13 = atomicrmw add i128* %3, i128 %12 acq_rel, align 16
  store i128 %13, i128* %atomic-temp, align 16
  br label %atomic.continue

seqcst:
  %14 = load i128, i128* %.atomictmp, align 16
  %15 = atomicrmw add i128* %3, i128 %14 seq_cst, align 16
  store i128 %15, i128* %atomic-temp, align 16
  br label %atomic.continue

atomic.continue:
  %16 = load i128, i128* %atomic-temp, align 16
  store i128 %16, i128* %retval, align 16
  %17 = bitcast i128* %retval to { i64, i64 }*
  %18 = load { i64, i64 }, { i64, i64 }* %17, align 16
  ret { i64, i64 } %18
}

define { i64, i64 } @__atomic_fetch_sub_16(i128* %object, i64 %value.coerce0, i64 %value.coerce1, i32 %order) {
entry:
  %retval = alloca i128, align 16
  %value = alloca i128, align 16
  %object.addr = alloca i128*, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %.atomictmp = alloca i128, align 16
  %atomic-temp = alloca i128, align 16
  %0 = bitcast i128* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  %value1 = load i128, i128* %value, align 16
  store i128* %object, i128** %object.addr, align 8
  store i128 %value1, i128* %value.addr, align 16
  store i32 %order, i32* %order.addr, align 4
  %3 = load i128*, i128** %object.addr, align 8
  %4 = load i32, i32* %order.addr, align 4
  %5 = load i128, i128* %value.addr, align 16
  store i128 %5, i128* %.atomictmp, align 16
  switch i32 %4, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:
  %6 = load i128, i128* %.atomictmp, align 16
  %7 = atomicrmw sub i128* %3, i128 %6 monotonic, align 16
  store i128 %7, i128* %atomic-temp, align 16
  br label %atomic.continue

acquire:
  %8 = load i128, i128* %.atomictmp, align 16
  %9 = atomicrmw sub i128* %3, i128 %8 acquire, align 16
  store i128 %9, i128* %atomic-temp, align 16
  br label %atomic.continue

release:
  %10 = load i128, i128* %.atomictmp, align 16
  %11 = atomicrmw sub i128* %3, i128 %10 release, align 16
  store i128 %11, i128* %atomic-temp, align 16
  br label %atomic.continue

acqrel:
  %12 = load i128, i128* %.atomictmp, align 16
  %13 = atomicrmw sub i128* %3, i128 %12 acq_rel, align 16
  store i128 %13, i128* %atomic-temp, align 16
  br label %atomic.continue

seqcst:
  %14 = load i128, i128* %.atomictmp, align 16
  %15 = atomicrmw sub i128* %3, i128 %14 seq_cst, align 16
  store i128 %15, i128* %atomic-temp, align 16
  br label %atomic.continue

atomic.continue:
  %16 = load i128, i128* %atomic-temp, align 16
  store i128 %16, i128* %retval, align 16
  %17 = bitcast i128* %retval to { i64, i64 }*
  %18 = load { i64, i64 }, { i64, i64 }* %17, align 16
  ret { i64, i64 } %18
}

define { i64, i64 } @__atomic_fetch_and_16(i128* %object, i64 %value.coerce0, i64 %value.coerce1, i32 %order) {
entry:
  %retval = alloca i128, align 16
  %value = alloca i128, align 16
  %object.addr = alloca i128*, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %.atomictmp = alloca i128, align 16
  %atomic-temp = alloca i128, align 16
  %0 = bitcast i128* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  %value1 = load i128, i128* %value, align 16
  store i128* %object, i128** %object.addr, align 8
  store i128 %value1, i128* %value.addr, align 16
  store i32 %order, i32* %order.addr, align 4
  %3 = load i128*, i128** %object.addr, align 8
  %4 = load i32, i32* %order.addr, align 4
  %5 = load i128, i128* %value.addr, align 16
  store i128 %5, i128* %.atomictmp, align 16
  switch i32 %4, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:
  %6 = load i128, i128* %.atomictmp, align 16
  %7 = atomicrmw and i128* %3, i128 %6 monotonic, align 16
  store i128 %7, i128* %atomic-temp, align 16
  br label %atomic.continue

acquire:
  %8 = load i128, i128* %.atomictmp, align 16
  %9 = atomicrmw and i128* %3, i128 %8 acquire, align 16
  store i128 %9, i128* %atomic-temp, align 16
  br label %atomic.continue

release:
  %10 = load i128, i128* %.atomictmp, align 16
  %11 = atomicrmw and i128* %3, i128 %10 release, align 16
  store i128 %11, i128* %atomic-temp, align 16
  br label %atomic.continue

acqrel:
  %12 = load i128, i128* %.atomictmp, align 16
  %13 = atomicrmw and i128* %3, i128 %12 acq_rel, align 16
  store i128 %13, i128* %atomic-temp, align 16
  br label %atomic.continue

seqcst:
  %14 = load i128, i128* %.atomictmp, align 16
  %15 = atomicrmw and i128* %3, i128 %14 seq_cst, align 16
  store i128 %15, i128* %atomic-temp, align 16
  br label %atomic.continue

atomic.continue:
  %16 = load i128, i128* %atomic-temp, align 16
  store i128 %16, i128* %retval, align 16
  %17 = bitcast i128* %retval to { i64, i64 }*
  %18 = load { i64, i64 }, { i64, i64 }* %17, align 16
  ret { i64, i64 } %18
}

define { i64, i64 } @__atomic_fetch_or_16(i128* %object, i64 %value.coerce0, i64 %value.coerce1, i32 %order) {
entry:
  %retval = alloca i128, align 16
  %value = alloca i128, align 16
  %object.addr = alloca i128*, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %.atomictmp = alloca i128, align 16
  %atomic-temp = alloca i128, align 16
  %0 = bitcast i128* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  %value1 = load i128, i128* %value, align 16
  store i128* %object, i128** %object.addr, align 8
  store i128 %value1, i128* %value.addr, align 16
  store i32 %order, i32* %order.addr, align 4
  %3 = load i128*, i128** %object.addr, align 8
  %4 = load i32, i32* %order.addr, align 4
  %5 = load i128, i128* %value.addr, align 16
  store i128 %5, i128* %.atomictmp, align 16
  switch i32 %4, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:
  %6 = load i128, i128* %.atomictmp, align 16
  %7 = atomicrmw or i128* %3, i128 %6 monotonic, align 16
  store i128 %7, i128* %atomic-temp, align 16
  br label %atomic.continue

acquire:
  %8 = load i128, i128* %.atomictmp, align 16
  %9 = atomicrmw or i128* %3, i128 %8 acquire, align 16
  store i128 %9, i128* %atomic-temp, align 16
  br label %atomic.continue

release:
  %10 = load i128, i128* %.atomictmp, align 16
  %11 = atomicrmw or i128* %3, i128 %10 release, align 16
  store i128 %11, i128* %atomic-temp, align 16
  br label %atomic.continue

acqrel:
  %12 = load i128, i128* %.atomictmp, align 16
  %13 = atomicrmw or i128* %3, i128 %12 acq_rel, align 16
  store i128 %13, i128* %atomic-temp, align 16
  br label %atomic.continue

seqcst:
  %14 = load i128, i128* %.atomictmp, align 16
  %15 = atomicrmw or i128* %3, i128 %14 seq_cst, align 16
  store i128 %15, i128* %atomic-temp, align 16
  br label %atomic.continue

atomic.continue:
  %16 = load i128, i128* %atomic-temp, align 16
  store i128 %16, i128* %retval, align 16
  %17 = bitcast i128* %retval to { i64, i64 }*
  %18 = load { i64, i64 }, { i64, i64 }* %17, align 16
  ret { i64, i64 } %18
}

define { i64, i64 } @__atomic_fetch_xor_16(i128* %object, i64 %value.coerce0, i64 %value.coerce1, i32 %order) {
entry:
  %retval = alloca i128, align 16
  %value = alloca i128, align 16
  %object.addr = alloca i128*, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %.atomictmp = alloca i128, align 16
  %atomic-temp = alloca i128, align 16
  %0 = bitcast i128* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  %value1 = load i128, i128* %value, align 16
  store i128* %object, i128** %object.addr, align 8
  store i128 %value1, i128* %value.addr, align 16
  store i32 %order, i32* %order.addr, align 4
  %3 = load i128*, i128** %object.addr, align 8
  %4 = load i32, i32* %order.addr, align 4
  %5 = load i128, i128* %value.addr, align 16
  store i128 %5, i128* %.atomictmp, align 16
  switch i32 %4, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:
  %6 = load i128, i128* %.atomictmp, align 16
  %7 = atomicrmw xor i128* %3, i128 %6 monotonic, align 16
  store i128 %7, i128* %atomic-temp, align 16
  br label %atomic.continue

acquire:
  %8 = load i128, i128* %.atomictmp, align 16
  %9 = atomicrmw xor i128* %3, i128 %8 acquire, align 16
  store i128 %9, i128* %atomic-temp, align 16
  br label %atomic.continue

release:
  %10 = load i128, i128* %.atomictmp, align 16
  %11 = atomicrmw xor i128* %3, i128 %10 release, align 16
  store i128 %11, i128* %atomic-temp, align 16
  br label %atomic.continue

acqrel:
  %12 = load i128, i128* %.atomictmp, align 16
  %13 = atomicrmw xor i128* %3, i128 %12 acq_rel, align 16
  store i128 %13, i128* %atomic-temp, align 16
  br label %atomic.continue

seqcst:
  %14 = load i128, i128* %.atomictmp, align 16
  %15 = atomicrmw xor i128* %3, i128 %14 seq_cst, align 16
  store i128 %15, i128* %atomic-temp, align 16
  br label %atomic.continue

atomic.continue:
  %16 = load i128, i128* %atomic-temp, align 16
  store i128 %16, i128* %retval, align 16
  %17 = bitcast i128* %retval to { i64, i64 }*
  %18 = load { i64, i64 }, { i64, i64 }* %17, align 16
  ret { i64, i64 } %18
}

define { i64, i64 } @__atomic_fetch_nand_16(i128* %object, i64 %value.coerce0, i64 %value.coerce1, i32 %order) {
entry:
  %retval = alloca i128, align 16
  %value = alloca i128, align 16
  %object.addr = alloca i128*, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %.atomictmp = alloca i128, align 16
  %atomic-temp = alloca i128, align 16
  %0 = bitcast i128* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 16
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  %value1 = load i128, i128* %value, align 16
  store i128* %object, i128** %object.addr, align 8
  store i128 %value1, i128* %value.addr, align 16
  store i32 %order, i32* %order.addr, align 4
  %3 = load i128*, i128** %object.addr, align 8
  %4 = load i32, i32* %order.addr, align 4
  %5 = load i128, i128* %value.addr, align 16
  store i128 %5, i128* %.atomictmp, align 16
  switch i32 %4, label %monotonic [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ]

monotonic:
  %6 = load i128, i128* %.atomictmp, align 16
  %7 = atomicrmw nand i128* %3, i128 %6 monotonic, align 16
  store i128 %7, i128* %atomic-temp, align 16
  br label %atomic.continue

acquire:
  %8 = load i128, i128* %.atomictmp, align 16
  %9 = atomicrmw nand i128* %3, i128 %8 acquire, align 16
  store i128 %9, i128* %atomic-temp, align 16
  br label %atomic.continue

release:
  %10 = load i128, i128* %.atomictmp, align 16
  %11 = atomicrmw nand i128* %3, i128 %10 release, align 16
  store i128 %11, i128* %atomic-temp, align 16
  br label %atomic.continue

acqrel:
  %12 = load i128, i128* %.atomictmp, align 16
  %13 = atomicrmw nand i128* %3, i128 %12 acq_rel, align 16
  store i128 %13, i128* %atomic-temp, align 16
  br label %atomic.continue

seqcst:
  %14 = load i128, i128* %.atomictmp, align 16
  %15 = atomicrmw nand i128* %3, i128 %14 seq_cst, align 16
  store i128 %15, i128* %atomic-temp, align 16
  br label %atomic.continue

atomic.continue:
  %16 = load i128, i128* %atomic-temp, align 16
  store i128 %16, i128* %retval, align 16
  %17 = bitcast i128* %retval to { i64, i64 }*
  %18 = load { i64, i64 }, { i64, i64 }* %17, align 16
  ret { i64, i64 } %18
}

define { i64, i64 } @__katec_shift_left_128(i64 %low, i64 %high, i64 %count, i64 %rest) {
entry:
  %retval = alloca %struct.wide, align 8
  %low.addr = alloca i64, align 8
  %high.addr = alloca i64, align 8
  %count.addr = alloca i64, align 8
  %rest.addr = alloca i64, align 8
  store i64 %low, i64* %low.addr, align 8
  store i64 %high, i64* %high.addr, align 8
  store i64 %count, i64* %count.addr, align 8
  store i64 %rest, i64* %rest.addr, align 8
  %0 = load i64, i64* %count.addr, align 8
  %1 = load i64, i64* %rest.addr, align 8
  call void @check_shift(i64 %0, i64 %1)
  %low1 = getelementptr inbounds %struct.wide, %struct.wide* %retval, i32 0, i32 0
  %2 = load i64, i64* %low.addr, align 8
  store i64 %2, i64* %low1, align 8
  %high2 = getelementptr inbounds %struct.wide, %struct.wide* %retval, i32 0, i32 1
  %3 = load i64, i64* %high.addr, align 8
  store i64 %3, i64* %high2, align 8
  %4 = load i64, i64* %count.addr, align 8
  %cmp = icmp uge i64 %4, 64
  br i1 %cmp, label %if.then, label %if.else

if.then:
  %low3 = getelementptr inbounds %struct.wide, %struct.wide* %retval, i32 0, i32 0
  store i64 0, i64* %low3, align 8
  %5 = load i64, i64* %low.addr, align 8
  %6 = load i64, i64* %count.addr, align 8
  %sub = sub i64 %6, 64
  %shl = shl i64 %5, %sub
  %high4 = getelementptr inbounds %struct.wide, %struct.wide* %retval, i32 0, i32 1
  store i64 %shl, i64* %high4, align 8
  br label %if.end11

if.else:
  %7 = load i64, i64* %count.addr, align 8
  %tobool = icmp ne i64 %7, 0
  br i1 %tobool, label %if.then5, label %if.end

if.then5:
  %8 = load i64, i64* %low.addr, align 8
  %9 = load i64, i64* %count.addr, align 8
  %shl6 = shl i64 %8, %9
  %low7 = getelementptr inbounds %struct.wide, %struct.wide* %retval, i32 0, i32 0
  store i64 %shl6, i64* %low7, align 8
  %10 = load i64, i64* %high.addr, align 8
  %11 = load i64, i64* %count.addr, align 8
  %shl8 = shl i64 %10, %11
  %12 = load i64, i64* %low.addr, align 8
  %13 = load i64, i64* %count.addr, align 8
  %sub9 = sub i64 64, %13
  %shr = lshr i64 %12, %sub9
  %or = or i64 %shl8, %shr
  %high10 = getelementptr inbounds %struct.wide, %struct.wide* %retval, i32 0, i32 1
  store i64 %or, i64* %high10, align 8
  br label %if.end

if.end:
  br label %if.end11

if.end11:
  %14 = bitcast %struct.wide* %retval to { i64, i64 }*
  %15 = load { i64, i64 }, { i64, i64 }* %14, align 8
  ret { i64, i64 } %15
}

define void @check_shift(i64 %count, i64 %rest) {
entry:
  %count.addr = alloca i64, align 8
  %rest.addr = alloca i64, align 8
  store i64 %count, i64* %count.addr, align 8
  store i64 %rest, i64* %rest.addr, align 8
  %0 = load i64, i64* %rest.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %1 = load i64, i64* %count.addr, align 8
  %cmp = icmp uge i64 %1, 128
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.156, i64 0, i64 0), i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.str.157, i64 0, i64 0))
  br label %if.end

if.end:
  ret void
}

define { i64, i64 } @__katec_shift_right_128(i64 %low, i64 %high, i64 %count, i64 %rest) {
entry:
  %retval = alloca %struct.wide, align 8
  %low.addr = alloca i64, align 8
  %high.addr = alloca i64, align 8
  %count.addr = alloca i64, align 8
  %rest.addr = alloca i64, align 8
  store i64 %low, i64* %low.addr, align 8
  store i64 %high, i64* %high.addr, align 8
  store i64 %count, i64* %count.addr, align 8
  store i64 %rest, i64* %rest.addr, align 8
  %0 = load i64, i64* %count.addr, align 8
  %1 = load i64, i64* %rest.addr, align 8
  call void @check_shift(i64 %0, i64 %1)
  %low1 = getelementptr inbounds %struct.wide, %struct.wide* %retval, i32 0, i32 0
  %2 = load i64, i64* %low.addr, align 8
  store i64 %2, i64* %low1, align 8
  %high2 = getelementptr inbounds %struct.wide, %struct.wide* %retval, i32 0, i32 1
  %3 = load i64, i64* %high.addr, align 8
  store i64 %3, i64* %high2, align 8
  %4 = load i64, i64* %count.addr, align 8
  %cmp = icmp uge i64 %4, 64
  br i1 %cmp, label %if.then, label %if.else

if.then:
  %5 = load i64, i64* %high.addr, align 8
  %6 = load i64, i64* %count.addr, align 8
  %sub = sub i64 %6, 64
  %shr = lshr i64 %5, %sub
  %low3 = getelementptr inbounds %struct.wide, %struct.wide* %retval, i32 0, i32 0
  store i64 %shr, i64* %low3, align 8
  %high4 = getelementptr inbounds %struct.wide, %struct.wide* %retval, i32 0, i32 1
  store i64 0, i64* %high4, align 8
  br label %if.end11

if.else:
  %7 = load i64, i64* %count.addr, align 8
  %tobool = icmp ne i64 %7, 0
  br i1 %tobool, label %if.then5, label %if.end

if.then5:
  %8 = load i64, i64* %low.addr, align 8
  %9 = load i64, i64* %count.addr, align 8
  %shr6 = lshr i64 %8, %9
  %10 = load i64, i64* %high.addr, align 8
  %11 = load i64, i64* %count.addr, align 8
  %sub7 = sub i64 64, %11
  %shl = shl i64 %10, %sub7
  %or = or i64 %shr6, %shl
  %low8 = getelementptr inbounds %struct.wide, %struct.wide* %retval, i32 0, i32 0
  store i64 %or, i64* %low8, align 8
  %12 = load i64, i64* %high.addr, align 8
  %13 = load i64, i64* %count.addr, align 8
  %shr9 = lshr i64 %12, %13
  %high10 = getelementptr inbounds %struct.wide, %struct.wide* %retval, i32 0, i32 1
  store i64 %shr9, i64* %high10, align 8
  br label %if.end

if.end:
  br label %if.end11

if.end11:
  %14 = bitcast %struct.wide* %retval to { i64, i64 }*
  %15 = load { i64, i64 }, { i64, i64 }* %14, align 8
  ret { i64, i64 } %15
}

define { i64, i64 } @__katec_shift_signed_128(i64 %low, i64 %high, i64 %count, i64 %rest) {
entry:
  %retval = alloca %struct.wide, align 8
  %low.addr = alloca i64, align 8
  %high.addr = alloca i64, align 8
  %count.addr = alloca i64, align 8
  %rest.addr = alloca i64, align 8
  store i64 %low, i64* %low.addr, align 8
  store i64 %high, i64* %high.addr, align 8
  store i64 %count, i64* %count.addr, align 8
  store i64 %rest, i64* %rest.addr, align 8
  %0 = load i64, i64* %low.addr, align 8
  %1 = load i64, i64* %high.addr, align 8
  %2 = load i64, i64* %count.addr, align 8
  %3 = load i64, i64* %rest.addr, align 8
  %call = call { i64, i64 } @__katec_shift_right_128(i64 %0, i64 %1, i64 %2, i64 %3)
  %4 = bitcast %struct.wide* %retval to { i64, i64 }*
  %5 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %4, i32 0, i32 0
  %6 = extractvalue { i64, i64 } %call, 0
  store i64 %6, i64* %5, align 8
  %7 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %4, i32 0, i32 1
  %8 = extractvalue { i64, i64 } %call, 1
  store i64 %8, i64* %7, align 8
  %9 = load i64, i64* %high.addr, align 8
  %cmp = icmp sge i64 %9, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %10 = load i64, i64* %count.addr, align 8
  %tobool = icmp ne i64 %10, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  br label %return

if.end:
  %11 = load i64, i64* %count.addr, align 8
  %cmp1 = icmp uge i64 %11, 64
  br i1 %cmp1, label %if.then2, label %if.else

if.then2:
  %high3 = getelementptr inbounds %struct.wide, %struct.wide* %retval, i32 0, i32 1
  store i64 -1, i64* %high3, align 8
  %12 = load i64, i64* %count.addr, align 8
  %cmp4 = icmp ugt i64 %12, 64
  br i1 %cmp4, label %if.then5, label %if.end7

if.then5:
  %13 = load i64, i64* %count.addr, align 8
  %sub = sub i64 128, %13
  %shl = shl i64 -1, %sub
  %low6 = getelementptr inbounds %struct.wide, %struct.wide* %retval, i32 0, i32 0
  %14 = load i64, i64* %low6, align 8
  %or = or i64 %14, %shl
  store i64 %or, i64* %low6, align 8
  br label %if.end7

if.end7:
  br label %if.end12

if.else:
  %15 = load i64, i64* %count.addr, align 8
  %sub8 = sub i64 64, %15
  %shl9 = shl i64 -1, %sub8
  %high10 = getelementptr inbounds %struct.wide, %struct.wide* %retval, i32 0, i32 1
  %16 = load i64, i64* %high10, align 8
  %or11 = or i64 %16, %shl9
  store i64 %or11, i64* %high10, align 8
  br label %if.end12

if.end12:
  br label %return

return:
  %17 = bitcast %struct.wide* %retval to { i64, i64 }*
  %18 = load { i64, i64 }, { i64, i64 }* %17, align 8
  ret { i64, i64 } %18
}

define double @__katec_double_of_128(i64 %low, i64 %high, i64 %is_signed) {
entry:
  %low.addr = alloca i64, align 8
  %high.addr = alloca i64, align 8
  %is_signed.addr = alloca i64, align 8
  %negative = alloca i32, align 4
  %exponent = alloca i64, align 8
  %upper = alloca i64, align 8
  %agg.tmp = alloca %struct.wide, align 8
  %.compoundliteral = alloca %struct.wide, align 8
  %value = alloca double, align 8
  store i64 %low, i64* %low.addr, align 8
  store i64 %high, i64* %high.addr, align 8
  store i64 %is_signed, i64* %is_signed.addr, align 8
  %0 = load i64, i64* %is_signed.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:
  %1 = load i64, i64* %high.addr, align 8
  %cmp = icmp slt i64 %1, 0
  br label %land.end

land.end:
  %2 = phi i1 [ false, %entry ], [ %cmp, %land.rhs ]
  %land.ext = zext i1 %2 to i32
  store i32 %land.ext, i32* %negative, align 4
  %low1 = getelementptr inbounds %struct.wide, %struct.wide* %.compoundliteral, i32 0, i32 0
  %3 = load i64, i64* %low.addr, align 8
  store i64 %3, i64* %low1, align 8
  %high2 = getelementptr inbounds %struct.wide, %struct.wide* %.compoundliteral, i32 0, i32 1
  %4 = load i64, i64* %high.addr, align 8
  store i64 %4, i64* %high2, align 8
  %5 = load i32, i32* %negative, align 4
  %6 = bitcast %struct.wide* %.compoundliteral to { i64, i64 }*
  %7 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %6, i32 0, i32 0
  %8 = load i64, i64* %7, align 8
  %9 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %6, i32 0, i32 1
  %10 = load i64, i64* %9, align 8
  %call = call { i64, i64 } @negated(i64 %8, i64 %10, i32 %5)
  %11 = bitcast %struct.wide* %agg.tmp to { i64, i64 }*
  %12 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %11, i32 0, i32 0
  %13 = extractvalue { i64, i64 } %call, 0
  store i64 %13, i64* %12, align 8
  %14 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %11, i32 0, i32 1
  %15 = extractvalue { i64, i64 } %call, 1
  store i64 %15, i64* %14, align 8
  %16 = bitcast %struct.wide* %agg.tmp to { i64, i64 }*
  %17 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %16, i32 0, i32 0
  %18 = load i64, i64* %17, align 8
  %19 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %16, i32 0, i32 1
  %20 = load i64, i64* %19, align 8
  %call3 = call i64 @upper_part(i64 %18, i64 %20, i64* %exponent)
  store i64 %call3, i64* %upper, align 8
  %21 = load i64, i64* %upper, align 8
  %conv = uitofp i64 %21 to double
  %22 = load i64, i64* %exponent, align 8
  %call4 = call double @power_of_two(i64 %22)
  %mul = fmul double %conv, %call4
  store double %mul, double* %value, align 8
  %23 = load i32, i32* %negative, align 4
  %tobool5 = icmp ne i32 %23, 0
  br i1 %tobool5, label %cond.true, label %cond.false

cond.true:
  %24 = load double, double* %value, align 8
  %fneg = fneg double %24
  br label %cond.end

cond.false:
  %25 = load double, double* %value, align 8
  br label %cond.end

cond.end:
  %cond = phi double [ %fneg, %cond.true ], [ %25, %cond.false ]
  ret double %cond
}

define i64 @upper_part(i64 %value.coerce0, i64 %value.coerce1, i64* %exponent) {
entry:
  %retval = alloca i64, align 8
  %value = alloca %struct.wide, align 8
  %exponent.addr = alloca i64*, align 8
  %left = alloca i32, align 4
  %upper = alloca i64, align 8
  %0 = bitcast %struct.wide* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 8
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  store i64* %exponent, i64** %exponent.addr, align 8
  %high = getelementptr inbounds %struct.wide, %struct.wide* %value, i32 0, i32 1
  %3 = load i64, i64* %high, align 8
  %tobool = icmp ne i64 %3, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  %4 = load i64*, i64** %exponent.addr, align 8
  store i64 0, i64* %4, align 8
  %low = getelementptr inbounds %struct.wide, %struct.wide* %value, i32 0, i32 0
  %5 = load i64, i64* %low, align 8
  store i64 %5, i64* %retval, align 8
  br label %return

if.end:
  %high1 = getelementptr inbounds %struct.wide, %struct.wide* %value, i32 0, i32 1
  %6 = load i64, i64* %high1, align 8
  %7 = call i64 @llvm.ctlz.i64(i64 %6, i1 true)
  %cast = trunc i64 %7 to i32
  store i32 %cast, i32* %left, align 4
  %8 = load i32, i32* %left, align 4
  %sub = sub nsw i32 64, %8
  %conv = sext i32 %sub to i64
  %9 = load i64*, i64** %exponent.addr, align 8
  store i64 %conv, i64* %9, align 8
  %10 = load i32, i32* %left, align 4
  %tobool2 = icmp ne i32 %10, 0
  br i1 %tobool2, label %cond.true, label %cond.false

cond.true:
  %high3 = getelementptr inbounds %struct.wide, %struct.wide* %value, i32 0, i32 1
  %11 = load i64, i64* %high3, align 8
  %12 = load i32, i32* %left, align 4
  %sh_prom = zext i32 %12 to i64
  %shl = shl i64 %11, %sh_prom
  %low4 = getelementptr inbounds %struct.wide, %struct.wide* %value, i32 0, i32 0
  %13 = load i64, i64* %low4, align 8
  %14 = load i32, i32* %left, align 4
  %sub5 = sub nsw i32 64, %14
  %sh_prom6 = zext i32 %sub5 to i64
  %shr = lshr i64 %13, %sh_prom6
  %or = or i64 %shl, %shr
  br label %cond.end

cond.false:
  %high7 = getelementptr inbounds %struct.wide, %struct.wide* %value, i32 0, i32 1
  %15 = load i64, i64* %high7, align 8
  br label %cond.end

cond.end:
  %cond = phi i64 [ %or, %cond.true ], [ %15, %cond.false ]
  store i64 %cond, i64* %upper, align 8
  %16 = load i64, i64* %upper, align 8
  %low8 = getelementptr inbounds %struct.wide, %struct.wide* %value, i32 0, i32 0
  %17 = load i64, i64* %low8, align 8
  %18 = load i32, i32* %left, align 4
  %sh_prom9 = zext i32 %18 to i64
  %shl10 = shl i64 %17, %sh_prom9
  %cmp = icmp ne i64 %shl10, 0
  %conv11 = zext i1 %cmp to i32
  %conv12 = sext i32 %conv11 to i64
  %or13 = or i64 %16, %conv12
  store i64 %or13, i64* %retval, align 8
  br label %return

return:
  %19 = load i64, i64* %retval, align 8
  ret i64 %19
}

define { i64, i64 } @negated(i64 %value.coerce0, i64 %value.coerce1, i32 %negative) {
entry:
  %retval = alloca %struct.wide, align 8
  %value = alloca %struct.wide, align 8
  %negative.addr = alloca i32, align 4
  %0 = bitcast %struct.wide* %value to { i64, i64 }*
  %1 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 0
  store i64 %value.coerce0, i64* %1, align 8
  %2 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %0, i32 0, i32 1
  store i64 %value.coerce1, i64* %2, align 8
  store i32 %negative, i32* %negative.addr, align 4
  %3 = load i32, i32* %negative.addr, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %low = getelementptr inbounds %struct.wide, %struct.wide* %value, i32 0, i32 0
  %4 = load i64, i64* %low, align 8
  %sub = sub i64 0, %4
  %low1 = getelementptr inbounds %struct.wide, %struct.wide* %value, i32 0, i32 0
  store i64 %sub, i64* %low1, align 8
  %high = getelementptr inbounds %struct.wide, %struct.wide* %value, i32 0, i32 1
  %5 = load i64, i64* %high, align 8
  %neg = xor i64 %5, -1
  %low2 = getelementptr inbounds %struct.wide, %struct.wide* %value, i32 0, i32 0
  %6 = load i64, i64* %low2, align 8
  %tobool3 = icmp ne i64 %6, 0
  %lnot = xor i1 %tobool3, true
  %lnot.ext = zext i1 %lnot to i32
  %conv = sext i32 %lnot.ext to i64
  %add = add i64 %neg, %conv
  %high4 = getelementptr inbounds %struct.wide, %struct.wide* %value, i32 0, i32 1
  store i64 %add, i64* %high4, align 8
  br label %if.end

if.end:
  %7 = bitcast %struct.wide* %retval to i8*
  %8 = bitcast %struct.wide* %value to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 16, i1 false)
  %9 = bitcast %struct.wide* %retval to { i64, i64 }*
  %10 = load { i64, i64 }, { i64, i64 }* %9, align 8
  ret { i64, i64 } %10
}

define double @power_of_two(i64 %exponent) {
entry:
  %exponent.addr = alloca i64, align 8
  %power = alloca %union.anon.0, align 8
  store i64 %exponent, i64* %exponent.addr, align 8
  %bits = bitcast %union.anon.0* %power to i64*
  %0 = load i64, i64* %exponent.addr, align 8
  %add = add nsw i64 1023, %0
  %shl = shl i64 %add, 52
  store i64 %shl, i64* %bits, align 8
  %value = bitcast %union.anon.0* %power to double*
  %1 = load double, double* %value, align 8
  ret double %1
}

define float @__katec_float_of_128(i64 %low, i64 %high, i64 %is_signed) {
entry:
  %low.addr = alloca i64, align 8
  %high.addr = alloca i64, align 8
  %is_signed.addr = alloca i64, align 8
  %negative = alloca i32, align 4
  %exponent = alloca i64, align 8
  %upper = alloca i64, align 8
  %agg.tmp = alloca %struct.wide, align 8
  %.compoundliteral = alloca %struct.wide, align 8
  %value = alloca float, align 4
  store i64 %low, i64* %low.addr, align 8
  store i64 %high, i64* %high.addr, align 8
  store i64 %is_signed, i64* %is_signed.addr, align 8
  %0 = load i64, i64* %is_signed.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:
  %1 = load i64, i64* %high.addr, align 8
  %cmp = icmp slt i64 %1, 0
  br label %land.end

land.end:
  %2 = phi i1 [ false, %entry ], [ %cmp, %land.rhs ]
  %land.ext = zext i1 %2 to i32
  store i32 %land.ext, i32* %negative, align 4
  %low1 = getelementptr inbounds %struct.wide, %struct.wide* %.compoundliteral, i32 0, i32 0
  %3 = load i64, i64* %low.addr, align 8
  store i64 %3, i64* %low1, align 8
  %high2 = getelementptr inbounds %struct.wide, %struct.wide* %.compoundliteral, i32 0, i32 1
  %4 = load i64, i64* %high.addr, align 8
  store i64 %4, i64* %high2, align 8
  %5 = load i32, i32* %negative, align 4
  %6 = bitcast %struct.wide* %.compoundliteral to { i64, i64 }*
  %7 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %6, i32 0, i32 0
  %8 = load i64, i64* %7, align 8
  %9 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %6, i32 0, i32 1
  %10 = load i64, i64* %9, align 8
  %call = call { i64, i64 } @negated(i64 %8, i64 %10, i32 %5)
  %11 = bitcast %struct.wide* %agg.tmp to { i64, i64 }*
  %12 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %11, i32 0, i32 0
  %13 = extractvalue { i64, i64 } %call, 0
  store i64 %13, i64* %12, align 8
  %14 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %11, i32 0, i32 1
  %15 = extractvalue { i64, i64 } %call, 1
  store i64 %15, i64* %14, align 8
  %16 = bitcast %struct.wide* %agg.tmp to { i64, i64 }*
  %17 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %16, i32 0, i32 0
  %18 = load i64, i64* %17, align 8
  %19 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %16, i32 0, i32 1
  %20 = load i64, i64* %19, align 8
  %call3 = call i64 @upper_part(i64 %18, i64 %20, i64* %exponent)
  store i64 %call3, i64* %upper, align 8
  %21 = load i64, i64* %upper, align 8
  %conv = uitofp i64 %21 to float
  %conv4 = fpext float %conv to double
  %22 = load i64, i64* %exponent, align 8
  %call5 = call double @power_of_two(i64 %22)
  %mul = fmul double %conv4, %call5
  %conv6 = fptrunc double %mul to float
  store float %conv6, float* %value, align 4
  %23 = load i32, i32* %negative, align 4
  %tobool7 = icmp ne i32 %23, 0
  br i1 %tobool7, label %cond.true, label %cond.false

cond.true:
  %24 = load float, float* %value, align 4
  %fneg = fneg float %24
  br label %cond.end

cond.false:
  %25 = load float, float* %value, align 4
  br label %cond.end

cond.end:
  %cond = phi float [ %fneg, %cond.true ], [ %25, %cond.false ]
  ret float %cond
}

define { i64, i64 } @__katec_128_of_double(double %value, i64 %is_signed) {
entry:
  %retval = alloca %struct.wide, align 8
  %value.addr = alloca double, align 8
  %is_signed.addr = alloca i64, align 8
  %negative = alloca i32, align 4
  %size = alloca double, align 8
  %result = alloca %struct.wide, align 8
  store double %value, double* %value.addr, align 8
  store i64 %is_signed, i64* %is_signed.addr, align 8
  %0 = load double, double* %value.addr, align 8
  %cmp = fcmp olt double %0, 0.000000e+00
  %conv = zext i1 %cmp to i32
  store i32 %conv, i32* %negative, align 4
  %1 = load i32, i32* %negative, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %2 = load double, double* %value.addr, align 8
  %fneg = fneg double %2
  br label %cond.end

cond.false:
  %3 = load double, double* %value.addr, align 8
  br label %cond.end

cond.end:
  %cond = phi double [ %fneg, %cond.true ], [ %3, %cond.false ]
  store double %cond, double* %size, align 8
  %4 = load double, double* %size, align 8
  %call = call double @power_of_two(i64 -64)
  %mul = fmul double %4, %call
  %conv1 = fptoui double %mul to i64
  %high = getelementptr inbounds %struct.wide, %struct.wide* %result, i32 0, i32 1
  store i64 %conv1, i64* %high, align 8
  %5 = load double, double* %size, align 8
  %high2 = getelementptr inbounds %struct.wide, %struct.wide* %result, i32 0, i32 1
  %6 = load i64, i64* %high2, align 8
  %conv3 = uitofp i64 %6 to double
  %call4 = call double @power_of_two(i64 64)
  %neg = fneg double %conv3
  %7 = call double @llvm.fmuladd.f64(double %neg, double %call4, double %5)
  %conv6 = fptoui double %7 to i64
  %low = getelementptr inbounds %struct.wide, %struct.wide* %result, i32 0, i32 0
  store i64 %conv6, i64* %low, align 8
  %8 = load i32, i32* %negative, align 4
  %9 = bitcast %struct.wide* %result to { i64, i64 }*
  %10 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %9, i32 0, i32 0
  %11 = load i64, i64* %10, align 8
  %12 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %9, i32 0, i32 1
  %13 = load i64, i64* %12, align 8
  %call7 = call { i64, i64 } @negated(i64 %11, i64 %13, i32 %8)
  %14 = bitcast %struct.wide* %retval to { i64, i64 }*
  %15 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %14, i32 0, i32 0
  %16 = extractvalue { i64, i64 } %call7, 0
  store i64 %16, i64* %15, align 8
  %17 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %14, i32 0, i32 1
  %18 = extractvalue { i64, i64 } %call7, 1
  store i64 %18, i64* %17, align 8
  %19 = bitcast %struct.wide* %retval to { i64, i64 }*
  %20 = load { i64, i64 }, { i64, i64 }* %19, align 8
  ret { i64, i64 } %20
}

declare double @llvm.fmuladd.f64(double, double, double)

define { i64, i64 } @__katec_divide_128(i64 %low, i64 %high, i64 %by_low, i64 %by_high) {
entry:
  %retval = alloca %struct.wide, align 8
  %low.addr = alloca i64, align 8
  %high.addr = alloca i64, align 8
  %by_low.addr = alloca i64, align 8
  %by_high.addr = alloca i64, align 8
  %division = alloca %struct.division, align 8
  store i64 %low, i64* %low.addr, align 8
  store i64 %high, i64* %high.addr, align 8
  store i64 %by_low, i64* %by_low.addr, align 8
  store i64 %by_high, i64* %by_high.addr, align 8
  %0 = load i64, i64* %low.addr, align 8
  %1 = load i64, i64* %high.addr, align 8
  %2 = load i64, i64* %by_low.addr, align 8
  %3 = load i64, i64* %by_high.addr, align 8
  call void @divide(%struct.division* %division, i64 %0, i64 %1, i64 %2, i64 %3)
  %quotient = getelementptr inbounds %struct.division, %struct.division* %division, i32 0, i32 0
  %4 = bitcast %struct.wide* %retval to i8*
  %5 = bitcast %struct.wide* %quotient to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %4, i8* align 8 %5, i64 16, i1 false)
  %6 = bitcast %struct.wide* %retval to { i64, i64 }*
  %7 = load { i64, i64 }, { i64, i64 }* %6, align 8
  ret { i64, i64 } %7
}

define void @divide(%struct.division* %division, i64 %low, i64 %high, i64 %by_low, i64 %by_high) {
entry:
  %division.addr = alloca %struct.division*, align 8
  %low.addr = alloca i64, align 8
  %high.addr = alloca i64, align 8
  %by_low.addr = alloca i64, align 8
  %by_high.addr = alloca i64, align 8
  %quotient = alloca %struct.wide, align 8
  %rest = alloca %struct.wide, align 8
  %bit = alloca i32, align 4
  %next = alloca i64, align 8
  %lost = alloca i64, align 8
  store %struct.division* %division, %struct.division** %division.addr, align 8
  store i64 %low, i64* %low.addr, align 8
  store i64 %high, i64* %high.addr, align 8
  store i64 %by_low, i64* %by_low.addr, align 8
  store i64 %by_high, i64* %by_high.addr, align 8
  %0 = bitcast %struct.wide* %quotient to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %0, i8 0, i64 16, i1 false)
  %1 = bitcast %struct.wide* %rest to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %1, i8 0, i64 16, i1 false)
  %2 = load i64, i64* %by_low.addr, align 8
  %tobool = icmp ne i64 %2, 0
  br i1 %tobool, label %if.end, label %land.lhs.true

land.lhs.true:
  %3 = load i64, i64* %by_high.addr, align 8
  %tobool1 = icmp ne i64 %3, 0
  br i1 %tobool1, label %if.end, label %if.then

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.158, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.159, i64 0, i64 0))
  br label %if.end

if.end:
  store i32 127, i32* %bit, align 4
  br label %for.cond

for.cond:
  %4 = load i32, i32* %bit, align 4
  %cmp = icmp sge i32 %4, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %5 = load i32, i32* %bit, align 4
  %cmp2 = icmp sge i32 %5, 64
  br i1 %cmp2, label %cond.true, label %cond.false

cond.true:
  %6 = load i64, i64* %high.addr, align 8
  %7 = load i32, i32* %bit, align 4
  %sub = sub nsw i32 %7, 64
  %sh_prom = zext i32 %sub to i64
  %shr = lshr i64 %6, %sh_prom
  br label %cond.end

cond.false:
  %8 = load i64, i64* %low.addr, align 8
  %9 = load i32, i32* %bit, align 4
  %sh_prom3 = zext i32 %9 to i64
  %shr4 = lshr i64 %8, %sh_prom3
  br label %cond.end

cond.end:
  %cond = phi i64 [ %shr, %cond.true ], [ %shr4, %cond.false ]
  %and = and i64 %cond, 1
  store i64 %and, i64* %next, align 8
  %high5 = getelementptr inbounds %struct.wide, %struct.wide* %rest, i32 0, i32 1
  %10 = load i64, i64* %high5, align 8
  %shr6 = lshr i64 %10, 63
  store i64 %shr6, i64* %lost, align 8
  %high7 = getelementptr inbounds %struct.wide, %struct.wide* %rest, i32 0, i32 1
  %11 = load i64, i64* %high7, align 8
  %shl = shl i64 %11, 1
  %low8 = getelementptr inbounds %struct.wide, %struct.wide* %rest, i32 0, i32 0
  %12 = load i64, i64* %low8, align 8
  %shr9 = lshr i64 %12, 63
  %or = or i64 %shl, %shr9
  %high10 = getelementptr inbounds %struct.wide, %struct.wide* %rest, i32 0, i32 1
  store i64 %or, i64* %high10, align 8
  %low11 = getelementptr inbounds %struct.wide, %struct.wide* %rest, i32 0, i32 0
  %13 = load i64, i64* %low11, align 8
  %shl12 = shl i64 %13, 1
  %14 = load i64, i64* %next, align 8
  %or13 = or i64 %shl12, %14
  %low14 = getelementptr inbounds %struct.wide, %struct.wide* %rest, i32 0, i32 0
  store i64 %or13, i64* %low14, align 8
  %15 = load i64, i64* %lost, align 8
  %tobool15 = icmp ne i64 %15, 0
  br i1 %tobool15, label %if.then24, label %lor.lhs.false

lor.lhs.false:
  %high16 = getelementptr inbounds %struct.wide, %struct.wide* %rest, i32 0, i32 1
  %16 = load i64, i64* %high16, align 8
  %17 = load i64, i64* %by_high.addr, align 8
  %cmp17 = icmp ugt i64 %16, %17
  br i1 %cmp17, label %if.then24, label %lor.lhs.false18

lor.lhs.false18:
  %high19 = getelementptr inbounds %struct.wide, %struct.wide* %rest, i32 0, i32 1
  %18 = load i64, i64* %high19, align 8
  %19 = load i64, i64* %by_high.addr, align 8
  %cmp20 = icmp eq i64 %18, %19
  br i1 %cmp20, label %land.lhs.true21, label %if.end45

land.lhs.true21:
  %low22 = getelementptr inbounds %struct.wide, %struct.wide* %rest, i32 0, i32 0
  %20 = load i64, i64* %low22, align 8
  %21 = load i64, i64* %by_low.addr, align 8
  %cmp23 = icmp uge i64 %20, %21
  br i1 %cmp23, label %if.then24, label %if.end45

if.then24:
  %22 = load i64, i64* %by_high.addr, align 8
  %low25 = getelementptr inbounds %struct.wide, %struct.wide* %rest, i32 0, i32 0
  %23 = load i64, i64* %low25, align 8
  %24 = load i64, i64* %by_low.addr, align 8
  %cmp26 = icmp ult i64 %23, %24
  %conv = zext i1 %cmp26 to i32
  %conv27 = sext i32 %conv to i64
  %add = add i64 %22, %conv27
  %high28 = getelementptr inbounds %struct.wide, %struct.wide* %rest, i32 0, i32 1
  %25 = load i64, i64* %high28, align 8
  %sub29 = sub i64 %25, %add
  store i64 %sub29, i64* %high28, align 8
  %26 = load i64, i64* %by_low.addr, align 8
  %low30 = getelementptr inbounds %struct.wide, %struct.wide* %rest, i32 0, i32 0
  %27 = load i64, i64* %low30, align 8
  %sub31 = sub i64 %27, %26
  store i64 %sub31, i64* %low30, align 8
  %28 = load i32, i32* %bit, align 4
  %cmp32 = icmp sge i32 %28, 64
  br i1 %cmp32, label %if.then34, label %if.else

if.then34:
  %29 = load i32, i32* %bit, align 4
  %sub35 = sub nsw i32 %29, 64
  %sh_prom36 = zext i32 %sub35 to i64
  %shl37 = shl i64 1, %sh_prom36
  %high38 = getelementptr inbounds %struct.wide, %struct.wide* %quotient, i32 0, i32 1
  %30 = load i64, i64* %high38, align 8
  %or39 = or i64 %30, %shl37
  store i64 %or39, i64* %high38, align 8
  br label %if.end44

if.else:
  %31 = load i32, i32* %bit, align 4
  %sh_prom40 = zext i32 %31 to i64
  %shl41 = shl i64 1, %sh_prom40
  %low42 = getelementptr inbounds %struct.wide, %struct.wide* %quotient, i32 0, i32 0
  %32 = load i64, i64* %low42, align 8
  %or43 = or i64 %32, %shl41
  store i64 %or43, i64* %low42, align 8
  br label %if.end44

if.end44:
  br label %if.end45

if.end45:
  br label %for.inc

for.inc:
  %33 = load i32, i32* %bit, align 4
  %dec = add nsw i32 %33, -1
  store i32 %dec, i32* %bit, align 4
  br label %for.cond

for.end:
  %34 = load %struct.division*, %struct.division** %division.addr, align 8
  %quotient46 = getelementptr inbounds %struct.division, %struct.division* %34, i32 0, i32 0
  %35 = bitcast %struct.wide* %quotient46 to i8*
  %36 = bitcast %struct.wide* %quotient to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %35, i8* align 8 %36, i64 16, i1 false)
  %37 = load %struct.division*, %struct.division** %division.addr, align 8
  %remainder = getelementptr inbounds %struct.division, %struct.division* %37, i32 0, i32 1
  %38 = bitcast %struct.wide* %remainder to i8*
  %39 = bitcast %struct.wide* %rest to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %38, i8* align 8 %39, i64 16, i1 false)
  ret void
}

define { i64, i64 } @__katec_remainder_128(i64 %low, i64 %high, i64 %by_low, i64 %by_high) {
entry:
  %retval = alloca %struct.wide, align 8
  %low.addr = alloca i64, align 8
  %high.addr = alloca i64, align 8
  %by_low.addr = alloca i64, align 8
  %by_high.addr = alloca i64, align 8
  %division = alloca %struct.division, align 8
  store i64 %low, i64* %low.addr, align 8
  store i64 %high, i64* %high.addr, align 8
  store i64 %by_low, i64* %by_low.addr, align 8
  store i64 %by_high, i64* %by_high.addr, align 8
  %0 = load i64, i64* %low.addr, align 8
  %1 = load i64, i64* %high.addr, align 8
  %2 = load i64, i64* %by_low.addr, align 8
  %3 = load i64, i64* %by_high.addr, align 8
  call void @divide(%struct.division* %division, i64 %0, i64 %1, i64 %2, i64 %3)
  %remainder = getelementptr inbounds %struct.division, %struct.division* %division, i32 0, i32 1
  %4 = bitcast %struct.wide* %retval to i8*
  %5 = bitcast %struct.wide* %remainder to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %4, i8* align 8 %5, i64 16, i1 false)
  %6 = bitcast %struct.wide* %retval to { i64, i64 }*
  %7 = load { i64, i64 }, { i64, i64 }* %6, align 8
  ret { i64, i64 } %7
}

define { i64, i64 } @__katec_divide_signed_128(i64 %low, i64 %high, i64 %by_low, i64 %by_high) {
entry:
  %retval = alloca %struct.wide, align 8
  %low.addr = alloca i64, align 8
  %high.addr = alloca i64, align 8
  %by_low.addr = alloca i64, align 8
  %by_high.addr = alloca i64, align 8
  %division = alloca %struct.division, align 8
  store i64 %low, i64* %low.addr, align 8
  store i64 %high, i64* %high.addr, align 8
  store i64 %by_low, i64* %by_low.addr, align 8
  store i64 %by_high, i64* %by_high.addr, align 8
  %0 = load i64, i64* %low.addr, align 8
  %1 = load i64, i64* %high.addr, align 8
  %2 = load i64, i64* %by_low.addr, align 8
  %3 = load i64, i64* %by_high.addr, align 8
  call void @divide_signed(%struct.division* %division, i64 %0, i64 %1, i64 %2, i64 %3)
  %quotient = getelementptr inbounds %struct.division, %struct.division* %division, i32 0, i32 0
  %4 = bitcast %struct.wide* %retval to i8*
  %5 = bitcast %struct.wide* %quotient to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %4, i8* align 8 %5, i64 16, i1 false)
  %6 = bitcast %struct.wide* %retval to { i64, i64 }*
  %7 = load { i64, i64 }, { i64, i64 }* %6, align 8
  ret { i64, i64 } %7
}

define void @divide_signed(%struct.division* %division, i64 %low, i64 %high, i64 %by_low, i64 %by_high) {
entry:
  %division.addr = alloca %struct.division*, align 8
  %low.addr = alloca i64, align 8
  %high.addr = alloca i64, align 8
  %by_low.addr = alloca i64, align 8
  %by_high.addr = alloca i64, align 8
  %left = alloca %struct.wide, align 8
  %right = alloca %struct.wide, align 8
  %negative = alloca i32, align 4
  %by_negative = alloca i32, align 4
  %tmp = alloca %struct.wide, align 8
  %tmp14 = alloca %struct.wide, align 8
  %tmp20 = alloca %struct.wide, align 8
  %tmp25 = alloca %struct.wide, align 8
  store %struct.division* %division, %struct.division** %division.addr, align 8
  store i64 %low, i64* %low.addr, align 8
  store i64 %high, i64* %high.addr, align 8
  store i64 %by_low, i64* %by_low.addr, align 8
  store i64 %by_high, i64* %by_high.addr, align 8
  %low1 = getelementptr inbounds %struct.wide, %struct.wide* %left, i32 0, i32 0
  %0 = load i64, i64* %low.addr, align 8
  store i64 %0, i64* %low1, align 8
  %high2 = getelementptr inbounds %struct.wide, %struct.wide* %left, i32 0, i32 1
  %1 = load i64, i64* %high.addr, align 8
  store i64 %1, i64* %high2, align 8
  %low3 = getelementptr inbounds %struct.wide, %struct.wide* %right, i32 0, i32 0
  %2 = load i64, i64* %by_low.addr, align 8
  store i64 %2, i64* %low3, align 8
  %high4 = getelementptr inbounds %struct.wide, %struct.wide* %right, i32 0, i32 1
  %3 = load i64, i64* %by_high.addr, align 8
  store i64 %3, i64* %high4, align 8
  %4 = load i64, i64* %high.addr, align 8
  %cmp = icmp slt i64 %4, 0
  %conv = zext i1 %cmp to i32
  store i32 %conv, i32* %negative, align 4
  %5 = load i64, i64* %by_high.addr, align 8
  %cmp5 = icmp slt i64 %5, 0
  %conv6 = zext i1 %cmp5 to i32
  store i32 %conv6, i32* %by_negative, align 4
  %6 = load i64, i64* %low.addr, align 8
  %tobool = icmp ne i64 %6, 0
  br i1 %tobool, label %if.end, label %land.lhs.true

land.lhs.true:
  %7 = load i64, i64* %high.addr, align 8
  %cmp7 = icmp eq i64 %7, -9223372036854775808
  br i1 %cmp7, label %land.lhs.true9, label %if.end

land.lhs.true9:
  %8 = load i64, i64* %by_low.addr, align 8
  %neg = xor i64 %8, -1
  %tobool10 = icmp ne i64 %neg, 0
  br i1 %tobool10, label %if.end, label %land.lhs.true11

land.lhs.true11:
  %9 = load i64, i64* %by_high.addr, align 8
  %neg12 = xor i64 %9, -1
  %tobool13 = icmp ne i64 %neg12, 0
  br i1 %tobool13, label %if.end, label %if.then

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.160, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.str.161, i64 0, i64 0))
  br label %if.end

if.end:
  %10 = load i32, i32* %negative, align 4
  %11 = bitcast %struct.wide* %left to { i64, i64 }*
  %12 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %11, i32 0, i32 0
  %13 = load i64, i64* %12, align 8
  %14 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %11, i32 0, i32 1
  %15 = load i64, i64* %14, align 8
  %call = call { i64, i64 } @negated(i64 %13, i64 %15, i32 %10)
  %16 = bitcast %struct.wide* %tmp to { i64, i64 }*
  %17 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %16, i32 0, i32 0
  %18 = extractvalue { i64, i64 } %call, 0
  store i64 %18, i64* %17, align 8
  %19 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %16, i32 0, i32 1
  %20 = extractvalue { i64, i64 } %call, 1
  store i64 %20, i64* %19, align 8
  %21 = bitcast %struct.wide* %left to i8*
  %22 = bitcast %struct.wide* %tmp to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %21, i8* align 8 %22, i64 16, i1 false)
  %23 = load i32, i32* %by_negative, align 4
  %24 = bitcast %struct.wide* %right to { i64, i64 }*
  %25 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %24, i32 0, i32 0
  %26 = load i64, i64* %25, align 8
  %27 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %24, i32 0, i32 1
  %28 = load i64, i64* %27, align 8
  %call15 = call { i64, i64 } @negated(i64 %26, i64 %28, i32 %23)
  %29 = bitcast %struct.wide* %tmp14 to { i64, i64 }*
  %30 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %29, i32 0, i32 0
  %31 = extractvalue { i64, i64 } %call15, 0
  store i64 %31, i64* %30, align 8
  %32 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %29, i32 0, i32 1
  %33 = extractvalue { i64, i64 } %call15, 1
  store i64 %33, i64* %32, align 8
  %34 = bitcast %struct.wide* %right to i8*
  %35 = bitcast %struct.wide* %tmp14 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %34, i8* align 8 %35, i64 16, i1 false)
  %36 = load %struct.division*, %struct.division** %division.addr, align 8
  %low16 = getelementptr inbounds %struct.wide, %struct.wide* %left, i32 0, i32 0
  %37 = load i64, i64* %low16, align 8
  %high17 = getelementptr inbounds %struct.wide, %struct.wide* %left, i32 0, i32 1
  %38 = load i64, i64* %high17, align 8
  %low18 = getelementptr inbounds %struct.wide, %struct.wide* %right, i32 0, i32 0
  %39 = load i64, i64* %low18, align 8
  %high19 = getelementptr inbounds %struct.wide, %struct.wide* %right, i32 0, i32 1
  %40 = load i64, i64* %high19, align 8
  call void @divide(%struct.division* %36, i64 %37, i64 %38, i64 %39, i64 %40)
  %41 = load %struct.division*, %struct.division** %division.addr, align 8
  %quotient = getelementptr inbounds %struct.division, %struct.division* %41, i32 0, i32 0
  %42 = load %struct.division*, %struct.division** %division.addr, align 8
  %quotient21 = getelementptr inbounds %struct.division, %struct.division* %42, i32 0, i32 0
  %43 = load i32, i32* %negative, align 4
  %44 = load i32, i32* %by_negative, align 4
  %cmp22 = icmp ne i32 %43, %44
  %conv23 = zext i1 %cmp22 to i32
  %45 = bitcast %struct.wide* %quotient21 to { i64, i64 }*
  %46 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %45, i32 0, i32 0
  %47 = load i64, i64* %46, align 8
  %48 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %45, i32 0, i32 1
  %49 = load i64, i64* %48, align 8
  %call24 = call { i64, i64 } @negated(i64 %47, i64 %49, i32 %conv23)
  %50 = bitcast %struct.wide* %tmp20 to { i64, i64 }*
  %51 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %50, i32 0, i32 0
  %52 = extractvalue { i64, i64 } %call24, 0
  store i64 %52, i64* %51, align 8
  %53 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %50, i32 0, i32 1
  %54 = extractvalue { i64, i64 } %call24, 1
  store i64 %54, i64* %53, align 8
  %55 = bitcast %struct.wide* %quotient to i8*
  %56 = bitcast %struct.wide* %tmp20 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %55, i8* align 8 %56, i64 16, i1 false)
  %57 = load %struct.division*, %struct.division** %division.addr, align 8
  %remainder = getelementptr inbounds %struct.division, %struct.division* %57, i32 0, i32 1
  %58 = load %struct.division*, %struct.division** %division.addr, align 8
  %remainder26 = getelementptr inbounds %struct.division, %struct.division* %58, i32 0, i32 1
  %59 = load i32, i32* %negative, align 4
  %60 = bitcast %struct.wide* %remainder26 to { i64, i64 }*
  %61 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %60, i32 0, i32 0
  %62 = load i64, i64* %61, align 8
  %63 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %60, i32 0, i32 1
  %64 = load i64, i64* %63, align 8
  %call27 = call { i64, i64 } @negated(i64 %62, i64 %64, i32 %59)
  %65 = bitcast %struct.wide* %tmp25 to { i64, i64 }*
  %66 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %65, i32 0, i32 0
  %67 = extractvalue { i64, i64 } %call27, 0
  store i64 %67, i64* %66, align 8
  %68 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %65, i32 0, i32 1
  %69 = extractvalue { i64, i64 } %call27, 1
  store i64 %69, i64* %68, align 8
  %70 = bitcast %struct.wide* %remainder to i8*
  %71 = bitcast %struct.wide* %tmp25 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %70, i8* align 8 %71, i64 16, i1 false)
  ret void
}

define { i64, i64 } @__katec_remainder_signed_128(i64 %low, i64 %high, i64 %by_low, i64 %by_high) {
entry:
  %retval = alloca %struct.wide, align 8
  %low.addr = alloca i64, align 8
  %high.addr = alloca i64, align 8
  %by_low.addr = alloca i64, align 8
  %by_high.addr = alloca i64, align 8
  %division = alloca %struct.division, align 8
  store i64 %low, i64* %low.addr, align 8
  store i64 %high, i64* %high.addr, align 8
  store i64 %by_low, i64* %by_low.addr, align 8
  store i64 %by_high, i64* %by_high.addr, align 8
  %0 = load i64, i64* %low.addr, align 8
  %1 = load i64, i64* %high.addr, align 8
  %2 = load i64, i64* %by_low.addr, align 8
  %3 = load i64, i64* %by_high.addr, align 8
  call void @divide_signed(%struct.division* %division, i64 %0, i64 %1, i64 %2, i64 %3)
  %remainder = getelementptr inbounds %struct.division, %struct.division* %division, i32 0, i32 1
  %4 = bitcast %struct.wide* %retval to i8*
  %5 = bitcast %struct.wide* %remainder to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %4, i8* align 8 %5, i64 16, i1 false)
  %6 = bitcast %struct.wide* %retval to { i64, i64 }*
  %7 = load { i64, i64 }, { i64, i64 }* %6, align 8
  ret { i64, i64 } %7
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
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.38, i64 0, i64 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.46, i64 0, i64 0))
  ret void
}

define void @reach_error() {
entry:
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.38, i64 0, i64 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.47, i64 0, i64 0))
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
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.38, i64 0, i64 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.48, i64 0, i64 0))
  br label %if.end

if.end:
  ret void
}

define void @__CPROVER_assume(i32 %condition) {
entry:
  %condition.addr = alloca i32, align 4
  store i32 %condition, i32* %condition.addr, align 4
  %0 = load i32, i32* %condition.addr, align 4
  call void @__katec_assume(i32 %0)
  ret void
}

define void @__ESBMC_assume(i32 %condition) {
entry:
  %condition.addr = alloca i32, align 4
  store i32 %condition, i32* %condition.addr, align 4
  %0 = load i32, i32* %condition.addr, align 4
  call void @__katec_assume(i32 %0)
  ret void
}

define void @__CPROVER_assert(i32 %condition, i8* %text) {
entry:
  %condition.addr = alloca i32, align 4
  %text.addr = alloca i8*, align 8
  store i32 %condition, i32* %condition.addr, align 4
  store i8* %text, i8** %text.addr, align 8
  %0 = load i32, i32* %condition.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  %1 = load i8*, i8** %text.addr, align 8
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.38, i64 0, i64 0), i8* %1)
  br label %if.end

if.end:
  ret void
}

define void @__ESBMC_assert(i32 %condition, i8* %text) {
entry:
  %condition.addr = alloca i32, align 4
  %text.addr = alloca i8*, align 8
  store i32 %condition, i32* %condition.addr, align 4
  store i8* %text, i8** %text.addr, align 8
  %0 = load i32, i32* %condition.addr, align 4
  %1 = load i8*, i8** %text.addr, align 8
  call void @__CPROVER_assert(i32 %0, i8* %1)
  ret void
}

define void @assert(i32 %condition) {
entry:
  %condition.addr = alloca i32, align 4
  store i32 %condition, i32* %condition.addr, align 4
  %0 = load i32, i32* %condition.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.38, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.49, i64 0, i64 0))
  br label %if.end

if.end:
  ret void
}

define void @__ESBMC_yield() {
entry:
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
  call void @__katec_marked_round()
  ret void
}

declare void @__katec_marked_round()

define void @__VERIFIER_spin_end(i32 %condition) {
entry:
  %condition.addr = alloca i32, align 4
  store i32 %condition, i32* %condition.addr, align 4
  %0 = load i32, i32* %condition.addr, align 4
  call void @__katec_marked_round_end(i32 %0)
  ret void
}

declare void @__katec_marked_round_end(i32 noundef)

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

define i32 @__VERIFIER_tid() {
entry:
  %call = call i64 @__katec_self()
  %conv = trunc i64 %call to i32
  ret i32 %conv
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
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.str.50, i64 0, i64 0))
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

define void @__CPROVER_atomic_begin() {
entry:
  call void @__VERIFIER_atomic_begin()
  ret void
}

define void @__CPROVER_atomic_end() {
entry:
  call void @__VERIFIER_atomic_end()
  ret void
}

define void @__ESBMC_atomic_begin() {
entry:
  call void @__VERIFIER_atomic_begin()
  ret void
}

define void @__ESBMC_atomic_end() {
entry:
  call void @__VERIFIER_atomic_end()
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

define zeroext i1 @nondet_bool() {
entry:
  %call = call i32 @__katec_choose(i32 2)
  %tobool = icmp ne i32 %call, 0
  ret i1 %tobool
}

define i32 @nondet_int() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 32)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

declare i64 @__katec_nondeterministic(i32 noundef)

define i32 @nondet_uint() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 32)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define signext i8 @__VERIFIER_nondet_char() {
entry:
  %call = call i64 @__katec_nondeterministic(i32 8)
  %conv = trunc i64 %call to i8
  ret i8 %conv
}

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
  store i64 %number, i64* %number.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i64, i64* %number.addr, align 8
  %cmp = icmp eq i64 %0, 186
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %call = call i32 @gettid()
  %conv = sext i32 %call to i64
  store i64 %conv, i64* %retval, align 8
  br label %return

if.end:
  %1 = load i64, i64* %number.addr, align 8
  %cmp2 = icmp ne i64 %1, 202
  br i1 %cmp2, label %if.then4, label %if.end5

if.then4:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([67 x i8], [67 x i8]* @.str.51, i64 0, i64 0))
  br label %if.end5

if.end5:
  %arraydecay6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay6, i32 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:
  %2 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay6, i32 0, i32 3
  %reg_save_area = load i8*, i8** %2, align 16
  %3 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset
  %4 = bitcast i8* %3 to i32**
  %5 = add i32 %gp_offset, 8
  store i32 %5, i32* %gp_offset_p, align 16
  br label %vaarg.end

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay6, i32 0, i32 2
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %6 = bitcast i8* %overflow_arg_area to i32**
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:
  %vaarg.addr = phi i32** [ %4, %vaarg.in_reg ], [ %6, %vaarg.in_mem ]
  %7 = load i32*, i32** %vaarg.addr, align 8
  store i32* %7, i32** %address, align 8
  %arraydecay7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p8 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay7, i32 0, i32 0
  %gp_offset9 = load i32, i32* %gp_offset_p8, align 16
  %fits_in_gp10 = icmp ule i32 %gp_offset9, 40
  br i1 %fits_in_gp10, label %vaarg.in_reg11, label %vaarg.in_mem13

vaarg.in_reg11:
  %8 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay7, i32 0, i32 3
  %reg_save_area12 = load i8*, i8** %8, align 16
  %9 = getelementptr i8, i8* %reg_save_area12, i32 %gp_offset9
  %10 = bitcast i8* %9 to i64*
  %11 = add i32 %gp_offset9, 8
  store i32 %11, i32* %gp_offset_p8, align 16
  br label %vaarg.end17

vaarg.in_mem13:
  %overflow_arg_area_p14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay7, i32 0, i32 2
  %overflow_arg_area15 = load i8*, i8** %overflow_arg_area_p14, align 8
  %12 = bitcast i8* %overflow_arg_area15 to i64*
  %overflow_arg_area.next16 = getelementptr i8, i8* %overflow_arg_area15, i32 8
  store i8* %overflow_arg_area.next16, i8** %overflow_arg_area_p14, align 8
  br label %vaarg.end17

vaarg.end17:
  %vaarg.addr18 = phi i64* [ %10, %vaarg.in_reg11 ], [ %12, %vaarg.in_mem13 ]
  %13 = load i64, i64* %vaarg.addr18, align 8
  %and = and i64 %13, -385
  %conv19 = trunc i64 %and to i32
  store i32 %conv19, i32* %operation, align 4
  %arraydecay20 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p21 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay20, i32 0, i32 0
  %gp_offset22 = load i32, i32* %gp_offset_p21, align 16
  %fits_in_gp23 = icmp ule i32 %gp_offset22, 40
  br i1 %fits_in_gp23, label %vaarg.in_reg24, label %vaarg.in_mem26

vaarg.in_reg24:
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay20, i32 0, i32 3
  %reg_save_area25 = load i8*, i8** %14, align 16
  %15 = getelementptr i8, i8* %reg_save_area25, i32 %gp_offset22
  %16 = bitcast i8* %15 to i64*
  %17 = add i32 %gp_offset22, 8
  store i32 %17, i32* %gp_offset_p21, align 16
  br label %vaarg.end30

vaarg.in_mem26:
  %overflow_arg_area_p27 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay20, i32 0, i32 2
  %overflow_arg_area28 = load i8*, i8** %overflow_arg_area_p27, align 8
  %18 = bitcast i8* %overflow_arg_area28 to i64*
  %overflow_arg_area.next29 = getelementptr i8, i8* %overflow_arg_area28, i32 8
  store i8* %overflow_arg_area.next29, i8** %overflow_arg_area_p27, align 8
  br label %vaarg.end30

vaarg.end30:
  %vaarg.addr31 = phi i64* [ %16, %vaarg.in_reg24 ], [ %18, %vaarg.in_mem26 ]
  %19 = load i64, i64* %vaarg.addr31, align 8
  %conv32 = trunc i64 %19 to i32
  store i32 %conv32, i32* %value, align 4
  %20 = load i32, i32* %operation, align 4
  %cmp33 = icmp eq i32 %20, 0
  br i1 %cmp33, label %cond.true, label %lor.lhs.false

lor.lhs.false:
  %21 = load i32, i32* %operation, align 4
  %cmp35 = icmp eq i32 %21, 9
  br i1 %cmp35, label %cond.true, label %cond.false

cond.true:
  %arraydecay37 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %gp_offset_p38 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay37, i32 0, i32 0
  %gp_offset39 = load i32, i32* %gp_offset_p38, align 16
  %fits_in_gp40 = icmp ule i32 %gp_offset39, 40
  br i1 %fits_in_gp40, label %vaarg.in_reg41, label %vaarg.in_mem43

vaarg.in_reg41:
  %22 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay37, i32 0, i32 3
  %reg_save_area42 = load i8*, i8** %22, align 16
  %23 = getelementptr i8, i8* %reg_save_area42, i32 %gp_offset39
  %24 = bitcast i8* %23 to i8**
  %25 = add i32 %gp_offset39, 8
  store i32 %25, i32* %gp_offset_p38, align 16
  br label %vaarg.end47

vaarg.in_mem43:
  %overflow_arg_area_p44 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay37, i32 0, i32 2
  %overflow_arg_area45 = load i8*, i8** %overflow_arg_area_p44, align 8
  %26 = bitcast i8* %overflow_arg_area45 to i8**
  %overflow_arg_area.next46 = getelementptr i8, i8* %overflow_arg_area45, i32 8
  store i8* %overflow_arg_area.next46, i8** %overflow_arg_area_p44, align 8
  br label %vaarg.end47

vaarg.end47:
  %vaarg.addr48 = phi i8** [ %24, %vaarg.in_reg41 ], [ %26, %vaarg.in_mem43 ]
  %27 = load i8*, i8** %vaarg.addr48, align 8
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi i8* [ %27, %vaarg.end47 ], [ null, %cond.false ]
  store i8* %cond, i8** %limit, align 8
  %arraydecay49 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay4950 = bitcast %struct.__va_list_tag* %arraydecay49 to i8*
  call void @llvm.va_end(i8* %arraydecay4950)
  %28 = load i32, i32* %operation, align 4
  %cmp51 = icmp eq i32 %28, 1
  br i1 %cmp51, label %if.then56, label %lor.lhs.false53

lor.lhs.false53:
  %29 = load i32, i32* %operation, align 4
  %cmp54 = icmp eq i32 %29, 10
  br i1 %cmp54, label %if.then56, label %if.end61

if.then56:
  %30 = load i32*, i32** %address, align 8
  %31 = ptrtoint i32* %30 to i64
  %shr = lshr i64 %31, 2
  %rem = urem i64 %shr, 64
  %arrayidx = getelementptr inbounds [64 x i32], [64 x i32]* @wakes, i64 0, i64 %rem
  store i32 1, i32* %.atomictmp, align 4
  %32 = load i32, i32* %.atomictmp, align 4
  %33 = atomicrmw add i32* %arrayidx, i32 %32 seq_cst, align 4
  store i32 %33, i32* %atomic-temp, align 4
  %34 = load i32, i32* %atomic-temp, align 4
  %35 = load i32, i32* %value, align 4
  %cmp57 = icmp slt i32 %35, 1
  %36 = zext i1 %cmp57 to i64
  %cond59 = select i1 %cmp57, i32 0, i32 1
  %conv60 = sext i32 %cond59 to i64
  store i64 %conv60, i64* %retval, align 8
  br label %return

if.end61:
  %37 = load i32, i32* %operation, align 4
  %cmp62 = icmp ne i32 %37, 0
  br i1 %cmp62, label %land.lhs.true, label %if.end67

land.lhs.true:
  %38 = load i32, i32* %operation, align 4
  %cmp64 = icmp ne i32 %38, 9
  br i1 %cmp64, label %if.then66, label %if.end67

if.then66:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.str.52, i64 0, i64 0))
  br label %if.end67

if.end67:
  %39 = load i32*, i32** %address, align 8
  %40 = load i32, i32* %value, align 4
  %41 = load i8*, i8** %limit, align 8
  %cmp68 = icmp ne i8* %41, null
  %conv69 = zext i1 %cmp68 to i32
  %call70 = call i32 @futex_wait(i32* %39, i32 %40, i32 %conv69)
  %conv71 = sext i32 %call70 to i64
  store i64 %conv71, i64* %retval, align 8
  br label %return

return:
  %42 = load i64, i64* %retval, align 8
  ret i64 %42
}

define i32 @futex_wait(i32* %address, i32 %value, i32 %limited) {
entry:
  %retval = alloca i32, align 4
  %address.addr = alloca i32*, align 8
  %value.addr = alloca i32, align 4
  %limited.addr = alloca i32, align 4
  %before = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %after = alloca i32, align 4
  %atomic-temp5 = alloca i32, align 4
  store i32* %address, i32** %address.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  store i32 %limited, i32* %limited.addr, align 4
  %0 = load i32*, i32** %address.addr, align 8
  %1 = ptrtoint i32* %0 to i64
  %shr = lshr i64 %1, 2
  %rem = urem i64 %shr, 64
  %arrayidx = getelementptr inbounds [64 x i32], [64 x i32]* @wakes, i64 0, i64 %rem
  %2 = load atomic i32, i32* %arrayidx seq_cst, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  store i32 %3, i32* %before, align 4
  %4 = load i32*, i32** %address.addr, align 8
  %5 = load atomic i32, i32* %4 seq_cst, align 4
  store i32 %5, i32* %atomic-temp1, align 4
  %6 = load i32, i32* %atomic-temp1, align 4
  %7 = load i32, i32* %value.addr, align 4
  %cmp = icmp ne i32 %6, %7
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i32 11, i32* @error_number, align 4
  store i32 -1, i32* %retval, align 4
  br label %return

if.end:
  %8 = load i32*, i32** %address.addr, align 8
  %9 = ptrtoint i32* %8 to i64
  %shr2 = lshr i64 %9, 2
  %rem3 = urem i64 %shr2, 64
  %arrayidx4 = getelementptr inbounds [64 x i32], [64 x i32]* @wakes, i64 0, i64 %rem3
  %10 = load atomic i32, i32* %arrayidx4 seq_cst, align 4
  store i32 %10, i32* %atomic-temp5, align 4
  %11 = load i32, i32* %atomic-temp5, align 4
  store i32 %11, i32* %after, align 4
  %12 = load i32, i32* %limited.addr, align 4
  %tobool = icmp ne i32 %12, 0
  br i1 %tobool, label %land.lhs.true, label %if.end8

land.lhs.true:
  %13 = load i32, i32* %after, align 4
  %14 = load i32, i32* %before, align 4
  %cmp6 = icmp eq i32 %13, %14
  br i1 %cmp6, label %if.then7, label %if.end8

if.then7:
  store i32 110, i32* @error_number, align 4
  store i32 -1, i32* %retval, align 4
  br label %return

if.end8:
  %15 = load i32, i32* %after, align 4
  %16 = load i32, i32* %before, align 4
  %cmp9 = icmp ne i32 %15, %16
  %conv = zext i1 %cmp9 to i32
  call void @__katec_wait(i32 %conv)
  store i32 0, i32* %retval, align 4
  br label %return

return:
  %17 = load i32, i32* %retval, align 4
  ret i32 %17
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

define double @sqrt(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.53, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

declare double @__katec_math(i8* noundef, double noundef, double noundef, double noundef)

define float @sqrtf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.53, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @cbrt(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.54, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @cbrtf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.54, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @fabs(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.55, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @fabsf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.55, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @floor(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.56, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @floorf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.56, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @ceil(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.57, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @ceilf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.57, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @trunc(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.58, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @truncf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.58, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @round(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.59, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @roundf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.59, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @rint(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.60, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @rintf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.60, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @nearbyint(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.61, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @nearbyintf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.61, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @exp(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.62, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @expf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.62, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @exp2(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.63, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @exp2f(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.63, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @expm1(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.64, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @expm1f(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.64, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @log(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.65, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @logf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.65, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @log2(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.66, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @log2f(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.66, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @log10(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.67, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @log10f(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.67, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @log1p(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.68, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @log1pf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.68, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @sin(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.69, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @sinf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.69, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @cos(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.70, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @cosf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.70, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @tan(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.71, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @tanf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.71, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @asin(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.72, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @asinf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.72, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @acos(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.73, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @acosf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.73, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @atan(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.74, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @atanf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.74, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @sinh(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.75, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @sinhf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.75, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @cosh(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.76, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @coshf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.76, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @tanh(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.77, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  ret double %call
}

define float @tanhf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.77, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @pow(double %x, double %y) {
entry:
  %x.addr = alloca double, align 8
  %y.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  store double %y, double* %y.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %1 = load double, double* %y.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.78, i64 0, i64 0), double %0, double %1, double 0.000000e+00)
  ret double %call
}

define float @powf(float %x, float %y) {
entry:
  %x.addr = alloca float, align 4
  %y.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  store float %y, float* %y.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %1 = load float, float* %y.addr, align 4
  %conv1 = fpext float %1 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.78, i64 0, i64 0), double %conv, double %conv1, double 0.000000e+00)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}

define double @fmod(double %x, double %y) {
entry:
  %x.addr = alloca double, align 8
  %y.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  store double %y, double* %y.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %1 = load double, double* %y.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.79, i64 0, i64 0), double %0, double %1, double 0.000000e+00)
  ret double %call
}

define float @fmodf(float %x, float %y) {
entry:
  %x.addr = alloca float, align 4
  %y.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  store float %y, float* %y.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %1 = load float, float* %y.addr, align 4
  %conv1 = fpext float %1 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.79, i64 0, i64 0), double %conv, double %conv1, double 0.000000e+00)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}

define double @fmax(double %x, double %y) {
entry:
  %x.addr = alloca double, align 8
  %y.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  store double %y, double* %y.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %1 = load double, double* %y.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.80, i64 0, i64 0), double %0, double %1, double 0.000000e+00)
  ret double %call
}

define float @fmaxf(float %x, float %y) {
entry:
  %x.addr = alloca float, align 4
  %y.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  store float %y, float* %y.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %1 = load float, float* %y.addr, align 4
  %conv1 = fpext float %1 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.80, i64 0, i64 0), double %conv, double %conv1, double 0.000000e+00)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}

define double @fmin(double %x, double %y) {
entry:
  %x.addr = alloca double, align 8
  %y.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  store double %y, double* %y.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %1 = load double, double* %y.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.81, i64 0, i64 0), double %0, double %1, double 0.000000e+00)
  ret double %call
}

define float @fminf(float %x, float %y) {
entry:
  %x.addr = alloca float, align 4
  %y.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  store float %y, float* %y.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %1 = load float, float* %y.addr, align 4
  %conv1 = fpext float %1 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.81, i64 0, i64 0), double %conv, double %conv1, double 0.000000e+00)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}

define double @hypot(double %x, double %y) {
entry:
  %x.addr = alloca double, align 8
  %y.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  store double %y, double* %y.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %1 = load double, double* %y.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.82, i64 0, i64 0), double %0, double %1, double 0.000000e+00)
  ret double %call
}

define float @hypotf(float %x, float %y) {
entry:
  %x.addr = alloca float, align 4
  %y.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  store float %y, float* %y.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %1 = load float, float* %y.addr, align 4
  %conv1 = fpext float %1 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.82, i64 0, i64 0), double %conv, double %conv1, double 0.000000e+00)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}

define double @atan2(double %x, double %y) {
entry:
  %x.addr = alloca double, align 8
  %y.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  store double %y, double* %y.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %1 = load double, double* %y.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.83, i64 0, i64 0), double %0, double %1, double 0.000000e+00)
  ret double %call
}

define float @atan2f(float %x, float %y) {
entry:
  %x.addr = alloca float, align 4
  %y.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  store float %y, float* %y.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %1 = load float, float* %y.addr, align 4
  %conv1 = fpext float %1 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.83, i64 0, i64 0), double %conv, double %conv1, double 0.000000e+00)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}

define double @copysign(double %x, double %y) {
entry:
  %x.addr = alloca double, align 8
  %y.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  store double %y, double* %y.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %1 = load double, double* %y.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.84, i64 0, i64 0), double %0, double %1, double 0.000000e+00)
  ret double %call
}

define float @copysignf(float %x, float %y) {
entry:
  %x.addr = alloca float, align 4
  %y.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  store float %y, float* %y.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %1 = load float, float* %y.addr, align 4
  %conv1 = fpext float %1 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.84, i64 0, i64 0), double %conv, double %conv1, double 0.000000e+00)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}

define double @fma(double %x, double %y, double %z) {
entry:
  %x.addr = alloca double, align 8
  %y.addr = alloca double, align 8
  %z.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  store double %y, double* %y.addr, align 8
  store double %z, double* %z.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %1 = load double, double* %y.addr, align 8
  %2 = load double, double* %z.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.85, i64 0, i64 0), double %0, double %1, double %2)
  ret double %call
}

define float @fmaf(float %x, float %y, float %z) {
entry:
  %x.addr = alloca float, align 4
  %y.addr = alloca float, align 4
  %z.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  store float %y, float* %y.addr, align 4
  store float %z, float* %z.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %1 = load float, float* %y.addr, align 4
  %conv1 = fpext float %1 to double
  %2 = load float, float* %z.addr, align 4
  %conv2 = fpext float %2 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.86, i64 0, i64 0), double %conv, double %conv1, double %conv2)
  %conv3 = fptrunc double %call to float
  ret float %conv3
}

define i64 @lround(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.59, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  %conv = fptosi double %call to i64
  ret i64 %conv
}

define i64 @lrint(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.60, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  %conv = fptosi double %call to i64
  ret i64 %conv
}

define i64 @llround(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.59, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  %conv = fptosi double %call to i64
  ret i64 %conv
}

define i64 @llrint(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.60, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  %conv = fptosi double %call to i64
  ret i64 %conv
}

define double @ldexp(double %x, i32 %exponent) {
entry:
  %x.addr = alloca double, align 8
  %exponent.addr = alloca i32, align 4
  store double %x, double* %x.addr, align 8
  store i32 %exponent, i32* %exponent.addr, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %exponent.addr, align 4
  %cmp = icmp sgt i32 %0, 1000
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load double, double* %x.addr, align 8
  %mul = fmul double %1, 0x7E70000000000000
  store double %mul, double* %x.addr, align 8
  br label %for.inc

for.inc:
  %2 = load i32, i32* %exponent.addr, align 4
  %sub = sub nsw i32 %2, 1000
  store i32 %sub, i32* %exponent.addr, align 4
  br label %for.cond

for.end:
  br label %for.cond1

for.cond1:
  %3 = load i32, i32* %exponent.addr, align 4
  %cmp2 = icmp slt i32 %3, -1000
  br i1 %cmp2, label %for.body3, label %for.end6

for.body3:
  %4 = load double, double* %x.addr, align 8
  %mul4 = fmul double %4, 0x170000000000000
  store double %mul4, double* %x.addr, align 8
  br label %for.inc5

for.inc5:
  %5 = load i32, i32* %exponent.addr, align 4
  %add = add nsw i32 %5, 1000
  store i32 %add, i32* %exponent.addr, align 4
  br label %for.cond1

for.end6:
  %6 = load double, double* %x.addr, align 8
  %7 = load i32, i32* %exponent.addr, align 4
  %conv = sitofp i32 %7 to double
  %call = call double @__katec_math(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.63, i64 0, i64 0), double %conv, double 0.000000e+00, double 0.000000e+00)
  %mul7 = fmul double %6, %call
  ret double %mul7
}

define double @scalbn(double %x, i32 %exponent) {
entry:
  %x.addr = alloca double, align 8
  %exponent.addr = alloca i32, align 4
  store double %x, double* %x.addr, align 8
  store i32 %exponent, i32* %exponent.addr, align 4
  %0 = load double, double* %x.addr, align 8
  %1 = load i32, i32* %exponent.addr, align 4
  %call = call double @ldexp(double %0, i32 %1)
  ret double %call
}

define double @modf(double %x, double* %whole) {
entry:
  %x.addr = alloca double, align 8
  %whole.addr = alloca double*, align 8
  %rest = alloca double, align 8
  store double %x, double* %x.addr, align 8
  store double* %whole, double** %whole.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %call = call double @__katec_math(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.58, i64 0, i64 0), double %0, double 0.000000e+00, double 0.000000e+00)
  %1 = load double*, double** %whole.addr, align 8
  store double %call, double* %1, align 8
  %2 = load double, double* %x.addr, align 8
  %3 = load double*, double** %whole.addr, align 8
  %4 = load double, double* %3, align 8
  %sub = fsub double %2, %4
  store double %sub, double* %rest, align 8
  %5 = load double, double* %rest, align 8
  %6 = load double, double* %rest, align 8
  %cmp = fcmp oeq double %5, %6
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %7 = load double, double* %rest, align 8
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi double [ %7, %cond.true ], [ 0.000000e+00, %cond.false ]
  %8 = load double, double* %x.addr, align 8
  %call1 = call double @__katec_math(i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.84, i64 0, i64 0), double %cond, double %8, double 0.000000e+00)
  ret double %call1
}

define float @modff(float %x, float* %whole) {
entry:
  %x.addr = alloca float, align 4
  %whole.addr = alloca float*, align 8
  %part = alloca double, align 8
  %rest = alloca double, align 8
  store float %x, float* %x.addr, align 4
  store float* %whole, float** %whole.addr, align 8
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @modf(double %conv, double* %part)
  store double %call, double* %rest, align 8
  %1 = load double, double* %part, align 8
  %conv1 = fptrunc double %1 to float
  %2 = load float*, float** %whole.addr, align 8
  store float %conv1, float* %2, align 4
  %3 = load double, double* %rest, align 8
  %conv2 = fptrunc double %3 to float
  ret float %conv2
}

define float @ldexpf(float %x, i32 %exponent) {
entry:
  %x.addr = alloca float, align 4
  %exponent.addr = alloca i32, align 4
  store float %x, float* %x.addr, align 4
  store i32 %exponent, i32* %exponent.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %1 = load i32, i32* %exponent.addr, align 4
  %call = call double @ldexp(double %conv, i32 %1)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define float @scalbnf(float %x, i32 %exponent) {
entry:
  %x.addr = alloca float, align 4
  %exponent.addr = alloca i32, align 4
  store float %x, float* %x.addr, align 4
  store i32 %exponent, i32* %exponent.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %1 = load i32, i32* %exponent.addr, align 4
  %call = call double @ldexp(double %conv, i32 %1)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define i64 @lroundf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call i64 @lround(double %conv)
  ret i64 %call
}

define i64 @lrintf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call i64 @lrint(double %conv)
  ret i64 %call
}

define i64 @llroundf(float %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, float* %x.addr, align 4
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call i64 @llround(double %conv)
  ret i64 %call
}

define double @frexp(double %x, i32* %exponent) {
entry:
  %retval = alloca double, align 8
  %x.addr = alloca double, align 8
  %exponent.addr = alloca i32*, align 8
  %number = alloca %union.anon, align 8
  store double %x, double* %x.addr, align 8
  store i32* %exponent, i32** %exponent.addr, align 8
  %value = bitcast %union.anon* %number to double*
  %0 = load double, double* %x.addr, align 8
  store double %0, double* %value, align 8
  %1 = load i32*, i32** %exponent.addr, align 8
  store i32 0, i32* %1, align 4
  %2 = load double, double* %x.addr, align 8
  %cmp = fcmp oeq double %2, 0.000000e+00
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %3 = load double, double* %x.addr, align 8
  %4 = load double, double* %x.addr, align 8
  %sub = fsub double %3, %4
  %5 = load double, double* %x.addr, align 8
  %6 = load double, double* %x.addr, align 8
  %sub1 = fsub double %5, %6
  %cmp2 = fcmp une double %sub, %sub1
  br i1 %cmp2, label %if.then, label %if.end

if.then:
  %7 = load double, double* %x.addr, align 8
  store double %7, double* %retval, align 8
  br label %return

if.end:
  %bits = bitcast %union.anon* %number to i64*
  %8 = load i64, i64* %bits, align 8
  %shr = lshr i64 %8, 52
  %and = and i64 %shr, 2047
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %if.end5, label %if.then3

if.then3:
  %value4 = bitcast %union.anon* %number to double*
  %9 = load double, double* %value4, align 8
  %mul = fmul double %9, 0x43F0000000000000
  store double %mul, double* %value4, align 8
  %10 = load i32*, i32** %exponent.addr, align 8
  store i32 -64, i32* %10, align 4
  br label %if.end5

if.end5:
  %bits6 = bitcast %union.anon* %number to i64*
  %11 = load i64, i64* %bits6, align 8
  %shr7 = lshr i64 %11, 52
  %and8 = and i64 %shr7, 2047
  %conv = trunc i64 %and8 to i32
  %sub9 = sub nsw i32 %conv, 1022
  %12 = load i32*, i32** %exponent.addr, align 8
  %13 = load i32, i32* %12, align 4
  %add = add nsw i32 %13, %sub9
  store i32 %add, i32* %12, align 4
  %bits10 = bitcast %union.anon* %number to i64*
  %14 = load i64, i64* %bits10, align 8
  %and11 = and i64 %14, -9218868437227405313
  %or = or i64 %and11, 4602678819172646912
  %bits12 = bitcast %union.anon* %number to i64*
  store i64 %or, i64* %bits12, align 8
  %value13 = bitcast %union.anon* %number to double*
  %15 = load double, double* %value13, align 8
  store double %15, double* %retval, align 8
  br label %return

return:
  %16 = load double, double* %retval, align 8
  ret double %16
}

define float @frexpf(float %x, i32* %exponent) {
entry:
  %x.addr = alloca float, align 4
  %exponent.addr = alloca i32*, align 8
  store float %x, float* %x.addr, align 4
  store i32* %exponent, i32** %exponent.addr, align 8
  %0 = load float, float* %x.addr, align 4
  %conv = fpext float %0 to double
  %1 = load i32*, i32** %exponent.addr, align 8
  %call = call double @frexp(double %conv, i32* %1)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define i32 @finite(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %1 = load double, double* %x.addr, align 8
  %sub = fsub double %0, %1
  %2 = load double, double* %x.addr, align 8
  %3 = load double, double* %x.addr, align 8
  %sub1 = fsub double %2, %3
  %cmp = fcmp oeq double %sub, %sub1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @__isnan(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %1 = load double, double* %x.addr, align 8
  %cmp = fcmp une double %0, %1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @__isinf(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %1 = load double, double* %x.addr, align 8
  %sub = fsub double %0, %1
  %2 = load double, double* %x.addr, align 8
  %3 = load double, double* %x.addr, align 8
  %sub1 = fsub double %2, %3
  %cmp = fcmp une double %sub, %sub1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:
  %4 = load double, double* %x.addr, align 8
  %5 = load double, double* %x.addr, align 8
  %cmp2 = fcmp oeq double %4, %5
  br label %land.end

land.end:
  %6 = phi i1 [ false, %entry ], [ %cmp2, %land.rhs ]
  %land.ext = zext i1 %6 to i32
  ret i32 %land.ext
}

define i32 @__finite(double %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %1 = load double, double* %x.addr, align 8
  %sub = fsub double %0, %1
  %2 = load double, double* %x.addr, align 8
  %3 = load double, double* %x.addr, align 8
  %sub1 = fsub double %2, %3
  %cmp = fcmp oeq double %sub, %sub1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define double @fdim(double %x, double %y) {
entry:
  %x.addr = alloca double, align 8
  %y.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  store double %y, double* %y.addr, align 8
  %0 = load double, double* %x.addr, align 8
  %1 = load double, double* %y.addr, align 8
  %cmp = fcmp ogt double %0, %1
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %2 = load double, double* %x.addr, align 8
  %3 = load double, double* %y.addr, align 8
  %sub = fsub double %2, %3
  br label %cond.end4

cond.false:
  %4 = load double, double* %x.addr, align 8
  %5 = load double, double* %y.addr, align 8
  %cmp1 = fcmp ole double %4, %5
  br i1 %cmp1, label %cond.true2, label %cond.false3

cond.true2:
  br label %cond.end

cond.false3:
  %6 = load double, double* %x.addr, align 8
  %7 = load double, double* %y.addr, align 8
  %add = fadd double %6, %7
  br label %cond.end

cond.end:
  %cond = phi double [ 0.000000e+00, %cond.true2 ], [ %add, %cond.false3 ]
  br label %cond.end4

cond.end4:
  %cond5 = phi double [ %sub, %cond.true ], [ %cond, %cond.end ]
  ret double %cond5
}

define double @strtod(i8* %text, i8** %end) {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  %i = alloca i64, align 8
  %negative = alloca i32, align 4
  %first = alloca i8, align 1
  %hexadecimal = alloca i32, align 4
  %digits = alloca i64, align 8
  %exponent = alloca i64, align 8
  %any = alloca i32, align 4
  %fraction = alloca i32, align 4
  %j = alloca i64, align 8
  %below = alloca i32, align 4
  %power = alloca i64, align 8
  %value = alloca double, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
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
  store i32 %conv2, i32* %negative, align 4
  %7 = load i8*, i8** %text.addr, align 8
  %8 = load i64, i64* %i, align 8
  %arrayidx3 = getelementptr inbounds i8, i8* %7, i64 %8
  %9 = load i8, i8* %arrayidx3, align 1
  %conv4 = sext i8 %9 to i32
  %cmp5 = icmp eq i32 %conv4, 45
  br i1 %cmp5, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %10 = load i8*, i8** %text.addr, align 8
  %11 = load i64, i64* %i, align 8
  %arrayidx7 = getelementptr inbounds i8, i8* %10, i64 %11
  %12 = load i8, i8* %arrayidx7, align 1
  %conv8 = sext i8 %12 to i32
  %cmp9 = icmp eq i32 %conv8, 43
  br i1 %cmp9, label %if.then, label %if.end

if.then:
  %13 = load i64, i64* %i, align 8
  %inc11 = add i64 %13, 1
  store i64 %inc11, i64* %i, align 8
  br label %if.end

if.end:
  %14 = load i8*, i8** %text.addr, align 8
  %15 = load i64, i64* %i, align 8
  %arrayidx12 = getelementptr inbounds i8, i8* %14, i64 %15
  %16 = load i8, i8* %arrayidx12, align 1
  %conv13 = sext i8 %16 to i32
  %or = or i32 %conv13, 32
  %conv14 = trunc i32 %or to i8
  store i8 %conv14, i8* %first, align 1
  %17 = load i8*, i8** %text.addr, align 8
  %18 = load i64, i64* %i, align 8
  %arrayidx15 = getelementptr inbounds i8, i8* %17, i64 %18
  %19 = load i8, i8* %arrayidx15, align 1
  %conv16 = sext i8 %19 to i32
  %cmp17 = icmp eq i32 %conv16, 48
  br i1 %cmp17, label %land.rhs, label %land.end

land.rhs:
  %20 = load i8*, i8** %text.addr, align 8
  %21 = load i64, i64* %i, align 8
  %add = add i64 %21, 1
  %arrayidx19 = getelementptr inbounds i8, i8* %20, i64 %add
  %22 = load i8, i8* %arrayidx19, align 1
  %conv20 = sext i8 %22 to i32
  %or21 = or i32 %conv20, 32
  %cmp22 = icmp eq i32 %or21, 120
  br label %land.end

land.end:
  %23 = phi i1 [ false, %if.end ], [ %cmp22, %land.rhs ]
  %land.ext = zext i1 %23 to i32
  store i32 %land.ext, i32* %hexadecimal, align 4
  %24 = load i32, i32* %hexadecimal, align 4
  %tobool24 = icmp ne i32 %24, 0
  br i1 %tobool24, label %if.then39, label %lor.lhs.false25

lor.lhs.false25:
  %25 = load i8, i8* %first, align 1
  %conv26 = sext i8 %25 to i32
  %cmp27 = icmp eq i32 %conv26, 110
  br i1 %cmp27, label %if.then39, label %lor.lhs.false29

lor.lhs.false29:
  %26 = load i8, i8* %first, align 1
  %conv30 = sext i8 %26 to i32
  %cmp31 = icmp eq i32 %conv30, 105
  br i1 %cmp31, label %land.lhs.true, label %if.end40

land.lhs.true:
  %27 = load i8*, i8** %text.addr, align 8
  %28 = load i64, i64* %i, align 8
  %add33 = add i64 %28, 1
  %arrayidx34 = getelementptr inbounds i8, i8* %27, i64 %add33
  %29 = load i8, i8* %arrayidx34, align 1
  %conv35 = sext i8 %29 to i32
  %or36 = or i32 %conv35, 32
  %cmp37 = icmp eq i32 %or36, 110
  br i1 %cmp37, label %if.then39, label %if.end40

if.then39:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([64 x i8], [64 x i8]* @.str.87, i64 0, i64 0))
  br label %if.end40

if.end40:
  store i64 0, i64* %digits, align 8
  store i64 0, i64* %exponent, align 8
  store i32 0, i32* %any, align 4
  store i32 0, i32* %fraction, align 4
  br label %for.cond

for.cond:
  %30 = load i8*, i8** %text.addr, align 8
  %31 = load i64, i64* %i, align 8
  %arrayidx41 = getelementptr inbounds i8, i8* %30, i64 %31
  %32 = load i8, i8* %arrayidx41, align 1
  %conv42 = sext i8 %32 to i32
  %cmp43 = icmp eq i32 %conv42, 46
  br i1 %cmp43, label %land.lhs.true45, label %if.end48

land.lhs.true45:
  %33 = load i32, i32* %fraction, align 4
  %tobool46 = icmp ne i32 %33, 0
  br i1 %tobool46, label %if.end48, label %if.then47

if.then47:
  store i32 1, i32* %fraction, align 4
  br label %for.inc

if.end48:
  %34 = load i8*, i8** %text.addr, align 8
  %35 = load i64, i64* %i, align 8
  %arrayidx49 = getelementptr inbounds i8, i8* %34, i64 %35
  %36 = load i8, i8* %arrayidx49, align 1
  %conv50 = sext i8 %36 to i32
  %cmp51 = icmp sge i32 %conv50, 48
  br i1 %cmp51, label %land.lhs.true53, label %if.then58

land.lhs.true53:
  %37 = load i8*, i8** %text.addr, align 8
  %38 = load i64, i64* %i, align 8
  %arrayidx54 = getelementptr inbounds i8, i8* %37, i64 %38
  %39 = load i8, i8* %arrayidx54, align 1
  %conv55 = sext i8 %39 to i32
  %cmp56 = icmp sle i32 %conv55, 57
  br i1 %cmp56, label %if.end59, label %if.then58

if.then58:
  br label %for.end

if.end59:
  store i32 1, i32* %any, align 4
  %40 = load i64, i64* %digits, align 8
  %cmp60 = icmp ult i64 %40, 1000000000000000000
  br i1 %cmp60, label %if.then62, label %if.else

if.then62:
  %41 = load i64, i64* %digits, align 8
  %mul = mul i64 10, %41
  %42 = load i8*, i8** %text.addr, align 8
  %43 = load i64, i64* %i, align 8
  %arrayidx63 = getelementptr inbounds i8, i8* %42, i64 %43
  %44 = load i8, i8* %arrayidx63, align 1
  %conv64 = sext i8 %44 to i32
  %sub = sub nsw i32 %conv64, 48
  %conv65 = sext i32 %sub to i64
  %add66 = add i64 %mul, %conv65
  store i64 %add66, i64* %digits, align 8
  %45 = load i32, i32* %fraction, align 4
  %conv67 = sext i32 %45 to i64
  %46 = load i64, i64* %exponent, align 8
  %sub68 = sub nsw i64 %46, %conv67
  store i64 %sub68, i64* %exponent, align 8
  br label %if.end72

if.else:
  %47 = load i32, i32* %fraction, align 4
  %tobool69 = icmp ne i32 %47, 0
  %lnot = xor i1 %tobool69, true
  %lnot.ext = zext i1 %lnot to i32
  %conv70 = sext i32 %lnot.ext to i64
  %48 = load i64, i64* %exponent, align 8
  %add71 = add nsw i64 %48, %conv70
  store i64 %add71, i64* %exponent, align 8
  br label %if.end72

if.end72:
  br label %for.inc

for.inc:
  %49 = load i64, i64* %i, align 8
  %inc73 = add i64 %49, 1
  store i64 %inc73, i64* %i, align 8
  br label %for.cond

for.end:
  %50 = load i32, i32* %any, align 4
  %tobool74 = icmp ne i32 %50, 0
  br i1 %tobool74, label %land.lhs.true75, label %if.end138

land.lhs.true75:
  %51 = load i8*, i8** %text.addr, align 8
  %52 = load i64, i64* %i, align 8
  %arrayidx76 = getelementptr inbounds i8, i8* %51, i64 %52
  %53 = load i8, i8* %arrayidx76, align 1
  %conv77 = sext i8 %53 to i32
  %or78 = or i32 %conv77, 32
  %cmp79 = icmp eq i32 %or78, 101
  br i1 %cmp79, label %if.then81, label %if.end138

if.then81:
  %54 = load i64, i64* %i, align 8
  %add82 = add i64 %54, 1
  store i64 %add82, i64* %j, align 8
  %55 = load i8*, i8** %text.addr, align 8
  %56 = load i64, i64* %j, align 8
  %arrayidx83 = getelementptr inbounds i8, i8* %55, i64 %56
  %57 = load i8, i8* %arrayidx83, align 1
  %conv84 = sext i8 %57 to i32
  %cmp85 = icmp eq i32 %conv84, 45
  %conv86 = zext i1 %cmp85 to i32
  store i32 %conv86, i32* %below, align 4
  %58 = load i8*, i8** %text.addr, align 8
  %59 = load i64, i64* %j, align 8
  %arrayidx87 = getelementptr inbounds i8, i8* %58, i64 %59
  %60 = load i8, i8* %arrayidx87, align 1
  %conv88 = sext i8 %60 to i32
  %cmp89 = icmp eq i32 %conv88, 45
  br i1 %cmp89, label %if.then96, label %lor.lhs.false91

lor.lhs.false91:
  %61 = load i8*, i8** %text.addr, align 8
  %62 = load i64, i64* %j, align 8
  %arrayidx92 = getelementptr inbounds i8, i8* %61, i64 %62
  %63 = load i8, i8* %arrayidx92, align 1
  %conv93 = sext i8 %63 to i32
  %cmp94 = icmp eq i32 %conv93, 43
  br i1 %cmp94, label %if.then96, label %if.end98

if.then96:
  %64 = load i64, i64* %j, align 8
  %inc97 = add i64 %64, 1
  store i64 %inc97, i64* %j, align 8
  br label %if.end98

if.end98:
  %65 = load i8*, i8** %text.addr, align 8
  %66 = load i64, i64* %j, align 8
  %arrayidx99 = getelementptr inbounds i8, i8* %65, i64 %66
  %67 = load i8, i8* %arrayidx99, align 1
  %conv100 = sext i8 %67 to i32
  %cmp101 = icmp sge i32 %conv100, 48
  br i1 %cmp101, label %land.lhs.true103, label %if.end137

land.lhs.true103:
  %68 = load i8*, i8** %text.addr, align 8
  %69 = load i64, i64* %j, align 8
  %arrayidx104 = getelementptr inbounds i8, i8* %68, i64 %69
  %70 = load i8, i8* %arrayidx104, align 1
  %conv105 = sext i8 %70 to i32
  %cmp106 = icmp sle i32 %conv105, 57
  br i1 %cmp106, label %if.then108, label %if.end137

if.then108:
  store i64 0, i64* %power, align 8
  br label %for.cond109

for.cond109:
  %71 = load i8*, i8** %text.addr, align 8
  %72 = load i64, i64* %j, align 8
  %arrayidx110 = getelementptr inbounds i8, i8* %71, i64 %72
  %73 = load i8, i8* %arrayidx110, align 1
  %conv111 = sext i8 %73 to i32
  %cmp112 = icmp sge i32 %conv111, 48
  br i1 %cmp112, label %land.rhs114, label %land.end119

land.rhs114:
  %74 = load i8*, i8** %text.addr, align 8
  %75 = load i64, i64* %j, align 8
  %arrayidx115 = getelementptr inbounds i8, i8* %74, i64 %75
  %76 = load i8, i8* %arrayidx115, align 1
  %conv116 = sext i8 %76 to i32
  %cmp117 = icmp sle i32 %conv116, 57
  br label %land.end119

land.end119:
  %77 = phi i1 [ false, %for.cond109 ], [ %cmp117, %land.rhs114 ]
  br i1 %77, label %for.body, label %for.end133

for.body:
  %78 = load i64, i64* %power, align 8
  %cmp121 = icmp slt i64 %78, 100000
  br i1 %cmp121, label %if.then123, label %if.end130

if.then123:
  %79 = load i64, i64* %power, align 8
  %mul124 = mul nsw i64 10, %79
  %80 = load i8*, i8** %text.addr, align 8
  %81 = load i64, i64* %j, align 8
  %arrayidx125 = getelementptr inbounds i8, i8* %80, i64 %81
  %82 = load i8, i8* %arrayidx125, align 1
  %conv126 = sext i8 %82 to i32
  %sub127 = sub nsw i32 %conv126, 48
  %conv128 = sext i32 %sub127 to i64
  %add129 = add nsw i64 %mul124, %conv128
  store i64 %add129, i64* %power, align 8
  br label %if.end130

if.end130:
  br label %for.inc131

for.inc131:
  %83 = load i64, i64* %j, align 8
  %inc132 = add i64 %83, 1
  store i64 %inc132, i64* %j, align 8
  br label %for.cond109

for.end133:
  %84 = load i32, i32* %below, align 4
  %tobool134 = icmp ne i32 %84, 0
  br i1 %tobool134, label %cond.true, label %cond.false

cond.true:
  %85 = load i64, i64* %power, align 8
  %sub135 = sub nsw i64 0, %85
  br label %cond.end

cond.false:
  %86 = load i64, i64* %power, align 8
  br label %cond.end

cond.end:
  %cond = phi i64 [ %sub135, %cond.true ], [ %86, %cond.false ]
  %87 = load i64, i64* %exponent, align 8
  %add136 = add nsw i64 %87, %cond
  store i64 %add136, i64* %exponent, align 8
  %88 = load i64, i64* %j, align 8
  store i64 %88, i64* %i, align 8
  br label %if.end137

if.end137:
  br label %if.end138

if.end138:
  %89 = load i8**, i8*** %end.addr, align 8
  %tobool139 = icmp ne i8** %89, null
  br i1 %tobool139, label %if.then140, label %if.end146

if.then140:
  %90 = load i32, i32* %any, align 4
  %tobool141 = icmp ne i32 %90, 0
  br i1 %tobool141, label %cond.true142, label %cond.false143

cond.true142:
  %91 = load i8*, i8** %text.addr, align 8
  %92 = load i64, i64* %i, align 8
  %add.ptr = getelementptr inbounds i8, i8* %91, i64 %92
  br label %cond.end144

cond.false143:
  %93 = load i8*, i8** %text.addr, align 8
  br label %cond.end144

cond.end144:
  %cond145 = phi i8* [ %add.ptr, %cond.true142 ], [ %93, %cond.false143 ]
  %94 = load i8**, i8*** %end.addr, align 8
  store i8* %cond145, i8** %94, align 8
  br label %if.end146

if.end146:
  %95 = load i32, i32* %any, align 4
  %tobool147 = icmp ne i32 %95, 0
  br i1 %tobool147, label %cond.true148, label %cond.false150

cond.true148:
  %96 = load i64, i64* %digits, align 8
  %97 = load i64, i64* %exponent, align 8
  %call149 = call double @__katec_decimal(i64 %96, i64 %97)
  br label %cond.end151

cond.false150:
  br label %cond.end151

cond.end151:
  %cond152 = phi double [ %call149, %cond.true148 ], [ 0.000000e+00, %cond.false150 ]
  store double %cond152, double* %value, align 8
  %98 = load i32, i32* %negative, align 4
  %tobool153 = icmp ne i32 %98, 0
  br i1 %tobool153, label %cond.true154, label %cond.false155

cond.true154:
  %99 = load double, double* %value, align 8
  %fneg = fneg double %99
  br label %cond.end156

cond.false155:
  %100 = load double, double* %value, align 8
  br label %cond.end156

cond.end156:
  %cond157 = phi double [ %fneg, %cond.true154 ], [ %100, %cond.false155 ]
  ret double %cond157
}

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

declare double @__katec_decimal(i64 noundef, i64 noundef)

define float @strtof(i8* %text, i8** %end) {
entry:
  %text.addr = alloca i8*, align 8
  %end.addr = alloca i8**, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8** %end, i8*** %end.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8**, i8*** %end.addr, align 8
  %call = call double @strtod(i8* %0, i8** %1)
  %conv = fptrunc double %call to float
  ret float %conv
}

define double @atof(i8* %text) {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %call = call double @strtod(i8* %0, i8** null)
  ret double %call
}

define i32 @vsscanf(i8* %text, i8* %format, %struct.__va_list_tag* %list) {
entry:
  %retval = alloca i32, align 4
  %text.addr = alloca i8*, align 8
  %format.addr = alloca i8*, align 8
  %list.addr = alloca %struct.__va_list_tag*, align 8
  %start = alloca i8*, align 8
  %count = alloca i32, align 4
  %ignored = alloca i32, align 4
  %width = alloca i64, align 8
  %bytes = alloca i32, align 4
  %kind = alloca i8, align 1
  %to = alloca i8*, align 8
  %set = alloca i8*, align 8
  %end = alloca i8*, align 8
  %length = alloca i64, align 8
  %limit = alloca i64, align 8
  %number = alloca [65 x i8], align 16
  %length179 = alloca i64, align 8
  %limit180 = alloca i64, align 8
  %end208 = alloca i8*, align 8
  %base = alloca i32, align 4
  %is_signed = alloca i32, align 4
  %value = alloca i64, align 8
  %value302 = alloca double, align 8
  store i8* %text, i8** %text.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  store %struct.__va_list_tag* %list, %struct.__va_list_tag** %list.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  store i8* %0, i8** %start, align 8
  store i32 0, i32* %count, align 4
  br label %for.cond

for.cond:
  %1 = load i8*, i8** %format.addr, align 8
  %2 = load i8, i8* %1, align 1
  %tobool = icmp ne i8 %2, 0
  br i1 %tobool, label %for.body, label %for.end343

for.body:
  %3 = load i8*, i8** %format.addr, align 8
  %4 = load i8, i8* %3, align 1
  %call = call i32 @is_space(i8 signext %4)
  %tobool1 = icmp ne i32 %call, 0
  br i1 %tobool1, label %if.then, label %if.end

if.then:
  br label %while.cond

while.cond:
  %5 = load i8*, i8** %text.addr, align 8
  %6 = load i8, i8* %5, align 1
  %call2 = call i32 @is_space(i8 signext %6)
  %tobool3 = icmp ne i32 %call2, 0
  br i1 %tobool3, label %while.body, label %while.end

while.body:
  %7 = load i8*, i8** %text.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %7, i32 1
  store i8* %incdec.ptr, i8** %text.addr, align 8
  br label %while.cond

while.end:
  br label %for.inc341

if.end:
  %8 = load i8*, i8** %format.addr, align 8
  %9 = load i8, i8* %8, align 1
  %conv = sext i8 %9 to i32
  %cmp = icmp ne i32 %conv, 37
  br i1 %cmp, label %if.then5, label %if.end16

if.then5:
  %10 = load i8*, i8** %text.addr, align 8
  %11 = load i8, i8* %10, align 1
  %conv6 = sext i8 %11 to i32
  %12 = load i8*, i8** %format.addr, align 8
  %13 = load i8, i8* %12, align 1
  %conv7 = sext i8 %13 to i32
  %cmp8 = icmp ne i32 %conv6, %conv7
  br i1 %cmp8, label %if.then10, label %if.end14

if.then10:
  %14 = load i8*, i8** %text.addr, align 8
  %15 = load i8, i8* %14, align 1
  %conv11 = sext i8 %15 to i32
  %tobool12 = icmp ne i32 %conv11, 0
  br i1 %tobool12, label %cond.true, label %lor.lhs.false

lor.lhs.false:
  %16 = load i32, i32* %count, align 4
  %tobool13 = icmp ne i32 %16, 0
  br i1 %tobool13, label %cond.true, label %cond.false

cond.true:
  %17 = load i32, i32* %count, align 4
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi i32 [ %17, %cond.true ], [ -1, %cond.false ]
  store i32 %cond, i32* %retval, align 4
  br label %return

if.end14:
  %18 = load i8*, i8** %text.addr, align 8
  %incdec.ptr15 = getelementptr inbounds i8, i8* %18, i32 1
  store i8* %incdec.ptr15, i8** %text.addr, align 8
  br label %for.inc341

if.end16:
  %19 = load i8*, i8** %format.addr, align 8
  %incdec.ptr17 = getelementptr inbounds i8, i8* %19, i32 1
  store i8* %incdec.ptr17, i8** %format.addr, align 8
  %20 = load i8, i8* %incdec.ptr17, align 1
  %conv18 = sext i8 %20 to i32
  %cmp19 = icmp eq i32 %conv18, 42
  %conv20 = zext i1 %cmp19 to i32
  store i32 %conv20, i32* %ignored, align 4
  %21 = load i32, i32* %ignored, align 4
  %22 = load i8*, i8** %format.addr, align 8
  %idx.ext = sext i32 %21 to i64
  %add.ptr = getelementptr inbounds i8, i8* %22, i64 %idx.ext
  store i8* %add.ptr, i8** %format.addr, align 8
  store i64 0, i64* %width, align 8
  br label %while.cond21

while.cond21:
  %23 = load i8*, i8** %format.addr, align 8
  %24 = load i8, i8* %23, align 1
  %conv22 = sext i8 %24 to i32
  %cmp23 = icmp sge i32 %conv22, 48
  br i1 %cmp23, label %land.rhs, label %land.end

land.rhs:
  %25 = load i8*, i8** %format.addr, align 8
  %26 = load i8, i8* %25, align 1
  %conv25 = sext i8 %26 to i32
  %cmp26 = icmp sle i32 %conv25, 57
  br label %land.end

land.end:
  %27 = phi i1 [ false, %while.cond21 ], [ %cmp26, %land.rhs ]
  br i1 %27, label %while.body28, label %while.end32

while.body28:
  %28 = load i64, i64* %width, align 8
  %mul = mul nsw i64 10, %28
  %29 = load i8*, i8** %format.addr, align 8
  %incdec.ptr29 = getelementptr inbounds i8, i8* %29, i32 1
  store i8* %incdec.ptr29, i8** %format.addr, align 8
  %30 = load i8, i8* %29, align 1
  %conv30 = sext i8 %30 to i32
  %sub = sub nsw i32 %conv30, 48
  %conv31 = sext i32 %sub to i64
  %add = add nsw i64 %mul, %conv31
  store i64 %add, i64* %width, align 8
  br label %while.cond21

while.end32:
  %call33 = call i32 @format_size(i8** %format.addr)
  store i32 %call33, i32* %bytes, align 4
  %31 = load i8*, i8** %format.addr, align 8
  %32 = load i8, i8* %31, align 1
  store i8 %32, i8* %kind, align 1
  %33 = load i8, i8* %kind, align 1
  %conv34 = sext i8 %33 to i32
  %cmp35 = icmp ne i32 %conv34, 99
  br i1 %cmp35, label %land.lhs.true, label %if.end51

land.lhs.true:
  %34 = load i8, i8* %kind, align 1
  %conv37 = sext i8 %34 to i32
  %cmp38 = icmp ne i32 %conv37, 91
  br i1 %cmp38, label %land.lhs.true40, label %if.end51

land.lhs.true40:
  %35 = load i8, i8* %kind, align 1
  %conv41 = sext i8 %35 to i32
  %cmp42 = icmp ne i32 %conv41, 110
  br i1 %cmp42, label %if.then44, label %if.end51

if.then44:
  br label %while.cond45

while.cond45:
  %36 = load i8*, i8** %text.addr, align 8
  %37 = load i8, i8* %36, align 1
  %call46 = call i32 @is_space(i8 signext %37)
  %tobool47 = icmp ne i32 %call46, 0
  br i1 %tobool47, label %while.body48, label %while.end50

while.body48:
  %38 = load i8*, i8** %text.addr, align 8
  %incdec.ptr49 = getelementptr inbounds i8, i8* %38, i32 1
  store i8* %incdec.ptr49, i8** %text.addr, align 8
  br label %while.cond45

while.end50:
  br label %if.end51

if.end51:
  %39 = load i8, i8* %kind, align 1
  %conv52 = sext i8 %39 to i32
  %cmp53 = icmp eq i32 %conv52, 110
  br i1 %cmp53, label %if.then55, label %if.end56

if.then55:
  %40 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %40, i32 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 8
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:
  %41 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %40, i32 0, i32 3
  %reg_save_area = load i8*, i8** %41, align 8
  %42 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset
  %43 = bitcast i8* %42 to i8**
  %44 = add i32 %gp_offset, 8
  store i32 %44, i32* %gp_offset_p, align 8
  br label %vaarg.end

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %40, i32 0, i32 2
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %45 = bitcast i8* %overflow_arg_area to i8**
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:
  %vaarg.addr = phi i8** [ %43, %vaarg.in_reg ], [ %45, %vaarg.in_mem ]
  %46 = load i8*, i8** %vaarg.addr, align 8
  %47 = load i32, i32* %bytes, align 4
  %48 = load i8*, i8** %text.addr, align 8
  %49 = load i8*, i8** %start, align 8
  %sub.ptr.lhs.cast = ptrtoint i8* %48 to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %49 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  call void @store_integer(i8* %46, i32 %47, i64 %sub.ptr.sub)
  br label %for.inc341

if.end56:
  %50 = load i8*, i8** %text.addr, align 8
  %51 = load i8, i8* %50, align 1
  %tobool57 = icmp ne i8 %51, 0
  br i1 %tobool57, label %if.end64, label %if.then58

if.then58:
  %52 = load i32, i32* %count, align 4
  %tobool59 = icmp ne i32 %52, 0
  br i1 %tobool59, label %cond.true60, label %cond.false61

cond.true60:
  %53 = load i32, i32* %count, align 4
  br label %cond.end62

cond.false61:
  br label %cond.end62

cond.end62:
  %cond63 = phi i32 [ %53, %cond.true60 ], [ -1, %cond.false61 ]
  store i32 %cond63, i32* %retval, align 4
  br label %return

if.end64:
  %54 = load i8, i8* %kind, align 1
  %conv65 = sext i8 %54 to i32
  %cmp66 = icmp eq i32 %conv65, 37
  br i1 %cmp66, label %if.then68, label %if.end75

if.then68:
  %55 = load i8*, i8** %text.addr, align 8
  %incdec.ptr69 = getelementptr inbounds i8, i8* %55, i32 1
  store i8* %incdec.ptr69, i8** %text.addr, align 8
  %56 = load i8, i8* %55, align 1
  %conv70 = sext i8 %56 to i32
  %cmp71 = icmp ne i32 %conv70, 37
  br i1 %cmp71, label %if.then73, label %if.end74

if.then73:
  %57 = load i32, i32* %count, align 4
  store i32 %57, i32* %retval, align 4
  br label %return

if.end74:
  br label %for.inc341

if.end75:
  %58 = load i32, i32* %ignored, align 4
  %tobool76 = icmp ne i32 %58, 0
  br i1 %tobool76, label %cond.true77, label %cond.false78

cond.true77:
  br label %cond.end90

cond.false78:
  %59 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8
  %gp_offset_p79 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %59, i32 0, i32 0
  %gp_offset80 = load i32, i32* %gp_offset_p79, align 8
  %fits_in_gp81 = icmp ule i32 %gp_offset80, 40
  br i1 %fits_in_gp81, label %vaarg.in_reg82, label %vaarg.in_mem84

vaarg.in_reg82:
  %60 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %59, i32 0, i32 3
  %reg_save_area83 = load i8*, i8** %60, align 8
  %61 = getelementptr i8, i8* %reg_save_area83, i32 %gp_offset80
  %62 = bitcast i8* %61 to i8**
  %63 = add i32 %gp_offset80, 8
  store i32 %63, i32* %gp_offset_p79, align 8
  br label %vaarg.end88

vaarg.in_mem84:
  %overflow_arg_area_p85 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %59, i32 0, i32 2
  %overflow_arg_area86 = load i8*, i8** %overflow_arg_area_p85, align 8
  %64 = bitcast i8* %overflow_arg_area86 to i8**
  %overflow_arg_area.next87 = getelementptr i8, i8* %overflow_arg_area86, i32 8
  store i8* %overflow_arg_area.next87, i8** %overflow_arg_area_p85, align 8
  br label %vaarg.end88

vaarg.end88:
  %vaarg.addr89 = phi i8** [ %62, %vaarg.in_reg82 ], [ %64, %vaarg.in_mem84 ]
  %65 = load i8*, i8** %vaarg.addr89, align 8
  br label %cond.end90

cond.end90:
  %cond91 = phi i8* [ null, %cond.true77 ], [ %65, %vaarg.end88 ]
  store i8* %cond91, i8** %to, align 8
  %66 = load i8, i8* %kind, align 1
  %conv92 = sext i8 %66 to i32
  %cmp93 = icmp eq i32 %conv92, 99
  br i1 %cmp93, label %if.then103, label %lor.lhs.false95

lor.lhs.false95:
  %67 = load i8, i8* %kind, align 1
  %conv96 = sext i8 %67 to i32
  %cmp97 = icmp eq i32 %conv96, 115
  br i1 %cmp97, label %if.then103, label %lor.lhs.false99

lor.lhs.false99:
  %68 = load i8, i8* %kind, align 1
  %conv100 = sext i8 %68 to i32
  %cmp101 = icmp eq i32 %conv100, 91
  br i1 %cmp101, label %if.then103, label %if.else

if.then103:
  %69 = load i8*, i8** %format.addr, align 8
  %add.ptr104 = getelementptr inbounds i8, i8* %69, i64 1
  store i8* %add.ptr104, i8** %set, align 8
  %70 = load i8*, i8** %set, align 8
  store i8* %70, i8** %end, align 8
  %71 = load i8, i8* %kind, align 1
  %conv105 = sext i8 %71 to i32
  %cmp106 = icmp eq i32 %conv105, 91
  br i1 %cmp106, label %if.then108, label %if.end130

if.then108:
  %72 = load i8*, i8** %end, align 8
  %73 = load i8, i8* %72, align 1
  %conv109 = sext i8 %73 to i32
  %cmp110 = icmp eq i32 %conv109, 94
  %conv111 = zext i1 %cmp110 to i32
  %74 = load i8*, i8** %end, align 8
  %idx.ext112 = sext i32 %conv111 to i64
  %add.ptr113 = getelementptr inbounds i8, i8* %74, i64 %idx.ext112
  store i8* %add.ptr113, i8** %end, align 8
  %75 = load i8*, i8** %end, align 8
  %76 = load i8, i8* %75, align 1
  %conv114 = sext i8 %76 to i32
  %cmp115 = icmp eq i32 %conv114, 93
  %conv116 = zext i1 %cmp115 to i32
  %77 = load i8*, i8** %end, align 8
  %idx.ext117 = sext i32 %conv116 to i64
  %add.ptr118 = getelementptr inbounds i8, i8* %77, i64 %idx.ext117
  store i8* %add.ptr118, i8** %end, align 8
  br label %while.cond119

while.cond119:
  %78 = load i8*, i8** %end, align 8
  %79 = load i8, i8* %78, align 1
  %conv120 = sext i8 %79 to i32
  %tobool121 = icmp ne i32 %conv120, 0
  br i1 %tobool121, label %land.rhs122, label %land.end126

land.rhs122:
  %80 = load i8*, i8** %end, align 8
  %81 = load i8, i8* %80, align 1
  %conv123 = sext i8 %81 to i32
  %cmp124 = icmp ne i32 %conv123, 93
  br label %land.end126

land.end126:
  %82 = phi i1 [ false, %while.cond119 ], [ %cmp124, %land.rhs122 ]
  br i1 %82, label %while.body127, label %while.end129

while.body127:
  %83 = load i8*, i8** %end, align 8
  %incdec.ptr128 = getelementptr inbounds i8, i8* %83, i32 1
  store i8* %incdec.ptr128, i8** %end, align 8
  br label %while.cond119

while.end129:
  %84 = load i8*, i8** %end, align 8
  store i8* %84, i8** %format.addr, align 8
  br label %if.end130

if.end130:
  store i64 0, i64* %length, align 8
  %85 = load i64, i64* %width, align 8
  %tobool131 = icmp ne i64 %85, 0
  br i1 %tobool131, label %cond.true132, label %cond.false133

cond.true132:
  %86 = load i64, i64* %width, align 8
  br label %cond.end139

cond.false133:
  %87 = load i8, i8* %kind, align 1
  %conv134 = sext i8 %87 to i32
  %cmp135 = icmp eq i32 %conv134, 99
  %88 = zext i1 %cmp135 to i64
  %cond137 = select i1 %cmp135, i32 1, i32 2147483647
  %conv138 = sext i32 %cond137 to i64
  br label %cond.end139

cond.end139:
  %cond140 = phi i64 [ %86, %cond.true132 ], [ %conv138, %cond.false133 ]
  store i64 %cond140, i64* %limit, align 8
  br label %for.cond141

for.cond141:
  %89 = load i64, i64* %length, align 8
  %90 = load i64, i64* %limit, align 8
  %cmp142 = icmp slt i64 %89, %90
  br i1 %cmp142, label %land.rhs144, label %land.end147

land.rhs144:
  %91 = load i8*, i8** %text.addr, align 8
  %92 = load i8, i8* %91, align 1
  %conv145 = sext i8 %92 to i32
  %tobool146 = icmp ne i32 %conv145, 0
  br label %land.end147

land.end147:
  %93 = phi i1 [ false, %for.cond141 ], [ %tobool146, %land.rhs144 ]
  br i1 %93, label %for.body148, label %for.end

for.body148:
  %94 = load i8, i8* %kind, align 1
  %conv149 = sext i8 %94 to i32
  %cmp150 = icmp eq i32 %conv149, 115
  br i1 %cmp150, label %cond.true152, label %cond.false155

cond.true152:
  %95 = load i8*, i8** %text.addr, align 8
  %96 = load i8, i8* %95, align 1
  %call153 = call i32 @is_space(i8 signext %96)
  %tobool154 = icmp ne i32 %call153, 0
  br i1 %tobool154, label %if.then162, label %if.end163

cond.false155:
  %97 = load i8, i8* %kind, align 1
  %conv156 = sext i8 %97 to i32
  %cmp157 = icmp eq i32 %conv156, 91
  br i1 %cmp157, label %land.lhs.true159, label %if.end163

land.lhs.true159:
  %98 = load i8*, i8** %set, align 8
  %99 = load i8*, i8** %end, align 8
  %100 = load i8*, i8** %text.addr, align 8
  %101 = load i8, i8* %100, align 1
  %call160 = call i32 @in_set(i8* %98, i8* %99, i8 signext %101)
  %tobool161 = icmp ne i32 %call160, 0
  br i1 %tobool161, label %if.end163, label %if.then162

if.then162:
  br label %for.end

if.end163:
  %102 = load i8*, i8** %to, align 8
  %tobool164 = icmp ne i8* %102, null
  br i1 %tobool164, label %if.then165, label %if.end166

if.then165:
  %103 = load i8*, i8** %text.addr, align 8
  %104 = load i8, i8* %103, align 1
  %105 = load i8*, i8** %to, align 8
  %106 = load i64, i64* %length, align 8
  %arrayidx = getelementptr inbounds i8, i8* %105, i64 %106
  store i8 %104, i8* %arrayidx, align 1
  br label %if.end166

if.end166:
  br label %for.inc

for.inc:
  %107 = load i64, i64* %length, align 8
  %inc = add nsw i64 %107, 1
  store i64 %inc, i64* %length, align 8
  %108 = load i8*, i8** %text.addr, align 8
  %incdec.ptr167 = getelementptr inbounds i8, i8* %108, i32 1
  store i8* %incdec.ptr167, i8** %text.addr, align 8
  br label %for.cond141

for.end:
  %109 = load i64, i64* %length, align 8
  %tobool168 = icmp ne i64 %109, 0
  br i1 %tobool168, label %if.end170, label %if.then169

if.then169:
  %110 = load i32, i32* %count, align 4
  store i32 %110, i32* %retval, align 4
  br label %return

if.end170:
  %111 = load i8*, i8** %to, align 8
  %tobool171 = icmp ne i8* %111, null
  br i1 %tobool171, label %land.lhs.true172, label %if.end178

land.lhs.true172:
  %112 = load i8, i8* %kind, align 1
  %conv173 = sext i8 %112 to i32
  %cmp174 = icmp ne i32 %conv173, 99
  br i1 %cmp174, label %if.then176, label %if.end178

if.then176:
  %113 = load i8*, i8** %to, align 8
  %114 = load i64, i64* %length, align 8
  %arrayidx177 = getelementptr inbounds i8, i8* %113, i64 %114
  store i8 0, i8* %arrayidx177, align 1
  br label %if.end178

if.end178:
  br label %if.end337

if.else:
  store i64 0, i64* %length179, align 8
  %115 = load i64, i64* %width, align 8
  %tobool181 = icmp ne i64 %115, 0
  br i1 %tobool181, label %land.lhs.true182, label %cond.false186

land.lhs.true182:
  %116 = load i64, i64* %width, align 8
  %cmp183 = icmp slt i64 %116, 64
  br i1 %cmp183, label %cond.true185, label %cond.false186

cond.true185:
  %117 = load i64, i64* %width, align 8
  br label %cond.end187

cond.false186:
  br label %cond.end187

cond.end187:
  %cond188 = phi i64 [ %117, %cond.true185 ], [ 64, %cond.false186 ]
  store i64 %cond188, i64* %limit180, align 8
  br label %for.cond189

for.cond189:
  %118 = load i64, i64* %length179, align 8
  %119 = load i64, i64* %limit180, align 8
  %cmp190 = icmp slt i64 %118, %119
  br i1 %cmp190, label %land.lhs.true192, label %land.end200

land.lhs.true192:
  %120 = load i8*, i8** %text.addr, align 8
  %121 = load i64, i64* %length179, align 8
  %arrayidx193 = getelementptr inbounds i8, i8* %120, i64 %121
  %122 = load i8, i8* %arrayidx193, align 1
  %conv194 = sext i8 %122 to i32
  %tobool195 = icmp ne i32 %conv194, 0
  br i1 %tobool195, label %land.rhs196, label %land.end200

land.rhs196:
  %123 = load i8*, i8** %text.addr, align 8
  %124 = load i64, i64* %length179, align 8
  %arrayidx197 = getelementptr inbounds i8, i8* %123, i64 %124
  %125 = load i8, i8* %arrayidx197, align 1
  %call198 = call i32 @is_space(i8 signext %125)
  %tobool199 = icmp ne i32 %call198, 0
  %lnot = xor i1 %tobool199, true
  br label %land.end200

land.end200:
  %126 = phi i1 [ false, %land.lhs.true192 ], [ false, %for.cond189 ], [ %lnot, %land.rhs196 ]
  br i1 %126, label %for.body201, label %for.end206

for.body201:
  %127 = load i8*, i8** %text.addr, align 8
  %128 = load i64, i64* %length179, align 8
  %arrayidx202 = getelementptr inbounds i8, i8* %127, i64 %128
  %129 = load i8, i8* %arrayidx202, align 1
  %130 = load i64, i64* %length179, align 8
  %arrayidx203 = getelementptr inbounds [65 x i8], [65 x i8]* %number, i64 0, i64 %130
  store i8 %129, i8* %arrayidx203, align 1
  br label %for.inc204

for.inc204:
  %131 = load i64, i64* %length179, align 8
  %inc205 = add nsw i64 %131, 1
  store i64 %inc205, i64* %length179, align 8
  br label %for.cond189

for.end206:
  %132 = load i64, i64* %length179, align 8
  %arrayidx207 = getelementptr inbounds [65 x i8], [65 x i8]* %number, i64 0, i64 %132
  store i8 0, i8* %arrayidx207, align 1
  %arraydecay = getelementptr inbounds [65 x i8], [65 x i8]* %number, i64 0, i64 0
  store i8* %arraydecay, i8** %end208, align 8
  %133 = load i8, i8* %kind, align 1
  %conv209 = sext i8 %133 to i32
  %cmp210 = icmp eq i32 %conv209, 100
  br i1 %cmp210, label %if.then236, label %lor.lhs.false212

lor.lhs.false212:
  %134 = load i8, i8* %kind, align 1
  %conv213 = sext i8 %134 to i32
  %cmp214 = icmp eq i32 %conv213, 105
  br i1 %cmp214, label %if.then236, label %lor.lhs.false216

lor.lhs.false216:
  %135 = load i8, i8* %kind, align 1
  %conv217 = sext i8 %135 to i32
  %cmp218 = icmp eq i32 %conv217, 117
  br i1 %cmp218, label %if.then236, label %lor.lhs.false220

lor.lhs.false220:
  %136 = load i8, i8* %kind, align 1
  %conv221 = sext i8 %136 to i32
  %cmp222 = icmp eq i32 %conv221, 120
  br i1 %cmp222, label %if.then236, label %lor.lhs.false224

lor.lhs.false224:
  %137 = load i8, i8* %kind, align 1
  %conv225 = sext i8 %137 to i32
  %cmp226 = icmp eq i32 %conv225, 88
  br i1 %cmp226, label %if.then236, label %lor.lhs.false228

lor.lhs.false228:
  %138 = load i8, i8* %kind, align 1
  %conv229 = sext i8 %138 to i32
  %cmp230 = icmp eq i32 %conv229, 111
  br i1 %cmp230, label %if.then236, label %lor.lhs.false232

lor.lhs.false232:
  %139 = load i8, i8* %kind, align 1
  %conv233 = sext i8 %139 to i32
  %cmp234 = icmp eq i32 %conv233, 112
  br i1 %cmp234, label %if.then236, label %if.else289

if.then236:
  %140 = load i8, i8* %kind, align 1
  %conv237 = sext i8 %140 to i32
  %cmp238 = icmp eq i32 %conv237, 105
  br i1 %cmp238, label %cond.true240, label %cond.false241

cond.true240:
  br label %cond.end256

cond.false241:
  %141 = load i8, i8* %kind, align 1
  %conv242 = sext i8 %141 to i32
  %cmp243 = icmp eq i32 %conv242, 111
  br i1 %cmp243, label %cond.true245, label %cond.false246

cond.true245:
  br label %cond.end254

cond.false246:
  %142 = load i8, i8* %kind, align 1
  %conv247 = sext i8 %142 to i32
  %cmp248 = icmp eq i32 %conv247, 100
  br i1 %cmp248, label %lor.end, label %lor.rhs

lor.rhs:
  %143 = load i8, i8* %kind, align 1
  %conv250 = sext i8 %143 to i32
  %cmp251 = icmp eq i32 %conv250, 117
  br label %lor.end

lor.end:
  %144 = phi i1 [ true, %cond.false246 ], [ %cmp251, %lor.rhs ]
  %145 = zext i1 %144 to i64
  %cond253 = select i1 %144, i32 10, i32 16
  br label %cond.end254

cond.end254:
  %cond255 = phi i32 [ 8, %cond.true245 ], [ %cond253, %lor.end ]
  br label %cond.end256

cond.end256:
  %cond257 = phi i32 [ 0, %cond.true240 ], [ %cond255, %cond.end254 ]
  store i32 %cond257, i32* %base, align 4
  %146 = load i8, i8* %kind, align 1
  %conv258 = sext i8 %146 to i32
  %cmp259 = icmp eq i32 %conv258, 100
  br i1 %cmp259, label %lor.end265, label %lor.rhs261

lor.rhs261:
  %147 = load i8, i8* %kind, align 1
  %conv262 = sext i8 %147 to i32
  %cmp263 = icmp eq i32 %conv262, 105
  br label %lor.end265

lor.end265:
  %148 = phi i1 [ true, %cond.end256 ], [ %cmp263, %lor.rhs261 ]
  %lor.ext = zext i1 %148 to i32
  store i32 %lor.ext, i32* %is_signed, align 4
  %149 = load i32, i32* %is_signed, align 4
  %tobool266 = icmp ne i32 %149, 0
  br i1 %tobool266, label %cond.true267, label %cond.false270

cond.true267:
  %arraydecay268 = getelementptr inbounds [65 x i8], [65 x i8]* %number, i64 0, i64 0
  %150 = load i32, i32* %base, align 4
  %call269 = call i64 @strtol(i8* %arraydecay268, i8** %end208, i32 %150)
  br label %cond.end273

cond.false270:
  %arraydecay271 = getelementptr inbounds [65 x i8], [65 x i8]* %number, i64 0, i64 0
  %151 = load i32, i32* %base, align 4
  %call272 = call i64 @strtoul(i8* %arraydecay271, i8** %end208, i32 %151)
  br label %cond.end273

cond.end273:
  %cond274 = phi i64 [ %call269, %cond.true267 ], [ %call272, %cond.false270 ]
  store i64 %cond274, i64* %value, align 8
  %152 = load i8*, i8** %to, align 8
  %tobool275 = icmp ne i8* %152, null
  br i1 %tobool275, label %land.lhs.true276, label %if.end288

land.lhs.true276:
  %153 = load i8*, i8** %end208, align 8
  %arraydecay277 = getelementptr inbounds [65 x i8], [65 x i8]* %number, i64 0, i64 0
  %cmp278 = icmp ne i8* %153, %arraydecay277
  br i1 %cmp278, label %if.then280, label %if.end288

if.then280:
  %154 = load i8*, i8** %to, align 8
  %155 = load i8, i8* %kind, align 1
  %conv281 = sext i8 %155 to i32
  %cmp282 = icmp eq i32 %conv281, 112
  br i1 %cmp282, label %cond.true284, label %cond.false285

cond.true284:
  br label %cond.end286

cond.false285:
  %156 = load i32, i32* %bytes, align 4
  br label %cond.end286

cond.end286:
  %cond287 = phi i32 [ 8, %cond.true284 ], [ %156, %cond.false285 ]
  %157 = load i64, i64* %value, align 8
  call void @store_integer(i8* %154, i32 %cond287, i64 %157)
  br label %if.end288

if.end288:
  br label %if.end326

if.else289:
  %158 = load i8, i8* %kind, align 1
  %conv290 = sext i8 %158 to i32
  %cmp291 = icmp eq i32 %conv290, 102
  br i1 %cmp291, label %if.then301, label %lor.lhs.false293

lor.lhs.false293:
  %159 = load i8, i8* %kind, align 1
  %conv294 = sext i8 %159 to i32
  %cmp295 = icmp eq i32 %conv294, 101
  br i1 %cmp295, label %if.then301, label %lor.lhs.false297

lor.lhs.false297:
  %160 = load i8, i8* %kind, align 1
  %conv298 = sext i8 %160 to i32
  %cmp299 = icmp eq i32 %conv298, 103
  br i1 %cmp299, label %if.then301, label %if.else324

if.then301:
  %arraydecay303 = getelementptr inbounds [65 x i8], [65 x i8]* %number, i64 0, i64 0
  %call304 = call double @strtod(i8* %arraydecay303, i8** %end208)
  store double %call304, double* %value302, align 8
  %161 = load i8*, i8** %to, align 8
  %tobool305 = icmp ne i8* %161, null
  br i1 %tobool305, label %land.lhs.true306, label %if.else314

land.lhs.true306:
  %162 = load i8*, i8** %end208, align 8
  %arraydecay307 = getelementptr inbounds [65 x i8], [65 x i8]* %number, i64 0, i64 0
  %cmp308 = icmp ne i8* %162, %arraydecay307
  br i1 %cmp308, label %land.lhs.true310, label %if.else314

land.lhs.true310:
  %163 = load i32, i32* %bytes, align 4
  %cmp311 = icmp eq i32 %163, 8
  br i1 %cmp311, label %if.then313, label %if.else314

if.then313:
  %164 = load double, double* %value302, align 8
  %165 = load i8*, i8** %to, align 8
  %166 = bitcast i8* %165 to double*
  store double %164, double* %166, align 8
  br label %if.end323

if.else314:
  %167 = load i8*, i8** %to, align 8
  %tobool315 = icmp ne i8* %167, null
  br i1 %tobool315, label %land.lhs.true316, label %if.end322

land.lhs.true316:
  %168 = load i8*, i8** %end208, align 8
  %arraydecay317 = getelementptr inbounds [65 x i8], [65 x i8]* %number, i64 0, i64 0
  %cmp318 = icmp ne i8* %168, %arraydecay317
  br i1 %cmp318, label %if.then320, label %if.end322

if.then320:
  %169 = load double, double* %value302, align 8
  %conv321 = fptrunc double %169 to float
  %170 = load i8*, i8** %to, align 8
  %171 = bitcast i8* %170 to float*
  store float %conv321, float* %171, align 4
  br label %if.end322

if.end322:
  br label %if.end323

if.end323:
  br label %if.end325

if.else324:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.str.88, i64 0, i64 0))
  br label %if.end325

if.end325:
  br label %if.end326

if.end326:
  %172 = load i8*, i8** %end208, align 8
  %arraydecay327 = getelementptr inbounds [65 x i8], [65 x i8]* %number, i64 0, i64 0
  %cmp328 = icmp eq i8* %172, %arraydecay327
  br i1 %cmp328, label %if.then330, label %if.end331

if.then330:
  %173 = load i32, i32* %count, align 4
  store i32 %173, i32* %retval, align 4
  br label %return

if.end331:
  %174 = load i8*, i8** %end208, align 8
  %arraydecay332 = getelementptr inbounds [65 x i8], [65 x i8]* %number, i64 0, i64 0
  %sub.ptr.lhs.cast333 = ptrtoint i8* %174 to i64
  %sub.ptr.rhs.cast334 = ptrtoint i8* %arraydecay332 to i64
  %sub.ptr.sub335 = sub i64 %sub.ptr.lhs.cast333, %sub.ptr.rhs.cast334
  %175 = load i8*, i8** %text.addr, align 8
  %add.ptr336 = getelementptr inbounds i8, i8* %175, i64 %sub.ptr.sub335
  store i8* %add.ptr336, i8** %text.addr, align 8
  br label %if.end337

if.end337:
  %176 = load i32, i32* %ignored, align 4
  %tobool338 = icmp ne i32 %176, 0
  %lnot339 = xor i1 %tobool338, true
  %lnot.ext = zext i1 %lnot339 to i32
  %177 = load i32, i32* %count, align 4
  %add340 = add nsw i32 %177, %lnot.ext
  store i32 %add340, i32* %count, align 4
  br label %for.inc341

for.inc341:
  %178 = load i8*, i8** %format.addr, align 8
  %incdec.ptr342 = getelementptr inbounds i8, i8* %178, i32 1
  store i8* %incdec.ptr342, i8** %format.addr, align 8
  br label %for.cond

for.end343:
  %179 = load i32, i32* %count, align 4
  store i32 %179, i32* %retval, align 4
  br label %return

return:
  %180 = load i32, i32* %retval, align 4
  ret i32 %180
}

define void @store_integer(i8* %to, i32 %bytes, i64 %value) {
entry:
  %to.addr = alloca i8*, align 8
  %bytes.addr = alloca i32, align 4
  %value.addr = alloca i64, align 8
  store i8* %to, i8** %to.addr, align 8
  store i32 %bytes, i32* %bytes.addr, align 4
  store i64 %value, i64* %value.addr, align 8
  %0 = load i32, i32* %bytes.addr, align 4
  %cmp = icmp eq i32 %0, 8
  br i1 %cmp, label %if.then, label %if.else

if.then:
  %1 = load i64, i64* %value.addr, align 8
  %2 = load i8*, i8** %to.addr, align 8
  %3 = bitcast i8* %2 to i64*
  store i64 %1, i64* %3, align 8
  br label %if.end11

if.else:
  %4 = load i32, i32* %bytes.addr, align 4
  %cmp1 = icmp eq i32 %4, 4
  br i1 %cmp1, label %if.then2, label %if.else3

if.then2:
  %5 = load i64, i64* %value.addr, align 8
  %conv = trunc i64 %5 to i32
  %6 = load i8*, i8** %to.addr, align 8
  %7 = bitcast i8* %6 to i32*
  store i32 %conv, i32* %7, align 4
  br label %if.end10

if.else3:
  %8 = load i32, i32* %bytes.addr, align 4
  %cmp4 = icmp eq i32 %8, 2
  br i1 %cmp4, label %if.then6, label %if.else8

if.then6:
  %9 = load i64, i64* %value.addr, align 8
  %conv7 = trunc i64 %9 to i16
  %10 = load i8*, i8** %to.addr, align 8
  %11 = bitcast i8* %10 to i16*
  store i16 %conv7, i16* %11, align 2
  br label %if.end

if.else8:
  %12 = load i64, i64* %value.addr, align 8
  %conv9 = trunc i64 %12 to i8
  %13 = load i8*, i8** %to.addr, align 8
  store i8 %conv9, i8* %13, align 1
  br label %if.end

if.end:
  br label %if.end10

if.end10:
  br label %if.end11

if.end11:
  ret void
}

define i32 @in_set(i8* %set, i8* %end, i8 signext %character) {
entry:
  %retval = alloca i32, align 4
  %set.addr = alloca i8*, align 8
  %end.addr = alloca i8*, align 8
  %character.addr = alloca i8, align 1
  %negated = alloca i32, align 4
  %at = alloca i8*, align 8
  %is_range = alloca i32, align 4
  store i8* %set, i8** %set.addr, align 8
  store i8* %end, i8** %end.addr, align 8
  store i8 %character, i8* %character.addr, align 1
  %0 = load i8*, i8** %set.addr, align 8
  %1 = load i8, i8* %0, align 1
  %conv = sext i8 %1 to i32
  %cmp = icmp eq i32 %conv, 94
  %conv1 = zext i1 %cmp to i32
  store i32 %conv1, i32* %negated, align 4
  %2 = load i8*, i8** %set.addr, align 8
  %3 = load i32, i32* %negated, align 4
  %idx.ext = sext i32 %3 to i64
  %add.ptr = getelementptr inbounds i8, i8* %2, i64 %idx.ext
  store i8* %add.ptr, i8** %at, align 8
  br label %for.cond

for.cond:
  %4 = load i8*, i8** %at, align 8
  %5 = load i8*, i8** %end.addr, align 8
  %cmp2 = icmp ult i8* %4, %5
  br i1 %cmp2, label %for.body, label %for.end

for.body:
  %6 = load i8*, i8** %at, align 8
  %add.ptr4 = getelementptr inbounds i8, i8* %6, i64 2
  %7 = load i8*, i8** %end.addr, align 8
  %cmp5 = icmp ult i8* %add.ptr4, %7
  br i1 %cmp5, label %land.rhs, label %land.end

land.rhs:
  %8 = load i8*, i8** %at, align 8
  %arrayidx = getelementptr inbounds i8, i8* %8, i64 1
  %9 = load i8, i8* %arrayidx, align 1
  %conv7 = sext i8 %9 to i32
  %cmp8 = icmp eq i32 %conv7, 45
  br label %land.end

land.end:
  %10 = phi i1 [ false, %for.body ], [ %cmp8, %land.rhs ]
  %land.ext = zext i1 %10 to i32
  store i32 %land.ext, i32* %is_range, align 4
  %11 = load i32, i32* %is_range, align 4
  %tobool = icmp ne i32 %11, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %12 = load i8, i8* %character.addr, align 1
  %conv10 = sext i8 %12 to i32
  %13 = load i8*, i8** %at, align 8
  %arrayidx11 = getelementptr inbounds i8, i8* %13, i64 0
  %14 = load i8, i8* %arrayidx11, align 1
  %conv12 = sext i8 %14 to i32
  %cmp13 = icmp sge i32 %conv10, %conv12
  br i1 %cmp13, label %land.lhs.true, label %if.end

land.lhs.true:
  %15 = load i8, i8* %character.addr, align 1
  %conv15 = sext i8 %15 to i32
  %16 = load i8*, i8** %at, align 8
  %arrayidx16 = getelementptr inbounds i8, i8* %16, i64 2
  %17 = load i8, i8* %arrayidx16, align 1
  %conv17 = sext i8 %17 to i32
  %cmp18 = icmp sle i32 %conv15, %conv17
  br i1 %cmp18, label %if.then, label %if.end

cond.false:
  %18 = load i8*, i8** %at, align 8
  %19 = load i8, i8* %18, align 1
  %conv20 = sext i8 %19 to i32
  %20 = load i8, i8* %character.addr, align 1
  %conv21 = sext i8 %20 to i32
  %cmp22 = icmp eq i32 %conv20, %conv21
  br i1 %cmp22, label %if.then, label %if.end

if.then:
  %21 = load i32, i32* %negated, align 4
  %tobool24 = icmp ne i32 %21, 0
  %lnot = xor i1 %tobool24, true
  %lnot.ext = zext i1 %lnot to i32
  store i32 %lnot.ext, i32* %retval, align 4
  br label %return

if.end:
  %22 = load i32, i32* %is_range, align 4
  %tobool25 = icmp ne i32 %22, 0
  br i1 %tobool25, label %if.then26, label %if.end28

if.then26:
  %23 = load i8*, i8** %at, align 8
  %add.ptr27 = getelementptr inbounds i8, i8* %23, i64 2
  store i8* %add.ptr27, i8** %at, align 8
  br label %if.end28

if.end28:
  br label %for.inc

for.inc:
  %24 = load i8*, i8** %at, align 8
  %incdec.ptr = getelementptr inbounds i8, i8* %24, i32 1
  store i8* %incdec.ptr, i8** %at, align 8
  br label %for.cond

for.end:
  %25 = load i32, i32* %negated, align 4
  store i32 %25, i32* %retval, align 4
  br label %return

return:
  %26 = load i32, i32* %retval, align 4
  ret i32 %26
}

define i32 @sscanf(i8* %text, i8* %format, ...) {
entry:
  %text.addr = alloca i8*, align 8
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %count = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %call = call i32 @vsscanf(i8* %0, i8* %1, %struct.__va_list_tag* %arraydecay2)
  store i32 %call, i32* %count, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %2 = load i32, i32* %count, align 4
  ret i32 %2
}

define i32 @__isoc99_sscanf(i8* %text, i8* %format, ...) {
entry:
  %text.addr = alloca i8*, align 8
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %count = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %call = call i32 @vsscanf(i8* %0, i8* %1, %struct.__va_list_tag* %arraydecay2)
  store i32 %call, i32* %count, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %2 = load i32, i32* %count, align 4
  ret i32 %2
}

define i32 @__isoc23_sscanf(i8* %text, i8* %format, ...) {
entry:
  %text.addr = alloca i8*, align 8
  %format.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %count = alloca i32, align 4
  store i8* %text, i8** %text.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  %0 = load i8*, i8** %text.addr, align 8
  %1 = load i8*, i8** %format.addr, align 8
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %call = call i32 @vsscanf(i8* %0, i8* %1, %struct.__va_list_tag* %arraydecay2)
  store i32 %call, i32* %count, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*
  call void @llvm.va_end(i8* %arraydecay34)
  %2 = load i32, i32* %count, align 4
  ret i32 %2
}

define void (i32)* @signal(i32 %number, void (i32)* %action) {
entry:
  %number.addr = alloca i32, align 4
  %action.addr = alloca void (i32)*, align 8
  store i32 %number, i32* %number.addr, align 4
  store void (i32)* %action, void (i32)** %action.addr, align 8
  ret void (i32)* null
}

define i32 @sigaction(i32 %number, i8* %action, i8* %before) {
entry:
  %number.addr = alloca i32, align 4
  %action.addr = alloca i8*, align 8
  %before.addr = alloca i8*, align 8
  store i32 %number, i32* %number.addr, align 4
  store i8* %action, i8** %action.addr, align 8
  store i8* %before, i8** %before.addr, align 8
  %0 = load i8*, i8** %before.addr, align 8
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([59 x i8], [59 x i8]* @.str.89, i64 0, i64 0))
  br label %if.end

if.end:
  ret i32 0
}

define i32 @siginterrupt(i32 %number, i32 %on) {
entry:
  %number.addr = alloca i32, align 4
  %on.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  store i32 %on, i32* %on.addr, align 4
  ret i32 0
}

define i32 @alarm(i32 %seconds) {
entry:
  %seconds.addr = alloca i32, align 4
  store i32 %seconds, i32* %seconds.addr, align 4
  ret i32 0
}

define i32 @sigemptyset(%struct.signals* %set) {
entry:
  %set.addr = alloca %struct.signals*, align 8
  %.compoundliteral = alloca %struct.signals, align 8
  store %struct.signals* %set, %struct.signals** %set.addr, align 8
  %0 = load %struct.signals*, %struct.signals** %set.addr, align 8
  %1 = bitcast %struct.signals* %.compoundliteral to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %1, i8 0, i64 128, i1 false)
  %bits = getelementptr inbounds %struct.signals, %struct.signals* %.compoundliteral, i32 0, i32 0
  %arrayinit.begin = getelementptr inbounds [16 x i64], [16 x i64]* %bits, i64 0, i64 0
  %2 = bitcast %struct.signals* %0 to i8*
  %3 = bitcast %struct.signals* %.compoundliteral to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %2, i8* align 8 %3, i64 128, i1 false)
  ret i32 0
}

define i32 @sigfillset(%struct.signals* %set) {
entry:
  %set.addr = alloca %struct.signals*, align 8
  %i = alloca i32, align 4
  store %struct.signals* %set, %struct.signals** %set.addr, align 8
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %0 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %0, 16
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load %struct.signals*, %struct.signals** %set.addr, align 8
  %bits = getelementptr inbounds %struct.signals, %struct.signals* %1, i32 0, i32 0
  %2 = load i32, i32* %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [16 x i64], [16 x i64]* %bits, i64 0, i64 %idxprom
  store i64 -1, i64* %arrayidx, align 8
  br label %for.inc

for.inc:
  %3 = load i32, i32* %i, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  ret i32 0
}

define i32 @sigaddset(%struct.signals* %set, i32 %number) {
entry:
  %set.addr = alloca %struct.signals*, align 8
  %number.addr = alloca i32, align 4
  store %struct.signals* %set, %struct.signals** %set.addr, align 8
  store i32 %number, i32* %number.addr, align 4
  %0 = load i32, i32* %number.addr, align 4
  %sub = sub nsw i32 %0, 1
  %rem = srem i32 %sub, 64
  %sh_prom = zext i32 %rem to i64
  %shl = shl i64 1, %sh_prom
  %1 = load %struct.signals*, %struct.signals** %set.addr, align 8
  %bits = getelementptr inbounds %struct.signals, %struct.signals* %1, i32 0, i32 0
  %arrayidx = getelementptr inbounds [16 x i64], [16 x i64]* %bits, i64 0, i64 0
  %2 = load i64, i64* %arrayidx, align 8
  %or = or i64 %2, %shl
  store i64 %or, i64* %arrayidx, align 8
  ret i32 0
}

define i32 @sigdelset(%struct.signals* %set, i32 %number) {
entry:
  %set.addr = alloca %struct.signals*, align 8
  %number.addr = alloca i32, align 4
  store %struct.signals* %set, %struct.signals** %set.addr, align 8
  store i32 %number, i32* %number.addr, align 4
  %0 = load i32, i32* %number.addr, align 4
  %sub = sub nsw i32 %0, 1
  %rem = srem i32 %sub, 64
  %sh_prom = zext i32 %rem to i64
  %shl = shl i64 1, %sh_prom
  %neg = xor i64 %shl, -1
  %1 = load %struct.signals*, %struct.signals** %set.addr, align 8
  %bits = getelementptr inbounds %struct.signals, %struct.signals* %1, i32 0, i32 0
  %arrayidx = getelementptr inbounds [16 x i64], [16 x i64]* %bits, i64 0, i64 0
  %2 = load i64, i64* %arrayidx, align 8
  %and = and i64 %2, %neg
  store i64 %and, i64* %arrayidx, align 8
  ret i32 0
}

define i32 @sigismember(%struct.signals* %set, i32 %number) {
entry:
  %set.addr = alloca %struct.signals*, align 8
  %number.addr = alloca i32, align 4
  store %struct.signals* %set, %struct.signals** %set.addr, align 8
  store i32 %number, i32* %number.addr, align 4
  %0 = load %struct.signals*, %struct.signals** %set.addr, align 8
  %bits = getelementptr inbounds %struct.signals, %struct.signals* %0, i32 0, i32 0
  %arrayidx = getelementptr inbounds [16 x i64], [16 x i64]* %bits, i64 0, i64 0
  %1 = load i64, i64* %arrayidx, align 8
  %2 = load i32, i32* %number.addr, align 4
  %sub = sub nsw i32 %2, 1
  %rem = srem i32 %sub, 64
  %sh_prom = zext i32 %rem to i64
  %shr = lshr i64 %1, %sh_prom
  %and = and i64 %shr, 1
  %conv = trunc i64 %and to i32
  ret i32 %conv
}

define i32 @sigprocmask(i32 %how, %struct.signals* %set, %struct.signals* %before) {
entry:
  %how.addr = alloca i32, align 4
  %set.addr = alloca %struct.signals*, align 8
  %before.addr = alloca %struct.signals*, align 8
  store i32 %how, i32* %how.addr, align 4
  store %struct.signals* %set, %struct.signals** %set.addr, align 8
  store %struct.signals* %before, %struct.signals** %before.addr, align 8
  %0 = load %struct.signals*, %struct.signals** %before.addr, align 8
  %call = call i32 @no_signals(%struct.signals* %0)
  ret i32 %call
}

define i32 @no_signals(%struct.signals* %before) {
entry:
  %before.addr = alloca %struct.signals*, align 8
  store %struct.signals* %before, %struct.signals** %before.addr, align 8
  %0 = load %struct.signals*, %struct.signals** %before.addr, align 8
  %tobool = icmp ne %struct.signals* %0, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %1 = load %struct.signals*, %struct.signals** %before.addr, align 8
  %call = call i32 @sigemptyset(%struct.signals* %1)
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi i32 [ %call, %cond.true ], [ 0, %cond.false ]
  ret i32 %cond
}

define i32 @pthread_sigmask(i32 %how, %struct.signals* %set, %struct.signals* %before) {
entry:
  %how.addr = alloca i32, align 4
  %set.addr = alloca %struct.signals*, align 8
  %before.addr = alloca %struct.signals*, align 8
  store i32 %how, i32* %how.addr, align 4
  store %struct.signals* %set, %struct.signals** %set.addr, align 8
  store %struct.signals* %before, %struct.signals** %before.addr, align 8
  %0 = load %struct.signals*, %struct.signals** %before.addr, align 8
  %call = call i32 @no_signals(%struct.signals* %0)
  ret i32 %call
}

define i32 @raise(i32 %number) {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  %0 = load i32, i32* %number.addr, align 4
  %call = call i32 @send_signal(i32 %0)
  ret i32 %call
}

define i32 @send_signal(i32 %number) {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  %0 = load i32, i32* %number.addr, align 4
  %cmp = icmp eq i32 %0, 6
  br i1 %cmp, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.36, i64 0, i64 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.37, i64 0, i64 0))
  br label %if.end

if.end:
  %1 = load i32, i32* %number.addr, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.then1, label %if.end2

if.then1:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.str.162, i64 0, i64 0))
  br label %if.end2

if.end2:
  ret i32 0
}

define i32 @kill(i32 %process, i32 %number) {
entry:
  %process.addr = alloca i32, align 4
  %number.addr = alloca i32, align 4
  store i32 %process, i32* %process.addr, align 4
  store i32 %number, i32* %number.addr, align 4
  %0 = load i32, i32* %number.addr, align 4
  %call = call i32 @send_signal(i32 %0)
  ret i32 %call
}

define i32 @pthread_kill(i64 %thread, i32 %number) {
entry:
  %thread.addr = alloca i64, align 8
  %number.addr = alloca i32, align 4
  store i64 %thread, i64* %thread.addr, align 8
  store i32 %number, i32* %number.addr, align 4
  %0 = load i32, i32* %number.addr, align 4
  %call = call i32 @send_signal(i32 %0)
  ret i32 %call
}

define i32 @getchar() {
entry:
  ret i32 -1
}

define i32 @getc(i8* %stream) {
entry:
  %stream.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  ret i32 -1
}

define i32 @fgetc(i8* %stream) {
entry:
  %stream.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  ret i32 -1
}

define i8* @fgets(i8* %text, i32 %size, i8* %stream) {
entry:
  %text.addr = alloca i8*, align 8
  %size.addr = alloca i32, align 4
  %stream.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  store i32 %size, i32* %size.addr, align 4
  store i8* %stream, i8** %stream.addr, align 8
  ret i8* null
}

define i64 @fread(i8* %data, i64 %size, i64 %count, i8* %stream) {
entry:
  %data.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %count.addr = alloca i64, align 8
  %stream.addr = alloca i8*, align 8
  store i8* %data, i8** %data.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 %count, i64* %count.addr, align 8
  store i8* %stream, i8** %stream.addr, align 8
  ret i64 0
}

define i64 @getline(i8** %text, i64* %size, i8* %stream) {
entry:
  %text.addr = alloca i8**, align 8
  %size.addr = alloca i64*, align 8
  %stream.addr = alloca i8*, align 8
  store i8** %text, i8*** %text.addr, align 8
  store i64* %size, i64** %size.addr, align 8
  store i8* %stream, i8** %stream.addr, align 8
  ret i64 -1
}

define i32 @scanf(i8* %format, ...) {
entry:
  %format.addr = alloca i8*, align 8
  store i8* %format, i8** %format.addr, align 8
  ret i32 -1
}

define i32 @fscanf(i8* %stream, i8* %format, ...) {
entry:
  %stream.addr = alloca i8*, align 8
  %format.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  ret i32 -1
}

define i32 @__isoc99_scanf(i8* %format, ...) {
entry:
  %format.addr = alloca i8*, align 8
  store i8* %format, i8** %format.addr, align 8
  ret i32 -1
}

define i32 @__isoc99_fscanf(i8* %stream, i8* %format, ...) {
entry:
  %stream.addr = alloca i8*, align 8
  %format.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  ret i32 -1
}

define i32 @__isoc23_scanf(i8* %format, ...) {
entry:
  %format.addr = alloca i8*, align 8
  store i8* %format, i8** %format.addr, align 8
  ret i32 -1
}

define i32 @__isoc23_fscanf(i8* %stream, i8* %format, ...) {
entry:
  %stream.addr = alloca i8*, align 8
  %format.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i8* %format, i8** %format.addr, align 8
  ret i32 -1
}

define i64 @read(i32 %file, i8* %data, i64 %size) {
entry:
  %file.addr = alloca i32, align 4
  %data.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i32 %file, i32* %file.addr, align 4
  store i8* %data, i8** %data.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i32, i32* %file.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([65 x i8], [65 x i8]* @.str.90, i64 0, i64 0))
  br label %if.end

if.end:
  ret i64 0
}

define i32 @feof(i8* %stream) {
entry:
  %stream.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  ret i32 1
}

define i32 @ferror(i8* %stream) {
entry:
  %stream.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  ret i32 0
}

define void @clearerr(i8* %stream) {
entry:
  %stream.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  ret void
}

define i32 @isatty(i32 %file) {
entry:
  %file.addr = alloca i32, align 4
  store i32 %file, i32* %file.addr, align 4
  ret i32 0
}

define i32 @OSAtomicAdd32(i32 %by, i32* %place) {
entry:
  %by.addr = alloca i32, align 4
  %place.addr = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 %by, i32* %by.addr, align 4
  store i32* %place, i32** %place.addr, align 8
  %0 = load i32*, i32** %place.addr, align 8
  %1 = load i32, i32* %by.addr, align 4
  store i32 %1, i32* %.atomictmp, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  %3 = atomicrmw add i32* %0, i32 %2 monotonic, align 4
  %4 = add i32 %3, %2
  store i32 %4, i32* %atomic-temp, align 4
  %5 = load i32, i32* %atomic-temp, align 4
  ret i32 %5
}

define i32 @OSAtomicAdd32Barrier(i32 %by, i32* %place) {
entry:
  %by.addr = alloca i32, align 4
  %place.addr = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 %by, i32* %by.addr, align 4
  store i32* %place, i32** %place.addr, align 8
  %0 = load i32*, i32** %place.addr, align 8
  %1 = load i32, i32* %by.addr, align 4
  store i32 %1, i32* %.atomictmp, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  %3 = atomicrmw add i32* %0, i32 %2 seq_cst, align 4
  %4 = add i32 %3, %2
  store i32 %4, i32* %atomic-temp, align 4
  %5 = load i32, i32* %atomic-temp, align 4
  ret i32 %5
}

define i32 @OSAtomicIncrement32(i32* %place) {
entry:
  %place.addr = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %place, i32** %place.addr, align 8
  %0 = load i32*, i32** %place.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  %2 = atomicrmw add i32* %0, i32 %1 monotonic, align 4
  %3 = add i32 %2, %1
  store i32 %3, i32* %atomic-temp, align 4
  %4 = load i32, i32* %atomic-temp, align 4
  ret i32 %4
}

define i32 @OSAtomicIncrement32Barrier(i32* %place) {
entry:
  %place.addr = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %place, i32** %place.addr, align 8
  %0 = load i32*, i32** %place.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  %2 = atomicrmw add i32* %0, i32 %1 seq_cst, align 4
  %3 = add i32 %2, %1
  store i32 %3, i32* %atomic-temp, align 4
  %4 = load i32, i32* %atomic-temp, align 4
  ret i32 %4
}

define i32 @OSAtomicDecrement32(i32* %place) {
entry:
  %place.addr = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %place, i32** %place.addr, align 8
  %0 = load i32*, i32** %place.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  %2 = atomicrmw sub i32* %0, i32 %1 monotonic, align 4
  %3 = sub i32 %2, %1
  store i32 %3, i32* %atomic-temp, align 4
  %4 = load i32, i32* %atomic-temp, align 4
  ret i32 %4
}

define i32 @OSAtomicDecrement32Barrier(i32* %place) {
entry:
  %place.addr = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %place, i32** %place.addr, align 8
  %0 = load i32*, i32** %place.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  %2 = atomicrmw sub i32* %0, i32 %1 seq_cst, align 4
  %3 = sub i32 %2, %1
  store i32 %3, i32* %atomic-temp, align 4
  %4 = load i32, i32* %atomic-temp, align 4
  ret i32 %4
}

define zeroext i1 @OSAtomicCompareAndSwap32(i32 %old, i32 %new, i32* %place) {
entry:
  %old.addr = alloca i32, align 4
  %new.addr = alloca i32, align 4
  %place.addr = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store i32 %old, i32* %old.addr, align 4
  store i32 %new, i32* %new.addr, align 4
  store i32* %place, i32** %place.addr, align 8
  %0 = load i32*, i32** %place.addr, align 8
  %1 = load i32, i32* %new.addr, align 4
  store i32 %1, i32* %.atomictmp, align 4
  %2 = load i32, i32* %old.addr, align 4
  %3 = load i32, i32* %.atomictmp, align 4
  %4 = cmpxchg i32* %0, i32 %2, i32 %3 monotonic monotonic, align 4
  %5 = extractvalue { i32, i1 } %4, 0
  %6 = extractvalue { i32, i1 } %4, 1
  br i1 %6, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i32 %5, i32* %old.addr, align 4
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %6 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %7 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %7 to i1
  ret i1 %tobool
}

define zeroext i1 @OSAtomicCompareAndSwap32Barrier(i32 %old, i32 %new, i32* %place) {
entry:
  %old.addr = alloca i32, align 4
  %new.addr = alloca i32, align 4
  %place.addr = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store i32 %old, i32* %old.addr, align 4
  store i32 %new, i32* %new.addr, align 4
  store i32* %place, i32** %place.addr, align 8
  %0 = load i32*, i32** %place.addr, align 8
  %1 = load i32, i32* %new.addr, align 4
  store i32 %1, i32* %.atomictmp, align 4
  %2 = load i32, i32* %old.addr, align 4
  %3 = load i32, i32* %.atomictmp, align 4
  %4 = cmpxchg i32* %0, i32 %2, i32 %3 seq_cst seq_cst, align 4
  %5 = extractvalue { i32, i1 } %4, 0
  %6 = extractvalue { i32, i1 } %4, 1
  br i1 %6, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i32 %5, i32* %old.addr, align 4
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %6 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %7 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %7 to i1
  ret i1 %tobool
}

define i64 @OSAtomicAdd64(i64 %by, i64* %place) {
entry:
  %by.addr = alloca i64, align 8
  %place.addr = alloca i64*, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store i64 %by, i64* %by.addr, align 8
  store i64* %place, i64** %place.addr, align 8
  %0 = load i64*, i64** %place.addr, align 8
  %1 = load i64, i64* %by.addr, align 8
  store i64 %1, i64* %.atomictmp, align 8
  %2 = load i64, i64* %.atomictmp, align 8
  %3 = atomicrmw add i64* %0, i64 %2 monotonic, align 8
  %4 = add i64 %3, %2
  store i64 %4, i64* %atomic-temp, align 8
  %5 = load i64, i64* %atomic-temp, align 8
  ret i64 %5
}

define i64 @OSAtomicAdd64Barrier(i64 %by, i64* %place) {
entry:
  %by.addr = alloca i64, align 8
  %place.addr = alloca i64*, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store i64 %by, i64* %by.addr, align 8
  store i64* %place, i64** %place.addr, align 8
  %0 = load i64*, i64** %place.addr, align 8
  %1 = load i64, i64* %by.addr, align 8
  store i64 %1, i64* %.atomictmp, align 8
  %2 = load i64, i64* %.atomictmp, align 8
  %3 = atomicrmw add i64* %0, i64 %2 seq_cst, align 8
  %4 = add i64 %3, %2
  store i64 %4, i64* %atomic-temp, align 8
  %5 = load i64, i64* %atomic-temp, align 8
  ret i64 %5
}

define i64 @OSAtomicIncrement64(i64* %place) {
entry:
  %place.addr = alloca i64*, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store i64* %place, i64** %place.addr, align 8
  %0 = load i64*, i64** %place.addr, align 8
  store i64 1, i64* %.atomictmp, align 8
  %1 = load i64, i64* %.atomictmp, align 8
  %2 = atomicrmw add i64* %0, i64 %1 monotonic, align 8
  %3 = add i64 %2, %1
  store i64 %3, i64* %atomic-temp, align 8
  %4 = load i64, i64* %atomic-temp, align 8
  ret i64 %4
}

define i64 @OSAtomicIncrement64Barrier(i64* %place) {
entry:
  %place.addr = alloca i64*, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store i64* %place, i64** %place.addr, align 8
  %0 = load i64*, i64** %place.addr, align 8
  store i64 1, i64* %.atomictmp, align 8
  %1 = load i64, i64* %.atomictmp, align 8
  %2 = atomicrmw add i64* %0, i64 %1 seq_cst, align 8
  %3 = add i64 %2, %1
  store i64 %3, i64* %atomic-temp, align 8
  %4 = load i64, i64* %atomic-temp, align 8
  ret i64 %4
}

define i64 @OSAtomicDecrement64(i64* %place) {
entry:
  %place.addr = alloca i64*, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store i64* %place, i64** %place.addr, align 8
  %0 = load i64*, i64** %place.addr, align 8
  store i64 1, i64* %.atomictmp, align 8
  %1 = load i64, i64* %.atomictmp, align 8
  %2 = atomicrmw sub i64* %0, i64 %1 monotonic, align 8
  %3 = sub i64 %2, %1
  store i64 %3, i64* %atomic-temp, align 8
  %4 = load i64, i64* %atomic-temp, align 8
  ret i64 %4
}

define i64 @OSAtomicDecrement64Barrier(i64* %place) {
entry:
  %place.addr = alloca i64*, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store i64* %place, i64** %place.addr, align 8
  %0 = load i64*, i64** %place.addr, align 8
  store i64 1, i64* %.atomictmp, align 8
  %1 = load i64, i64* %.atomictmp, align 8
  %2 = atomicrmw sub i64* %0, i64 %1 seq_cst, align 8
  %3 = sub i64 %2, %1
  store i64 %3, i64* %atomic-temp, align 8
  %4 = load i64, i64* %atomic-temp, align 8
  ret i64 %4
}

define zeroext i1 @OSAtomicCompareAndSwap64(i64 %old, i64 %new, i64* %place) {
entry:
  %old.addr = alloca i64, align 8
  %new.addr = alloca i64, align 8
  %place.addr = alloca i64*, align 8
  %.atomictmp = alloca i64, align 8
  %cmpxchg.bool = alloca i8, align 1
  store i64 %old, i64* %old.addr, align 8
  store i64 %new, i64* %new.addr, align 8
  store i64* %place, i64** %place.addr, align 8
  %0 = load i64*, i64** %place.addr, align 8
  %1 = load i64, i64* %new.addr, align 8
  store i64 %1, i64* %.atomictmp, align 8
  %2 = load i64, i64* %old.addr, align 8
  %3 = load i64, i64* %.atomictmp, align 8
  %4 = cmpxchg i64* %0, i64 %2, i64 %3 monotonic monotonic, align 8
  %5 = extractvalue { i64, i1 } %4, 0
  %6 = extractvalue { i64, i1 } %4, 1
  br i1 %6, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i64 %5, i64* %old.addr, align 8
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %6 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %7 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %7 to i1
  ret i1 %tobool
}

define zeroext i1 @OSAtomicCompareAndSwap64Barrier(i64 %old, i64 %new, i64* %place) {
entry:
  %old.addr = alloca i64, align 8
  %new.addr = alloca i64, align 8
  %place.addr = alloca i64*, align 8
  %.atomictmp = alloca i64, align 8
  %cmpxchg.bool = alloca i8, align 1
  store i64 %old, i64* %old.addr, align 8
  store i64 %new, i64* %new.addr, align 8
  store i64* %place, i64** %place.addr, align 8
  %0 = load i64*, i64** %place.addr, align 8
  %1 = load i64, i64* %new.addr, align 8
  store i64 %1, i64* %.atomictmp, align 8
  %2 = load i64, i64* %old.addr, align 8
  %3 = load i64, i64* %.atomictmp, align 8
  %4 = cmpxchg i64* %0, i64 %2, i64 %3 seq_cst seq_cst, align 8
  %5 = extractvalue { i64, i1 } %4, 0
  %6 = extractvalue { i64, i1 } %4, 1
  br i1 %6, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i64 %5, i64* %old.addr, align 8
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %6 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %7 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %7 to i1
  ret i1 %tobool
}

define zeroext i1 @OSAtomicCompareAndSwapPtr(i8* %old, i8* %new, i8** %place) {
entry:
  %old.addr = alloca i8*, align 8
  %new.addr = alloca i8*, align 8
  %place.addr = alloca i8**, align 8
  %.atomictmp = alloca i8*, align 8
  %cmpxchg.bool = alloca i8, align 1
  store i8* %old, i8** %old.addr, align 8
  store i8* %new, i8** %new.addr, align 8
  store i8** %place, i8*** %place.addr, align 8
  %0 = load i8**, i8*** %place.addr, align 8
  %1 = load i8*, i8** %new.addr, align 8
  store i8* %1, i8** %.atomictmp, align 8
  %2 = bitcast i8** %0 to i64*
  %3 = bitcast i8** %old.addr to i64*
  %4 = bitcast i8** %.atomictmp to i64*
  %5 = load i64, i64* %3, align 8
  %6 = load i64, i64* %4, align 8
  %7 = cmpxchg i64* %2, i64 %5, i64 %6 monotonic monotonic, align 8
  %8 = extractvalue { i64, i1 } %7, 0
  %9 = extractvalue { i64, i1 } %7, 1
  br i1 %9, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i64 %8, i64* %3, align 8
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %9 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %10 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %10 to i1
  ret i1 %tobool
}

define zeroext i1 @OSAtomicCompareAndSwapPtrBarrier(i8* %old, i8* %new, i8** %place) {
entry:
  %old.addr = alloca i8*, align 8
  %new.addr = alloca i8*, align 8
  %place.addr = alloca i8**, align 8
  %.atomictmp = alloca i8*, align 8
  %cmpxchg.bool = alloca i8, align 1
  store i8* %old, i8** %old.addr, align 8
  store i8* %new, i8** %new.addr, align 8
  store i8** %place, i8*** %place.addr, align 8
  %0 = load i8**, i8*** %place.addr, align 8
  %1 = load i8*, i8** %new.addr, align 8
  store i8* %1, i8** %.atomictmp, align 8
  %2 = bitcast i8** %0 to i64*
  %3 = bitcast i8** %old.addr to i64*
  %4 = bitcast i8** %.atomictmp to i64*
  %5 = load i64, i64* %3, align 8
  %6 = load i64, i64* %4, align 8
  %7 = cmpxchg i64* %2, i64 %5, i64 %6 seq_cst seq_cst, align 8
  %8 = extractvalue { i64, i1 } %7, 0
  %9 = extractvalue { i64, i1 } %7, 1
  br i1 %9, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i64 %8, i64* %3, align 8
  br label %cmpxchg.continue

cmpxchg.continue:
  %frombool = zext i1 %9 to i8
  store i8 %frombool, i8* %cmpxchg.bool, align 1
  %10 = load i8, i8* %cmpxchg.bool, align 1
  %tobool = trunc i8 %10 to i1
  ret i1 %tobool
}

define void @OSMemoryBarrier() {
entry:
  fence seq_cst
  ret void
}

define void @OSSpinLockLock(i32* %lock) {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @pthread_spin_lock(i32* %0)
  ret void
}

define zeroext i1 @OSSpinLockTry(i32* %lock) {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @pthread_spin_trylock(i32* %0)
  %tobool = icmp ne i32 %call, 0
  %lnot = xor i1 %tobool, true
  ret i1 %lnot
}

define void @OSSpinLockUnlock(i32* %lock) {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @pthread_spin_unlock(i32* %0)
  ret void
}

define void @os_unfair_lock_lock(i32* %lock) {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @pthread_spin_lock(i32* %0)
  ret void
}

define zeroext i1 @os_unfair_lock_trylock(i32* %lock) {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @pthread_spin_trylock(i32* %0)
  %tobool = icmp ne i32 %call, 0
  %lnot = xor i1 %tobool, true
  ret i1 %lnot
}

define void @os_unfair_lock_unlock(i32* %lock) {
entry:
  %lock.addr = alloca i32*, align 8
  store i32* %lock, i32** %lock.addr, align 8
  %0 = load i32*, i32** %lock.addr, align 8
  %call = call i32 @pthread_spin_unlock(i32* %0)
  ret void
}

define void @rcu_read_lock() {
entry:
  call void @begin_section(%struct.readers* @rcu_readers)
  ret void
}

define void @begin_section(%struct.readers* %readers) {
entry:
  %readers.addr = alloca %struct.readers*, align 8
  %depth = alloca i64, align 8
  %self = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  store %struct.readers* %readers, %struct.readers** %readers.addr, align 8
  %0 = load %struct.readers*, %struct.readers** %readers.addr, align 8
  %1 = ptrtoint %struct.readers* %0 to i64
  %call = call i8* @__katec_get_slot(i64 %1)
  %2 = ptrtoint i8* %call to i64
  store i64 %2, i64* %depth, align 8
  %call1 = call i64 @__katec_self()
  store i64 %call1, i64* %self, align 8
  %3 = load %struct.readers*, %struct.readers** %readers.addr, align 8
  %4 = ptrtoint %struct.readers* %3 to i64
  %5 = load i64, i64* %depth, align 8
  %add = add i64 %5, 1
  %6 = inttoptr i64 %add to i8*
  call void @__katec_set_slot(i64 %4, i8* %6)
  %7 = load i64, i64* %depth, align 8
  %tobool = icmp ne i64 %7, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  br label %return

if.end:
  %8 = load i64, i64* %self, align 8
  %cmp = icmp uge i64 %8, 16
  br i1 %cmp, label %if.then2, label %if.end3

if.then2:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([88 x i8], [88 x i8]* @.str.163, i64 0, i64 0))
  br label %if.end3

if.end3:
  %9 = load %struct.readers*, %struct.readers** %readers.addr, align 8
  %count = getelementptr inbounds %struct.readers, %struct.readers* %9, i32 0, i32 0
  %10 = load i64, i64* %self, align 8
  %arrayidx = getelementptr inbounds [16 x i64], [16 x i64]* %count, i64 0, i64 %10
  %11 = load %struct.readers*, %struct.readers** %readers.addr, align 8
  %call4 = call i64 @next_count(%struct.readers* %11)
  store i64 %call4, i64* %.atomictmp, align 8
  %12 = load i64, i64* %.atomictmp, align 8
  store atomic i64 %12, i64* %arrayidx release, align 8
  fence seq_cst
  br label %return

return:
  ret void
}

define void @rcu_read_unlock() {
entry:
  call void @end_section(%struct.readers* @rcu_readers)
  ret void
}

define void @end_section(%struct.readers* %readers) {
entry:
  %readers.addr = alloca %struct.readers*, align 8
  %depth = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  store %struct.readers* %readers, %struct.readers** %readers.addr, align 8
  %0 = load %struct.readers*, %struct.readers** %readers.addr, align 8
  %1 = ptrtoint %struct.readers* %0 to i64
  %call = call i8* @__katec_get_slot(i64 %1)
  %2 = ptrtoint i8* %call to i64
  store i64 %2, i64* %depth, align 8
  %3 = load i64, i64* %depth, align 8
  %tobool = icmp ne i64 %3, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.str.164, i64 0, i64 0))
  br label %if.end

if.end:
  %4 = load %struct.readers*, %struct.readers** %readers.addr, align 8
  %5 = ptrtoint %struct.readers* %4 to i64
  %6 = load i64, i64* %depth, align 8
  %sub = sub i64 %6, 1
  %7 = inttoptr i64 %sub to i8*
  call void @__katec_set_slot(i64 %5, i8* %7)
  %8 = load i64, i64* %depth, align 8
  %cmp = icmp eq i64 %8, 1
  br i1 %cmp, label %if.then1, label %if.end4

if.then1:
  %9 = load %struct.readers*, %struct.readers** %readers.addr, align 8
  %count = getelementptr inbounds %struct.readers, %struct.readers* %9, i32 0, i32 0
  %call2 = call i64 @__katec_self()
  %arrayidx = getelementptr inbounds [16 x i64], [16 x i64]* %count, i64 0, i64 %call2
  %10 = load %struct.readers*, %struct.readers** %readers.addr, align 8
  %call3 = call i64 @next_count(%struct.readers* %10)
  store i64 %call3, i64* %.atomictmp, align 8
  %11 = load i64, i64* %.atomictmp, align 8
  store atomic i64 %11, i64* %arrayidx release, align 8
  br label %if.end4

if.end4:
  ret void
}

define void @synchronize_rcu() {
entry:
  call void @grace_period(%struct.readers* @rcu_readers)
  ret void
}

define void @grace_period(%struct.readers* %readers) {
entry:
  %readers.addr = alloca %struct.readers*, align 8
  %found = alloca [16 x i64], align 16
  %i = alloca i32, align 4
  %atomic-temp = alloca i64, align 8
  %i3 = alloca i32, align 4
  %atomic-temp14 = alloca i64, align 8
  store %struct.readers* %readers, %struct.readers** %readers.addr, align 8
  %0 = load %struct.readers*, %struct.readers** %readers.addr, align 8
  %1 = ptrtoint %struct.readers* %0 to i64
  %call = call i8* @__katec_get_slot(i64 %1)
  %tobool = icmp ne i8* %call, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  call void @__katec_error(i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.143, i64 0, i64 0), i8* getelementptr inbounds ([69 x i8], [69 x i8]* @.str.165, i64 0, i64 0))
  br label %if.end

if.end:
  fence seq_cst
  store i32 0, i32* %i, align 4
  br label %for.cond

for.cond:
  %2 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %2, 16
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %3 = load %struct.readers*, %struct.readers** %readers.addr, align 8
  %count = getelementptr inbounds %struct.readers, %struct.readers* %3, i32 0, i32 0
  %4 = load i32, i32* %i, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [16 x i64], [16 x i64]* %count, i64 0, i64 %idxprom
  %5 = load atomic i64, i64* %arrayidx acquire, align 8
  store i64 %5, i64* %atomic-temp, align 8
  %6 = load i64, i64* %atomic-temp, align 8
  %7 = load i32, i32* %i, align 4
  %idxprom1 = sext i32 %7 to i64
  %arrayidx2 = getelementptr inbounds [16 x i64], [16 x i64]* %found, i64 0, i64 %idxprom1
  store i64 %6, i64* %arrayidx2, align 8
  br label %for.inc

for.inc:
  %8 = load i32, i32* %i, align 4
  %inc = add nsw i32 %8, 1
  store i32 %inc, i32* %i, align 4
  br label %for.cond

for.end:
  store i32 0, i32* %i3, align 4
  br label %for.cond4

for.cond4:
  %9 = load i32, i32* %i3, align 4
  %cmp5 = icmp slt i32 %9, 16
  br i1 %cmp5, label %for.body6, label %for.end21

for.body6:
  %10 = load i32, i32* %i3, align 4
  %idxprom7 = sext i32 %10 to i64
  %arrayidx8 = getelementptr inbounds [16 x i64], [16 x i64]* %found, i64 0, i64 %idxprom7
  %11 = load i64, i64* %arrayidx8, align 8
  %and = and i64 %11, 1
  %tobool9 = icmp ne i64 %and, 0
  br i1 %tobool9, label %if.then10, label %if.end18

if.then10:
  %12 = load %struct.readers*, %struct.readers** %readers.addr, align 8
  %count11 = getelementptr inbounds %struct.readers, %struct.readers* %12, i32 0, i32 0
  %13 = load i32, i32* %i3, align 4
  %idxprom12 = sext i32 %13 to i64
  %arrayidx13 = getelementptr inbounds [16 x i64], [16 x i64]* %count11, i64 0, i64 %idxprom12
  %14 = load atomic i64, i64* %arrayidx13 acquire, align 8
  store i64 %14, i64* %atomic-temp14, align 8
  %15 = load i64, i64* %atomic-temp14, align 8
  %16 = load i32, i32* %i3, align 4
  %idxprom15 = sext i32 %16 to i64
  %arrayidx16 = getelementptr inbounds [16 x i64], [16 x i64]* %found, i64 0, i64 %idxprom15
  %17 = load i64, i64* %arrayidx16, align 8
  %cmp17 = icmp ne i64 %15, %17
  %conv = zext i1 %cmp17 to i32
  call void @__katec_wait(i32 %conv)
  br label %if.end18

if.end18:
  br label %for.inc19

for.inc19:
  %18 = load i32, i32* %i3, align 4
  %inc20 = add nsw i32 %18, 1
  store i32 %inc20, i32* %i3, align 4
  br label %for.cond4

for.end21:
  fence seq_cst
  ret void
}

define void @synchronize_rcu_expedited() {
entry:
  call void @grace_period(%struct.readers* @rcu_readers)
  ret void
}

define i32 @srcu_read_lock(%struct.readers* %domain) {
entry:
  %domain.addr = alloca %struct.readers*, align 8
  store %struct.readers* %domain, %struct.readers** %domain.addr, align 8
  %0 = load %struct.readers*, %struct.readers** %domain.addr, align 8
  call void @begin_section(%struct.readers* %0)
  ret i32 0
}

define void @srcu_read_unlock(%struct.readers* %domain, i32 %index) {
entry:
  %domain.addr = alloca %struct.readers*, align 8
  %index.addr = alloca i32, align 4
  store %struct.readers* %domain, %struct.readers** %domain.addr, align 8
  store i32 %index, i32* %index.addr, align 4
  %0 = load %struct.readers*, %struct.readers** %domain.addr, align 8
  call void @end_section(%struct.readers* %0)
  ret void
}

define void @synchronize_srcu(%struct.readers* %domain) {
entry:
  %domain.addr = alloca %struct.readers*, align 8
  store %struct.readers* %domain, %struct.readers** %domain.addr, align 8
  %0 = load %struct.readers*, %struct.readers** %domain.addr, align 8
  call void @grace_period(%struct.readers* %0)
  ret void
}

define void @synchronize_srcu_expedited(%struct.readers* %domain) {
entry:
  %domain.addr = alloca %struct.readers*, align 8
  store %struct.readers* %domain, %struct.readers** %domain.addr, align 8
  %0 = load %struct.readers*, %struct.readers** %domain.addr, align 8
  call void @grace_period(%struct.readers* %0)
  ret void
}

define void @call_rcu(%struct.rcu_head* %head, void (%struct.rcu_head*)* %function) {
entry:
  %head.addr = alloca %struct.rcu_head*, align 8
  %function.addr = alloca void (%struct.rcu_head*)*, align 8
  store %struct.rcu_head* %head, %struct.rcu_head** %head.addr, align 8
  store void (%struct.rcu_head*)* %function, void (%struct.rcu_head*)** %function.addr, align 8
  %0 = load %struct.rcu_head*, %struct.rcu_head** %head.addr, align 8
  %1 = load void (%struct.rcu_head*)*, void (%struct.rcu_head*)** %function.addr, align 8
  call void @add_callback(i8* (i8*)* @run_callback, %struct.rcu_head* %0, void (%struct.rcu_head*)* %1)
  ret void
}

define void @add_callback(i8* (i8*)* %run, %struct.rcu_head* %head, void (%struct.rcu_head*)* %function) {
entry:
  %run.addr = alloca i8* (i8*)*, align 8
  %head.addr = alloca %struct.rcu_head*, align 8
  %function.addr = alloca void (%struct.rcu_head*)*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i8* (i8*)* %run, i8* (i8*)** %run.addr, align 8
  store %struct.rcu_head* %head, %struct.rcu_head** %head.addr, align 8
  store void (%struct.rcu_head*)* %function, void (%struct.rcu_head*)** %function.addr, align 8
  %0 = load void (%struct.rcu_head*)*, void (%struct.rcu_head*)** %function.addr, align 8
  %1 = load %struct.rcu_head*, %struct.rcu_head** %head.addr, align 8
  %function1 = getelementptr inbounds %struct.rcu_head, %struct.rcu_head* %1, i32 0, i32 1
  store void (%struct.rcu_head*)* %0, void (%struct.rcu_head*)** %function1, align 8
  store i32 1, i32* %.atomictmp, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  %3 = atomicrmw add i32* @callbacks, i32 %2 monotonic, align 4
  store i32 %3, i32* %atomic-temp, align 4
  %4 = load i32, i32* %atomic-temp, align 4
  %5 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8
  %6 = bitcast i8* (i8*)* %5 to i8*
  %7 = load %struct.rcu_head*, %struct.rcu_head** %head.addr, align 8
  %8 = bitcast %struct.rcu_head* %7 to i8*
  %call = call i64 @__katec_create(i8* %6, i8* %8)
  ret void
}

define i8* @run_callback(i8* %head) {
entry:
  %head.addr = alloca i8*, align 8
  store i8* %head, i8** %head.addr, align 8
  call void @grace_period(%struct.readers* @rcu_readers)
  %0 = load i8*, i8** %head.addr, align 8
  %1 = bitcast i8* %0 to %struct.rcu_head*
  %call = call i8* @call_back(%struct.rcu_head* %1)
  ret i8* %call
}

define void @rcu_barrier() {
entry:
  %atomic-temp = alloca i32, align 4
  %0 = load atomic i32, i32* @callbacks acquire, align 4
  store i32 %0, i32* %atomic-temp, align 4
  %1 = load i32, i32* %atomic-temp, align 4
  %tobool = icmp ne i32 %1, 0
  %lnot = xor i1 %tobool, true
  %lnot.ext = zext i1 %lnot to i32
  call void @__katec_wait(i32 %lnot.ext)
  ret void
}

define void @__katec_free_after_readers(i8* %address) {
entry:
  %address.addr = alloca i8*, align 8
  store i8* %address, i8** %address.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  call void @add_release(i8* (i8*)* @run_release, i8* %0)
  ret void
}

define void @add_release(i8* (i8*)* %run, i8* %address) {
entry:
  %run.addr = alloca i8* (i8*)*, align 8
  %address.addr = alloca i8*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i8* (i8*)* %run, i8* (i8*)** %run.addr, align 8
  store i8* %address, i8** %address.addr, align 8
  store i32 1, i32* %.atomictmp, align 4
  %0 = load i32, i32* %.atomictmp, align 4
  %1 = atomicrmw add i32* @callbacks, i32 %0 monotonic, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  %3 = load i8* (i8*)*, i8* (i8*)** %run.addr, align 8
  %4 = bitcast i8* (i8*)* %3 to i8*
  %5 = load i8*, i8** %address.addr, align 8
  %call = call i64 @__katec_create(i8* %4, i8* %5)
  ret void
}

define i8* @run_release(i8* %address) {
entry:
  %address.addr = alloca i8*, align 8
  store i8* %address, i8** %address.addr, align 8
  call void @grace_period(%struct.readers* @rcu_readers)
  %0 = load i8*, i8** %address.addr, align 8
  %call = call i8* @release(i8* %0)
  ret i8* %call
}

define void @__katec_call_kernel_rcu(%struct.rcu_head* %head, void (%struct.rcu_head*)* %function) {
entry:
  %head.addr = alloca %struct.rcu_head*, align 8
  %function.addr = alloca void (%struct.rcu_head*)*, align 8
  store %struct.rcu_head* %head, %struct.rcu_head** %head.addr, align 8
  store void (%struct.rcu_head*)* %function, void (%struct.rcu_head*)** %function.addr, align 8
  %0 = load %struct.rcu_head*, %struct.rcu_head** %head.addr, align 8
  %1 = load void (%struct.rcu_head*)*, void (%struct.rcu_head*)** %function.addr, align 8
  call void @add_callback(i8* (i8*)* @run_kernel_callback, %struct.rcu_head* %0, void (%struct.rcu_head*)* %1)
  ret void
}

define i8* @run_kernel_callback(i8* %head) {
entry:
  %head.addr = alloca i8*, align 8
  store i8* %head, i8** %head.addr, align 8
  call void @__katec_kernel_fence(i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.166, i64 0, i64 0))
  %0 = load i8*, i8** %head.addr, align 8
  %1 = bitcast i8* %0 to %struct.rcu_head*
  %call = call i8* @call_back(%struct.rcu_head* %1)
  ret i8* %call
}

define void @__katec_free_after_grace_period(i8* %address) {
entry:
  %address.addr = alloca i8*, align 8
  store i8* %address, i8** %address.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  call void @add_release(i8* (i8*)* @run_kernel_release, i8* %0)
  ret void
}

define i8* @run_kernel_release(i8* %address) {
entry:
  %address.addr = alloca i8*, align 8
  store i8* %address, i8** %address.addr, align 8
  call void @__katec_kernel_fence(i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.166, i64 0, i64 0))
  %0 = load i8*, i8** %address.addr, align 8
  %call = call i8* @release(i8* %0)
  ret i8* %call
}

define i8* @_Znwm(i64 %size) {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %call = call i8* @__katec_allocate(i64 %0, i64 16, i32 0, i32 16)
  ret i8* %call
}

declare i8* @__katec_allocate(i64 noundef, i64 noundef, i32 noundef, i32 noundef)

define i8* @_Znam(i64 %size) {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %call = call i8* @__katec_allocate(i64 %0, i64 16, i32 0, i32 48)
  ret i8* %call
}

define void @_ZdlPv(i8* %address) {
entry:
  %address.addr = alloca i8*, align 8
  store i8* %address, i8** %address.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  call void @__katec_free(i8* %0, i32 16)
  ret void
}

define void @_ZdlPvm(i8* %address, i64 %size) {
entry:
  %address.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i8* %address, i8** %address.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  call void @__katec_free(i8* %0, i32 16)
  ret void
}

define void @_ZdaPv(i8* %address) {
entry:
  %address.addr = alloca i8*, align 8
  store i8* %address, i8** %address.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  call void @__katec_free(i8* %0, i32 48)
  ret void
}

define void @_ZdaPvm(i8* %address, i64 %size) {
entry:
  %address.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  store i8* %address, i8** %address.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  call void @__katec_free(i8* %0, i32 48)
  ret void
}

define i8* @_ZnwmSt11align_val_t(i64 %size, i64 %alignment) {
entry:
  %size.addr = alloca i64, align 8
  %alignment.addr = alloca i64, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 %alignment, i64* %alignment.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %1 = load i64, i64* %alignment.addr, align 8
  %call = call i8* @__katec_allocate(i64 %0, i64 %1, i32 0, i32 0)
  ret i8* %call
}

define i8* @_ZnamSt11align_val_t(i64 %size, i64 %alignment) {
entry:
  %size.addr = alloca i64, align 8
  %alignment.addr = alloca i64, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 %alignment, i64* %alignment.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %1 = load i64, i64* %alignment.addr, align 8
  %call = call i8* @__katec_allocate(i64 %0, i64 %1, i32 0, i32 0)
  ret i8* %call
}

define i8* @_ZnwmRKSt9nothrow_t(i64 %size, i8* %tag) {
entry:
  %size.addr = alloca i64, align 8
  %tag.addr = alloca i8*, align 8
  store i64 %size, i64* %size.addr, align 8
  store i8* %tag, i8** %tag.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %call = call i8* @__katec_allocate(i64 %0, i64 16, i32 0, i32 16)
  ret i8* %call
}

define i8* @_ZnamRKSt9nothrow_t(i64 %size, i8* %tag) {
entry:
  %size.addr = alloca i64, align 8
  %tag.addr = alloca i8*, align 8
  store i64 %size, i64* %size.addr, align 8
  store i8* %tag, i8** %tag.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %call = call i8* @__katec_allocate(i64 %0, i64 16, i32 0, i32 48)
  ret i8* %call
}

define void @_ZdlPvSt11align_val_t(i8* %address, i64 %alignment) {
entry:
  %address.addr = alloca i8*, align 8
  %alignment.addr = alloca i64, align 8
  store i8* %address, i8** %address.addr, align 8
  store i64 %alignment, i64* %alignment.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  call void @__katec_free(i8* %0, i32 1)
  ret void
}

define void @_ZdaPvSt11align_val_t(i8* %address, i64 %alignment) {
entry:
  %address.addr = alloca i8*, align 8
  %alignment.addr = alloca i64, align 8
  store i8* %address, i8** %address.addr, align 8
  store i64 %alignment, i64* %alignment.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  call void @__katec_free(i8* %0, i32 1)
  ret void
}

define void @_ZdlPvmSt11align_val_t(i8* %address, i64 %size, i64 %alignment) {
entry:
  %address.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %alignment.addr = alloca i64, align 8
  store i8* %address, i8** %address.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 %alignment, i64* %alignment.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  call void @__katec_free(i8* %0, i32 1)
  ret void
}

define void @_ZdlPvRKSt9nothrow_t(i8* %address, i8* %tag) {
entry:
  %address.addr = alloca i8*, align 8
  %tag.addr = alloca i8*, align 8
  store i8* %address, i8** %address.addr, align 8
  store i8* %tag, i8** %tag.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  call void @__katec_free(i8* %0, i32 16)
  ret void
}

define i8* @_ZNKSt9exception4whatEv(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.92, i64 0, i64 0)
}

define void @destroy_plain(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret void
}

define void @delete_plain(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  call void @__katec_free(i8* %0, i32 1)
  ret void
}

define void @_ZNSt9exceptionD1Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret void
}

define void @_ZNSt9exceptionD2Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret void
}

define void @_ZNSt9exceptionD0Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  call void @__katec_free(i8* %0, i32 1)
  ret void
}

define i8* @_ZNKSt13bad_exception4whatEv(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.94, i64 0, i64 0)
}

define void @_ZNSt13bad_exceptionD1Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret void
}

define void @_ZNSt13bad_exceptionD2Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret void
}

define void @_ZNSt13bad_exceptionD0Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  call void @__katec_free(i8* %0, i32 1)
  ret void
}

define i8* @_ZNKSt9bad_alloc4whatEv(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.96, i64 0, i64 0)
}

define void @_ZNSt9bad_allocD1Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret void
}

define void @_ZNSt9bad_allocD2Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret void
}

define void @_ZNSt9bad_allocD0Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  call void @__katec_free(i8* %0, i32 1)
  ret void
}

define i8* @_ZNKSt20bad_array_new_length4whatEv(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.98, i64 0, i64 0)
}

define void @_ZNSt20bad_array_new_lengthD1Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret void
}

define void @_ZNSt20bad_array_new_lengthD2Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret void
}

define void @_ZNSt20bad_array_new_lengthD0Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  call void @__katec_free(i8* %0, i32 1)
  ret void
}

define i8* @_ZNKSt8bad_cast4whatEv(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.100, i64 0, i64 0)
}

define void @_ZNSt8bad_castD1Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret void
}

define void @_ZNSt8bad_castD2Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret void
}

define void @_ZNSt8bad_castD0Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  call void @__katec_free(i8* %0, i32 1)
  ret void
}

define i8* @_ZNKSt10bad_typeid4whatEv(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.102, i64 0, i64 0)
}

define void @_ZNSt10bad_typeidD1Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret void
}

define void @_ZNSt10bad_typeidD2Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret void
}

define void @_ZNSt10bad_typeidD0Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  call void @__katec_free(i8* %0, i32 1)
  ret void
}

define i8* @_ZNKSt17bad_function_call4whatEv(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.104, i64 0, i64 0)
}

define void @_ZNSt17bad_function_callD1Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret void
}

define void @_ZNSt17bad_function_callD2Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret void
}

define void @_ZNSt17bad_function_callD0Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  call void @__katec_free(i8* %0, i32 1)
  ret void
}

define i8* @_ZNKSt12bad_weak_ptr4whatEv(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.106, i64 0, i64 0)
}

define void @_ZNSt12bad_weak_ptrD1Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret void
}

define void @_ZNSt12bad_weak_ptrD2Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  ret void
}

define void @_ZNSt12bad_weak_ptrD0Ev(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  call void @__katec_free(i8* %0, i32 1)
  ret void
}

define i8* @_ZNKSt13runtime_error4whatEv(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 1
  %1 = load i8*, i8** %text, align 8
  ret i8* %1
}

define void @destroy_exception(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 1
  %1 = load i8*, i8** %text, align 8
  call void @__katec_free(i8* %1, i32 1)
  ret void
}

define void @delete_exception(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  %1 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %2 = bitcast %struct.library_exception* %1 to i8*
  call void @__katec_free(i8* %2, i32 1)
  ret void
}

define i8* @kept_text(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 1
  %1 = load i8*, i8** %text, align 8
  ret i8* %1
}

define void @_ZNSt13runtime_errorC1EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt13runtime_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define i8* @copy_of(i8* %text) {
entry:
  %retval = alloca i8*, align 8
  %text.addr = alloca i8*, align 8
  %size = alloca i64, align 8
  %copy = alloca i8*, align 8
  %i = alloca i64, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:
  store i8* null, i8** %retval, align 8
  br label %return

if.end:
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i64 @strlen(i8* %1)
  %add = add i64 %call, 1
  store i64 %add, i64* %size, align 8
  %2 = load i64, i64* %size, align 8
  %call1 = call i8* @__katec_allocate(i64 %2, i64 16, i32 0, i32 1)
  store i8* %call1, i8** %copy, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:
  %3 = load i64, i64* %i, align 8
  %4 = load i64, i64* %size, align 8
  %cmp = icmp ult i64 %3, %4
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %5 = load i8*, i8** %text.addr, align 8
  %6 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %5, i64 %6
  %7 = load i8, i8* %arrayidx, align 1
  %8 = load i8*, i8** %copy, align 8
  %9 = load i64, i64* %i, align 8
  %arrayidx2 = getelementptr inbounds i8, i8* %8, i64 %9
  store i8 %7, i8* %arrayidx2, align 1
  br label %for.inc

for.inc:
  %10 = load i64, i64* %i, align 8
  %inc = add i64 %10, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond

for.end:
  %11 = load i8*, i8** %copy, align 8
  store i8* %11, i8** %retval, align 8
  br label %return

return:
  %12 = load i8*, i8** %retval, align 8
  ret i8* %12
}

define void @_ZNSt13runtime_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt13runtime_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt13runtime_errorC1ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt13runtime_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt13runtime_errorD1Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt13runtime_errorC2EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt13runtime_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt13runtime_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt13runtime_errorC2ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt13runtime_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt13runtime_errorD2Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt13runtime_errorD0Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @delete_exception(%struct.library_exception* %0)
  ret void
}

define i8* @_ZNKSt11range_error4whatEv(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 1
  %1 = load i8*, i8** %text, align 8
  ret i8* %1
}

define void @_ZNSt11range_errorC1EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11range_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt11range_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt11range_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt11range_errorC1ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt11range_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt11range_errorD1Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt11range_errorC2EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11range_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt11range_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt11range_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt11range_errorC2ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt11range_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt11range_errorD2Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt11range_errorD0Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @delete_exception(%struct.library_exception* %0)
  ret void
}

define i8* @_ZNKSt14overflow_error4whatEv(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 1
  %1 = load i8*, i8** %text, align 8
  ret i8* %1
}

define void @_ZNSt14overflow_errorC1EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt14overflow_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt14overflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt14overflow_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt14overflow_errorC1ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt14overflow_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt14overflow_errorD1Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt14overflow_errorC2EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt14overflow_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt14overflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt14overflow_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt14overflow_errorC2ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt14overflow_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt14overflow_errorD2Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt14overflow_errorD0Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @delete_exception(%struct.library_exception* %0)
  ret void
}

define i8* @_ZNKSt15underflow_error4whatEv(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 1
  %1 = load i8*, i8** %text, align 8
  ret i8* %1
}

define void @_ZNSt15underflow_errorC1EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt15underflow_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt15underflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt15underflow_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt15underflow_errorC1ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt15underflow_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt15underflow_errorD1Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt15underflow_errorC2EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt15underflow_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt15underflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt15underflow_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt15underflow_errorC2ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt15underflow_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt15underflow_errorD2Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt15underflow_errorD0Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @delete_exception(%struct.library_exception* %0)
  ret void
}

define i8* @_ZNKSt12system_error4whatEv(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 1
  %1 = load i8*, i8** %text, align 8
  ret i8* %1
}

define void @_ZNSt12system_errorC1EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12system_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt12system_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt12system_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12system_errorC1ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt12system_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12system_errorD1Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt12system_errorC2EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12system_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt12system_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt12system_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12system_errorC2ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt12system_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12system_errorD2Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt12system_errorD0Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @delete_exception(%struct.library_exception* %0)
  ret void
}

define i8* @_ZNKSt11logic_error4whatEv(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 1
  %1 = load i8*, i8** %text, align 8
  ret i8* %1
}

define void @_ZNSt11logic_errorC1EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11logic_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt11logic_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt11logic_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt11logic_errorC1ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt11logic_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt11logic_errorD1Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt11logic_errorC2EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11logic_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt11logic_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt11logic_errorC2ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt11logic_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt11logic_errorD2Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt11logic_errorD0Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @delete_exception(%struct.library_exception* %0)
  ret void
}

define i8* @_ZNKSt16invalid_argument4whatEv(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 1
  %1 = load i8*, i8** %text, align 8
  ret i8* %1
}

define void @_ZNSt16invalid_argumentC1EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt16invalid_argument, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt16invalid_argumentC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt16invalid_argumentC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt16invalid_argumentC1ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt16invalid_argumentC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt16invalid_argumentD1Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt16invalid_argumentC2EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt16invalid_argument, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt16invalid_argumentC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt16invalid_argumentC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt16invalid_argumentC2ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt16invalid_argumentC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt16invalid_argumentD2Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt16invalid_argumentD0Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @delete_exception(%struct.library_exception* %0)
  ret void
}

define i8* @_ZNKSt12domain_error4whatEv(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 1
  %1 = load i8*, i8** %text, align 8
  ret i8* %1
}

define void @_ZNSt12domain_errorC1EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12domain_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt12domain_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt12domain_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12domain_errorC1ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt12domain_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12domain_errorD1Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt12domain_errorC2EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12domain_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt12domain_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt12domain_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12domain_errorC2ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt12domain_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12domain_errorD2Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt12domain_errorD0Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @delete_exception(%struct.library_exception* %0)
  ret void
}

define i8* @_ZNKSt12length_error4whatEv(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 1
  %1 = load i8*, i8** %text, align 8
  ret i8* %1
}

define void @_ZNSt12length_errorC1EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12length_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt12length_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt12length_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12length_errorC1ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt12length_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12length_errorD1Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt12length_errorC2EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12length_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt12length_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt12length_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12length_errorC2ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt12length_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12length_errorD2Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt12length_errorD0Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @delete_exception(%struct.library_exception* %0)
  ret void
}

define i8* @_ZNKSt12out_of_range4whatEv(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 1
  %1 = load i8*, i8** %text, align 8
  ret i8* %1
}

define void @_ZNSt12out_of_rangeC1EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12out_of_range, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt12out_of_rangeC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt12out_of_rangeC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12out_of_rangeC1ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt12out_of_rangeC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12out_of_rangeD1Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt12out_of_rangeC2EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12out_of_range, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt12out_of_rangeC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt12out_of_rangeC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12out_of_rangeC2ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt12out_of_rangeC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12out_of_rangeD2Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt12out_of_rangeD0Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @delete_exception(%struct.library_exception* %0)
  ret void
}

define i8* @_ZNKSt12future_error4whatEv(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 1
  %1 = load i8*, i8** %text, align 8
  ret i8* %1
}

define void @_ZNSt12future_errorC1EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12future_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt12future_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt12future_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12future_errorC1ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt12future_errorC1EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12future_errorD1Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt12future_errorC2EPKc(%struct.library_exception* %exception, i8* %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %functions = getelementptr inbounds %struct.library_exception, %struct.library_exception* %0, i32 0, i32 0
  store i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12future_error, i64 0, i64 2), i8*** %functions, align 8
  %1 = load i8*, i8** %text.addr, align 8
  %call = call i8* @copy_of(i8* %1)
  %2 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %text1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 1
  store i8* %call, i8** %text1, align 8
  ret void
}

define void @_ZNSt12future_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.library_exception* %exception, i8** %text) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  %text.addr = alloca i8**, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  store i8** %text, i8*** %text.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  %1 = load i8**, i8*** %text.addr, align 8
  %2 = load i8*, i8** %1, align 8
  call void @_ZNSt12future_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12future_errorC2ERKS_(%struct.library_exception* %to, %struct.library_exception* %from) {
entry:
  %to.addr = alloca %struct.library_exception*, align 8
  %from.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %to, %struct.library_exception** %to.addr, align 8
  store %struct.library_exception* %from, %struct.library_exception** %from.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %to.addr, align 8
  %1 = load %struct.library_exception*, %struct.library_exception** %from.addr, align 8
  %text = getelementptr inbounds %struct.library_exception, %struct.library_exception* %1, i32 0, i32 1
  %2 = load i8*, i8** %text, align 8
  call void @_ZNSt12future_errorC2EPKc(%struct.library_exception* %0, i8* %2)
  ret void
}

define void @_ZNSt12future_errorD2Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @destroy_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZNSt12future_errorD0Ev(%struct.library_exception* %exception) {
entry:
  %exception.addr = alloca %struct.library_exception*, align 8
  store %struct.library_exception* %exception, %struct.library_exception** %exception.addr, align 8
  %0 = load %struct.library_exception*, %struct.library_exception** %exception.addr, align 8
  call void @delete_exception(%struct.library_exception* %0)
  ret void
}

define void @_ZSt9terminatev() {
entry:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.36, i64 0, i64 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.135, i64 0, i64 0))
  ret void
}

define i8* @__cxa_allocate_exception(i64 %size) {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, i64* %size.addr, align 8
  %0 = load i64, i64* %size.addr, align 8
  %add = add i64 %0, 32
  %call = call i8* @__katec_allocate(i64 %add, i64 16, i32 0, i32 1)
  %1 = bitcast i8* %call to %struct.exception*
  %add.ptr = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 1
  %2 = bitcast %struct.exception* %add.ptr to i8*
  ret i8* %2
}

define void @__cxa_free_exception(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  %1 = bitcast i8* %0 to %struct.exception*
  %add.ptr = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 -1
  %2 = bitcast %struct.exception* %add.ptr to i8*
  call void @__katec_free(i8* %2, i32 1)
  ret void
}

define i8* @__cxa_init_primary_exception(i8* %exception, i8* %type, void (i8*)* %destructor) {
entry:
  %exception.addr = alloca i8*, align 8
  %type.addr = alloca i8*, align 8
  %destructor.addr = alloca void (i8*)*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  store i8* %type, i8** %type.addr, align 8
  store void (i8*)* %destructor, void (i8*)** %destructor.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  %1 = bitcast i8* %0 to %struct.exception*
  %add.ptr = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 -1
  %references = getelementptr inbounds %struct.exception, %struct.exception* %add.ptr, i32 0, i32 0
  store i64 0, i64* %references, align 8
  %2 = load i8*, i8** %type.addr, align 8
  %3 = bitcast i8* %2 to %struct.description*
  %4 = load i8*, i8** %exception.addr, align 8
  %5 = bitcast i8* %4 to %struct.exception*
  %add.ptr1 = getelementptr inbounds %struct.exception, %struct.exception* %5, i64 -1
  %type2 = getelementptr inbounds %struct.exception, %struct.exception* %add.ptr1, i32 0, i32 1
  store %struct.description* %3, %struct.description** %type2, align 8
  %6 = load void (i8*)*, void (i8*)** %destructor.addr, align 8
  %7 = load i8*, i8** %exception.addr, align 8
  %8 = bitcast i8* %7 to %struct.exception*
  %add.ptr3 = getelementptr inbounds %struct.exception, %struct.exception* %8, i64 -1
  %destructor4 = getelementptr inbounds %struct.exception, %struct.exception* %add.ptr3, i32 0, i32 2
  store void (i8*)* %6, void (i8*)** %destructor4, align 8
  %9 = load i8*, i8** %exception.addr, align 8
  %10 = bitcast i8* %9 to %struct.exception*
  %add.ptr5 = getelementptr inbounds %struct.exception, %struct.exception* %10, i64 -1
  %11 = bitcast %struct.exception* %add.ptr5 to i8*
  ret i8* %11
}

define void @__cxa_throw(i8* %exception, i8* %type, void (i8*)* %destructor) {
entry:
  %exception.addr = alloca i8*, align 8
  %type.addr = alloca i8*, align 8
  %destructor.addr = alloca void (i8*)*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  store i8* %type, i8** %type.addr, align 8
  store void (i8*)* %destructor, void (i8*)** %destructor.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  %1 = load i8*, i8** %type.addr, align 8
  %2 = load void (i8*)*, void (i8*)** %destructor.addr, align 8
  %call = call i8* @__cxa_init_primary_exception(i8* %0, i8* %1, void (i8*)* %2)
  %3 = load i8*, i8** %exception.addr, align 8
  %4 = bitcast i8* %3 to %struct.exception*
  %add.ptr = getelementptr inbounds %struct.exception, %struct.exception* %4, i64 -1
  %references = getelementptr inbounds %struct.exception, %struct.exception* %add.ptr, i32 0, i32 0
  store i64 1, i64* %references, align 8
  %5 = load i8*, i8** %exception.addr, align 8
  call void @throw_exception(i8* %5)
  ret void
}

define void @throw_exception(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  call void @change_slot(i64 17592186044416, i64 1)
  %0 = load i8*, i8** %exception.addr, align 8
  %1 = load i8*, i8** %exception.addr, align 8
  %2 = bitcast i8* %1 to %struct.exception*
  %add.ptr = getelementptr inbounds %struct.exception, %struct.exception* %2, i64 -1
  %type = getelementptr inbounds %struct.exception, %struct.exception* %add.ptr, i32 0, i32 1
  %3 = load %struct.description*, %struct.description** %type, align 8
  %4 = bitcast %struct.description* %3 to i8*
  call void @__katec_throw(i8* %0, i8* %4)
  ret void
}

define void @__katec_resume(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:
  call void @__katec_go_on_ending()
  br label %if.end

if.end:
  %1 = load i8*, i8** %exception.addr, align 8
  %2 = load i8*, i8** %exception.addr, align 8
  %3 = bitcast i8* %2 to %struct.exception*
  %add.ptr = getelementptr inbounds %struct.exception, %struct.exception* %3, i64 -1
  %type = getelementptr inbounds %struct.exception, %struct.exception* %add.ptr, i32 0, i32 1
  %4 = load %struct.description*, %struct.description** %type, align 8
  %5 = bitcast %struct.description* %4 to i8*
  call void @__katec_throw(i8* %1, i8* %5)
  ret void
}

define i8* @__cxa_begin_catch(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  %handlers = alloca i64, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  %1 = ptrtoint i8* %0 to i64
  %add = add i64 8796093022208, %1
  %call = call i8* @__katec_get_slot(i64 %add)
  %2 = ptrtoint i8* %call to i64
  store i64 %2, i64* %handlers, align 8
  %3 = load i64, i64* %handlers, align 8
  %tobool = icmp ne i64 %3, 0
  br i1 %tobool, label %lor.lhs.false, label %if.then

lor.lhs.false:
  %call1 = call i8* @__katec_get_slot(i64 2199023255552)
  %4 = load i8*, i8** %exception.addr, align 8
  %cmp = icmp ne i8* %call1, %4
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %5 = load i8*, i8** %exception.addr, align 8
  %6 = ptrtoint i8* %5 to i64
  %add2 = add i64 4398046511104, %6
  %call3 = call i8* @__katec_get_slot(i64 2199023255552)
  call void @__katec_set_slot(i64 %add2, i8* %call3)
  %7 = load i8*, i8** %exception.addr, align 8
  call void @__katec_set_slot(i64 2199023255552, i8* %7)
  br label %if.end

if.end:
  %8 = load i8*, i8** %exception.addr, align 8
  %9 = ptrtoint i8* %8 to i64
  %add4 = add i64 8796093022208, %9
  %10 = load i64, i64* %handlers, align 8
  %cmp5 = icmp slt i64 %10, 0
  br i1 %cmp5, label %cond.true, label %cond.false

cond.true:
  %11 = load i64, i64* %handlers, align 8
  %sub = sub nsw i64 1, %11
  br label %cond.end

cond.false:
  %12 = load i64, i64* %handlers, align 8
  %add6 = add nsw i64 %12, 1
  br label %cond.end

cond.end:
  %cond = phi i64 [ %sub, %cond.true ], [ %add6, %cond.false ]
  %13 = inttoptr i64 %cond to i8*
  call void @__katec_set_slot(i64 %add4, i8* %13)
  call void @change_slot(i64 17592186044416, i64 -1)
  %14 = load i8*, i8** %exception.addr, align 8
  %15 = bitcast i8* %14 to %struct.exception*
  %add.ptr = getelementptr inbounds %struct.exception, %struct.exception* %15, i64 -1
  %type = getelementptr inbounds %struct.exception, %struct.exception* %add.ptr, i32 0, i32 1
  %16 = load %struct.description*, %struct.description** %type, align 8
  %name = getelementptr inbounds %struct.description, %struct.description* %16, i32 0, i32 1
  %17 = load i8*, i8** %name, align 8
  %arrayidx = getelementptr inbounds i8, i8* %17, i64 0
  %18 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %18 to i32
  %cmp7 = icmp eq i32 %conv, 80
  br i1 %cmp7, label %cond.true9, label %cond.false10

cond.true9:
  %19 = load i8*, i8** %exception.addr, align 8
  %20 = bitcast i8* %19 to i8**
  %21 = load i8*, i8** %20, align 8
  br label %cond.end11

cond.false10:
  %22 = load i8*, i8** %exception.addr, align 8
  br label %cond.end11

cond.end11:
  %cond12 = phi i8* [ %21, %cond.true9 ], [ %22, %cond.false10 ]
  ret i8* %cond12
}

define void @change_slot(i64 %slot, i64 %change) {
entry:
  %slot.addr = alloca i64, align 8
  %change.addr = alloca i64, align 8
  store i64 %slot, i64* %slot.addr, align 8
  store i64 %change, i64* %change.addr, align 8
  %0 = load i64, i64* %slot.addr, align 8
  %1 = load i64, i64* %slot.addr, align 8
  %call = call i8* @__katec_get_slot(i64 %1)
  %2 = ptrtoint i8* %call to i64
  %3 = load i64, i64* %change.addr, align 8
  %add = add nsw i64 %2, %3
  %4 = inttoptr i64 %add to i8*
  call void @__katec_set_slot(i64 %0, i8* %4)
  ret void
}

define void @__cxa_end_catch() {
entry:
  %exception = alloca i8*, align 8
  %handlers = alloca i64, align 8
  %left = alloca i64, align 8
  %call = call i8* @__katec_get_slot(i64 2199023255552)
  store i8* %call, i8** %exception, align 8
  %0 = load i8*, i8** %exception, align 8
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:
  br label %if.end11

if.end:
  %1 = load i8*, i8** %exception, align 8
  %2 = ptrtoint i8* %1 to i64
  %add = add i64 8796093022208, %2
  %call1 = call i8* @__katec_get_slot(i64 %add)
  %3 = ptrtoint i8* %call1 to i64
  store i64 %3, i64* %handlers, align 8
  %4 = load i64, i64* %handlers, align 8
  %cmp = icmp slt i64 %4, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %5 = load i64, i64* %handlers, align 8
  %add2 = add nsw i64 %5, 1
  br label %cond.end

cond.false:
  %6 = load i64, i64* %handlers, align 8
  %sub = sub nsw i64 %6, 1
  br label %cond.end

cond.end:
  %cond = phi i64 [ %add2, %cond.true ], [ %sub, %cond.false ]
  store i64 %cond, i64* %left, align 8
  %7 = load i8*, i8** %exception, align 8
  %8 = ptrtoint i8* %7 to i64
  %add3 = add i64 8796093022208, %8
  %9 = load i64, i64* %left, align 8
  %10 = inttoptr i64 %9 to i8*
  call void @__katec_set_slot(i64 %add3, i8* %10)
  %11 = load i64, i64* %left, align 8
  %tobool4 = icmp ne i64 %11, 0
  br i1 %tobool4, label %if.then5, label %if.end6

if.then5:
  br label %if.end11

if.end6:
  %12 = load i8*, i8** %exception, align 8
  %13 = ptrtoint i8* %12 to i64
  %add7 = add i64 4398046511104, %13
  %call8 = call i8* @__katec_get_slot(i64 %add7)
  call void @__katec_set_slot(i64 2199023255552, i8* %call8)
  %14 = load i64, i64* %handlers, align 8
  %cmp9 = icmp sgt i64 %14, 0
  br i1 %cmp9, label %if.then10, label %if.end11

if.then10:
  %15 = load i8*, i8** %exception, align 8
  call void @release_exception(i8* %15)
  br label %if.end11

if.end11:
  ret void
}

define void @release_exception(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  %1 = bitcast i8* %0 to %struct.exception*
  %add.ptr = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 -1
  %references = getelementptr inbounds %struct.exception, %struct.exception* %add.ptr, i32 0, i32 0
  store i64 1, i64* %.atomictmp, align 8
  %2 = load i64, i64* %.atomictmp, align 8
  %3 = atomicrmw sub i64* %references, i64 %2 acq_rel, align 8
  store i64 %3, i64* %atomic-temp, align 8
  %4 = load i64, i64* %atomic-temp, align 8
  %cmp = icmp sgt i64 %4, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:
  br label %return

if.end:
  %5 = load i8*, i8** %exception.addr, align 8
  %6 = bitcast i8* %5 to %struct.exception*
  %add.ptr1 = getelementptr inbounds %struct.exception, %struct.exception* %6, i64 -1
  %destructor = getelementptr inbounds %struct.exception, %struct.exception* %add.ptr1, i32 0, i32 2
  %7 = load void (i8*)*, void (i8*)** %destructor, align 8
  %tobool = icmp ne void (i8*)* %7, null
  br i1 %tobool, label %if.then2, label %if.end5

if.then2:
  %8 = load i8*, i8** %exception.addr, align 8
  %9 = bitcast i8* %8 to %struct.exception*
  %add.ptr3 = getelementptr inbounds %struct.exception, %struct.exception* %9, i64 -1
  %destructor4 = getelementptr inbounds %struct.exception, %struct.exception* %add.ptr3, i32 0, i32 2
  %10 = load void (i8*)*, void (i8*)** %destructor4, align 8
  %11 = load i8*, i8** %exception.addr, align 8
  call void %10(i8* %11)
  br label %if.end5

if.end5:
  %12 = load i8*, i8** %exception.addr, align 8
  call void @__cxa_free_exception(i8* %12)
  br label %return

return:
  ret void
}

define void @__cxa_rethrow() {
entry:
  %exception = alloca i8*, align 8
  %call = call i8* @__katec_get_slot(i64 2199023255552)
  store i8* %call, i8** %exception, align 8
  %0 = load i8*, i8** %exception, align 8
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:
  call void @_ZSt9terminatev()
  br label %if.end

if.end:
  %1 = load i8*, i8** %exception, align 8
  %2 = ptrtoint i8* %1 to i64
  %add = add i64 8796093022208, %2
  %3 = load i8*, i8** %exception, align 8
  %4 = ptrtoint i8* %3 to i64
  %add1 = add i64 8796093022208, %4
  %call2 = call i8* @__katec_get_slot(i64 %add1)
  %5 = ptrtoint i8* %call2 to i64
  %mul = mul nsw i64 -2, %5
  call void @change_slot(i64 %add, i64 %mul)
  %6 = load i8*, i8** %exception, align 8
  call void @throw_exception(i8* %6)
  ret void
}

define i8* @__cxa_get_exception_ptr(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  ret i8* %0
}

define i32 @_ZSt19uncaught_exceptionsv() {
entry:
  %call = call i8* @__katec_get_slot(i64 17592186044416)
  %0 = ptrtoint i8* %call to i64
  %conv = trunc i64 %0 to i32
  ret i32 %conv
}

define zeroext i1 @_ZSt18uncaught_exceptionv() {
entry:
  %call = call i32 @_ZSt19uncaught_exceptionsv()
  %cmp = icmp sgt i32 %call, 0
  ret i1 %cmp
}

define void @__cxa_pure_virtual() {
entry:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.36, i64 0, i64 0), i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.str.136, i64 0, i64 0))
  ret void
}

define void @__cxa_deleted_virtual() {
entry:
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.36, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str.137, i64 0, i64 0))
  ret void
}

define void @_ZNSt15__exception_ptr13exception_ptrC1EPv(i8** %pointer, i8* %exception) {
entry:
  %pointer.addr = alloca i8**, align 8
  %exception.addr = alloca i8*, align 8
  store i8** %pointer, i8*** %pointer.addr, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  %1 = load i8**, i8*** %pointer.addr, align 8
  store i8* %0, i8** %1, align 8
  %2 = load i8*, i8** %exception.addr, align 8
  %tobool = icmp ne i8* %2, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %3 = load i8*, i8** %exception.addr, align 8
  call void @keep_exception(i8* %3)
  br label %if.end

if.end:
  ret void
}

define void @keep_exception(i8* %exception) {
entry:
  %exception.addr = alloca i8*, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store i8* %exception, i8** %exception.addr, align 8
  %0 = load i8*, i8** %exception.addr, align 8
  %1 = bitcast i8* %0 to %struct.exception*
  %add.ptr = getelementptr inbounds %struct.exception, %struct.exception* %1, i64 -1
  %references = getelementptr inbounds %struct.exception, %struct.exception* %add.ptr, i32 0, i32 0
  store i64 1, i64* %.atomictmp, align 8
  %2 = load i64, i64* %.atomictmp, align 8
  %3 = atomicrmw add i64* %references, i64 %2 monotonic, align 8
  store i64 %3, i64* %atomic-temp, align 8
  %4 = load i64, i64* %atomic-temp, align 8
  ret void
}

define void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(i8** %pointer) {
entry:
  %pointer.addr = alloca i8**, align 8
  store i8** %pointer, i8*** %pointer.addr, align 8
  %0 = load i8**, i8*** %pointer.addr, align 8
  %1 = load i8*, i8** %0, align 8
  %tobool = icmp ne i8* %1, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %2 = load i8**, i8*** %pointer.addr, align 8
  %3 = load i8*, i8** %2, align 8
  call void @keep_exception(i8* %3)
  br label %if.end

if.end:
  ret void
}

define void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(i8** %pointer) {
entry:
  %pointer.addr = alloca i8**, align 8
  store i8** %pointer, i8*** %pointer.addr, align 8
  %0 = load i8**, i8*** %pointer.addr, align 8
  %1 = load i8*, i8** %0, align 8
  %tobool = icmp ne i8* %1, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %2 = load i8**, i8*** %pointer.addr, align 8
  %3 = load i8*, i8** %2, align 8
  call void @release_exception(i8* %3)
  br label %if.end

if.end:
  %4 = load i8**, i8*** %pointer.addr, align 8
  store i8* null, i8** %4, align 8
  ret void
}

define void @_ZSt17current_exceptionv(i8** %pointer) {
entry:
  %pointer.addr = alloca i8**, align 8
  store i8** %pointer, i8*** %pointer.addr, align 8
  %0 = load i8**, i8*** %pointer.addr, align 8
  %call = call i8* @__katec_get_slot(i64 2199023255552)
  call void @_ZNSt15__exception_ptr13exception_ptrC1EPv(i8** %0, i8* %call)
  ret void
}

define void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(i8** %pointer) {
entry:
  %pointer.addr = alloca i8**, align 8
  store i8** %pointer, i8*** %pointer.addr, align 8
  %0 = load i8**, i8*** %pointer.addr, align 8
  %1 = load i8*, i8** %0, align 8
  call void @keep_exception(i8* %1)
  %2 = load i8**, i8*** %pointer.addr, align 8
  %3 = load i8*, i8** %2, align 8
  call void @throw_exception(i8* %3)
  ret void
}

define void @_ZSt20__throw_system_errori(i32 %code) {
entry:
  %code.addr = alloca i32, align 4
  store i32 %code, i32* %code.addr, align 4
  call void @throw_with_text(i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12system_error, i64 0, i64 0), %struct.description* @_ZTISt12system_error, i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.138, i64 0, i64 0))
  ret void
}

define void @throw_with_text(i8** %functions, %struct.description* %type, i8* %text) {
entry:
  %functions.addr = alloca i8**, align 8
  %type.addr = alloca %struct.description*, align 8
  %text.addr = alloca i8*, align 8
  %exception = alloca %struct.library_exception*, align 8
  store i8** %functions, i8*** %functions.addr, align 8
  store %struct.description* %type, %struct.description** %type.addr, align 8
  store i8* %text, i8** %text.addr, align 8
  %call = call i8* @__cxa_allocate_exception(i64 32)
  %0 = bitcast i8* %call to %struct.library_exception*
  store %struct.library_exception* %0, %struct.library_exception** %exception, align 8
  %1 = load i8**, i8*** %functions.addr, align 8
  %add.ptr = getelementptr inbounds i8*, i8** %1, i64 2
  %2 = load %struct.library_exception*, %struct.library_exception** %exception, align 8
  %functions1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 0
  store i8** %add.ptr, i8*** %functions1, align 8
  %3 = load i8*, i8** %text.addr, align 8
  %call2 = call i8* @copy_of(i8* %3)
  %4 = load %struct.library_exception*, %struct.library_exception** %exception, align 8
  %text3 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %4, i32 0, i32 1
  store i8* %call2, i8** %text3, align 8
  %5 = load %struct.library_exception*, %struct.library_exception** %exception, align 8
  %6 = bitcast %struct.library_exception* %5 to i8*
  %7 = load %struct.description*, %struct.description** %type.addr, align 8
  %8 = bitcast %struct.description* %7 to i8*
  call void @__cxa_throw(i8* %6, i8* %8, void (i8*)* bitcast (void (%struct.library_exception*)* @destroy_exception to void (i8*)*))
  ret void
}

define void @_ZSt19__throw_logic_errorPKc(i8* %text) {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  call void @throw_with_text(i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt11logic_error, i64 0, i64 0), %struct.description* @_ZTISt11logic_error, i8* %0)
  ret void
}

define void @_ZSt20__throw_length_errorPKc(i8* %text) {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  call void @throw_with_text(i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12length_error, i64 0, i64 0), %struct.description* @_ZTISt12length_error, i8* %0)
  ret void
}

define void @_ZSt24__throw_invalid_argumentPKc(i8* %text) {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  call void @throw_with_text(i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt16invalid_argument, i64 0, i64 0), %struct.description* @_ZTISt16invalid_argument, i8* %0)
  ret void
}

define void @_ZSt21__throw_runtime_errorPKc(i8* %text) {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  call void @throw_with_text(i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt13runtime_error, i64 0, i64 0), %struct.description* @_ZTISt13runtime_error, i8* %0)
  ret void
}

define void @_ZSt20__throw_future_errori(i32 %code) {
entry:
  %code.addr = alloca i32, align 4
  store i32 %code, i32* %code.addr, align 4
  call void @throw_with_text(i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12future_error, i64 0, i64 0), %struct.description* @_ZTISt12future_error, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.139, i64 0, i64 0))
  ret void
}

define void @_ZSt24__throw_out_of_range_fmtPKcz(i8* %text, ...) {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  call void @throw_with_text(i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12out_of_range, i64 0, i64 0), %struct.description* @_ZTISt12out_of_range, i8* %0)
  ret void
}

define void @_ZSt20__throw_out_of_rangePKc(i8* %text) {
entry:
  %text.addr = alloca i8*, align 8
  store i8* %text, i8** %text.addr, align 8
  %0 = load i8*, i8** %text.addr, align 8
  call void (i8*, ...) @_ZSt24__throw_out_of_range_fmtPKcz(i8* %0)
  ret void
}

define void @_ZSt17__throw_bad_allocv() {
entry:
  call void @throw_plain(i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt9bad_alloc, i64 0, i64 0), %struct.description* @_ZTISt9bad_alloc)
  ret void
}

define void @throw_plain(i8** %functions, %struct.description* %type) {
entry:
  %functions.addr = alloca i8**, align 8
  %type.addr = alloca %struct.description*, align 8
  %exception = alloca %struct.library_exception*, align 8
  store i8** %functions, i8*** %functions.addr, align 8
  store %struct.description* %type, %struct.description** %type.addr, align 8
  %call = call i8* @__cxa_allocate_exception(i64 8)
  %0 = bitcast i8* %call to %struct.library_exception*
  store %struct.library_exception* %0, %struct.library_exception** %exception, align 8
  %1 = load i8**, i8*** %functions.addr, align 8
  %add.ptr = getelementptr inbounds i8*, i8** %1, i64 2
  %2 = load %struct.library_exception*, %struct.library_exception** %exception, align 8
  %functions1 = getelementptr inbounds %struct.library_exception, %struct.library_exception* %2, i32 0, i32 0
  store i8** %add.ptr, i8*** %functions1, align 8
  %3 = load %struct.library_exception*, %struct.library_exception** %exception, align 8
  %4 = bitcast %struct.library_exception* %3 to i8*
  %5 = load %struct.description*, %struct.description** %type.addr, align 8
  %6 = bitcast %struct.description* %5 to i8*
  call void @__cxa_throw(i8* %4, i8* %6, void (i8*)* @destroy_plain)
  ret void
}

define void @_ZSt28__throw_bad_array_new_lengthv() {
entry:
  call void @throw_plain(i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt20bad_array_new_length, i64 0, i64 0), %struct.description* @_ZTISt20bad_array_new_length)
  ret void
}

define void @_ZSt25__throw_bad_function_callv() {
entry:
  call void @throw_plain(i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt17bad_function_call, i64 0, i64 0), %struct.description* @_ZTISt17bad_function_call)
  ret void
}

define void @_ZSt20__throw_bad_weak_ptrv() {
entry:
  call void @throw_plain(i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt12bad_weak_ptr, i64 0, i64 0), %struct.description* @_ZTISt12bad_weak_ptr)
  ret void
}

define void @_ZSt16__throw_bad_castv() {
entry:
  call void @throw_plain(i8** getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVSt8bad_cast, i64 0, i64 0), %struct.description* @_ZTISt8bad_cast)
  ret void
}

define void @__cxa_bad_cast() {
entry:
  call void @_ZSt16__throw_bad_castv()
  ret void
}

define void @__cxa_throw_bad_array_new_length() {
entry:
  call void @_ZSt28__throw_bad_array_new_lengthv()
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
  call void @__katec_error(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.38, i64 0, i64 0), i8* %0)
  ret void
}

define i8* @__dynamic_cast(i8* %object, i8* %from, %struct.description* %to, i64 %hint) {
entry:
  %retval = alloca i8*, align 8
  %object.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %to.addr = alloca %struct.description*, align 8
  %hint.addr = alloca i64, align 8
  %functions = alloca i8**, align 8
  %whole = alloca i8*, align 8
  %type = alloca %struct.description*, align 8
  store i8* %object, i8** %object.addr, align 8
  store i8* %from, i8** %from.addr, align 8
  store %struct.description* %to, %struct.description** %to.addr, align 8
  store i64 %hint, i64* %hint.addr, align 8
  %0 = load i8*, i8** %object.addr, align 8
  %1 = bitcast i8* %0 to i8***
  %2 = load i8**, i8*** %1, align 8
  store i8** %2, i8*** %functions, align 8
  %3 = load i8*, i8** %object.addr, align 8
  %4 = load i8**, i8*** %functions, align 8
  %arrayidx = getelementptr inbounds i8*, i8** %4, i64 -2
  %5 = load i8*, i8** %arrayidx, align 8
  %6 = ptrtoint i8* %5 to i64
  %add.ptr = getelementptr inbounds i8, i8* %3, i64 %6
  store i8* %add.ptr, i8** %whole, align 8
  %7 = load i8**, i8*** %functions, align 8
  %arrayidx1 = getelementptr inbounds i8*, i8** %7, i64 -1
  %8 = load i8*, i8** %arrayidx1, align 8
  %9 = bitcast i8* %8 to %struct.description*
  store %struct.description* %9, %struct.description** %type, align 8
  br label %for.cond

for.cond:
  %10 = load %struct.description*, %struct.description** %type, align 8
  %11 = load %struct.description*, %struct.description** %to.addr, align 8
  %cmp = icmp eq %struct.description* %10, %11
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %12 = load i8*, i8** %whole, align 8
  store i8* %12, i8** %retval, align 8
  br label %return

if.end:
  %13 = load %struct.description*, %struct.description** %type, align 8
  %kind = getelementptr inbounds %struct.description, %struct.description* %13, i32 0, i32 0
  %14 = load i8**, i8*** %kind, align 8
  %cmp2 = icmp eq i8** %14, getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 0, i64 2)
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:
  call void @__katec_error(i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([64 x i8], [64 x i8]* @.str.140, i64 0, i64 0))
  br label %if.end4

if.end4:
  %15 = load %struct.description*, %struct.description** %type, align 8
  %kind5 = getelementptr inbounds %struct.description, %struct.description* %15, i32 0, i32 0
  %16 = load i8**, i8*** %kind5, align 8
  %cmp6 = icmp ne i8** %16, getelementptr inbounds ([5 x i8*], [5 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 0, i64 2)
  br i1 %cmp6, label %if.then7, label %if.end8

if.then7:
  store i8* null, i8** %retval, align 8
  br label %return

if.end8:
  %17 = load %struct.description*, %struct.description** %type, align 8
  %base = getelementptr inbounds %struct.description, %struct.description* %17, i32 0, i32 2
  %18 = load %struct.description*, %struct.description** %base, align 8
  store %struct.description* %18, %struct.description** %type, align 8
  br label %for.cond

return:
  %19 = load i8*, i8** %retval, align 8
  ret i8* %19
}

define void @_ZNSt13__future_base12_Result_baseC2Ev(i8** %result) {
entry:
  %result.addr = alloca i8**, align 8
  store i8** %result, i8*** %result.addr, align 8
  %0 = load i8**, i8*** %result.addr, align 8
  %arrayidx = getelementptr inbounds i8*, i8** %0, i64 1
  store i8* null, i8** %arrayidx, align 8
  ret void
}

define void @_ZNSt13__future_base12_Result_baseD2Ev(i8** %result) {
entry:
  %result.addr = alloca i8**, align 8
  store i8** %result, i8*** %result.addr, align 8
  %0 = load i8**, i8*** %result.addr, align 8
  %add.ptr = getelementptr inbounds i8*, i8** %0, i64 1
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(i8** %add.ptr)
  ret void
}

define void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(i32* %address) {
entry:
  %address.addr = alloca i32*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %address, i32** %address.addr, align 8
  %0 = load i32*, i32** %address.addr, align 8
  %1 = ptrtoint i32* %0 to i64
  %shr = lshr i64 %1, 2
  %rem = urem i64 %shr, 64
  %arrayidx = getelementptr inbounds [64 x i32], [64 x i32]* @wakes, i64 0, i64 %rem
  store i32 1, i32* %.atomictmp, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  %3 = atomicrmw add i32* %arrayidx, i32 %2 seq_cst, align 4
  store i32 %3, i32* %atomic-temp, align 4
  %4 = load i32, i32* %atomic-temp, align 4
  ret void
}

define zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* %state, i32* %address, i32 %value, i1 zeroext %limited, i64 %seconds, i64 %rest) {
entry:
  %state.addr = alloca i8*, align 8
  %address.addr = alloca i32*, align 8
  %value.addr = alloca i32, align 4
  %limited.addr = alloca i8, align 1
  %seconds.addr = alloca i64, align 8
  %rest.addr = alloca i64, align 8
  store i8* %state, i8** %state.addr, align 8
  store i32* %address, i32** %address.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %frombool = zext i1 %limited to i8
  store i8 %frombool, i8* %limited.addr, align 1
  store i64 %seconds, i64* %seconds.addr, align 8
  store i64 %rest, i64* %rest.addr, align 8
  %0 = load i32*, i32** %address.addr, align 8
  %1 = load i32, i32* %value.addr, align 4
  %2 = load i8, i8* %limited.addr, align 1
  %tobool = trunc i8 %2 to i1
  %conv = zext i1 %tobool to i32
  %call = call i32 @futex_wait(i32* %0, i32 %1, i32 %conv)
  %tobool1 = icmp ne i32 %call, 0
  br i1 %tobool1, label %lor.rhs, label %lor.end

lor.rhs:
  %3 = load i32, i32* @error_number, align 4
  %cmp = icmp ne i32 %3, 110
  br label %lor.end

lor.end:
  %4 = phi i1 [ true, %entry ], [ %cmp, %lor.rhs ]
  ret i1 %4
}

define zeroext i1 @_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* %state, i32* %address, i32 %value, i1 zeroext %limited, i64 %seconds, i64 %rest) {
entry:
  %state.addr = alloca i8*, align 8
  %address.addr = alloca i32*, align 8
  %value.addr = alloca i32, align 4
  %limited.addr = alloca i8, align 1
  %seconds.addr = alloca i64, align 8
  %rest.addr = alloca i64, align 8
  store i8* %state, i8** %state.addr, align 8
  store i32* %address, i32** %address.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %frombool = zext i1 %limited to i8
  store i8 %frombool, i8* %limited.addr, align 1
  store i64 %seconds, i64* %seconds.addr, align 8
  store i64 %rest, i64* %rest.addr, align 8
  %0 = load i8*, i8** %state.addr, align 8
  %1 = load i32*, i32** %address.addr, align 8
  %2 = load i32, i32* %value.addr, align 4
  %3 = load i8, i8* %limited.addr, align 1
  %tobool = trunc i8 %3 to i1
  %4 = load i64, i64* %seconds.addr, align 8
  %5 = load i64, i64* %rest.addr, align 8
  %call = call zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* %0, i32* %1, i32 %2, i1 zeroext %tobool, i64 %4, i64 %5)
  ret i1 %call
}

define i8* @_ZSt15future_categoryv() {
entry:
  ret i8* bitcast ([3 x i8**]* @categories to i8*)
}

define i8* @_ZNSt3_V216generic_categoryEv() {
entry:
  ret i8* bitcast (i8*** getelementptr inbounds ([3 x i8**], [3 x i8**]* @categories, i64 0, i64 1) to i8*)
}

define i8* @_ZNSt3_V215system_categoryEv() {
entry:
  ret i8* bitcast (i8*** getelementptr inbounds ([3 x i8**], [3 x i8**]* @categories, i64 0, i64 2) to i8*)
}

define i64 @_ZNSt6chrono3_V212steady_clock3nowEv() {
entry:
  %call = call i64 @__katec_clock()
  ret i64 %call
}

define i64 @_ZNSt6chrono3_V212system_clock3nowEv() {
entry:
  %call = call i64 @__katec_clock()
  ret i64 %call
}

define void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(%struct.list_node* %node, %struct.list_node* %place) {
entry:
  %node.addr = alloca %struct.list_node*, align 8
  %place.addr = alloca %struct.list_node*, align 8
  store %struct.list_node* %node, %struct.list_node** %node.addr, align 8
  store %struct.list_node* %place, %struct.list_node** %place.addr, align 8
  %0 = load %struct.list_node*, %struct.list_node** %place.addr, align 8
  %1 = load %struct.list_node*, %struct.list_node** %node.addr, align 8
  %next = getelementptr inbounds %struct.list_node, %struct.list_node* %1, i32 0, i32 0
  store %struct.list_node* %0, %struct.list_node** %next, align 8
  %2 = load %struct.list_node*, %struct.list_node** %place.addr, align 8
  %before = getelementptr inbounds %struct.list_node, %struct.list_node* %2, i32 0, i32 1
  %3 = load %struct.list_node*, %struct.list_node** %before, align 8
  %4 = load %struct.list_node*, %struct.list_node** %node.addr, align 8
  %before1 = getelementptr inbounds %struct.list_node, %struct.list_node* %4, i32 0, i32 1
  store %struct.list_node* %3, %struct.list_node** %before1, align 8
  %5 = load %struct.list_node*, %struct.list_node** %node.addr, align 8
  %6 = load %struct.list_node*, %struct.list_node** %place.addr, align 8
  %before2 = getelementptr inbounds %struct.list_node, %struct.list_node* %6, i32 0, i32 1
  %7 = load %struct.list_node*, %struct.list_node** %before2, align 8
  %next3 = getelementptr inbounds %struct.list_node, %struct.list_node* %7, i32 0, i32 0
  store %struct.list_node* %5, %struct.list_node** %next3, align 8
  %8 = load %struct.list_node*, %struct.list_node** %node.addr, align 8
  %9 = load %struct.list_node*, %struct.list_node** %place.addr, align 8
  %before4 = getelementptr inbounds %struct.list_node, %struct.list_node* %9, i32 0, i32 1
  store %struct.list_node* %8, %struct.list_node** %before4, align 8
  ret void
}

define void @_ZNSt8__detail15_List_node_base9_M_unhookEv(%struct.list_node* %node) {
entry:
  %node.addr = alloca %struct.list_node*, align 8
  store %struct.list_node* %node, %struct.list_node** %node.addr, align 8
  %0 = load %struct.list_node*, %struct.list_node** %node.addr, align 8
  %next = getelementptr inbounds %struct.list_node, %struct.list_node* %0, i32 0, i32 0
  %1 = load %struct.list_node*, %struct.list_node** %next, align 8
  %2 = load %struct.list_node*, %struct.list_node** %node.addr, align 8
  %before = getelementptr inbounds %struct.list_node, %struct.list_node* %2, i32 0, i32 1
  %3 = load %struct.list_node*, %struct.list_node** %before, align 8
  %next1 = getelementptr inbounds %struct.list_node, %struct.list_node* %3, i32 0, i32 0
  store %struct.list_node* %1, %struct.list_node** %next1, align 8
  %4 = load %struct.list_node*, %struct.list_node** %node.addr, align 8
  %before2 = getelementptr inbounds %struct.list_node, %struct.list_node* %4, i32 0, i32 1
  %5 = load %struct.list_node*, %struct.list_node** %before2, align 8
  %6 = load %struct.list_node*, %struct.list_node** %node.addr, align 8
  %next3 = getelementptr inbounds %struct.list_node, %struct.list_node* %6, i32 0, i32 0
  %7 = load %struct.list_node*, %struct.list_node** %next3, align 8
  %before4 = getelementptr inbounds %struct.list_node, %struct.list_node* %7, i32 0, i32 1
  store %struct.list_node* %5, %struct.list_node** %before4, align 8
  ret void
}

define void @_ZNSt8__detail15_List_node_base10_M_reverseEv(%struct.list_node* %header) {
entry:
  %header.addr = alloca %struct.list_node*, align 8
  %node = alloca %struct.list_node*, align 8
  %next = alloca %struct.list_node*, align 8
  store %struct.list_node* %header, %struct.list_node** %header.addr, align 8
  %0 = load %struct.list_node*, %struct.list_node** %header.addr, align 8
  store %struct.list_node* %0, %struct.list_node** %node, align 8
  br label %do.body

do.body:
  %1 = load %struct.list_node*, %struct.list_node** %node, align 8
  %next1 = getelementptr inbounds %struct.list_node, %struct.list_node* %1, i32 0, i32 0
  %2 = load %struct.list_node*, %struct.list_node** %next1, align 8
  store %struct.list_node* %2, %struct.list_node** %next, align 8
  %3 = load %struct.list_node*, %struct.list_node** %node, align 8
  %before = getelementptr inbounds %struct.list_node, %struct.list_node* %3, i32 0, i32 1
  %4 = load %struct.list_node*, %struct.list_node** %before, align 8
  %5 = load %struct.list_node*, %struct.list_node** %node, align 8
  %next2 = getelementptr inbounds %struct.list_node, %struct.list_node* %5, i32 0, i32 0
  store %struct.list_node* %4, %struct.list_node** %next2, align 8
  %6 = load %struct.list_node*, %struct.list_node** %next, align 8
  %7 = load %struct.list_node*, %struct.list_node** %node, align 8
  %before3 = getelementptr inbounds %struct.list_node, %struct.list_node* %7, i32 0, i32 1
  store %struct.list_node* %6, %struct.list_node** %before3, align 8
  %8 = load %struct.list_node*, %struct.list_node** %next, align 8
  store %struct.list_node* %8, %struct.list_node** %node, align 8
  br label %do.cond

do.cond:
  %9 = load %struct.list_node*, %struct.list_node** %node, align 8
  %10 = load %struct.list_node*, %struct.list_node** %header.addr, align 8
  %cmp = icmp ne %struct.list_node* %9, %10
  br i1 %cmp, label %do.body, label %do.end

do.end:
  ret void
}

define void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(%struct.list_node* %one, %struct.list_node* %other) {
entry:
  %one.addr = alloca %struct.list_node*, align 8
  %other.addr = alloca %struct.list_node*, align 8
  %kept = alloca %struct.list_node, align 8
  store %struct.list_node* %one, %struct.list_node** %one.addr, align 8
  store %struct.list_node* %other, %struct.list_node** %other.addr, align 8
  %0 = load %struct.list_node*, %struct.list_node** %one.addr, align 8
  %1 = bitcast %struct.list_node* %kept to i8*
  %2 = bitcast %struct.list_node* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %1, i8* align 8 %2, i64 16, i1 false)
  %3 = load %struct.list_node*, %struct.list_node** %one.addr, align 8
  %4 = load %struct.list_node*, %struct.list_node** %other.addr, align 8
  %5 = bitcast %struct.list_node* %3 to i8*
  %6 = bitcast %struct.list_node* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %5, i8* align 8 %6, i64 16, i1 false)
  %7 = load %struct.list_node*, %struct.list_node** %other.addr, align 8
  %8 = bitcast %struct.list_node* %7 to i8*
  %9 = bitcast %struct.list_node* %kept to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %8, i8* align 8 %9, i64 16, i1 false)
  %10 = load %struct.list_node*, %struct.list_node** %one.addr, align 8
  %11 = load %struct.list_node*, %struct.list_node** %other.addr, align 8
  call void @keep_neighbours(%struct.list_node* %10, %struct.list_node* %11)
  %12 = load %struct.list_node*, %struct.list_node** %other.addr, align 8
  %13 = load %struct.list_node*, %struct.list_node** %one.addr, align 8
  call void @keep_neighbours(%struct.list_node* %12, %struct.list_node* %13)
  ret void
}

define void @keep_neighbours(%struct.list_node* %header, %struct.list_node* %old) {
entry:
  %header.addr = alloca %struct.list_node*, align 8
  %old.addr = alloca %struct.list_node*, align 8
  store %struct.list_node* %header, %struct.list_node** %header.addr, align 8
  store %struct.list_node* %old, %struct.list_node** %old.addr, align 8
  %0 = load %struct.list_node*, %struct.list_node** %header.addr, align 8
  %next = getelementptr inbounds %struct.list_node, %struct.list_node* %0, i32 0, i32 0
  %1 = load %struct.list_node*, %struct.list_node** %next, align 8
  %2 = load %struct.list_node*, %struct.list_node** %old.addr, align 8
  %cmp = icmp eq %struct.list_node* %1, %2
  br i1 %cmp, label %if.then, label %if.else

if.then:
  %3 = load %struct.list_node*, %struct.list_node** %header.addr, align 8
  %4 = load %struct.list_node*, %struct.list_node** %header.addr, align 8
  %before = getelementptr inbounds %struct.list_node, %struct.list_node* %4, i32 0, i32 1
  store %struct.list_node* %3, %struct.list_node** %before, align 8
  %5 = load %struct.list_node*, %struct.list_node** %header.addr, align 8
  %next1 = getelementptr inbounds %struct.list_node, %struct.list_node* %5, i32 0, i32 0
  store %struct.list_node* %3, %struct.list_node** %next1, align 8
  br label %if.end

if.else:
  %6 = load %struct.list_node*, %struct.list_node** %header.addr, align 8
  %7 = load %struct.list_node*, %struct.list_node** %header.addr, align 8
  %before2 = getelementptr inbounds %struct.list_node, %struct.list_node* %7, i32 0, i32 1
  %8 = load %struct.list_node*, %struct.list_node** %before2, align 8
  %next3 = getelementptr inbounds %struct.list_node, %struct.list_node* %8, i32 0, i32 0
  store %struct.list_node* %6, %struct.list_node** %next3, align 8
  %9 = load %struct.list_node*, %struct.list_node** %header.addr, align 8
  %next4 = getelementptr inbounds %struct.list_node, %struct.list_node* %9, i32 0, i32 0
  %10 = load %struct.list_node*, %struct.list_node** %next4, align 8
  %before5 = getelementptr inbounds %struct.list_node, %struct.list_node* %10, i32 0, i32 1
  store %struct.list_node* %6, %struct.list_node** %before5, align 8
  br label %if.end

if.end:
  ret void
}

define void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(%struct.list_node* %place, %struct.list_node* %first, %struct.list_node* %last) {
entry:
  %place.addr = alloca %struct.list_node*, align 8
  %first.addr = alloca %struct.list_node*, align 8
  %last.addr = alloca %struct.list_node*, align 8
  %end = alloca %struct.list_node*, align 8
  %front = alloca %struct.list_node*, align 8
  store %struct.list_node* %place, %struct.list_node** %place.addr, align 8
  store %struct.list_node* %first, %struct.list_node** %first.addr, align 8
  store %struct.list_node* %last, %struct.list_node** %last.addr, align 8
  %0 = load %struct.list_node*, %struct.list_node** %place.addr, align 8
  %1 = load %struct.list_node*, %struct.list_node** %last.addr, align 8
  %cmp = icmp eq %struct.list_node* %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:
  br label %return

if.end:
  %2 = load %struct.list_node*, %struct.list_node** %last.addr, align 8
  %before = getelementptr inbounds %struct.list_node, %struct.list_node* %2, i32 0, i32 1
  %3 = load %struct.list_node*, %struct.list_node** %before, align 8
  store %struct.list_node* %3, %struct.list_node** %end, align 8
  %4 = load %struct.list_node*, %struct.list_node** %place.addr, align 8
  %before1 = getelementptr inbounds %struct.list_node, %struct.list_node* %4, i32 0, i32 1
  %5 = load %struct.list_node*, %struct.list_node** %before1, align 8
  store %struct.list_node* %5, %struct.list_node** %front, align 8
  %6 = load %struct.list_node*, %struct.list_node** %last.addr, align 8
  %7 = load %struct.list_node*, %struct.list_node** %first.addr, align 8
  %before2 = getelementptr inbounds %struct.list_node, %struct.list_node* %7, i32 0, i32 1
  %8 = load %struct.list_node*, %struct.list_node** %before2, align 8
  %next = getelementptr inbounds %struct.list_node, %struct.list_node* %8, i32 0, i32 0
  store %struct.list_node* %6, %struct.list_node** %next, align 8
  %9 = load %struct.list_node*, %struct.list_node** %first.addr, align 8
  %before3 = getelementptr inbounds %struct.list_node, %struct.list_node* %9, i32 0, i32 1
  %10 = load %struct.list_node*, %struct.list_node** %before3, align 8
  %11 = load %struct.list_node*, %struct.list_node** %last.addr, align 8
  %before4 = getelementptr inbounds %struct.list_node, %struct.list_node* %11, i32 0, i32 1
  store %struct.list_node* %10, %struct.list_node** %before4, align 8
  %12 = load %struct.list_node*, %struct.list_node** %first.addr, align 8
  %13 = load %struct.list_node*, %struct.list_node** %front, align 8
  %next5 = getelementptr inbounds %struct.list_node, %struct.list_node* %13, i32 0, i32 0
  store %struct.list_node* %12, %struct.list_node** %next5, align 8
  %14 = load %struct.list_node*, %struct.list_node** %front, align 8
  %15 = load %struct.list_node*, %struct.list_node** %first.addr, align 8
  %before6 = getelementptr inbounds %struct.list_node, %struct.list_node* %15, i32 0, i32 1
  store %struct.list_node* %14, %struct.list_node** %before6, align 8
  %16 = load %struct.list_node*, %struct.list_node** %place.addr, align 8
  %17 = load %struct.list_node*, %struct.list_node** %end, align 8
  %next7 = getelementptr inbounds %struct.list_node, %struct.list_node* %17, i32 0, i32 0
  store %struct.list_node* %16, %struct.list_node** %next7, align 8
  %18 = load %struct.list_node*, %struct.list_node** %end, align 8
  %19 = load %struct.list_node*, %struct.list_node** %place.addr, align 8
  %before8 = getelementptr inbounds %struct.list_node, %struct.list_node* %19, i32 0, i32 1
  store %struct.list_node* %18, %struct.list_node** %before8, align 8
  br label %return

return:
  ret void
}

define %struct.tree_node* @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(%struct.tree_node* %node) {
entry:
  %node.addr = alloca %struct.tree_node*, align 8
  store %struct.tree_node* %node, %struct.tree_node** %node.addr, align 8
  %0 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %call = call %struct.tree_node* @next_node(%struct.tree_node* %0)
  ret %struct.tree_node* %call
}

define %struct.tree_node* @next_node(%struct.tree_node* %node) {
entry:
  %retval = alloca %struct.tree_node*, align 8
  %node.addr = alloca %struct.tree_node*, align 8
  %above = alloca %struct.tree_node*, align 8
  store %struct.tree_node* %node, %struct.tree_node** %node.addr, align 8
  %0 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %right = getelementptr inbounds %struct.tree_node, %struct.tree_node* %0, i32 0, i32 3
  %1 = load %struct.tree_node*, %struct.tree_node** %right, align 8
  %tobool = icmp ne %struct.tree_node* %1, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %2 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %right1 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %2, i32 0, i32 3
  %3 = load %struct.tree_node*, %struct.tree_node** %right1, align 8
  store %struct.tree_node* %3, %struct.tree_node** %node.addr, align 8
  br label %while.cond

while.cond:
  %4 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %left = getelementptr inbounds %struct.tree_node, %struct.tree_node* %4, i32 0, i32 2
  %5 = load %struct.tree_node*, %struct.tree_node** %left, align 8
  %tobool2 = icmp ne %struct.tree_node* %5, null
  br i1 %tobool2, label %while.body, label %while.end

while.body:
  %6 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %left3 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %6, i32 0, i32 2
  %7 = load %struct.tree_node*, %struct.tree_node** %left3, align 8
  store %struct.tree_node* %7, %struct.tree_node** %node.addr, align 8
  br label %while.cond

while.end:
  %8 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  store %struct.tree_node* %8, %struct.tree_node** %retval, align 8
  br label %return

if.end:
  %9 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %parent = getelementptr inbounds %struct.tree_node, %struct.tree_node* %9, i32 0, i32 1
  %10 = load %struct.tree_node*, %struct.tree_node** %parent, align 8
  store %struct.tree_node* %10, %struct.tree_node** %above, align 8
  br label %while.cond4

while.cond4:
  %11 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %12 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %right5 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %12, i32 0, i32 3
  %13 = load %struct.tree_node*, %struct.tree_node** %right5, align 8
  %cmp = icmp eq %struct.tree_node* %11, %13
  br i1 %cmp, label %while.body6, label %while.end8

while.body6:
  %14 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  store %struct.tree_node* %14, %struct.tree_node** %node.addr, align 8
  %15 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %parent7 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %15, i32 0, i32 1
  %16 = load %struct.tree_node*, %struct.tree_node** %parent7, align 8
  store %struct.tree_node* %16, %struct.tree_node** %above, align 8
  br label %while.cond4

while.end8:
  %17 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %right9 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %17, i32 0, i32 3
  %18 = load %struct.tree_node*, %struct.tree_node** %right9, align 8
  %19 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %cmp10 = icmp eq %struct.tree_node* %18, %19
  br i1 %cmp10, label %cond.true, label %cond.false

cond.true:
  %20 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  br label %cond.end

cond.false:
  %21 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  br label %cond.end

cond.end:
  %cond = phi %struct.tree_node* [ %20, %cond.true ], [ %21, %cond.false ]
  store %struct.tree_node* %cond, %struct.tree_node** %retval, align 8
  br label %return

return:
  %22 = load %struct.tree_node*, %struct.tree_node** %retval, align 8
  ret %struct.tree_node* %22
}

define %struct.tree_node* @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(%struct.tree_node* %node) {
entry:
  %node.addr = alloca %struct.tree_node*, align 8
  store %struct.tree_node* %node, %struct.tree_node** %node.addr, align 8
  %0 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %call = call %struct.tree_node* @next_node(%struct.tree_node* %0)
  ret %struct.tree_node* %call
}

define %struct.tree_node* @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(%struct.tree_node* %node) {
entry:
  %node.addr = alloca %struct.tree_node*, align 8
  store %struct.tree_node* %node, %struct.tree_node** %node.addr, align 8
  %0 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %call = call %struct.tree_node* @node_before(%struct.tree_node* %0)
  ret %struct.tree_node* %call
}

define %struct.tree_node* @node_before(%struct.tree_node* %node) {
entry:
  %retval = alloca %struct.tree_node*, align 8
  %node.addr = alloca %struct.tree_node*, align 8
  %above = alloca %struct.tree_node*, align 8
  store %struct.tree_node* %node, %struct.tree_node** %node.addr, align 8
  %0 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %colour = getelementptr inbounds %struct.tree_node, %struct.tree_node* %0, i32 0, i32 0
  %1 = load i32, i32* %colour, align 8
  %cmp = icmp eq i32 %1, 0
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:
  %2 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %parent = getelementptr inbounds %struct.tree_node, %struct.tree_node* %2, i32 0, i32 1
  %3 = load %struct.tree_node*, %struct.tree_node** %parent, align 8
  %parent1 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %3, i32 0, i32 1
  %4 = load %struct.tree_node*, %struct.tree_node** %parent1, align 8
  %5 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %cmp2 = icmp eq %struct.tree_node* %4, %5
  br i1 %cmp2, label %if.then, label %if.end

if.then:
  %6 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %right = getelementptr inbounds %struct.tree_node, %struct.tree_node* %6, i32 0, i32 3
  %7 = load %struct.tree_node*, %struct.tree_node** %right, align 8
  store %struct.tree_node* %7, %struct.tree_node** %retval, align 8
  br label %return

if.end:
  %8 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %left = getelementptr inbounds %struct.tree_node, %struct.tree_node* %8, i32 0, i32 2
  %9 = load %struct.tree_node*, %struct.tree_node** %left, align 8
  %tobool = icmp ne %struct.tree_node* %9, null
  br i1 %tobool, label %if.then3, label %if.end8

if.then3:
  %10 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %left4 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %10, i32 0, i32 2
  %11 = load %struct.tree_node*, %struct.tree_node** %left4, align 8
  store %struct.tree_node* %11, %struct.tree_node** %node.addr, align 8
  br label %while.cond

while.cond:
  %12 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %right5 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %12, i32 0, i32 3
  %13 = load %struct.tree_node*, %struct.tree_node** %right5, align 8
  %tobool6 = icmp ne %struct.tree_node* %13, null
  br i1 %tobool6, label %while.body, label %while.end

while.body:
  %14 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %right7 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %14, i32 0, i32 3
  %15 = load %struct.tree_node*, %struct.tree_node** %right7, align 8
  store %struct.tree_node* %15, %struct.tree_node** %node.addr, align 8
  br label %while.cond

while.end:
  %16 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  store %struct.tree_node* %16, %struct.tree_node** %retval, align 8
  br label %return

if.end8:
  %17 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %parent9 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %17, i32 0, i32 1
  %18 = load %struct.tree_node*, %struct.tree_node** %parent9, align 8
  store %struct.tree_node* %18, %struct.tree_node** %above, align 8
  br label %while.cond10

while.cond10:
  %19 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %20 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %left11 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %20, i32 0, i32 2
  %21 = load %struct.tree_node*, %struct.tree_node** %left11, align 8
  %cmp12 = icmp eq %struct.tree_node* %19, %21
  br i1 %cmp12, label %while.body13, label %while.end15

while.body13:
  %22 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  store %struct.tree_node* %22, %struct.tree_node** %node.addr, align 8
  %23 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %parent14 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %23, i32 0, i32 1
  %24 = load %struct.tree_node*, %struct.tree_node** %parent14, align 8
  store %struct.tree_node* %24, %struct.tree_node** %above, align 8
  br label %while.cond10

while.end15:
  %25 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  store %struct.tree_node* %25, %struct.tree_node** %retval, align 8
  br label %return

return:
  %26 = load %struct.tree_node*, %struct.tree_node** %retval, align 8
  ret %struct.tree_node* %26
}

define %struct.tree_node* @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(%struct.tree_node* %node) {
entry:
  %node.addr = alloca %struct.tree_node*, align 8
  store %struct.tree_node* %node, %struct.tree_node** %node.addr, align 8
  %0 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %call = call %struct.tree_node* @node_before(%struct.tree_node* %0)
  ret %struct.tree_node* %call
}

define void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 zeroext %left, %struct.tree_node* %node, %struct.tree_node* %parent, %struct.tree_node* %header) {
entry:
  %left.addr = alloca i8, align 1
  %node.addr = alloca %struct.tree_node*, align 8
  %parent.addr = alloca %struct.tree_node*, align 8
  %header.addr = alloca %struct.tree_node*, align 8
  %above = alloca %struct.tree_node*, align 8
  %grand = alloca %struct.tree_node*, align 8
  %is_left = alloca i32, align 4
  %uncle = alloca %struct.tree_node*, align 8
  %frombool = zext i1 %left to i8
  store i8 %frombool, i8* %left.addr, align 1
  store %struct.tree_node* %node, %struct.tree_node** %node.addr, align 8
  store %struct.tree_node* %parent, %struct.tree_node** %parent.addr, align 8
  store %struct.tree_node* %header, %struct.tree_node** %header.addr, align 8
  %0 = load %struct.tree_node*, %struct.tree_node** %parent.addr, align 8
  %1 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %parent1 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %1, i32 0, i32 1
  store %struct.tree_node* %0, %struct.tree_node** %parent1, align 8
  %2 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %right = getelementptr inbounds %struct.tree_node, %struct.tree_node* %2, i32 0, i32 3
  store %struct.tree_node* null, %struct.tree_node** %right, align 8
  %3 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %left2 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %3, i32 0, i32 2
  store %struct.tree_node* null, %struct.tree_node** %left2, align 8
  %4 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %colour = getelementptr inbounds %struct.tree_node, %struct.tree_node* %4, i32 0, i32 0
  store i32 0, i32* %colour, align 8
  %5 = load %struct.tree_node*, %struct.tree_node** %parent.addr, align 8
  %6 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %cmp = icmp eq %struct.tree_node* %5, %6
  br i1 %cmp, label %if.then, label %if.else

if.then:
  %7 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %8 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %right3 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %8, i32 0, i32 3
  store %struct.tree_node* %7, %struct.tree_node** %right3, align 8
  %9 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %left4 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %9, i32 0, i32 2
  store %struct.tree_node* %7, %struct.tree_node** %left4, align 8
  %10 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %parent5 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %10, i32 0, i32 1
  store %struct.tree_node* %7, %struct.tree_node** %parent5, align 8
  br label %if.end20

if.else:
  %11 = load i8, i8* %left.addr, align 1
  %tobool = trunc i8 %11 to i1
  br i1 %tobool, label %if.then6, label %if.else12

if.then6:
  %12 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %13 = load %struct.tree_node*, %struct.tree_node** %parent.addr, align 8
  %left7 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %13, i32 0, i32 2
  store %struct.tree_node* %12, %struct.tree_node** %left7, align 8
  %14 = load %struct.tree_node*, %struct.tree_node** %parent.addr, align 8
  %15 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %left8 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %15, i32 0, i32 2
  %16 = load %struct.tree_node*, %struct.tree_node** %left8, align 8
  %cmp9 = icmp eq %struct.tree_node* %14, %16
  br i1 %cmp9, label %if.then10, label %if.end

if.then10:
  %17 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %18 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %left11 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %18, i32 0, i32 2
  store %struct.tree_node* %17, %struct.tree_node** %left11, align 8
  br label %if.end

if.end:
  br label %if.end19

if.else12:
  %19 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %20 = load %struct.tree_node*, %struct.tree_node** %parent.addr, align 8
  %right13 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %20, i32 0, i32 3
  store %struct.tree_node* %19, %struct.tree_node** %right13, align 8
  %21 = load %struct.tree_node*, %struct.tree_node** %parent.addr, align 8
  %22 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %right14 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %22, i32 0, i32 3
  %23 = load %struct.tree_node*, %struct.tree_node** %right14, align 8
  %cmp15 = icmp eq %struct.tree_node* %21, %23
  br i1 %cmp15, label %if.then16, label %if.end18

if.then16:
  %24 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %25 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %right17 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %25, i32 0, i32 3
  store %struct.tree_node* %24, %struct.tree_node** %right17, align 8
  br label %if.end18

if.end18:
  br label %if.end19

if.end19:
  br label %if.end20

if.end20:
  br label %while.cond

while.cond:
  %26 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %27 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %parent21 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %27, i32 0, i32 1
  %28 = load %struct.tree_node*, %struct.tree_node** %parent21, align 8
  %cmp22 = icmp ne %struct.tree_node* %26, %28
  br i1 %cmp22, label %land.rhs, label %land.end

land.rhs:
  %29 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %parent23 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %29, i32 0, i32 1
  %30 = load %struct.tree_node*, %struct.tree_node** %parent23, align 8
  %colour24 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %30, i32 0, i32 0
  %31 = load i32, i32* %colour24, align 8
  %cmp25 = icmp eq i32 %31, 0
  br label %land.end

land.end:
  %32 = phi i1 [ false, %while.cond ], [ %cmp25, %land.rhs ]
  br i1 %32, label %while.body, label %while.end

while.body:
  %33 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %parent26 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %33, i32 0, i32 1
  %34 = load %struct.tree_node*, %struct.tree_node** %parent26, align 8
  store %struct.tree_node* %34, %struct.tree_node** %above, align 8
  %35 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %parent27 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %35, i32 0, i32 1
  %36 = load %struct.tree_node*, %struct.tree_node** %parent27, align 8
  store %struct.tree_node* %36, %struct.tree_node** %grand, align 8
  %37 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %38 = load %struct.tree_node*, %struct.tree_node** %grand, align 8
  %left28 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %38, i32 0, i32 2
  %39 = load %struct.tree_node*, %struct.tree_node** %left28, align 8
  %cmp29 = icmp eq %struct.tree_node* %37, %39
  %conv = zext i1 %cmp29 to i32
  store i32 %conv, i32* %is_left, align 4
  %40 = load i32, i32* %is_left, align 4
  %tobool30 = icmp ne i32 %40, 0
  br i1 %tobool30, label %cond.true, label %cond.false

cond.true:
  %41 = load %struct.tree_node*, %struct.tree_node** %grand, align 8
  %right31 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %41, i32 0, i32 3
  %42 = load %struct.tree_node*, %struct.tree_node** %right31, align 8
  br label %cond.end

cond.false:
  %43 = load %struct.tree_node*, %struct.tree_node** %grand, align 8
  %left32 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %43, i32 0, i32 2
  %44 = load %struct.tree_node*, %struct.tree_node** %left32, align 8
  br label %cond.end

cond.end:
  %cond = phi %struct.tree_node* [ %42, %cond.true ], [ %44, %cond.false ]
  store %struct.tree_node* %cond, %struct.tree_node** %uncle, align 8
  %45 = load %struct.tree_node*, %struct.tree_node** %uncle, align 8
  %tobool33 = icmp ne %struct.tree_node* %45, null
  br i1 %tobool33, label %land.lhs.true, label %if.end41

land.lhs.true:
  %46 = load %struct.tree_node*, %struct.tree_node** %uncle, align 8
  %colour34 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %46, i32 0, i32 0
  %47 = load i32, i32* %colour34, align 8
  %cmp35 = icmp eq i32 %47, 0
  br i1 %cmp35, label %if.then37, label %if.end41

if.then37:
  %48 = load %struct.tree_node*, %struct.tree_node** %uncle, align 8
  %colour38 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %48, i32 0, i32 0
  store i32 1, i32* %colour38, align 8
  %49 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %colour39 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %49, i32 0, i32 0
  store i32 1, i32* %colour39, align 8
  %50 = load %struct.tree_node*, %struct.tree_node** %grand, align 8
  %colour40 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %50, i32 0, i32 0
  store i32 0, i32* %colour40, align 8
  %51 = load %struct.tree_node*, %struct.tree_node** %grand, align 8
  store %struct.tree_node* %51, %struct.tree_node** %node.addr, align 8
  br label %while.cond

if.end41:
  %52 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %53 = load i32, i32* %is_left, align 4
  %tobool42 = icmp ne i32 %53, 0
  br i1 %tobool42, label %cond.true43, label %cond.false45

cond.true43:
  %54 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %right44 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %54, i32 0, i32 3
  %55 = load %struct.tree_node*, %struct.tree_node** %right44, align 8
  br label %cond.end47

cond.false45:
  %56 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %left46 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %56, i32 0, i32 2
  %57 = load %struct.tree_node*, %struct.tree_node** %left46, align 8
  br label %cond.end47

cond.end47:
  %cond48 = phi %struct.tree_node* [ %55, %cond.true43 ], [ %57, %cond.false45 ]
  %cmp49 = icmp eq %struct.tree_node* %52, %cond48
  br i1 %cmp49, label %if.then51, label %if.end53

if.then51:
  %58 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  store %struct.tree_node* %58, %struct.tree_node** %node.addr, align 8
  %59 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %60 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %61 = load i32, i32* %is_left, align 4
  call void @turn(%struct.tree_node* %59, %struct.tree_node* %60, i32 %61)
  %62 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %parent52 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %62, i32 0, i32 1
  %63 = load %struct.tree_node*, %struct.tree_node** %parent52, align 8
  store %struct.tree_node* %63, %struct.tree_node** %above, align 8
  br label %if.end53

if.end53:
  %64 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %colour54 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %64, i32 0, i32 0
  store i32 1, i32* %colour54, align 8
  %65 = load %struct.tree_node*, %struct.tree_node** %grand, align 8
  %colour55 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %65, i32 0, i32 0
  store i32 0, i32* %colour55, align 8
  %66 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %67 = load %struct.tree_node*, %struct.tree_node** %grand, align 8
  %68 = load i32, i32* %is_left, align 4
  %tobool56 = icmp ne i32 %68, 0
  %lnot = xor i1 %tobool56, true
  %lnot.ext = zext i1 %lnot to i32
  call void @turn(%struct.tree_node* %66, %struct.tree_node* %67, i32 %lnot.ext)
  br label %while.cond

while.end:
  %69 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %parent57 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %69, i32 0, i32 1
  %70 = load %struct.tree_node*, %struct.tree_node** %parent57, align 8
  %colour58 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %70, i32 0, i32 0
  store i32 1, i32* %colour58, align 8
  ret void
}

define void @turn(%struct.tree_node* %header, %struct.tree_node* %node, i32 %left) {
entry:
  %header.addr = alloca %struct.tree_node*, align 8
  %node.addr = alloca %struct.tree_node*, align 8
  %left.addr = alloca i32, align 4
  %up = alloca %struct.tree_node*, align 8
  %inner = alloca %struct.tree_node*, align 8
  store %struct.tree_node* %header, %struct.tree_node** %header.addr, align 8
  store %struct.tree_node* %node, %struct.tree_node** %node.addr, align 8
  store i32 %left, i32* %left.addr, align 4
  %0 = load i32, i32* %left.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %1 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %right = getelementptr inbounds %struct.tree_node, %struct.tree_node* %1, i32 0, i32 3
  %2 = load %struct.tree_node*, %struct.tree_node** %right, align 8
  br label %cond.end

cond.false:
  %3 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %left1 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %3, i32 0, i32 2
  %4 = load %struct.tree_node*, %struct.tree_node** %left1, align 8
  br label %cond.end

cond.end:
  %cond = phi %struct.tree_node* [ %2, %cond.true ], [ %4, %cond.false ]
  store %struct.tree_node* %cond, %struct.tree_node** %up, align 8
  %5 = load i32, i32* %left.addr, align 4
  %tobool2 = icmp ne i32 %5, 0
  br i1 %tobool2, label %cond.true3, label %cond.false5

cond.true3:
  %6 = load %struct.tree_node*, %struct.tree_node** %up, align 8
  %left4 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %6, i32 0, i32 2
  %7 = load %struct.tree_node*, %struct.tree_node** %left4, align 8
  br label %cond.end7

cond.false5:
  %8 = load %struct.tree_node*, %struct.tree_node** %up, align 8
  %right6 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %8, i32 0, i32 3
  %9 = load %struct.tree_node*, %struct.tree_node** %right6, align 8
  br label %cond.end7

cond.end7:
  %cond8 = phi %struct.tree_node* [ %7, %cond.true3 ], [ %9, %cond.false5 ]
  store %struct.tree_node* %cond8, %struct.tree_node** %inner, align 8
  %10 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %11 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %12 = load %struct.tree_node*, %struct.tree_node** %up, align 8
  call void @replace_node(%struct.tree_node* %10, %struct.tree_node* %11, %struct.tree_node* %12)
  %13 = load i32, i32* %left.addr, align 4
  %tobool9 = icmp ne i32 %13, 0
  br i1 %tobool9, label %if.then, label %if.else

if.then:
  %14 = load %struct.tree_node*, %struct.tree_node** %inner, align 8
  %15 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %right10 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %15, i32 0, i32 3
  store %struct.tree_node* %14, %struct.tree_node** %right10, align 8
  %16 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %17 = load %struct.tree_node*, %struct.tree_node** %up, align 8
  %left11 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %17, i32 0, i32 2
  store %struct.tree_node* %16, %struct.tree_node** %left11, align 8
  br label %if.end

if.else:
  %18 = load %struct.tree_node*, %struct.tree_node** %inner, align 8
  %19 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %left12 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %19, i32 0, i32 2
  store %struct.tree_node* %18, %struct.tree_node** %left12, align 8
  %20 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %21 = load %struct.tree_node*, %struct.tree_node** %up, align 8
  %right13 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %21, i32 0, i32 3
  store %struct.tree_node* %20, %struct.tree_node** %right13, align 8
  br label %if.end

if.end:
  %22 = load %struct.tree_node*, %struct.tree_node** %inner, align 8
  %tobool14 = icmp ne %struct.tree_node* %22, null
  br i1 %tobool14, label %if.then15, label %if.end16

if.then15:
  %23 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %24 = load %struct.tree_node*, %struct.tree_node** %inner, align 8
  %parent = getelementptr inbounds %struct.tree_node, %struct.tree_node* %24, i32 0, i32 1
  store %struct.tree_node* %23, %struct.tree_node** %parent, align 8
  br label %if.end16

if.end16:
  %25 = load %struct.tree_node*, %struct.tree_node** %up, align 8
  %26 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %parent17 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %26, i32 0, i32 1
  store %struct.tree_node* %25, %struct.tree_node** %parent17, align 8
  ret void
}

define %struct.tree_node* @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(%struct.tree_node* %node, %struct.tree_node* %header) {
entry:
  %retval = alloca %struct.tree_node*, align 8
  %node.addr = alloca %struct.tree_node*, align 8
  %header.addr = alloca %struct.tree_node*, align 8
  %child = alloca %struct.tree_node*, align 8
  %above = alloca %struct.tree_node*, align 8
  %colour = alloca i32, align 4
  %next = alloca %struct.tree_node*, align 8
  %is_left = alloca i32, align 4
  %other = alloca %struct.tree_node*, align 8
  %near = alloca %struct.tree_node*, align 8
  %far = alloca %struct.tree_node*, align 8
  store %struct.tree_node* %node, %struct.tree_node** %node.addr, align 8
  store %struct.tree_node* %header, %struct.tree_node** %header.addr, align 8
  %0 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %colour1 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %0, i32 0, i32 0
  %1 = load i32, i32* %colour1, align 8
  store i32 %1, i32* %colour, align 4
  %2 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %left = getelementptr inbounds %struct.tree_node, %struct.tree_node* %2, i32 0, i32 2
  %3 = load %struct.tree_node*, %struct.tree_node** %left, align 8
  %4 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %cmp = icmp eq %struct.tree_node* %3, %4
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %5 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %right = getelementptr inbounds %struct.tree_node, %struct.tree_node* %5, i32 0, i32 3
  %6 = load %struct.tree_node*, %struct.tree_node** %right, align 8
  %tobool = icmp ne %struct.tree_node* %6, null
  br i1 %tobool, label %cond.true, label %lor.lhs.false

lor.lhs.false:
  %7 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %parent = getelementptr inbounds %struct.tree_node, %struct.tree_node* %7, i32 0, i32 1
  %8 = load %struct.tree_node*, %struct.tree_node** %parent, align 8
  %9 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %cmp2 = icmp ne %struct.tree_node* %8, %9
  br i1 %cmp2, label %cond.true, label %cond.false

cond.true:
  %10 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %call = call %struct.tree_node* @next_node(%struct.tree_node* %10)
  br label %cond.end

cond.false:
  %11 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  br label %cond.end

cond.end:
  %cond = phi %struct.tree_node* [ %call, %cond.true ], [ %11, %cond.false ]
  %12 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %left3 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %12, i32 0, i32 2
  store %struct.tree_node* %cond, %struct.tree_node** %left3, align 8
  br label %if.end

if.end:
  %13 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %right4 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %13, i32 0, i32 3
  %14 = load %struct.tree_node*, %struct.tree_node** %right4, align 8
  %15 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %cmp5 = icmp eq %struct.tree_node* %14, %15
  br i1 %cmp5, label %if.then6, label %if.end18

if.then6:
  %16 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %left7 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %16, i32 0, i32 2
  %17 = load %struct.tree_node*, %struct.tree_node** %left7, align 8
  %tobool8 = icmp ne %struct.tree_node* %17, null
  br i1 %tobool8, label %cond.true12, label %lor.lhs.false9

lor.lhs.false9:
  %18 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %parent10 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %18, i32 0, i32 1
  %19 = load %struct.tree_node*, %struct.tree_node** %parent10, align 8
  %20 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %cmp11 = icmp ne %struct.tree_node* %19, %20
  br i1 %cmp11, label %cond.true12, label %cond.false14

cond.true12:
  %21 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %call13 = call %struct.tree_node* @node_before(%struct.tree_node* %21)
  br label %cond.end15

cond.false14:
  %22 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  br label %cond.end15

cond.end15:
  %cond16 = phi %struct.tree_node* [ %call13, %cond.true12 ], [ %22, %cond.false14 ]
  %23 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %right17 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %23, i32 0, i32 3
  store %struct.tree_node* %cond16, %struct.tree_node** %right17, align 8
  br label %if.end18

if.end18:
  %24 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %left19 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %24, i32 0, i32 2
  %25 = load %struct.tree_node*, %struct.tree_node** %left19, align 8
  %tobool20 = icmp ne %struct.tree_node* %25, null
  br i1 %tobool20, label %land.lhs.true, label %if.else44

land.lhs.true:
  %26 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %right21 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %26, i32 0, i32 3
  %27 = load %struct.tree_node*, %struct.tree_node** %right21, align 8
  %tobool22 = icmp ne %struct.tree_node* %27, null
  br i1 %tobool22, label %if.then23, label %if.else44

if.then23:
  %28 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %right24 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %28, i32 0, i32 3
  %29 = load %struct.tree_node*, %struct.tree_node** %right24, align 8
  store %struct.tree_node* %29, %struct.tree_node** %next, align 8
  br label %while.cond

while.cond:
  %30 = load %struct.tree_node*, %struct.tree_node** %next, align 8
  %left25 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %30, i32 0, i32 2
  %31 = load %struct.tree_node*, %struct.tree_node** %left25, align 8
  %tobool26 = icmp ne %struct.tree_node* %31, null
  br i1 %tobool26, label %while.body, label %while.end

while.body:
  %32 = load %struct.tree_node*, %struct.tree_node** %next, align 8
  %left27 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %32, i32 0, i32 2
  %33 = load %struct.tree_node*, %struct.tree_node** %left27, align 8
  store %struct.tree_node* %33, %struct.tree_node** %next, align 8
  br label %while.cond

while.end:
  %34 = load %struct.tree_node*, %struct.tree_node** %next, align 8
  %right28 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %34, i32 0, i32 3
  %35 = load %struct.tree_node*, %struct.tree_node** %right28, align 8
  store %struct.tree_node* %35, %struct.tree_node** %child, align 8
  %36 = load %struct.tree_node*, %struct.tree_node** %next, align 8
  %colour29 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %36, i32 0, i32 0
  %37 = load i32, i32* %colour29, align 8
  store i32 %37, i32* %colour, align 4
  %38 = load %struct.tree_node*, %struct.tree_node** %next, align 8
  %parent30 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %38, i32 0, i32 1
  %39 = load %struct.tree_node*, %struct.tree_node** %parent30, align 8
  store %struct.tree_node* %39, %struct.tree_node** %above, align 8
  %40 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %41 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %cmp31 = icmp eq %struct.tree_node* %40, %41
  br i1 %cmp31, label %if.then32, label %if.else

if.then32:
  %42 = load %struct.tree_node*, %struct.tree_node** %next, align 8
  store %struct.tree_node* %42, %struct.tree_node** %above, align 8
  br label %if.end37

if.else:
  %43 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %44 = load %struct.tree_node*, %struct.tree_node** %next, align 8
  %45 = load %struct.tree_node*, %struct.tree_node** %child, align 8
  call void @replace_node(%struct.tree_node* %43, %struct.tree_node* %44, %struct.tree_node* %45)
  %46 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %right33 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %46, i32 0, i32 3
  %47 = load %struct.tree_node*, %struct.tree_node** %right33, align 8
  %48 = load %struct.tree_node*, %struct.tree_node** %next, align 8
  %right34 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %48, i32 0, i32 3
  store %struct.tree_node* %47, %struct.tree_node** %right34, align 8
  %49 = load %struct.tree_node*, %struct.tree_node** %next, align 8
  %50 = load %struct.tree_node*, %struct.tree_node** %next, align 8
  %right35 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %50, i32 0, i32 3
  %51 = load %struct.tree_node*, %struct.tree_node** %right35, align 8
  %parent36 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %51, i32 0, i32 1
  store %struct.tree_node* %49, %struct.tree_node** %parent36, align 8
  br label %if.end37

if.end37:
  %52 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %53 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %54 = load %struct.tree_node*, %struct.tree_node** %next, align 8
  call void @replace_node(%struct.tree_node* %52, %struct.tree_node* %53, %struct.tree_node* %54)
  %55 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %left38 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %55, i32 0, i32 2
  %56 = load %struct.tree_node*, %struct.tree_node** %left38, align 8
  %57 = load %struct.tree_node*, %struct.tree_node** %next, align 8
  %left39 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %57, i32 0, i32 2
  store %struct.tree_node* %56, %struct.tree_node** %left39, align 8
  %58 = load %struct.tree_node*, %struct.tree_node** %next, align 8
  %59 = load %struct.tree_node*, %struct.tree_node** %next, align 8
  %left40 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %59, i32 0, i32 2
  %60 = load %struct.tree_node*, %struct.tree_node** %left40, align 8
  %parent41 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %60, i32 0, i32 1
  store %struct.tree_node* %58, %struct.tree_node** %parent41, align 8
  %61 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %colour42 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %61, i32 0, i32 0
  %62 = load i32, i32* %colour42, align 8
  %63 = load %struct.tree_node*, %struct.tree_node** %next, align 8
  %colour43 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %63, i32 0, i32 0
  store i32 %62, i32* %colour43, align 8
  br label %if.end54

if.else44:
  %64 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %left45 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %64, i32 0, i32 2
  %65 = load %struct.tree_node*, %struct.tree_node** %left45, align 8
  %tobool46 = icmp ne %struct.tree_node* %65, null
  br i1 %tobool46, label %cond.true47, label %cond.false49

cond.true47:
  %66 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %left48 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %66, i32 0, i32 2
  %67 = load %struct.tree_node*, %struct.tree_node** %left48, align 8
  br label %cond.end51

cond.false49:
  %68 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %right50 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %68, i32 0, i32 3
  %69 = load %struct.tree_node*, %struct.tree_node** %right50, align 8
  br label %cond.end51

cond.end51:
  %cond52 = phi %struct.tree_node* [ %67, %cond.true47 ], [ %69, %cond.false49 ]
  store %struct.tree_node* %cond52, %struct.tree_node** %child, align 8
  %70 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %parent53 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %70, i32 0, i32 1
  %71 = load %struct.tree_node*, %struct.tree_node** %parent53, align 8
  store %struct.tree_node* %71, %struct.tree_node** %above, align 8
  %72 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %73 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  %74 = load %struct.tree_node*, %struct.tree_node** %child, align 8
  call void @replace_node(%struct.tree_node* %72, %struct.tree_node* %73, %struct.tree_node* %74)
  br label %if.end54

if.end54:
  %75 = load i32, i32* %colour, align 4
  %cmp55 = icmp eq i32 %75, 0
  br i1 %cmp55, label %if.then56, label %if.end57

if.then56:
  %76 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  store %struct.tree_node* %76, %struct.tree_node** %retval, align 8
  br label %return

if.end57:
  br label %while.cond58

while.cond58:
  %77 = load %struct.tree_node*, %struct.tree_node** %child, align 8
  %78 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %parent59 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %78, i32 0, i32 1
  %79 = load %struct.tree_node*, %struct.tree_node** %parent59, align 8
  %cmp60 = icmp ne %struct.tree_node* %77, %79
  br i1 %cmp60, label %land.rhs, label %land.end

land.rhs:
  %80 = load %struct.tree_node*, %struct.tree_node** %child, align 8
  %tobool61 = icmp ne %struct.tree_node* %80, null
  br i1 %tobool61, label %lor.rhs, label %lor.end

lor.rhs:
  %81 = load %struct.tree_node*, %struct.tree_node** %child, align 8
  %colour62 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %81, i32 0, i32 0
  %82 = load i32, i32* %colour62, align 8
  %cmp63 = icmp eq i32 %82, 1
  br label %lor.end

lor.end:
  %83 = phi i1 [ true, %land.rhs ], [ %cmp63, %lor.rhs ]
  br label %land.end

land.end:
  %84 = phi i1 [ false, %while.cond58 ], [ %83, %lor.end ]
  br i1 %84, label %while.body64, label %while.end131

while.body64:
  %85 = load %struct.tree_node*, %struct.tree_node** %child, align 8
  %86 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %left65 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %86, i32 0, i32 2
  %87 = load %struct.tree_node*, %struct.tree_node** %left65, align 8
  %cmp66 = icmp eq %struct.tree_node* %85, %87
  %conv = zext i1 %cmp66 to i32
  store i32 %conv, i32* %is_left, align 4
  %88 = load i32, i32* %is_left, align 4
  %tobool67 = icmp ne i32 %88, 0
  br i1 %tobool67, label %cond.true68, label %cond.false70

cond.true68:
  %89 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %right69 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %89, i32 0, i32 3
  %90 = load %struct.tree_node*, %struct.tree_node** %right69, align 8
  br label %cond.end72

cond.false70:
  %91 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %left71 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %91, i32 0, i32 2
  %92 = load %struct.tree_node*, %struct.tree_node** %left71, align 8
  br label %cond.end72

cond.end72:
  %cond73 = phi %struct.tree_node* [ %90, %cond.true68 ], [ %92, %cond.false70 ]
  store %struct.tree_node* %cond73, %struct.tree_node** %other, align 8
  %93 = load %struct.tree_node*, %struct.tree_node** %other, align 8
  %colour74 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %93, i32 0, i32 0
  %94 = load i32, i32* %colour74, align 8
  %cmp75 = icmp eq i32 %94, 0
  br i1 %cmp75, label %if.then77, label %if.end87

if.then77:
  %95 = load %struct.tree_node*, %struct.tree_node** %other, align 8
  %colour78 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %95, i32 0, i32 0
  store i32 1, i32* %colour78, align 8
  %96 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %colour79 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %96, i32 0, i32 0
  store i32 0, i32* %colour79, align 8
  %97 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %98 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %99 = load i32, i32* %is_left, align 4
  call void @turn(%struct.tree_node* %97, %struct.tree_node* %98, i32 %99)
  %100 = load i32, i32* %is_left, align 4
  %tobool80 = icmp ne i32 %100, 0
  br i1 %tobool80, label %cond.true81, label %cond.false83

cond.true81:
  %101 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %right82 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %101, i32 0, i32 3
  %102 = load %struct.tree_node*, %struct.tree_node** %right82, align 8
  br label %cond.end85

cond.false83:
  %103 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %left84 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %103, i32 0, i32 2
  %104 = load %struct.tree_node*, %struct.tree_node** %left84, align 8
  br label %cond.end85

cond.end85:
  %cond86 = phi %struct.tree_node* [ %102, %cond.true81 ], [ %104, %cond.false83 ]
  store %struct.tree_node* %cond86, %struct.tree_node** %other, align 8
  br label %if.end87

if.end87:
  %105 = load i32, i32* %is_left, align 4
  %tobool88 = icmp ne i32 %105, 0
  br i1 %tobool88, label %cond.true89, label %cond.false91

cond.true89:
  %106 = load %struct.tree_node*, %struct.tree_node** %other, align 8
  %left90 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %106, i32 0, i32 2
  %107 = load %struct.tree_node*, %struct.tree_node** %left90, align 8
  br label %cond.end93

cond.false91:
  %108 = load %struct.tree_node*, %struct.tree_node** %other, align 8
  %right92 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %108, i32 0, i32 3
  %109 = load %struct.tree_node*, %struct.tree_node** %right92, align 8
  br label %cond.end93

cond.end93:
  %cond94 = phi %struct.tree_node* [ %107, %cond.true89 ], [ %109, %cond.false91 ]
  store %struct.tree_node* %cond94, %struct.tree_node** %near, align 8
  %110 = load i32, i32* %is_left, align 4
  %tobool95 = icmp ne i32 %110, 0
  br i1 %tobool95, label %cond.true96, label %cond.false98

cond.true96:
  %111 = load %struct.tree_node*, %struct.tree_node** %other, align 8
  %right97 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %111, i32 0, i32 3
  %112 = load %struct.tree_node*, %struct.tree_node** %right97, align 8
  br label %cond.end100

cond.false98:
  %113 = load %struct.tree_node*, %struct.tree_node** %other, align 8
  %left99 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %113, i32 0, i32 2
  %114 = load %struct.tree_node*, %struct.tree_node** %left99, align 8
  br label %cond.end100

cond.end100:
  %cond101 = phi %struct.tree_node* [ %112, %cond.true96 ], [ %114, %cond.false98 ]
  store %struct.tree_node* %cond101, %struct.tree_node** %far, align 8
  %115 = load %struct.tree_node*, %struct.tree_node** %near, align 8
  %tobool102 = icmp ne %struct.tree_node* %115, null
  br i1 %tobool102, label %lor.lhs.false103, label %land.lhs.true107

lor.lhs.false103:
  %116 = load %struct.tree_node*, %struct.tree_node** %near, align 8
  %colour104 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %116, i32 0, i32 0
  %117 = load i32, i32* %colour104, align 8
  %cmp105 = icmp eq i32 %117, 1
  br i1 %cmp105, label %land.lhs.true107, label %if.end116

land.lhs.true107:
  %118 = load %struct.tree_node*, %struct.tree_node** %far, align 8
  %tobool108 = icmp ne %struct.tree_node* %118, null
  br i1 %tobool108, label %lor.lhs.false109, label %if.then113

lor.lhs.false109:
  %119 = load %struct.tree_node*, %struct.tree_node** %far, align 8
  %colour110 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %119, i32 0, i32 0
  %120 = load i32, i32* %colour110, align 8
  %cmp111 = icmp eq i32 %120, 1
  br i1 %cmp111, label %if.then113, label %if.end116

if.then113:
  %121 = load %struct.tree_node*, %struct.tree_node** %other, align 8
  %colour114 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %121, i32 0, i32 0
  store i32 0, i32* %colour114, align 8
  %122 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  store %struct.tree_node* %122, %struct.tree_node** %child, align 8
  %123 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %parent115 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %123, i32 0, i32 1
  %124 = load %struct.tree_node*, %struct.tree_node** %parent115, align 8
  store %struct.tree_node* %124, %struct.tree_node** %above, align 8
  br label %while.cond58

if.end116:
  %125 = load %struct.tree_node*, %struct.tree_node** %far, align 8
  %tobool117 = icmp ne %struct.tree_node* %125, null
  br i1 %tobool117, label %lor.lhs.false118, label %if.then122

lor.lhs.false118:
  %126 = load %struct.tree_node*, %struct.tree_node** %far, align 8
  %colour119 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %126, i32 0, i32 0
  %127 = load i32, i32* %colour119, align 8
  %cmp120 = icmp eq i32 %127, 1
  br i1 %cmp120, label %if.then122, label %if.end126

if.then122:
  %128 = load %struct.tree_node*, %struct.tree_node** %near, align 8
  %colour123 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %128, i32 0, i32 0
  store i32 1, i32* %colour123, align 8
  %129 = load %struct.tree_node*, %struct.tree_node** %other, align 8
  %colour124 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %129, i32 0, i32 0
  store i32 0, i32* %colour124, align 8
  %130 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %131 = load %struct.tree_node*, %struct.tree_node** %other, align 8
  %132 = load i32, i32* %is_left, align 4
  %tobool125 = icmp ne i32 %132, 0
  %lnot = xor i1 %tobool125, true
  %lnot.ext = zext i1 %lnot to i32
  call void @turn(%struct.tree_node* %130, %struct.tree_node* %131, i32 %lnot.ext)
  %133 = load %struct.tree_node*, %struct.tree_node** %other, align 8
  store %struct.tree_node* %133, %struct.tree_node** %far, align 8
  %134 = load %struct.tree_node*, %struct.tree_node** %near, align 8
  store %struct.tree_node* %134, %struct.tree_node** %other, align 8
  br label %if.end126

if.end126:
  %135 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %colour127 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %135, i32 0, i32 0
  %136 = load i32, i32* %colour127, align 8
  %137 = load %struct.tree_node*, %struct.tree_node** %other, align 8
  %colour128 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %137, i32 0, i32 0
  store i32 %136, i32* %colour128, align 8
  %138 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %colour129 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %138, i32 0, i32 0
  store i32 1, i32* %colour129, align 8
  %139 = load %struct.tree_node*, %struct.tree_node** %far, align 8
  %colour130 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %139, i32 0, i32 0
  store i32 1, i32* %colour130, align 8
  %140 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %141 = load %struct.tree_node*, %struct.tree_node** %above, align 8
  %142 = load i32, i32* %is_left, align 4
  call void @turn(%struct.tree_node* %140, %struct.tree_node* %141, i32 %142)
  br label %while.end131

while.end131:
  %143 = load %struct.tree_node*, %struct.tree_node** %child, align 8
  %tobool132 = icmp ne %struct.tree_node* %143, null
  br i1 %tobool132, label %if.then133, label %if.end135

if.then133:
  %144 = load %struct.tree_node*, %struct.tree_node** %child, align 8
  %colour134 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %144, i32 0, i32 0
  store i32 1, i32* %colour134, align 8
  br label %if.end135

if.end135:
  %145 = load %struct.tree_node*, %struct.tree_node** %node.addr, align 8
  store %struct.tree_node* %145, %struct.tree_node** %retval, align 8
  br label %return

return:
  %146 = load %struct.tree_node*, %struct.tree_node** %retval, align 8
  ret %struct.tree_node* %146
}

define void @replace_node(%struct.tree_node* %header, %struct.tree_node* %old, %struct.tree_node* %new) {
entry:
  %header.addr = alloca %struct.tree_node*, align 8
  %old.addr = alloca %struct.tree_node*, align 8
  %new.addr = alloca %struct.tree_node*, align 8
  store %struct.tree_node* %header, %struct.tree_node** %header.addr, align 8
  store %struct.tree_node* %old, %struct.tree_node** %old.addr, align 8
  store %struct.tree_node* %new, %struct.tree_node** %new.addr, align 8
  %0 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %parent = getelementptr inbounds %struct.tree_node, %struct.tree_node* %0, i32 0, i32 1
  %1 = load %struct.tree_node*, %struct.tree_node** %parent, align 8
  %2 = load %struct.tree_node*, %struct.tree_node** %old.addr, align 8
  %cmp = icmp eq %struct.tree_node* %1, %2
  br i1 %cmp, label %if.then, label %if.else

if.then:
  %3 = load %struct.tree_node*, %struct.tree_node** %new.addr, align 8
  %4 = load %struct.tree_node*, %struct.tree_node** %header.addr, align 8
  %parent1 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %4, i32 0, i32 1
  store %struct.tree_node* %3, %struct.tree_node** %parent1, align 8
  br label %if.end9

if.else:
  %5 = load %struct.tree_node*, %struct.tree_node** %old.addr, align 8
  %parent2 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %5, i32 0, i32 1
  %6 = load %struct.tree_node*, %struct.tree_node** %parent2, align 8
  %left = getelementptr inbounds %struct.tree_node, %struct.tree_node* %6, i32 0, i32 2
  %7 = load %struct.tree_node*, %struct.tree_node** %left, align 8
  %8 = load %struct.tree_node*, %struct.tree_node** %old.addr, align 8
  %cmp3 = icmp eq %struct.tree_node* %7, %8
  br i1 %cmp3, label %if.then4, label %if.else7

if.then4:
  %9 = load %struct.tree_node*, %struct.tree_node** %new.addr, align 8
  %10 = load %struct.tree_node*, %struct.tree_node** %old.addr, align 8
  %parent5 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %10, i32 0, i32 1
  %11 = load %struct.tree_node*, %struct.tree_node** %parent5, align 8
  %left6 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %11, i32 0, i32 2
  store %struct.tree_node* %9, %struct.tree_node** %left6, align 8
  br label %if.end

if.else7:
  %12 = load %struct.tree_node*, %struct.tree_node** %new.addr, align 8
  %13 = load %struct.tree_node*, %struct.tree_node** %old.addr, align 8
  %parent8 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %13, i32 0, i32 1
  %14 = load %struct.tree_node*, %struct.tree_node** %parent8, align 8
  %right = getelementptr inbounds %struct.tree_node, %struct.tree_node* %14, i32 0, i32 3
  store %struct.tree_node* %12, %struct.tree_node** %right, align 8
  br label %if.end

if.end:
  br label %if.end9

if.end9:
  %15 = load %struct.tree_node*, %struct.tree_node** %new.addr, align 8
  %tobool = icmp ne %struct.tree_node* %15, null
  br i1 %tobool, label %if.then10, label %if.end13

if.then10:
  %16 = load %struct.tree_node*, %struct.tree_node** %old.addr, align 8
  %parent11 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %16, i32 0, i32 1
  %17 = load %struct.tree_node*, %struct.tree_node** %parent11, align 8
  %18 = load %struct.tree_node*, %struct.tree_node** %new.addr, align 8
  %parent12 = getelementptr inbounds %struct.tree_node, %struct.tree_node* %18, i32 0, i32 1
  store %struct.tree_node* %17, %struct.tree_node** %parent12, align 8
  br label %if.end13

if.end13:
  ret void
}

define i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(%struct.rehash_policy* %policy, i64 %count) {
entry:
  %policy.addr = alloca %struct.rehash_policy*, align 8
  %count.addr = alloca i64, align 8
  %divisor = alloca i64, align 8
  store %struct.rehash_policy* %policy, %struct.rehash_policy** %policy.addr, align 8
  store i64 %count, i64* %count.addr, align 8
  %0 = load i64, i64* %count.addr, align 8
  %cmp = icmp ult i64 %0, 2
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  br label %cond.end

cond.false:
  %1 = load i64, i64* %count.addr, align 8
  br label %cond.end

cond.end:
  %cond = phi i64 [ 2, %cond.true ], [ %1, %cond.false ]
  store i64 %cond, i64* %count.addr, align 8
  br label %for.cond

for.cond:
  store i64 2, i64* %divisor, align 8
  br label %while.cond

while.cond:
  %2 = load i64, i64* %divisor, align 8
  %3 = load i64, i64* %divisor, align 8
  %mul = mul i64 %2, %3
  %4 = load i64, i64* %count.addr, align 8
  %cmp1 = icmp ule i64 %mul, %4
  br i1 %cmp1, label %land.rhs, label %land.end

land.rhs:
  %5 = load i64, i64* %count.addr, align 8
  %6 = load i64, i64* %divisor, align 8
  %rem = urem i64 %5, %6
  %tobool = icmp ne i64 %rem, 0
  br label %land.end

land.end:
  %7 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ]
  br i1 %7, label %while.body, label %while.end

while.body:
  %8 = load i64, i64* %divisor, align 8
  %inc = add i64 %8, 1
  store i64 %inc, i64* %divisor, align 8
  br label %while.cond

while.end:
  %9 = load i64, i64* %divisor, align 8
  %10 = load i64, i64* %divisor, align 8
  %mul2 = mul i64 %9, %10
  %11 = load i64, i64* %count.addr, align 8
  %cmp3 = icmp ugt i64 %mul2, %11
  br i1 %cmp3, label %if.then, label %if.end

if.then:
  br label %for.end

if.end:
  br label %for.inc

for.inc:
  %12 = load i64, i64* %count.addr, align 8
  %inc4 = add i64 %12, 1
  store i64 %inc4, i64* %count.addr, align 8
  br label %for.cond

for.end:
  %13 = load i64, i64* %count.addr, align 8
  %conv = uitofp i64 %13 to double
  %14 = load %struct.rehash_policy*, %struct.rehash_policy** %policy.addr, align 8
  %load = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %14, i32 0, i32 0
  %15 = load float, float* %load, align 8
  %conv5 = fpext float %15 to double
  %mul6 = fmul double %conv, %conv5
  %conv7 = fptoui double %mul6 to i64
  %16 = load %struct.rehash_policy*, %struct.rehash_policy** %policy.addr, align 8
  %next = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %16, i32 0, i32 1
  store i64 %conv7, i64* %next, align 8
  %17 = load i64, i64* %count.addr, align 8
  ret i64 %17
}

define { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(%struct.rehash_policy* %policy, i64 %buckets, i64 %elements, i64 %more) {
entry:
  %retval = alloca %struct.rehash, align 8
  %policy.addr = alloca %struct.rehash_policy*, align 8
  %buckets.addr = alloca i64, align 8
  %elements.addr = alloca i64, align 8
  %more.addr = alloca i64, align 8
  %wanted = alloca i64, align 8
  %least = alloca i64, align 8
  store %struct.rehash_policy* %policy, %struct.rehash_policy** %policy.addr, align 8
  store i64 %buckets, i64* %buckets.addr, align 8
  store i64 %elements, i64* %elements.addr, align 8
  store i64 %more, i64* %more.addr, align 8
  %0 = bitcast %struct.rehash* %retval to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %0, i8 0, i64 16, i1 false)
  %1 = load i64, i64* %elements.addr, align 8
  %2 = load i64, i64* %more.addr, align 8
  %add = add i64 %1, %2
  %3 = load %struct.rehash_policy*, %struct.rehash_policy** %policy.addr, align 8
  %next = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %3, i32 0, i32 1
  %4 = load i64, i64* %next, align 8
  %cmp = icmp ule i64 %add, %4
  br i1 %cmp, label %if.then, label %if.end

if.then:
  br label %return

if.end:
  %5 = load i64, i64* %elements.addr, align 8
  %6 = load i64, i64* %more.addr, align 8
  %add1 = add i64 %5, %6
  store i64 %add1, i64* %wanted, align 8
  %7 = load %struct.rehash_policy*, %struct.rehash_policy** %policy.addr, align 8
  %next2 = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %7, i32 0, i32 1
  %8 = load i64, i64* %next2, align 8
  %tobool = icmp ne i64 %8, 0
  br i1 %tobool, label %if.end5, label %land.lhs.true

land.lhs.true:
  %9 = load i64, i64* %wanted, align 8
  %cmp3 = icmp ult i64 %9, 11
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:
  store i64 11, i64* %wanted, align 8
  br label %if.end5

if.end5:
  %10 = load i64, i64* %wanted, align 8
  %conv = uitofp i64 %10 to double
  %11 = load %struct.rehash_policy*, %struct.rehash_policy** %policy.addr, align 8
  %load = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %11, i32 0, i32 0
  %12 = load float, float* %load, align 8
  %conv6 = fpext float %12 to double
  %div = fdiv double %conv, %conv6
  %conv7 = fptoui double %div to i64
  %add8 = add i64 %conv7, 1
  store i64 %add8, i64* %least, align 8
  %13 = load i64, i64* %least, align 8
  %14 = load i64, i64* %buckets.addr, align 8
  %cmp9 = icmp ugt i64 %13, %14
  br i1 %cmp9, label %if.then11, label %if.else

if.then11:
  %needed = getelementptr inbounds %struct.rehash, %struct.rehash* %retval, i32 0, i32 0
  store i8 1, i8* %needed, align 8
  %15 = load %struct.rehash_policy*, %struct.rehash_policy** %policy.addr, align 8
  %16 = load i64, i64* %least, align 8
  %17 = load i64, i64* %buckets.addr, align 8
  %mul = mul i64 2, %17
  %cmp12 = icmp ult i64 %16, %mul
  br i1 %cmp12, label %cond.true, label %cond.false

cond.true:
  %18 = load i64, i64* %buckets.addr, align 8
  %mul14 = mul i64 2, %18
  br label %cond.end

cond.false:
  %19 = load i64, i64* %least, align 8
  br label %cond.end

cond.end:
  %cond = phi i64 [ %mul14, %cond.true ], [ %19, %cond.false ]
  %call = call i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(%struct.rehash_policy* %15, i64 %cond)
  %buckets15 = getelementptr inbounds %struct.rehash, %struct.rehash* %retval, i32 0, i32 1
  store i64 %call, i64* %buckets15, align 8
  br label %if.end22

if.else:
  %20 = load i64, i64* %buckets.addr, align 8
  %conv16 = uitofp i64 %20 to double
  %21 = load %struct.rehash_policy*, %struct.rehash_policy** %policy.addr, align 8
  %load17 = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %21, i32 0, i32 0
  %22 = load float, float* %load17, align 8
  %conv18 = fpext float %22 to double
  %mul19 = fmul double %conv16, %conv18
  %conv20 = fptoui double %mul19 to i64
  %23 = load %struct.rehash_policy*, %struct.rehash_policy** %policy.addr, align 8
  %next21 = getelementptr inbounds %struct.rehash_policy, %struct.rehash_policy* %23, i32 0, i32 1
  store i64 %conv20, i64* %next21, align 8
  br label %if.end22

if.end22:
  br label %return

return:
  %24 = bitcast %struct.rehash* %retval to { i8, i64 }*
  %25 = load { i8, i64 }, { i8, i64 }* %24, align 8
  ret { i8, i64 } %25
}

define i64 @_ZSt11_Hash_bytesPKvmm(i8* %bytes, i64 %size, i64 %seed) {
entry:
  %bytes.addr = alloca i8*, align 8
  %size.addr = alloca i64, align 8
  %seed.addr = alloca i64, align 8
  %hash = alloca i64, align 8
  %i = alloca i64, align 8
  store i8* %bytes, i8** %bytes.addr, align 8
  store i64 %size, i64* %size.addr, align 8
  store i64 %seed, i64* %seed.addr, align 8
  %0 = load i64, i64* %seed.addr, align 8
  %xor = xor i64 %0, -3750763034362895579
  store i64 %xor, i64* %hash, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:
  %1 = load i64, i64* %i, align 8
  %2 = load i64, i64* %size.addr, align 8
  %cmp = icmp ult i64 %1, %2
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %3 = load i64, i64* %hash, align 8
  %4 = load i8*, i8** %bytes.addr, align 8
  %5 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %4, i64 %5
  %6 = load i8, i8* %arrayidx, align 1
  %conv = zext i8 %6 to i64
  %xor1 = xor i64 %3, %conv
  %mul = mul i64 %xor1, 1099511628211
  store i64 %mul, i64* %hash, align 8
  br label %for.inc

for.inc:
  %7 = load i64, i64* %i, align 8
  %inc = add i64 %7, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond

for.end:
  %8 = load i64, i64* %hash, align 8
  ret i64 %8
}

define void @_ZNSaIcEC1Ev(i8* %allocator) {
entry:
  %allocator.addr = alloca i8*, align 8
  store i8* %allocator, i8** %allocator.addr, align 8
  ret void
}

define void @_ZNSaIcEC2Ev(i8* %allocator) {
entry:
  %allocator.addr = alloca i8*, align 8
  store i8* %allocator, i8** %allocator.addr, align 8
  ret void
}

define void @_ZNSaIcEC1ERKS_(i8* %allocator, i8* %other) {
entry:
  %allocator.addr = alloca i8*, align 8
  %other.addr = alloca i8*, align 8
  store i8* %allocator, i8** %allocator.addr, align 8
  store i8* %other, i8** %other.addr, align 8
  ret void
}

define void @_ZNSaIcEC2ERKS_(i8* %allocator, i8* %other) {
entry:
  %allocator.addr = alloca i8*, align 8
  %other.addr = alloca i8*, align 8
  store i8* %allocator, i8** %allocator.addr, align 8
  store i8* %other, i8** %other.addr, align 8
  ret void
}

define void @_ZNSaIcED1Ev(i8* %allocator) {
entry:
  %allocator.addr = alloca i8*, align 8
  store i8* %allocator, i8** %allocator.addr, align 8
  ret void
}

define void @_ZNSaIcED2Ev(i8* %allocator) {
entry:
  %allocator.addr = alloca i8*, align 8
  store i8* %allocator, i8** %allocator.addr, align 8
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

define i8* @_ZNSolsEPFRSt8ios_baseS0_E(i8* %stream, i8* %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i8* %value, i8** %value.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSolsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E(i8* %stream, i8* %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i8* %value, i8** %value.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSo9_M_insertIbEERSoT_(i8* %stream, i1 zeroext %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i8, align 1
  store i8* %stream, i8** %stream.addr, align 8
  %frombool = zext i1 %value to i8
  store i8 %frombool, i8* %value.addr, align 1
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSo9_M_insertIlEERSoT_(i8* %stream, i64 %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i64, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSo9_M_insertImEERSoT_(i8* %stream, i64 %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i64, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSo9_M_insertIxEERSoT_(i8* %stream, i64 %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i64, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSo9_M_insertIyEERSoT_(i8* %stream, i64 %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i64, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i64 %value, i64* %value.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSo9_M_insertIdEERSoT_(i8* %stream, double %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca double, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store double %value, double* %value.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZNSo9_M_insertIPKvEERSoT_(i8* %stream, i8* %value) {
entry:
  %stream.addr = alloca i8*, align 8
  %value.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  store i8* %value, i8** %value.addr, align 8
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

define i8* @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* %stream) {
entry:
  %stream.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZSt4endsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* %stream) {
entry:
  %stream.addr = alloca i8*, align 8
  store i8* %stream, i8** %stream.addr, align 8
  %0 = load i8*, i8** %stream.addr, align 8
  ret i8* %0
}

define i8* @_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* %stream) {
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

define void @__cxa_guard_abort(i8* %guard) {
entry:
  %guard.addr = alloca i8*, align 8
  %.atomictmp = alloca i32, align 4
  store i8* %guard, i8** %guard.addr, align 8
  %0 = load i8*, i8** %guard.addr, align 8
  %add.ptr = getelementptr inbounds i8, i8* %0, i64 4
  %1 = bitcast i8* %add.ptr to i32*
  store i32 0, i32* %.atomictmp, align 4
  %2 = load i32, i32* %.atomictmp, align 4
  store atomic i32 %2, i32* %1 release, align 4
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
  call void @__katec_error(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.str.141, i64 0, i64 0))
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

define i32 @_ZNSt6thread20hardware_concurrencyEv() {
entry:
  ret i32 4
}

define void @_ZNSt6thread6_StateD2Ev(%struct.state* %state) {
entry:
  %state.addr = alloca %struct.state*, align 8
  store %struct.state* %state, %struct.state** %state.addr, align 8
  ret void
}

define void @_ZNSt10_Sp_lockerC1EPKv(i8* %locker, i8* %pointer) {
entry:
  %locker.addr = alloca i8*, align 8
  %pointer.addr = alloca i8*, align 8
  store i8* %locker, i8** %locker.addr, align 8
  store i8* %pointer, i8** %pointer.addr, align 8
  %call = call i32 @lock_word(i32* @pointer_lock, i32 0)
  ret void
}

define void @_ZNSt10_Sp_lockerC1EPKvS1_(i8* %locker, i8* %first, i8* %second) {
entry:
  %locker.addr = alloca i8*, align 8
  %first.addr = alloca i8*, align 8
  %second.addr = alloca i8*, align 8
  store i8* %locker, i8** %locker.addr, align 8
  store i8* %first, i8** %first.addr, align 8
  store i8* %second, i8** %second.addr, align 8
  %call = call i32 @lock_word(i32* @pointer_lock, i32 0)
  ret void
}

define void @_ZNSt10_Sp_lockerD1Ev(i8* %locker) {
entry:
  %locker.addr = alloca i8*, align 8
  store i8* %locker, i8** %locker.addr, align 8
  %call = call i32 @unlock_word(i32* @pointer_lock)
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

define void @_ZNSt8__detail18__waiter_pool_base13_M_enter_waitEv(i8* %pool) {
entry:
  %pool.addr = alloca i8*, align 8
  store i8* %pool, i8** %pool.addr, align 8
  ret void
}

define void @_ZNSt8__detail18__waiter_pool_base13_M_leave_waitEv(i8* %pool) {
entry:
  %pool.addr = alloca i8*, align 8
  store i8* %pool, i8** %pool.addr, align 8
  ret void
}

define zeroext i1 @_ZNKSt8__detail18__waiter_pool_base10_M_waitingEv(i8* %pool) {
entry:
  %pool.addr = alloca i8*, align 8
  store i8* %pool, i8** %pool.addr, align 8
  ret i1 true
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
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.str.147, i64 0, i64 0))
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
  call void @__katec_error(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.str.151, i64 0, i64 0))
  br label %if.end

if.end:
  %3 = load i32, i32* %count, align 4
  ret i32 %3
}

declare void @__katec_quiet(i32 noundef)

define i32 @await_signal(i32* %condition, i32 %before) {
entry:
  %condition.addr = alloca i32*, align 8
  %before.addr = alloca i32, align 4
  %after = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32* %condition, i32** %condition.addr, align 8
  store i32 %before, i32* %before.addr, align 4
  br label %for.cond

for.cond:
  %0 = load i32*, i32** %condition.addr, align 8
  %1 = load atomic i32, i32* %0 monotonic, align 4
  store i32 %1, i32* %atomic-temp, align 4
  %2 = load i32, i32* %atomic-temp, align 4
  store i32 %2, i32* %after, align 4
  %3 = load i32, i32* %after, align 4
  %4 = load i32, i32* %before.addr, align 4
  %cmp = icmp ne i32 %3, %4
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %call = call i32 @is_cancelled()
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %5 = load i32, i32* %after, align 4
  ret i32 %5

if.end:
  br label %for.cond
}

declare void @__katec_sleep(i32 noundef)

declare void @__katec_note_size(i8* noundef, i64 noundef)

define void @put_many(%struct.output* %output, i8 signext %character, i64 %count) {
entry:
  %output.addr = alloca %struct.output*, align 8
  %character.addr = alloca i8, align 1
  %count.addr = alloca i64, align 8
  store %struct.output* %output, %struct.output** %output.addr, align 8
  store i8 %character, i8* %character.addr, align 1
  store i64 %count, i64* %count.addr, align 8
  br label %for.cond

for.cond:
  %0 = load i64, i64* %count.addr, align 8
  %cmp = icmp sgt i64 %0, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %1 = load %struct.output*, %struct.output** %output.addr, align 8
  %2 = load i8, i8* %character.addr, align 1
  call void @put_character(%struct.output* %1, i8 signext %2)
  br label %for.inc

for.inc:
  %3 = load i64, i64* %count.addr, align 8
  %dec = add nsw i64 %3, -1
  store i64 %dec, i64* %count.addr, align 8
  br label %for.cond

for.end:
  ret void
}

declare i32 @__katec_decimal_text(double noundef, i64 noundef, i32 noundef, i64 noundef)

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

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

define i64 @next_count(%struct.readers* %readers) {
entry:
  %readers.addr = alloca %struct.readers*, align 8
  %count = alloca i64, align 8
  store %struct.readers* %readers, %struct.readers** %readers.addr, align 8
  %0 = load %struct.readers*, %struct.readers** %readers.addr, align 8
  %1 = ptrtoint %struct.readers* %0 to i64
  %add = add i64 %1, 1
  %call = call i8* @__katec_get_slot(i64 %add)
  %2 = ptrtoint i8* %call to i64
  %add1 = add i64 %2, 1
  store i64 %add1, i64* %count, align 8
  %3 = load %struct.readers*, %struct.readers** %readers.addr, align 8
  %4 = ptrtoint %struct.readers* %3 to i64
  %add2 = add i64 %4, 1
  %5 = load i64, i64* %count, align 8
  %6 = inttoptr i64 %5 to i8*
  call void @__katec_set_slot(i64 %add2, i8* %6)
  %7 = load i64, i64* %count, align 8
  ret i64 %7
}

define i8* @call_back(%struct.rcu_head* %head) {
entry:
  %head.addr = alloca %struct.rcu_head*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store %struct.rcu_head* %head, %struct.rcu_head** %head.addr, align 8
  %0 = load %struct.rcu_head*, %struct.rcu_head** %head.addr, align 8
  %function = getelementptr inbounds %struct.rcu_head, %struct.rcu_head* %0, i32 0, i32 1
  %1 = load void (%struct.rcu_head*)*, void (%struct.rcu_head*)** %function, align 8
  %2 = load %struct.rcu_head*, %struct.rcu_head** %head.addr, align 8
  call void %1(%struct.rcu_head* %2)
  store i32 1, i32* %.atomictmp, align 4
  %3 = load i32, i32* %.atomictmp, align 4
  %4 = atomicrmw sub i32* @callbacks, i32 %3 release, align 4
  store i32 %4, i32* %atomic-temp, align 4
  %5 = load i32, i32* %atomic-temp, align 4
  ret i8* null
}

define i8* @release(i8* %address) {
entry:
  %address.addr = alloca i8*, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i8* %address, i8** %address.addr, align 8
  %0 = load i8*, i8** %address.addr, align 8
  call void @__katec_free(i8* %0, i32 1)
  store i32 1, i32* %.atomictmp, align 4
  %1 = load i32, i32* %.atomictmp, align 4
  %2 = atomicrmw sub i32* @callbacks, i32 %1 release, align 4
  store i32 %2, i32* %atomic-temp, align 4
  %3 = load i32, i32* %atomic-temp, align 4
  ret i8* null
}

declare void @__katec_kernel_fence(i8* noundef)

define i8* @category_name(i8* %category) {
entry:
  %category.addr = alloca i8*, align 8
  store i8* %category, i8** %category.addr, align 8
  ret i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.167, i64 0, i64 0)
}

define void @category_message(%struct.small_string* %message, i8* %category, i32 %value) {
entry:
  %message.addr = alloca %struct.small_string*, align 8
  %category.addr = alloca i8*, align 8
  %value.addr = alloca i32, align 4
  store %struct.small_string* %message, %struct.small_string** %message.addr, align 8
  store i8* %category, i8** %category.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %0 = load %struct.small_string*, %struct.small_string** %message.addr, align 8
  %own = getelementptr inbounds %struct.small_string, %struct.small_string* %0, i32 0, i32 2
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %own, i64 0, i64 0
  %1 = load %struct.small_string*, %struct.small_string** %message.addr, align 8
  %text = getelementptr inbounds %struct.small_string, %struct.small_string* %1, i32 0, i32 0
  store i8* %arraydecay, i8** %text, align 8
  %2 = load %struct.small_string*, %struct.small_string** %message.addr, align 8
  %own1 = getelementptr inbounds %struct.small_string, %struct.small_string* %2, i32 0, i32 2
  %arraydecay2 = getelementptr inbounds [16 x i8], [16 x i8]* %own1, i64 0, i64 0
  %3 = load i32, i32* %value.addr, align 4
  %call = call i32 (i8*, i64, i8*, ...) @snprintf(i8* %arraydecay2, i64 16, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.168, i64 0, i64 0), i32 %3)
  %conv = sext i32 %call to i64
  %4 = load %struct.small_string*, %struct.small_string** %message.addr, align 8
  %length = getelementptr inbounds %struct.small_string, %struct.small_string* %4, i32 0, i32 1
  store i64 %conv, i64* %length, align 8
  ret void
}

define { i32, i8* } @category_condition(i8* %category, i32 %value) {
entry:
  %retval = alloca %struct.condition, align 8
  %category.addr = alloca i8*, align 8
  %value.addr = alloca i32, align 4
  store i8* %category, i8** %category.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %value1 = getelementptr inbounds %struct.condition, %struct.condition* %retval, i32 0, i32 0
  %0 = load i32, i32* %value.addr, align 4
  store i32 %0, i32* %value1, align 8
  %category2 = getelementptr inbounds %struct.condition, %struct.condition* %retval, i32 0, i32 1
  %1 = load i8*, i8** %category.addr, align 8
  store i8* %1, i8** %category2, align 8
  %2 = bitcast %struct.condition* %retval to { i32, i8* }*
  %3 = load { i32, i8* }, { i32, i8* }* %2, align 8
  ret { i32, i8* } %3
}

define zeroext i1 @category_of_condition(i8* %category, i32 %value, %struct.condition* %condition) {
entry:
  %category.addr = alloca i8*, align 8
  %value.addr = alloca i32, align 4
  %condition.addr = alloca %struct.condition*, align 8
  store i8* %category, i8** %category.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  store %struct.condition* %condition, %struct.condition** %condition.addr, align 8
  %0 = load %struct.condition*, %struct.condition** %condition.addr, align 8
  %value1 = getelementptr inbounds %struct.condition, %struct.condition* %0, i32 0, i32 0
  %1 = load i32, i32* %value1, align 8
  %2 = load i32, i32* %value.addr, align 4
  %cmp = icmp eq i32 %1, %2
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:
  %3 = load %struct.condition*, %struct.condition** %condition.addr, align 8
  %category2 = getelementptr inbounds %struct.condition, %struct.condition* %3, i32 0, i32 1
  %4 = load i8*, i8** %category2, align 8
  %5 = load i8*, i8** %category.addr, align 8
  %cmp3 = icmp eq i8* %4, %5
  br label %land.end

land.end:
  %6 = phi i1 [ false, %entry ], [ %cmp3, %land.rhs ]
  ret i1 %6
}

define zeroext i1 @category_of_code(i8* %category, %struct.condition* %code, i32 %value) {
entry:
  %category.addr = alloca i8*, align 8
  %code.addr = alloca %struct.condition*, align 8
  %value.addr = alloca i32, align 4
  store i8* %category, i8** %category.addr, align 8
  store %struct.condition* %code, %struct.condition** %code.addr, align 8
  store i32 %value, i32* %value.addr, align 4
  %0 = load %struct.condition*, %struct.condition** %code.addr, align 8
  %value1 = getelementptr inbounds %struct.condition, %struct.condition* %0, i32 0, i32 0
  %1 = load i32, i32* %value1, align 8
  %2 = load i32, i32* %value.addr, align 4
  %cmp = icmp eq i32 %1, %2
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:
  %3 = load %struct.condition*, %struct.condition** %code.addr, align 8
  %category2 = getelementptr inbounds %struct.condition, %struct.condition* %3, i32 0, i32 1
  %4 = load i8*, i8** %category2, align 8
  %5 = load i8*, i8** %category.addr, align 8
  %cmp3 = icmp eq i8* %4, %5
  br label %land.end

land.end:
  %6 = phi i1 [ false, %entry ], [ %cmp3, %land.rhs ]
  ret i1 %6
}

