//! What instructions and expressions of litmus tests mean: small tests whose conditions have to
//! hold under sequential consistency.

use katec_checker::check::Verdict;
use katec_checker::event::{Address, Place, ThreadId, Value};
use katec_checker::explore::Options;
use katec_checker::program::{Program, Start, Tracking};
use katec_programs::litmus::{Bound, LitmusOutcome, LitmusTest, Observation, run_litmus};
use katec_testing::{MatrixModel, ModelName};

fn run(text: &str, model: ModelName) -> LitmusOutcome {
    let test =
        LitmusTest::parse(text, "t.litmus").unwrap_or_else(|error| panic!("{error}\n{text}"));
    run_litmus(
        &test,
        "t.litmus",
        &mut MatrixModel(model),
        "m",
        &Options::default(),
    )
}

#[track_caller]
fn holds(text: &str) {
    let outcome = run(text, ModelName::Sc);
    assert!(
        outcome.is_exhaustive() && !outcome.has_errors(),
        "{text}\n{}",
        katec_report::litmus_text(&outcome)
    );
    assert!(
        outcome.holds(),
        "{text}\n{}",
        katec_report::litmus_text(&outcome)
    );
}

/// A single X86 thread with an initial state, and what has to hold at the end.
#[track_caller]
fn x86(initial: &str, instructions: &str, condition: &str) {
    let rows = instructions.replace(" / ", " ;\n ");
    holds(&format!(
        "X86 t\n{{ {initial} }}\n P0 ;\n {rows} ;\nforall ({condition})\n"
    ));
}

/// A single X86_64 thread.
#[track_caller]
fn x86_64(initial: &str, instructions: &str, condition: &str) {
    let rows = instructions.replace(" / ", " ;\n ");
    holds(&format!(
        "X86_64 t\n{{ {initial} }}\n P0 ;\n {rows} ;\nforall ({condition})\n"
    ));
}

/// A single C thread with parameters x, y (`int*`) and t, an array of 3.
#[track_caller]
fn c(body: &str, condition: &str) {
    holds(&format!(
        "C t\n{{ int x = 5; y = 7; int t[3] = {{1,2,3}}; }}\nP0 (int* x, int* y, int* t) {{\n{body}\n}}\nforall ({condition})\n"
    ));
}

#[test]
fn moves_and_widths() {
    x86(
        "x=3",
        "MOV EAX,[x] / MOV [y],EAX / MOV EBX,$-2",
        "0:EAX=3 /\\ y=3 /\\ 0:EBX=-2",
    );
    x86("", "mov eax, 1 / mov [x], eax", "0:EAX=1 /\\ x=1");
    x86(
        "0:EAX=x; x=4",
        "MOV EBX,[EAX] / MOV [EAX],$6",
        "0:EBX=4 /\\ x=6",
    );
    x86(
        "",
        "MOV EAX,$-1 / MOV AX,$1 / MOV BL,$255",
        "0:EAX=-65535 /\\ 0:EBX=255 /\\ 0:BL=-1",
    );
    x86_64("", "movq $-1,%rax / movl $1,%eax", "0:rax=1 /\\ 0:EAX=1");
    x86_64(
        "int64_t x=0; int8_t y=0",
        "movq $-1,(x) / movb $-2,(y)",
        "[x]=-1 /\\ [y]=-2",
    );
    x86_64("", "movl $5,x(%rip) / movl (x),%ebx", "x=5 /\\ 0:ebx=5");
    x86_64(
        "int64_t t[2]={1,-1}; 0:rax=t; 0:rbx=1; int64_t 0:rcx",
        "movq 0(%rax,%ebx,8),%rcx",
        "0:rcx=-1",
    );
    x86_64(
        "int64_t t[2]={1,-1}; 0:rax=t",
        "movq $9,8(%rax) / movq 8[%rax],%rbx",
        "t={1,9} /\\ 0:rbx=9",
    );
    x86_64(
        "0:rax=x",
        "movq $x,%rbx / cmpq %rax,%rbx / sete %cl",
        "0:cl=1 /\\ 0:rbx=x",
    );
    x86_64(
        "",
        "movl $-1,%eax / movslq %eax,%rbx / movzbl %al,%ecx",
        "0:rbx=-1 /\\ 0:rcx=255",
    );
    x86(
        "x=7",
        "MOV EAX,DWORD PTR [x] / LEA EBX,[x]",
        "0:EAX=7 /\\ 0:EBX=x",
    );
    x86("0:%p=x; x=4", "MOV EAX,[%p]", "0:EAX=4");
}

#[test]
fn arithmetic_and_flags() {
    x86(
        "x=3",
        "ADD [x],$4 / SUB [x],$1 / INC [x] / DEC EAX",
        "x=7 /\\ 0:EAX=-1",
    );
    x86(
        "x=12",
        "AND [x],$10 / OR [x],$1 / XOR [x],$3 / NEG [x] / NOT EAX",
        "x=-10 /\\ 0:EAX=-1",
    );
    x86_64("", "movl $7,%eax / addl $3,%eax / subl $1,%eax", "0:eax=9");
    for (left, right, taken) in [
        (1, 1, "E Z LE GE BE AE NS NC NO NG NL NA NB"),
        (1, 2, "NE NZ L LE B BE C S NGE NAE NA NG LT"),
        (2, 1, "NE G GE A AE NLE NBE NB NC NS GT"),
        (-1, 1, "NE L LE A AE S NO"),
        (i64::from(i32::MIN), 1, "NE L LE A O NS"),
    ] {
        for condition in taken.split(' ') {
            x86(
                "",
                &format!("MOV EAX,${left} / CMP EAX,${right} / J{condition} L / MOV EBX,$1 / L:"),
                "0:EBX=0",
            );
        }
    }
    x86(
        "",
        "MOV EAX,$4 / TEST EAX,$3 / JE L / MOV EBX,$1 / L: MOV ECX,$2",
        "0:EBX=0 /\\ 0:ECX=2",
    );
    x86(
        "",
        "MOV EAX,$1 / CMP EAX,$1 / SETE BL / SETNE CL",
        "0:EBX=1 /\\ 0:ECX=0",
    );
    x86(
        "x=9",
        "MOV EAX,$1 / CMP EAX,$2 / CMOVC EBX,[x] / CMOVNC ECX,[x]",
        "0:EBX=9 /\\ 0:ECX=0",
    );
    x86(
        "",
        "MOV EAX,$-1 / ADD EAX,$1 / INC EBX / JC L / MOV ECX,$1 / L:",
        "0:ECX=0",
    );
    x86(
        "",
        "JMP L / MOV EAX,$1 / L: NOP / RET / MOV EBX,$1",
        "0:EAX=0 /\\ 0:EBX=0",
    );
    x86(
        "",
        "MOV ECX,$3 / L: ADD EAX,ECX / DEC ECX / JNE L",
        "0:EAX=6 /\\ 0:ECX=0",
    );
}

#[test]
fn shifts_and_instructions_without_effect() {
    x86_64(
        "0:RAX=1",
        "shl 2,%eax / movl $-8,%ebx / sarl $1,%ebx / shrl $1,%ecx",
        "0:RAX=4 /\\ 0:ebx=-4",
    );
    x86_64(
        "",
        "endbr64 / nopl 0(%rax,%eax,0) / nopw (%rax) / pause",
        "0:rax=0",
    );
}

#[test]
fn locked_instructions() {
    x86(
        "x=3; 0:EAX=5",
        "XCHG [x],EAX / LOCK XCHG EAX,[x] / XCHG EAX,EBX",
        "x=3 /\\ 0:EBX=5 /\\ 0:EAX=0",
    );
    x86("x=3; 0:EAX=5", "LOCK XADD [x],EAX", "x=8 /\\ 0:EAX=3");
    x86(
        "x=3",
        "LOCK INC [x] / LOCK ADD [x],$2 / LOCK SUB [x],$1 / LOCK DEC [x] / LOCK NOT [x]",
        "x=-5",
    );
    x86(
        "x=12",
        "LOCK AND [x],$6 / LOCK OR [x],$1 / lock xor [x],$2",
        "x=7",
    );
    x86(
        "x=3; 0:EAX=3; 0:EBX=9",
        "LOCK CMPXCHG [x],EBX / JNE L / MOV ECX,$1 / L:",
        "x=9 /\\ 0:EAX=3 /\\ 0:ECX=1",
    );
    x86(
        "x=4; 0:EAX=3; 0:EBX=9",
        "LOCK CMPXCHG [x],EBX / JE L / MOV ECX,$1 / L:",
        "x=4 /\\ 0:EAX=4 /\\ 0:ECX=1",
    );
    x86(
        "x=4; 0:EAX=4; 0:EBX=9",
        "CMPXCHG [x],EBX",
        "x=9 /\\ 0:EAX=4",
    );
    x86_64(
        "x=4; 0:rax=4; 0:rbx=9",
        "lock cmpxchgl %ebx,(x) / lock ; xaddl %ebx,(x)",
        "x=18 /\\ 0:ebx=9",
    );
    x86(
        "x=1",
        "LOCK DEC [x] / JE L / MOV EAX,$1 / L:",
        "0:EAX=0 /\\ x=0",
    );
    // Without LOCK a read and a write: increments get lost.
    let counter = |instruction: &str| {
        format!("X86 t\n{{ }}\n P0 | P1 ;\n {instruction} | {instruction} ;\nforall (x=2)\n")
    };
    assert!(run(&counter("LOCK INC [x]"), ModelName::Sc).holds());
    let unlocked = run(&counter("INC [x]"), ModelName::Sc);
    assert_eq!(
        (unlocked.holds(), unlocked.states.len(), unlocked.verdict()),
        (false, 2, Verdict::Violation)
    );
}

#[test]
fn locked_instructions_are_fences() {
    let test = |between: &str| {
        format!(
            "X86 t\n{{ }}\n P0 | P1 ;\n MOV [x],$1 | MOV [y],$1 ;\n {between} | {between} ;\n MOV EAX,[y] | MOV EAX,[x] ;\nexists (0:EAX=0 /\\ 1:EAX=0)\n"
        )
    };
    for (between, observed) in [
        ("", true),
        ("NOP", true),
        ("INC [z]", true),
        ("MFENCE", false),
        ("LOCK INC [z]", false),
        ("XCHG [z],EDX", false),
    ] {
        assert_eq!(
            run(&test(between), ModelName::Tso).holds(),
            observed,
            "{between}"
        );
    }
}

#[test]
fn c_expressions() {
    c(
        "int a = 1 + 2 * 3 - 4 / 2 % 3; int b = 1 << 2 + 1; int d = 7 & 3 ^ 1 | 8;",
        "0:a=5 /\\ 0:b=8 /\\ 0:d=10",
    );
    c(
        "int a = 1 < 2 == 1; int b = !0 + ~0; int d = -3 >> 1; unsigned int e = -1;",
        "0:a=1 /\\ 0:b=0 /\\ 0:d=-2 /\\ 0:e=4294967295",
    );
    c(
        "int a = 2 > 1 && 0 || 3 >= 3; int b = 1 ? 4 : 5; int d = 0 ? 4 : 1 ? 6 : 7;",
        "0:a=1 /\\ 0:b=4 /\\ 0:d=6",
    );
    c(
        "int a = 3; int b = a++ + ++a; a += 2; a <<= 1; int d = a-- - 1;",
        "0:b=8 /\\ 0:a=13 /\\ 0:d=13",
    );
    c(
        "int a = -1; unsigned int u = 1; int less = a < u; long l = -1; int less2 = l < u;",
        "0:less=0 /\\ 0:less2=1",
    );
    c(
        "char h = 300; unsigned char b = 300; short s = 70000; long w = 1L << 40; int i = (int)w;",
        "0:h=44 /\\ 0:b=44 /\\ 0:s=4464 /\\ 0:w=1099511627776 /\\ 0:i=0",
    );
    c(
        "int a = 0x10; int b = (a, 3); int d = (int)(char)0x1ff;",
        "0:a=16 /\\ 0:b=3 /\\ 0:d=-1",
    );
    c(
        "int a, b = 2, *p; a = b = 4; p = x; *p = 6;",
        "0:a=4 /\\ 0:b=4 /\\ 0:p=x /\\ x=6",
    );
    c(
        "int a = 0; int b = 0 && (a = 1); int d = 1 || (a = 2);",
        "0:a=0 /\\ 0:b=0 /\\ 0:d=1",
    );
}

#[test]
fn c_memory() {
    c(
        "int a = *x; *x = a + *y; (*y)++; *y += 2;",
        "x=12 /\\ [y]=10 /\\ 0:a=5",
    );
    c(
        "int a = t[1]; t[2] = a + t[0]; *(t + 1) = 9; int* p = &t[1]; p++;",
        "t={1,9,3} /\\ 0:a=2 /\\ 0:p=t[2]",
    );
    c(
        "int *p = x; int **q; p = y; int a = *p; int e = p == y; int f = p != x;",
        "0:a=7 /\\ 0:p=y /\\ 0:e=1 /\\ 0:f=1",
    );
    c("x[0] = 3; int a = *&*x;", "x=3 /\\ 0:a=3");
    holds(
        "C t\n{ int *p = &x; x = 4; }\nP0 (int** p, int* y) { int* r0 = *p; int r1 = *r0; *p = y; **p = 8; }\nforall (0:r0=x /\\ 0:r1=4 /\\ p=y /\\ [y]=8 /\\ x=4)\n",
    );
    holds("C t\n{ x = 1; }\nP0 (int x, int y) { y = x + 1; x++; }\nforall (x=2 /\\ y=2)\n");
    holds("C t\n{ 0:p=y; y=3; }\nP0 (int* p) { int r = *p; }\nforall (0:r=3)\n");
    holds(
        "C t\n{ uint8_t x = 255; }\nP0 (uint8_t* x) { *x = *x + 1; uint8_t r = *x - 1; }\nforall (x=0 /\\ 0:r=255)\n",
    );
}

#[test]
fn c_atomics() {
    c(
        "int a = atomic_fetch_add(x, 2); int b = atomic_fetch_sub_explicit(x, 1, memory_order_relaxed);",
        "x=6 /\\ 0:a=5 /\\ 0:b=7",
    );
    c(
        "int a = atomic_fetch_or(x, 8); int b = atomic_fetch_and(x, 12); int d = atomic_fetch_xor(x, 1);",
        "x=13 /\\ 0:a=5 /\\ 0:b=13 /\\ 0:d=12",
    );
    c(
        "int a = atomic_exchange_explicit(x, 1, memory_order_acq_rel); atomic_store(y, a); int b = atomic_load(y);",
        "x=1 /\\ y=5 /\\ 0:b=5",
    );
    c(
        "int e = 5; int ok = atomic_compare_exchange_strong(x, &e, 6);",
        "x=6 /\\ 0:ok=1 /\\ 0:e=5",
    );
    c(
        "int e = 4; int ok = atomic_compare_exchange_strong_explicit(x, &e, 6, memory_order_acq_rel, memory_order_acquire);",
        "x=5 /\\ 0:ok=0 /\\ 0:e=5",
    );
    c(
        "int ok = atomic_compare_exchange_strong(x, y, 6);",
        "x=5 /\\ y=5 /\\ 0:ok=0",
    );
    c(
        "int a = __atomic_add_fetch(x, 2, __ATOMIC_SEQ_CST); __atomic_store_n(y, a, __ATOMIC_RELEASE); __atomic_thread_fence(__ATOMIC_SEQ_CST);",
        "0:a=7 /\\ x=7 /\\ y=7",
    );
    c(
        "int e = 5; int ok = __atomic_compare_exchange_n(x, &e, 6, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED);",
        "x=6 /\\ 0:ok=1",
    );
    c(
        "atomic_init(x, 2); atomic_thread_fence(memory_order_seq_cst); atomic_signal_fence(memory_order_seq_cst);",
        "x=2",
    );
    // The weak form may fail although the values are equal.
    let weak = run(
        "C t\n{ }\nP0 (atomic_int* x) { int e = 0; int ok = atomic_compare_exchange_weak(x, &e, 1); }\nexists (0:ok=0 /\\ x=0)\n",
        ModelName::Sc,
    );
    assert_eq!(
        (weak.states.len(), weak.matching, weak.others),
        (2, 1, 1),
        "{}",
        katec_report::litmus_text(&weak)
    );
    let failing = run(
        "C t\n{ x=3; }\nP0 (atomic_int* x) { int e = 0; int ok = atomic_compare_exchange_weak(x, &e, 1); }\nforall (0:ok=0 /\\ x=3 /\\ 0:e=3)\n",
        ModelName::Sc,
    );
    assert_eq!(
        (
            failing.holds(),
            failing.matching,
            failing.check.summary.blocked
        ),
        (true, 1, 1)
    );
}

#[test]
fn c_control() {
    c(
        "int a = 0; if (*x == 5) a = 1; else a = 2; if (*x) { a += 10; } else if (*y) { a = 0; }",
        "0:a=11",
    );
    c(
        "int a = 0; for (int i = 0; i < 10; i++) { if (i == 3) continue; if (i == 6) break; a += i; }",
        "0:a=12",
    );
    c(
        "int a = 0; do { a++; } while (a < 3); while (1) { if (a > 5) break; a = a + 1; }",
        "0:a=6",
    );
    c("int a = 1; if (a) return; a = 2;", "0:a=1");
    c(
        "int a = 0; if (*x) { int b = 1; a = b; } if (*y) { int b = 2; a += b; }",
        "0:a=3 /\\ 0:b=2",
    );
    c(
        "int a = 0; for (;;) { a++; if (a == 100) break; }",
        "0:a=100",
    );
    c("int a = 1; __VERIFIER_assume(a == 1); ; ;", "0:a=1");
    c(
        "int a = *x; // a comment\n /* another (* one */ int b = (*x);",
        "0:a=5 /\\ 0:b=5",
    );
}

#[test]
fn conditions() {
    let body = "int a = 1; int b = -1;";
    for condition in [
        "0:a=1",
        "true",
        "not false",
        "0:a!=2 /\\ ~(0:a=2)",
        "0:a=2 \\/ 0:b=-1",
        "0:a=2 => 0:b=5",
        "0:a=0 /\\ 0:b=0 \\/ 0:a=1",
        "(0:a=1 /\\ (0:b=-1 \\/ 0:b=0))",
        "x=5 /\\ [y]=7 /\\ t[2]=3 /\\ t={1,2,3} /\\ t!={1,2,4}",
        "P0:a=1 /\\ 0:a==1 /\\ 0:a<>3",
        "0:b=4294967295 /\\ 0:b!=4294967296",
        "x=*x /\\ x=[x] /\\ 0:a=0:a /\\ ~ 0:a=0:b",
        "0:x=x /\\ 0:t=t",
    ] {
        c(body, condition);
    }
    let text = |condition: &str| {
        let source = format!("C t\n{{ }}\nP0 (int* x) {{ int a = 1; }}\n{condition}\n");
        LitmusTest::parse(&source, "t")
            .unwrap_or_else(|error| panic!("{error}\n{source}"))
            .condition_text()
    };
    assert_eq!(
        text("exists 0:a=1 /\\ (x=1 \\/ x=2)"),
        "exists (0:a=1 /\\ ([x]=1 \\/ [x]=2))"
    );
    assert_eq!(
        text("~exists (0:a=1 => x=0 \\/ not (x=1 /\\ 0:a=0))"),
        "~exists (0:a=1 => [x]=0 \\/ not ([x]=1 /\\ 0:a=0))"
    );
    assert_eq!(text("(0:a=1)"), "exists (0:a=1)");
    assert_eq!(text("forall 0:a!=x;"), "forall (0:a!=x)");
    assert_eq!(text(""), "forall (true)");
}

#[test]
fn locations_and_filter() {
    let test = |rest: &str| {
        let text = format!("X86 t\n{{ }}\n P0 | P1 ;\n MOV [x],$1 | MOV EAX,[x] ;\n{rest}\n");
        run(&text, ModelName::Sc)
    };
    let both = test("locations [x; 0:EBX;]\nexists (1:EAX=1)");
    assert_eq!(both.names, ["0:EBX", "1:EAX", "[x]"]);
    assert_eq!(
        (both.states.len(), both.condition_states, both.observation()),
        (2, 2, Observation::Sometimes)
    );
    let filtered = test("filter (1:EAX=1)\nforall (1:EAX=1)");
    assert_eq!(
        (
            filtered.states.len(),
            filtered.holds(),
            filtered.observation()
        ),
        (1, true, Observation::Always)
    );
    let never = test("~exists (1:EAX=2)");
    assert_eq!(
        (never.holds(), never.observation(), never.verdict()),
        (true, Observation::Never, Verdict::Ok)
    );
    assert!(
        katec_report::litmus_text(&never).contains("Positive: 2 Negative: 0"),
        "{}",
        katec_report::litmus_text(&never)
    );
    assert!(katec_report::litmus_text(&never).contains("Observation t Never 0 2"));
}

#[test]
fn the_report_is_in_the_words_of_herd() {
    let text = "X86 SB\n{ }\n P0 | P1 ;\n MOV [x],$1 | MOV [y],$1 ;\n MOV EAX,[y] | MOV EAX,[x] ;\nexists (0:EAX=0 /\\ 1:EAX=0)\n";
    let report = katec_report::litmus_text(&run(text, ModelName::Tso));
    let (body, time) = report.trim_end().rsplit_once('\n').unwrap();
    assert!(time.starts_with("Time SB "));
    insta::assert_snapshot!(body, @r"
    Test SB Allowed
    States 4
    0:EAX=0; 1:EAX=0;
    0:EAX=0; 1:EAX=1;
    0:EAX=1; 1:EAX=0;
    0:EAX=1; 1:EAX=1;
    Ok
    Witnesses
    Positive: 1 Negative: 3
    Condition exists (0:EAX=0 /\ 1:EAX=0)
    Observation SB Sometimes 1 3
    ");
}

#[test]
fn the_bounds_are_named() {
    let spin = run(
        "C t\n{ }\nP0 (atomic_int* x) { while (atomic_load(x) == 0) ; }\nforall (x=0)\n",
        ModelName::Sc,
    );
    assert_eq!(
        (spin.verdict(), spin.cuts.clone()),
        (Verdict::Unknown, vec![(0, Bound::Loops(16))])
    );
    assert!(
        spin.states.is_empty() && katec_report::litmus_text(&spin).contains("16 rounds"),
        "{}",
        katec_report::litmus_text(&spin)
    );
    let local = run(
        "X86 t\n{ }\n P0 ;\n L: JMP L ;\nforall (true)\n",
        ModelName::Sc,
    );
    assert_eq!(
        (local.verdict(), local.cuts.clone()),
        (Verdict::Unknown, vec![(0, Bound::LocalSteps)])
    );
    // What was found stays found.
    let found = run(
        "C t\n{ }\nP0 (atomic_int* x) { while (atomic_load(x) == 0) ; }\nP1 (atomic_int* x) { atomic_store(x, 1); }\nexists (x=1)\n",
        ModelName::Sc,
    );
    assert_eq!(
        (found.verdict(), found.holds(), found.is_exhaustive()),
        (Verdict::Ok, true, false)
    );
}

#[test]
fn errors_of_threads_are_violations() {
    for (body, kind) in [
        ("int *p = 0; *p = 1;", "invalid access"),
        ("t[3] = 1;", "invalid access"),
        ("int a = 1 / (*x - 5);", "undefined"),
        ("int a = 1 << (*x + 30);", "undefined"),
        ("long *p = (long*)x; *p = 1;", "mixed size"),
        ("char *p = (char*)x; *(p + 1) = 1;", "mixed size"),
    ] {
        let text = format!(
            "C t\n{{ int x = 5; int t[3]; }}\nP0 (int* x, int* t) {{\n{body}\n}}\nforall (true)\n"
        );
        let outcome = run(&text, ModelName::Sc);
        assert_eq!(outcome.verdict(), Verdict::Violation, "{body}");
        assert_eq!(
            (
                outcome.check.violations[0].kind.name(),
                outcome.check.violations[0].source.as_ref().map(|s| s.line)
            ),
            (kind, Some(4)),
            "{body}"
        );
    }
}

#[test]
fn initial_states_in_all_spellings() {
    for initial in [
        "x=1; y=0",
        "x = 1;",
        "[x]=1; [y]=0;",
        "int x=1;",
        "int x = 1; int y;",
        "atomic_int x = 1; atomic_int y = 0;",
        "_Atomic int x=1",
        "volatile int [x] = 1;",
        "atomic_t x = ATOMIC_INIT(1);",
        "unsigned int x=0x1;",
        "(* a comment *) x=1; // another\n",
        "; x=1;",
        "y; x=1",
    ] {
        holds(&format!(
            "C t\n{{ {initial} }}\nP0 (atomic_int* x) {{ int r0 = atomic_load(x); }}\nforall (0:r0=1)\n"
        ));
    }
    for initial in [
        "0:EAX=x; x=3",
        "P0:EAX=x; x=3;",
        "int x=3; int *0:EAX=&x",
        "uint32_t x=3; 0:EAX=x;",
    ] {
        x86(initial, "MOV EBX,[EAX]", "0:EBX=3");
    }
    holds(
        "X86 t (a name) \"a description\"\n\"another\"\nCycle=Rfe {\n(* { *)\nCom=Fr\n{x=1};\n\n P0 ;\n MOV EAX,[x] ;\n\nforall (0:EAX=1);\n<<\nshow 0\n>>\n",
    );
}

#[test]
fn dependencies_are_tracked() {
    let text = "C t\n{ int *p; }\nP0 (int** p, int* x, int* y) { int *a = *p; int b = *a; if (b) { *y = b + 1; } *x = 0; }\nforall (true)\n";
    let test = LitmusTest::parse(text, "t").unwrap();
    let program = test.program();
    let start = Start::initial(ThreadId(0));
    let mut state = program.start(start, Tracking::Dependencies).unwrap();
    program.step(&mut state, Value(0), 0);
    assert!(program.dependencies(&state).addr.is_empty());
    // The pointer gets the address of x.
    let x = (0x4000_0000_u64..)
        .step_by(0x1_0000)
        .take(3)
        .find(|address| {
            let place = Place {
                address: Address(*address),
                size: 4,
            };
            program.place_name(place) == "x"
        });
    program.step(&mut state, Value(x.unwrap()), 1);
    assert_eq!(program.dependencies(&state).addr, [0]);
    program.step(&mut state, Value(3), 2);
    let store = program.dependencies(&state);
    assert_eq!(
        (store.addr, store.data, store.ctrl),
        (vec![], vec![1], vec![1])
    );
    program.step(&mut state, Value(0), 3);
    let last = program.dependencies(&state);
    assert_eq!((last.addr, last.data, last.ctrl), (vec![], vec![], vec![1]));
}

#[test]
fn a_comment_behind_the_condition_may_have_anything_in_it() {
    for comment in [
        "(* commands:\n<< litmus7 -r 10\n*)",
        "/* a\n<< b */",
        "// <<\n<< not read at all (*",
    ] {
        holds(&format!(
            "X86 t\n{{ }}\n P0 ;\n MOV [x],$1 ;\nforall (x=1)\n{comment}\n"
        ));
        holds(&format!(
            "C t\n{{ }}\nP0 (int* x) {{ (*x) = 1; }}\nforall (x=1)\n{comment}\n"
        ));
    }
}

#[test]
fn registers_have_the_names_that_herd_prints() {
    for name in ["rax", "RAX", "eax", "%rax"] {
        x86_64("", "movl $1,%eax", &format!("0:{name}=1"));
    }
    // A write of 32 bits clears the upper half; numbers are compared in the width of what is named.
    x86_64("", "movl $-1,%eax", "0:eax=-1 /\\ 0:eax=4294967295");
    x86_64("", "movl $-1,%eax", "0:rax=4294967295 /\\ ~(0:rax=-1)");
    x86_64("", "movq $-1,%rax", "0:rax=-1");
    x86_64("int x=0;", "movl $-1,(x)", "x=-1 /\\ x=4294967295");
}

#[test]
fn cycles_of_program_order_and_reads_are_seen_from_the_code() {
    let may_have = |threads: [&str; 2]| {
        let [a, b] = threads.map(|t| t.replace('=', " = ").replace('!', "*"));
        let text = format!(
            "C t\n{{ int *p = &x; }}\nP0 (int* x, int* y, int** p) {{ {a} }}\nP1 (int* x, int* y, int** p) {{ {b} }}\nforall (true)\n"
        );
        let test = LitmusTest::parse(&text, "t.litmus").unwrap_or_else(|e| panic!("{e}\n{text}"));
        test.program().may_have_causal_cycles()
    };
    // Load buffering, with and without a loop around it.
    assert!(may_have(["int r=!x; !y=1;", "int r=!y; !x=1;"]));
    assert!(may_have([
        "for (int i=0; i < 2; i++) { !y=1; int r=!x; }",
        "int r=!y; !x=1;"
    ]));
    // Through an address that is read.
    assert!(may_have(["int r=!x; !y=1;", "int !a=!p; int r=!y; !a=1;"]));
    assert!(may_have(["int r=!x; !x=1;", "!y=1;"]));
    // Store buffering, message passing.
    assert!(!may_have(["!x=1; int r=!y;", "!y=1; int r=!x;"]));
    assert!(!may_have(["!x=1; !y=1;", "int r=!y; int s=!x;"]));
    assert!(!may_have(["int r=!x; !y=1;", "!x=1; int r=!y;"]));
}

#[test]
fn locks_exclude_each_other() {
    let test = "C t\n{ }\nP0 (mtx_t* m, int* x) { mtx_lock(m); int r0 = *x; *x = r0 + 1; mtx_unlock(m); }\nP1 (mtx_t* m, int* x) { lock(m); int r0 = *x; *x = r0 + 1; unlock(m); }\nforall (x=2 /\\ m=0)\n";
    holds(test);
    let outcome = run(test, ModelName::Sc);
    assert_eq!(outcome.check.summary.complete, 2);
}
