//! Dependencies of C programs: the same as those of litmus tests of the same shape, seen by the
//! final states that models which use dependencies allow, and by how many executions lead to each.
//!
//! Shapes are written down twice, as a litmus test and in C, and C goes through clang (without
//! clang a line says that they are not checked). Random programs are written as litmus tests and
//! directly as modules, as clang would write them without optimisation.

use katec::engines::{Engine, Models};
use katec_checker::event::ThreadId;
use katec_checker::explore::{Ending, Explored, Options, Visitor, explore};
use katec_checker::graph::Status;
use katec_checker::model::Finding;
use katec_checker::program::{Program, ProgramError};
use katec_checker::random::SplitMix;
use katec_driver::{AnyModel, Models as _};
use katec_programs::c::{CProgram, Settings, compile, llvm};
use katec_programs::litmus::LitmusTest;
use katec_testing::oracle::{BruteForce, brute_force};
use katec_testing::{Collect, assert_same, sample};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::{Command, Stdio};

const MODELS: [&str; 2] = ["hardware", "all"];

fn model(name: &str, engine: Option<Engine>) -> AnyModel {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/models/dependencies");
    let file = folder.join(name).with_extension("cat");
    let models = Models::new(engine);
    let model = models.get(&file.display().to_string(), false);
    model.unwrap_or_else(|refused| panic!("{refused}"))
}

/// The variables that are not 0 at the end.
type State = BTreeMap<String, u64>;

/// Final states, and how many complete executions lead to each.
#[derive(Debug, Default, PartialEq, Eq)]
struct States(BTreeMap<State, u64>);

impl States {
    fn of<P: Program>(program: &P, model_name: &str) -> Self {
        let mut states = Self::default();
        let mut model = model(model_name, None);
        let summary = explore(&mut model, program, &Options::default(), &mut states);
        assert_eq!(summary.ending, Ending::Finished);
        states
    }

    /// Whether these variables can have these values at the end.
    fn has(&self, values: &[(&str, u64)]) -> bool {
        let value = |state: &State, name: &str| state.get(name).copied().unwrap_or(0);
        let mut all = self.0.keys();
        all.any(|state| {
            values
                .iter()
                .all(|(name, wanted)| value(state, name) == *wanted)
        })
    }
}

impl<P: Program> Visitor<P> for States {
    fn execution(&mut self, at: &Explored<'_, P>, status: Status) -> ControlFlow<()> {
        if status == Status::Complete {
            let places = at
                .graph()
                .events()
                .filter_map(|event| at.graph().place(event));
            let values = places.map(|place| {
                let value = at.final_value(place).map_or(0, |value| value.0);
                (at.program().place_name(place), value)
            });
            // Local variables whose address is given away are events of C programs only.
            let state = values.filter(|(name, value)| *value != 0 && !name.starts_with("stack"));
            *self.0.entry(state.collect()).or_default() += 1;
        }
        ControlFlow::Continue(())
    }

    fn error(&mut self, _: &Explored<'_, P>, _: ThreadId, error: &ProgramError) -> ControlFlow<()> {
        panic!("{error:?}");
    }

    fn finding(&mut self, _: &Explored<'_, P>, _: &Finding) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

fn module(text: &str) -> CProgram {
    let module = llvm::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    compile(&module, &Settings::default()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The module that clang makes of a program without optimisation; `None` if there is no clang.
fn clang(source: &str) -> Option<CProgram> {
    let arguments = [
        "-std=c11",
        "-w",
        "-O0",
        "-S",
        "-emit-llvm",
        "-x",
        "c",
        "-",
        "-o",
        "-",
    ];
    let mut command = Command::new("clang");
    command.args(arguments).stdin(Stdio::piped());
    let mut child = command.stdout(Stdio::piped()).spawn().ok()?;
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(source.as_bytes()).expect("clang reads");
    drop(input);
    let output = child.wait_with_output().expect("clang ends");
    assert!(output.status.success(), "{source}");
    let text = String::from_utf8(output.stdout).expect("a text");
    Some(module(&text))
}

/// A shape: the code of the threads as a litmus test and in C.
struct Shape<'a> {
    /// What comes before the threads in C.
    before: &'a str,
    litmus: &'a [&'a str],
    c: &'a [&'a str],
    /// The final values that tell whether accesses were reordered, and whether the first model lets
    /// them.
    weak: &'a [(&'a str, u64)],
    allowed: bool,
}

const PARAMETERS: &str = "atomic_int* x, atomic_int* y, int* z, int* o0, int* o1, int* o2";

impl Shape<'_> {
    fn litmus(&self) -> LitmusTest {
        let mut text = "C shape\n{ x=0; y=0; z=0; o0=0; o1=0; o2=0; }\n".to_string();
        for (number, code) in self.litmus.iter().enumerate() {
            let _ = writeln!(text, "P{number} ({PARAMETERS}) {{ {code} }}");
        }
        text.push_str("exists (x=0)\n");
        LitmusTest::parse(&text, "shape").unwrap_or_else(|error| panic!("{error:?}\n{text}"))
    }

    fn c(&self) -> String {
        let mut text = "#include <pthread.h>\n#include <stdatomic.h>\n#include <string.h>\n\
             void __VERIFIER_assume(int);\n\
             atomic_int x, y;\nint z, o0, o1, o2;\n"
            .to_string();
        text.push_str(self.before);
        let (mut create, mut join) = (String::new(), String::new());
        for (number, code) in self.c.iter().enumerate() {
            let _ = writeln!(
                text,
                "\nstatic void code{number}({}) {{ {code} }}\n\
                 static void *P{number}(void *a) {{ code{number}(&x, &y, &z, &o0, &o1, &o2); return 0; }}",
                PARAMETERS
            );
            let _ = writeln!(
                create,
                "pthread_t t{number}; pthread_create(&t{number}, 0, P{number}, 0);"
            );
            let _ = writeln!(join, "pthread_join(t{number}, 0);");
        }
        let _ = writeln!(text, "int main(void) {{\n{create}{join}return 0; }}");
        text
    }

    /// Compares the two under all models. Whether there is a clang.
    fn check(&self) -> bool {
        let source = self.c();
        let Some(program) = clang(&source) else {
            println!("clang is not there: shapes in C are not checked");
            return false;
        };
        let test = self.litmus();
        for name in MODELS {
            let expected = States::of(test.program(), name);
            let found = States::of(&program, name);
            assert_eq!(found, expected, "{name}\n{source}");
        }
        let states = States::of(&program, "hardware");
        assert_eq!(states.has(self.weak), self.allowed, "{states:?}\n{source}");
        true
    }
}

/// Shapes with the same code in both languages.
fn same(threads: &[&str], weak: &[(&str, u64)], allowed: bool) {
    let shape = Shape {
        before: "",
        litmus: threads,
        c: threads,
        weak,
        allowed,
    };
    shape.check();
}

macro_rules! load {
    ($place:literal) => {
        concat!("atomic_load_explicit(", $place, ", memory_order_relaxed)")
    };
}

macro_rules! store {
    ($place:literal, $value:literal) => {
        concat!(
            "atomic_store_explicit(",
            $place,
            ", ",
            $value,
            ", memory_order_relaxed);"
        )
    };
}

const MP_WRITER: &str = concat!(
    store!("x", "1"),
    "atomic_thread_fence(memory_order_seq_cst);",
    store!("y", "1")
);

const S_WRITER: &str = concat!(
    store!("x", "2"),
    "atomic_thread_fence(memory_order_seq_cst);",
    store!("y", "1")
);

#[test]
fn message_passing() {
    let weak = [("o0", 1), ("o1", 0)];
    let end = "*o0 = r0; *o1 = r1;";
    for (second, allowed) in [
        (concat!("int r1 = ", load!("x"), ";"), true),
        (concat!("int r1 = ", load!("x + (r0 ^ r0)"), ";"), false),
        (concat!("int r1 = ", load!("x + (r0 & 128)"), ";"), false),
        // Control dependencies do not order reads under the first model.
        (
            concat!("int r1 = 2; if (r0) { r1 = ", load!("x"), "; }"),
            true,
        ),
        (
            concat!("if (r0 == r0) { } int r1 = ", load!("x"), ";"),
            true,
        ),
    ] {
        let reader = format!(concat!("int r0 = ", load!("y"), "; {} {}"), second, end);
        same(&[MP_WRITER, &reader], &weak, allowed);
    }
}

/// A write after a read of the same thread, ordered with it or not.
fn s_shape(before: &str, litmus: &str, c: &str, allowed: bool) {
    s_shape_with(before, litmus, c, &[("o0", 1), ("x", 2)], allowed);
}

fn s_shape_with(before: &str, litmus: &str, c: &str, weak: &[(&str, u64)], allowed: bool) {
    let read = concat!("int r0 = ", load!("y"), ";");
    let [litmus, c] = [litmus, c].map(|code| format!("{read} {code} *o0 = r0;"));
    let shape = Shape {
        before,
        litmus: &[S_WRITER, &litmus],
        c: &[S_WRITER, &c],
        weak,
        allowed,
    };
    shape.check();
}

fn s_same(code: &str, allowed: bool) {
    s_shape("", code, code, allowed);
}

const NOTHING: &str = store!("x", "1");
const DATA: &str = store!("x", "1 + (r0 ^ r0)");
const CONTROL: &str = concat!("if (r0 == 9) { } ", store!("x", "1"));

#[test]
fn writes_after_reads() {
    s_same(NOTHING, true);
    s_same(DATA, false);
    s_same(CONTROL, false);
    s_same(concat!("if (r0) { ", store!("x", "1"), " }"), false);
    s_same(store!("x + (r0 ^ r0)", "1"), false);
    // The address of an access between the two.
    s_same(
        concat!("int r1 = *(z + (r0 ^ r0)); ", store!("x", "1")),
        false,
    );
    s_same(
        concat!("__VERIFIER_assume(r0 < 2); ", store!("x", "1")),
        false,
    );
    // Overwritten before it is used.
    s_same(
        concat!("int r1 = r0; r1 = 0; ", store!("x", "1 + r1")),
        true,
    );
}

#[test]
fn updates_after_reads() {
    let exchange = |operand: &str| {
        format!("int r1 = atomic_exchange_explicit(x, {operand}, memory_order_relaxed);")
    };
    s_same(&exchange("1"), true);
    s_same(&exchange("1 + (r0 ^ r0)"), false);
    let compare = |expected: &str, desired: &str| {
        format!(
            "int e = {expected}; int r1 = atomic_compare_exchange_strong_explicit(x, &e, {desired}, \
             memory_order_relaxed, memory_order_relaxed); *o1 = r1;"
        )
    };
    for (expected, desired, allowed) in [
        ("0", "1", true),
        ("0 + (r0 ^ r0)", "1", false),
        ("0", "1 + (r0 ^ r0)", false),
    ] {
        // It succeeded, and comes before the other write.
        let weak = [("o0", 1), ("o1", 1), ("x", 2)];
        let code = compare(expected, desired);
        s_shape_with("", &code, &code, &weak, allowed);
    }
    // What a compare-exchange finds decides about what comes after it.
    let after = "int e = 0; int r1 = atomic_compare_exchange_strong_explicit(y, &e, 3, memory_order_relaxed, \
         memory_order_relaxed); if (r1) { } atomic_store_explicit(x, 1, memory_order_relaxed);";
    s_same(after, false);
}

#[test]
fn switches_decide() {
    let switch = concat!(
        "switch (r0) { case 1: case 2: break; default: break; } ",
        store!("x", "1")
    );
    s_shape("", CONTROL, switch, false);
}

#[test]
fn through_calls() {
    let before = "static int id(int a) { return a; }\nstatic int zero(int a) { return 0; }\n";
    s_shape(before, DATA, store!("x", "1 + (id(r0) ^ id(r0))"), false);
    s_shape(before, NOTHING, store!("x", "1 + zero(r0)"), true);
    let decides = "static int decides(int a) { if (a) return 0; return 0; }\n";
    s_shape(decides, CONTROL, store!("x", "1 + decides(r0)"), false);
    let writes = concat!(
        "static void put(atomic_int *x, int v) { ",
        store!("x", "v"),
        " }\n"
    );
    s_shape(writes, DATA, "put(x, 1 + (r0 ^ r0));", false);
    let indirect =
        "static int one(void) { return 1; }\nstatic int (*const f[2])(void) = { one, one };\n";
    // Which function is called is decided.
    s_shape(indirect, CONTROL, store!("x", "f[r0 & 1]()"), false);
    let variadic = "#include <stdarg.h>\nstatic int second(int a, ...) { va_list l; va_start(l, a); int b = va_arg(l, int); va_end(l); return b; }\n";
    s_shape(
        variadic,
        DATA,
        store!("x", "1 + (second(1, r0) & 0)"),
        false,
    );
    s_shape(
        variadic,
        NOTHING,
        store!("x", "1 + (second(r0, 1) & 0)"),
        true,
    );
}

#[test]
fn through_private_memory() {
    let array = |index: &str| {
        format!(
            "int a[2] = {{ 0, 0 }}; a[1] = r0; atomic_store_explicit(x, 1 + (a[{index}] & 0), memory_order_relaxed);"
        )
    };
    s_shape("", DATA, &array("1"), false);
    s_shape("", NOTHING, &array("0"), true);
    // Which element is loaded or stored depends on the index.
    let loaded = concat!("int a[2] = { 1, 1 }; ", store!("x", "a[r0 & 1]"));
    s_shape("", DATA, loaded, false);
    let stored = concat!("int a[2] = { 1, 1 }; a[r0 & 0] = 1; ", store!("x", "a[0]"));
    s_shape("", DATA, stored, false);
    let constant = "static const int k[2] = { 1, 1 };\n";
    s_shape(constant, DATA, store!("x", "k[r0 & 1]"), false);
}

#[test]
fn through_structures() {
    let before = "struct pair { int a, b; };\nstruct pair swap(struct pair p) { struct pair q; q.a = p.b; q.b = p.a; return q; }\n";
    let copied = |part: &str| {
        format!(
            "struct pair p, q; p.a = r0; p.b = 0; q = p; \
             atomic_store_explicit(x, 1 + (q.{part} & 0), memory_order_relaxed);"
        )
    };
    s_shape(before, DATA, &copied("a"), false);
    s_shape(before, NOTHING, &copied("b"), true);
    let cleared = "struct pair p; p.a = r0; p.b = r0; memset(&p, 0, sizeof p); \
         atomic_store_explicit(x, 1 + p.a, memory_order_relaxed);";
    s_shape(before, NOTHING, cleared, true);
    let filled = "char c[4]; memset(c, r0 & 0, sizeof c); \
         atomic_store_explicit(x, 1 + c[3], memory_order_relaxed);";
    s_shape(before, DATA, filled, false);
    let size = "char c[4] = { 0 }; memset(c, 0, 2 + (r0 & 0)); \
         atomic_store_explicit(x, 1, memory_order_relaxed);";
    s_shape(before, CONTROL, size, false);
}

/// What is copied from memory that threads share is read there.
#[test]
fn copies_of_shared_memory_are_reads() {
    let copy = concat!(
        "int r1; memcpy(&r1, z, sizeof r1); ",
        store!("x", "1 + (r1 & 0)")
    );
    let read = concat!("int r1 = *z; ", store!("x", "1 + (r1 & 0)"));
    s_shape("", read, copy, true);
    let copy = concat!(
        "int r1; memcpy(&r1, z + (r0 & 0), sizeof r1); ",
        store!("x", "1")
    );
    let read = concat!("int r1 = *(z + (r0 & 0)); ", store!("x", "1"));
    s_shape("", read, copy, false);
    let back = "int r1 = r0 & 0; memcpy(z, &r1, sizeof r1);";
    s_shape("", "*z = r0 & 0;", back, true);
}

#[test]
fn write_to_read_causality() {
    let writer = store!("x", "1");
    let reader = |second: &str| {
        format!(
            concat!(
                "int r1 = ",
                load!("y"),
                "; int r2 = {}; *o1 = r1; *o2 = r2;"
            ),
            second
        )
    };
    let weak = [("o0", 1), ("o1", 1), ("o2", 0)];
    let middle = |value: &str| {
        format!(
            concat!(
                "int r0 = ",
                load!("x"),
                "; atomic_store_explicit(y, {}, memory_order_relaxed); *o0 = r0;"
            ),
            value
        )
    };
    let (plain, data) = (middle("1"), middle("1 + (r0 ^ r0)"));
    let address = reader(load!("x + (r1 ^ r1)"));
    same(&[writer, &data, &address], &weak, false);
    same(&[writer, &plain, &address], &weak, true);
    same(&[writer, &data, &reader(load!("x"))], &weak, true);
}

#[test]
fn load_buffering() {
    let thread = |from: &str, to: &str, value: &str, out: &str| {
        format!(
            "int r0 = atomic_load_explicit({from}, memory_order_relaxed); \
             atomic_store_explicit({to}, {value}, memory_order_relaxed); *{out} = r0;"
        )
    };
    for value in ["1", "1 + (r0 ^ r0)", "r0 + 1"] {
        let first = thread("x", "y", value, "o0");
        let second = thread("y", "x", value, "o1");
        same(&[&first, &second], &[("o0", 1), ("o1", 1)], false);
    }
}

/// A loop that waits decides about what comes after it, and so does taking a lock.
#[test]
fn waiting_decides() {
    let spin = concat!("while (", load!("y"), " == 0) ; ", store!("x", "1"));
    let lock = concat!(
        "pthread_mutex_lock(&m); int r0 = *z; pthread_mutex_unlock(&m); if (r0) { ",
        store!("x", "1"),
        " }"
    );
    let locked_writer = concat!(
        store!("x", "2"),
        "pthread_mutex_lock(&m); atomic_thread_fence(memory_order_seq_cst); *z = 1; pthread_mutex_unlock(&m);"
    );
    for (before, writer, code) in [
        ("", S_WRITER, spin),
        (
            "pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n",
            locked_writer,
            lock,
        ),
    ] {
        let shape = Shape {
            before,
            litmus: &[],
            c: &[writer, code],
            weak: &[("x", 2)],
            allowed: false,
        };
        let Some(program) = clang(&shape.c()) else {
            return;
        };
        let states = States::of(&program, "hardware");
        let both = [("x", 2), ("y", 1)];
        assert!(!states.has(&both), "{states:?}");
        assert!(!states.0.is_empty());
    }
}

/// A select is computation: the value depends on the condition, and what comes after it does not.
#[test]
fn selects_are_data() {
    let with = |write: &str| {
        module(&format!(
            "@x = global i32 0\n@y = global i32 0\n@o = global i32 0\n\
             declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
             define ptr @writer(ptr %a) {{\n store atomic i32 2, ptr @x monotonic, align 4\n fence seq_cst\n \
             store atomic i32 1, ptr @y monotonic, align 4\n ret ptr null\n}}\n\
             define i32 @main() {{\n %t = alloca i64\n \
             %c = call i32 @pthread_create(ptr %t, ptr null, ptr @writer, ptr null)\n \
             %r = load atomic i32, ptr @y monotonic, align 4\n %b = icmp eq i32 %r, 1\n \
             %s = select i1 %b, i32 1, i32 1\n store atomic i32 {write}, ptr @x monotonic, align 4\n \
             store i32 %r, ptr @o\n ret i32 0\n}}\n"
        ))
    };
    let weak = [("o", 1), ("x", 2)];
    assert!(!States::of(&with("%s"), "hardware").has(&weak));
    assert!(States::of(&with("1"), "hardware").has(&weak));
}

/// One statement of a random program, on variables `v0` and `v1` and registers.
#[derive(Clone, Copy)]
enum Statement {
    /// `r = *(v + (a ^ a))`
    Load {
        to: usize,
        variable: u64,
        address: Option<usize>,
    },
    /// `*(v + (a ^ a)) = value + (d ^ d)`
    Store {
        variable: u64,
        value: u64,
        address: Option<usize>,
        data: Option<usize>,
    },
    /// `r = fetch_add(v, value + (d ^ d))`
    Add {
        to: usize,
        variable: u64,
        value: u64,
        data: Option<usize>,
    },
    /// `if (r) { v = value; }`
    If {
        on: usize,
        variable: u64,
        value: u64,
    },
    /// `r = r + other`
    Sum {
        to: usize,
        other: usize,
    },
    Fence,
}

const REGISTERS: usize = 2;

fn random_thread(random: &mut SplitMix) -> Vec<Statement> {
    let register = |random: &mut SplitMix| random.below(REGISTERS as u64) as usize;
    let count = 2 + random.below(3);
    let mut code = Vec::new();
    for _ in 0..count {
        let some =
            |random: &mut SplitMix, register: usize| (random.below(2) == 0).then_some(register);
        let (to, other) = (register(random), register(random));
        let (variable, value) = (random.below(2), 1 + random.below(2));
        code.push(match random.below(10) {
            0..=3 => Statement::Load {
                to,
                variable,
                address: some(random, other),
            },
            4..=6 => Statement::Store {
                variable,
                value,
                address: some(random, to),
                data: some(random, other),
            },
            7 => Statement::Add {
                to,
                variable,
                value,
                data: some(random, other),
            },
            8 => Statement::If {
                on: to,
                variable,
                value,
            },
            _ if random.below(2) == 0 => Statement::Sum { to, other },
            _ => Statement::Fence,
        });
    }
    code
}

fn as_litmus(threads: &[Vec<Statement>]) -> String {
    let zero = |register: Option<usize>| match register {
        Some(register) => format!(" + (r{register} ^ r{register})"),
        None => String::new(),
    };
    let mut text = "C random\n{ v0=0; v1=0; }\n".to_string();
    for (number, thread) in threads.iter().enumerate() {
        let _ = writeln!(
            text,
            "P{number} (atomic_int* v0, atomic_int* v1) {{\nint r0 = 0; int r1 = 0;"
        );
        for statement in thread {
            let _ = match *statement {
                Statement::Load {
                    to,
                    variable,
                    address,
                } => writeln!(
                    text,
                    "r{to} = atomic_load_explicit(v{variable}{}, memory_order_relaxed);",
                    zero(address)
                ),
                Statement::Store {
                    variable,
                    value,
                    address,
                    data,
                } => writeln!(
                    text,
                    "atomic_store_explicit(v{variable}{}, {value}{}, memory_order_relaxed);",
                    zero(address),
                    zero(data)
                ),
                Statement::Add {
                    to,
                    variable,
                    value,
                    data,
                } => writeln!(
                    text,
                    "r{to} = atomic_fetch_add_explicit(v{variable}, {value}{}, memory_order_relaxed);",
                    zero(data)
                ),
                Statement::If {
                    on,
                    variable,
                    value,
                } => writeln!(
                    text,
                    "if (r{on}) {{ atomic_store_explicit(v{variable}, {value}, memory_order_relaxed); }}"
                ),
                Statement::Sum { to, other } => writeln!(text, "r{to} = r{to} + r{other};"),
                Statement::Fence => writeln!(text, "atomic_thread_fence(memory_order_seq_cst);"),
            };
        }
        text.push_str("}\n");
    }
    text.push_str("exists (v0=0)\n");
    text
}

/// Writes a thread as clang would: registers are local variables.
struct Writer {
    text: String,
    next: usize,
}

impl Writer {
    fn value(&mut self, expression: &str) -> String {
        let name = format!("%t{}", self.next);
        self.next += 1;
        let _ = writeln!(self.text, " {name} = {expression}");
        name
    }

    fn zero(&mut self, register: usize) -> String {
        let a = self.value(&format!("load i32, ptr %r{register}"));
        let b = self.value(&format!("load i32, ptr %r{register}"));
        self.value(&format!("xor i32 {a}, {b}"))
    }

    fn address(&mut self, variable: u64, register: Option<usize>) -> String {
        let Some(register) = register else {
            return format!("@v{variable}");
        };
        let zero = self.zero(register);
        let index = self.value(&format!("sext i32 {zero} to i64"));
        self.value(&format!("getelementptr i32, ptr @v{variable}, i64 {index}"))
    }

    fn number(&mut self, value: u64, register: Option<usize>) -> String {
        let Some(register) = register else {
            return value.to_string();
        };
        let zero = self.zero(register);
        self.value(&format!("add i32 {value}, {zero}"))
    }

    fn set(&mut self, register: usize, value: &str) {
        let _ = writeln!(self.text, " store i32 {value}, ptr %r{register}");
    }

    fn store(&mut self, address: &str, value: &str) {
        let _ = writeln!(
            self.text,
            " store atomic i32 {value}, ptr {address} monotonic, align 4"
        );
    }

    fn statement(&mut self, statement: Statement) {
        match statement {
            Statement::Load {
                to,
                variable,
                address,
            } => {
                let address = self.address(variable, address);
                let value = self.value(&format!(
                    "load atomic i32, ptr {address} monotonic, align 4"
                ));
                self.set(to, &value);
            }
            Statement::Store {
                variable,
                value,
                address,
                data,
            } => {
                let address = self.address(variable, address);
                let value = self.number(value, data);
                self.store(&address, &value);
            }
            Statement::Add {
                to,
                variable,
                value,
                data,
            } => {
                let value = self.number(value, data);
                let old = self.value(&format!(
                    "atomicrmw add ptr @v{variable}, i32 {value} monotonic, align 4"
                ));
                self.set(to, &old);
            }
            Statement::If {
                on,
                variable,
                value,
            } => {
                let condition = self.value(&format!("load i32, ptr %r{on}"));
                let condition = self.value(&format!("icmp ne i32 {condition}, 0"));
                let number = self.next;
                let _ = writeln!(
                    self.text,
                    " br i1 {condition}, label %then{number}, label %end{number}\nthen{number}:"
                );
                self.store(&format!("@v{variable}"), &value.to_string());
                let _ = writeln!(self.text, " br label %end{number}\nend{number}:");
            }
            Statement::Sum { to, other } => {
                let a = self.value(&format!("load i32, ptr %r{to}"));
                let b = self.value(&format!("load i32, ptr %r{other}"));
                let sum = self.value(&format!("add i32 {a}, {b}"));
                self.set(to, &sum);
            }
            Statement::Fence => self.text.push_str(" fence seq_cst\n"),
        }
    }
}

fn as_module(threads: &[Vec<Statement>]) -> String {
    let mut text = "@v0 = global i32 0\n@v1 = global i32 0\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n"
        .to_string();
    let mut main = "define i32 @main() {\n".to_string();
    for (number, thread) in threads.iter().enumerate() {
        let mut writer = Writer {
            text: String::new(),
            next: 0,
        };
        let _ = writeln!(writer.text, "define ptr @thread{number}(ptr %a) {{");
        for register in 0..REGISTERS {
            let _ = writeln!(
                writer.text,
                " %r{register} = alloca i32\n store i32 0, ptr %r{register}"
            );
        }
        for statement in thread {
            writer.statement(*statement);
        }
        text.push_str(&writer.text);
        text.push_str(" ret ptr null\n}\n");
        let _ = writeln!(
            main,
            " %t{number} = alloca i64\n %c{number} = call i32 @pthread_create(ptr %t{number}, ptr null, ptr @thread{number}, ptr null)"
        );
    }
    text + &main + " ret i32 0\n}\n"
}

fn random_threads(seed: u64) -> Vec<Vec<Statement>> {
    let mut random = SplitMix::new(seed);
    let count = 2 + random.below(2);
    (0..count).map(|_| random_thread(&mut random)).collect()
}

#[test]
fn random_programs_are_the_same_in_both_languages() {
    for seed in 0..sample("programs", 25, 150) {
        let threads = random_threads(seed);
        let text = as_litmus(&threads);
        let test = LitmusTest::parse(&text, "random").unwrap_or_else(|e| panic!("{e:?}\n{text}"));
        let program = module(&as_module(&threads));
        for name in MODELS {
            let expected = States::of(test.program(), name);
            let found = States::of(&program, name);
            assert_eq!(found, expected, "seed {seed} {name}\n{text}");
        }
    }
}

/// Exploration finds the executions of brute force, which knows dependencies as well.
#[test]
fn random_programs_have_the_executions_of_brute_force() {
    for seed in 0..40 {
        let program = module(&as_module(&random_threads(seed)[..2]));
        for name in MODELS {
            let mut reference = model(name, Some(Engine::Reference));
            let expected = brute_force(&mut reference, &program, BruteForce::Prune);
            let mut found = Collect::default();
            let mut tables = model(name, None);
            explore(&mut tables, &program, &Options::default(), &mut found);
            assert_same(&expected, &found.found, || format!("seed {seed} {name}"));
        }
    }
}
