//! Rounds of loops that might as well not have been: random C programs end in the same states, with
//! the same errors, whether such rounds leave their thread waiting or all of them are explored.
//!
//! Of each kind of loop there are some that break a condition: what a round changed or counted is
//! used in the next one or after the loop, is shown to others, or is read for the sake of a race.
//! The same for additions that are taken back, and for stores of attempts that fail: others see
//! them, or write in between.

use crate::c_programs::has_clang;
use katec_checker::check::{self, Observer, OnError, Outcome};
use katec_checker::explore::{Ending, Explored, Options, Parking, Unused};
use katec_checker::graph::EventKind;
use katec_checker::program::{Operation, Program};
use katec_checker::random::SplitMix;
use katec_programs::c::{self, CProgram, IdleRounds, llvm};
use katec_testing::{first_seed, sample};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::ops::ControlFlow;
use std::process::Command;

/// How often the body of a loop runs where all rounds are explored.
const BOUND: u32 = 3;
/// How many operations a thread may make: loops whose rounds all count end here.
const EVENTS: u32 = 60;
/// How many programs are compiled at once.
const BATCH: u64 = 40;
const MODELS: [&str; 5] = ["sc", "tso", "ra", "rc11", "rc20"];

const HEAD: &str = "#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
atomic_int x, y, z, u, v, end; int w, o0, o1, o2;
struct node { struct node *next; int v, w; };
_Atomic(struct node *) top;
struct pair { int a, b; };
#define LOAD(p) atomic_load_explicit(p, memory_order_relaxed)
#define ACQ(p) atomic_load_explicit(p, memory_order_acquire)
#define CAS(p, e, d, m, f) atomic_compare_exchange_strong_explicit( \\
    p, e, d, memory_order_##m, memory_order_##f)
#define NODE struct node *n = malloc(sizeof *n), *e; n->v = 1; n->w = 0
static void get(atomic_int *p, int *v) { *v = ACQ(p); }
static void get_some(atomic_int *p, int *v) { int r = LOAD(p); if (r) *v = r; }
static void get_one(struct pair *p) { p->a = ACQ(&x); if (p->a == 2) p->b = 7; }
static void get_both(struct pair *p) { p->a = ACQ(&x); p->b = LOAD(&y); }
void reach_error(void);
#define PUT(p, v) atomic_store_explicit(p, v, memory_order_relaxed)
static int value(struct node *n) { return n ? n->w * 10 + n->v : 0; }
";

/// What threads are made of. `V` is a variable, `C` a number, `O` the output of the thread, `P`
/// that of another one, and `M` and `N` are memory orders of reads.
const STATEMENTS: [&str; 34] = [
    "atomic_store_explicit(&V, C, memory_order_relaxed);",
    "atomic_store_explicit(&V, C, memory_order_release);",
    "atomic_store(&V, C);",
    "atomic_store_explicit(&V, 1, memory_order_relaxed);",
    "atomic_fetch_add_explicit(&V, 1, memory_order_relaxed);",
    "atomic_exchange(&V, 1);",
    "O = LOAD(&V);",
    "O = value(ACQ(&top));",
    "if (LOAD(&V) == 1) O = 3;",
    // Loops that wait, by way of memory of their own.
    "{ int q; do get(&V, &q); while (q != C); }",
    "{ struct pair p = {0, 3}; do get_both(&p); while (p.a != 1); O = p.b; }",
    "{ int *h = malloc(4); do *h = LOAD(&V); while (*h == 0); O = *h; }",
    "{ NODE; do { e = ACQ(&top); n->next = e; } while (!CAS(&top, &e, n, acq_rel, relaxed)); }",
    "{ NODE; do { e = LOAD(&top); n->next = e; } while (!CAS(&top, &e, n, relaxed, relaxed)); }",
    // What a round changed is used.
    "{ int q = 0; do get_some(&V, &q); while (q != C); O = q; }",
    "{ struct pair p = {0, 3}; do get_one(&p); while (p.a != 1); O = p.b; }",
    "{ NODE; do { e = ACQ(&top); n->next = e; n->v++; } while (!CAS(&top, &e, n, acq_rel, relaxed)); }",
    "{ NODE; do { e = ACQ(&top); n->next = e; if (LOAD(&V)) n->w = 5; } \
      while (!CAS(&top, &e, n, acq_rel, relaxed)); }",
    "{ NODE; unsigned long h = (unsigned long)n << 1; atomic_store(&top, (struct node *)(h >> 1)); \
      do n->w = LOAD(&V); while (!n->w); }",
    // What is read may be in a race.
    "{ int q; do { q = LOAD(&V); if (q == 2) (void)*(volatile int *)&P; } while (q != 1); }",
    // A first read before the loop.
    "{ int q = atomic_load_explicit(&V, M); while (q != C) q = atomic_load_explicit(&V, M); }",
    "{ int q = atomic_load_explicit(&V, M); while (!atomic_compare_exchange_strong_explicit( \
      &V, &q, q + 1, memory_order_seq_cst, M)); O = q; }",
    // It is not the same read, or what it read is used.
    "{ int q = atomic_load_explicit(&V, M); while (q != C) q = atomic_load_explicit(&V, N); }",
    "{ int q = LOAD(&V), f = q; while (q != C) q = LOAD(&V); O = f; }",
    "{ int q = LOAD(&x); while (q != C) q = LOAD(&y); O = q; }",
    "{ int q = LOAD(&V), n = 0; while (q == 0) { q = LOAD(&V); if (++n > 2) break; } O = q + 10 * n; }",
    "while (LOAD(&x) != 1 && LOAD(&y) != 1);",
    // Rounds are counted, and nothing comes of that.
    "{ int k = 0; while (LOAD(&V) != C) k++; }",
    "{ int k = 1; while (ACQ(&V) != C) { for (int i = 0; i < k; i++); if (k < 9) k <<= 1; } O = 4; }",
    "{ int k = 0; while (LOAD(&V) != C) if (++k > 5) k = 0; O = 4; }",
    // Something comes of it.
    "{ int k = 0; while (LOAD(&V) != C) if (++k > 1) break; O = k; }",
    "{ int k = 0; while (LOAD(&V) != C) if (++k == 2) O = 5; }",
    "{ int k = 0; while (k < 2 && LOAD(&V) != C) k++; if (k > 1) reach_error(); }",
    "{ int k = 8; while (LOAD(&V) != C) if (--k < 6) O = 8 / (k - 5); }",
];

/// Locks that add to a variable and take it back if that was too much, and who else may look at the
/// variable.
const ADDITIONS: [&str; 34] = [
    "atomic_fetch_sub_explicit(&V, 1, memory_order_release);",
    "atomic_fetch_sub_explicit(&V, 1, memory_order_relaxed);",
    "atomic_fetch_sub(&V, 4);",
    "atomic_fetch_add(&V, 1);",
    "O = LOAD(&z); atomic_fetch_sub_explicit(&V, 1, memory_order_release);",
    "atomic_store_explicit(&z, C, memory_order_relaxed); atomic_fetch_sub_explicit(&V, 1, memory_order_release);",
    // Attempts until one succeeds.
    "for (;;) { if (atomic_fetch_add_explicit(&V, 1, memory_order_acquire) == 0) break; \
      atomic_fetch_sub_explicit(&V, 1, memory_order_relaxed); }",
    "{ int p = atomic_fetch_add(&V, 1); while (p != 0) { atomic_fetch_sub(&V, 1); p = atomic_fetch_add(&V, 1); } }",
    "{ int p = atomic_fetch_add(&V, 1); while (p != 0) { atomic_fetch_sub(&V, 1); while (LOAD(&V) != 0); \
      p = atomic_fetch_add(&V, 1); } }",
    "{ int p = atomic_fetch_add(&V, 1); while (p >= 4) { atomic_fetch_sub(&V, 1); while (LOAD(&V) >= 4); \
      p = atomic_fetch_add(&V, 1); } O = LOAD(&z); atomic_fetch_sub(&V, 1); }",
    "{ int p = atomic_fetch_add_explicit(&V, 4, memory_order_acquire); while (p != 0) { \
      atomic_fetch_sub_explicit(&V, 4, memory_order_relaxed); while (LOAD(&V) != 0); \
      p = atomic_fetch_add_explicit(&V, 4, memory_order_acquire); } \
      atomic_store_explicit(&z, 1, memory_order_relaxed); atomic_fetch_sub_explicit(&V, 4, memory_order_release); }",
    "for (;;) { if (atomic_fetch_add(&V, 1) < 2) break; atomic_fetch_sub(&V, 1); }",
    "for (;;) { atomic_fetch_add(&x, 1); if (atomic_fetch_add(&y, 1) == 0) break; \
      atomic_fetch_sub(&y, 1); atomic_fetch_sub(&x, 1); }",
    // They wait somewhere else before they try again, and perhaps have given something back before.
    "{ int p = atomic_fetch_add(&V, 1); while (p != 0) { atomic_fetch_sub(&V, 1); while (LOAD(&z) != C); \
      p = atomic_fetch_add(&V, 1); } }",
    "for (int i = 0; i < 2; i++) { int p = atomic_fetch_add(&V, 1); while (p != 0) { \
      atomic_fetch_sub(&V, 1); while (LOAD(&V) != 0); p = atomic_fetch_add(&V, 1); } \
      w++; atomic_fetch_sub(&V, 1); }",
    "{ int p; while ((p = atomic_fetch_add(&V, 4)) != 0) { atomic_fetch_sub(&V, 4); \
      while (ACQ(&V) >= 4) LOAD(&z); } w = 5; atomic_fetch_sub(&V, 4); }",
    // They keep what they saw, or go somewhere else from there.
    "{ int f = atomic_fetch_add(&V, 1), p = f; while (p != 0) { atomic_fetch_sub(&V, 1); \
      while (LOAD(&V) != 0); p = atomic_fetch_add(&V, 1); } O = f; }",
    "{ int q = 0, p = atomic_fetch_add(&V, 1); while (p != 0) { atomic_fetch_sub(&V, 1); \
      while ((q = LOAD(&V)) > 1); p = atomic_fetch_add(&V, 1); } O = q; }",
    "{ int p = atomic_fetch_add(&V, 1); while (p != 0) { atomic_fetch_sub(&V, 1); \
      while (LOAD(&V) != 0) if (LOAD(&z) == C) return 0; p = atomic_fetch_add(&V, 1); } O = 2; }",
    "{ int p = atomic_fetch_add(&V, 1); while (p != 0) { atomic_fetch_sub(&V, 1); while (LOAD(&V) != 3); \
      p = atomic_fetch_add(&V, 1); } }",
    "{ int p = atomic_fetch_add(&V, 1); while (p != 0) { atomic_fetch_sub(&V, 1); while (LOAD(&V) != 0); \
      p = atomic_fetch_add(&V, 2); } O = 3; }",
    // Not all of it is taken back, or what was seen is used.
    "for (;;) { if (atomic_fetch_add(&V, 2) == 0) break; atomic_fetch_sub(&V, 1); }",
    "{ int n = 0; for (;;) { if (atomic_fetch_add(&V, 1) == 0) break; atomic_fetch_sub(&V, 1); \
      if (++n == 2) break; } O = n; }",
    "{ int p, n = 0; while ((p = atomic_fetch_add(&V, 1)) != 0) { n |= p; atomic_fetch_sub(&V, 1); } O = n; }",
    "if (atomic_fetch_add(&V, 1) == 0) O = 1; else { atomic_fetch_sub(&V, 1); O = 2; }",
    "for (;;) { if (atomic_fetch_add(&V, 1) == 0) break; O = LOAD(&z); atomic_fetch_sub(&V, 1); }",
    // Others look, or write.
    "O = LOAD(&V);",
    "if (LOAD(&V) == 2) O = 3;",
    "while (LOAD(&V) != C);",
    "O = atomic_fetch_add(&V, 1);",
    "atomic_store(&V, 0);",
    "atomic_exchange(&V, 0);",
    "{ int e = 1; CAS(&V, &e, 0, acq_rel, relaxed); }",
    "while (LOAD(&V) < C);",
];

/// Attempts that store something before they fail or succeed, and who may see it. `S` is one of two
/// variables for that.
const ATTEMPTS: [&str; 32] = [
    "for (;;) { int e = ACQ(&V); PUT(&S, e); if (CAS(&V, &e, e + 1, acq_rel, relaxed)) break; }",
    "for (;;) { int e = LOAD(&V); PUT(&S, e + 1); if (CAS(&V, &e, e + 1, relaxed, relaxed)) break; }",
    "for (;;) { int e = ACQ(&V); w = e; if (CAS(&V, &e, e + 1, release, relaxed)) break; }",
    "{ int e = ACQ(&V); do PUT(&S, e); while (!CAS(&V, &e, e + 1, acq_rel, acquire)); }",
    "{ int e = LOAD(&V); do PUT(&S, e); while (!CAS(&V, &e, e + 1, release, relaxed)); O = e; }",
    "{ int e = ACQ(&V); PUT(&S, e); while (!CAS(&V, &e, e + 1, acq_rel, acquire)) PUT(&S, e); }",
    "{ int e = LOAD(&V); PUT(&S, e); while (!CAS(&V, &e, e + 2, acq_rel, relaxed)) PUT(&S, e + 1); }",
    "{ int e = ACQ(&V); do LOAD(&z); while (!CAS(&V, &e, e + 1, acq_rel, acquire)); }",
    "for (;;) { int e = ACQ(&V); PUT(&S, e); if (atomic_compare_exchange_weak(&V, &e, e + 1)) break; }",
    "{ int e = ACQ(&V); do { PUT(&S, e); } while (!atomic_compare_exchange_weak(&V, &e, e + 2)); }",
    "for (;;) { int e = ACQ(&V); PUT(&u, e); PUT(&v, e); if (CAS(&V, &e, e + 1, acq_rel, relaxed)) break; }",
    "for (;;) { int e = ACQ(&V); PUT(&S, e); if (e == 1 && LOAD(&z)) reach_error(); \
      if (CAS(&V, &e, e + 1, acq_rel, relaxed)) break; }",
    "for (;;) { PUT(&S, 3); if (LOAD(&V)) break; }",
    // What was stored is used, or not overwritten, or something else is done before.
    "for (;;) { int e = ACQ(&V); if (e > 1) break; PUT(&S, e + 3); if (CAS(&V, &e, e + 1, acq_rel, relaxed)) break; }",
    "for (;;) { int e = ACQ(&V); O = LOAD(&S); PUT(&S, e + 5); if (CAS(&V, &e, e + 1, acq_rel, relaxed)) break; }",
    "for (;;) { int e = ACQ(&V); PUT(&z, 1); PUT(&S, e); if (CAS(&V, &e, e + 1, acq_rel, relaxed)) break; }",
    "{ int e = ACQ(&V), n = 0; do { PUT(&S, e); n++; } while (!CAS(&V, &e, e + 1, acq_rel, acquire)); O = n; }",
    "{ int e = ACQ(&V); do PUT(&S, e); while (!CAS(&V, &e, e + 1, acq_rel, relaxed)); }",
    "for (;;) { PUT(&S, 3); if (LOAD(&V)) break; PUT(&S, 4); }",
    "while (LOAD(&V) != C) PUT(&S, 7);",
    // Others look, or write.
    "O = LOAD(&S);",
    "O = ACQ(&S);",
    "if (ACQ(&V)) O = LOAD(&S);",
    "if (LOAD(&V) == 2) O = LOAD(&S);",
    "if (ACQ(&V)) O = w;",
    "PUT(&S, 9);",
    "atomic_fetch_add(&S, 1);",
    "while (LOAD(&S) != C);",
    "{ int q = LOAD(&S); while (q != C) q = LOAD(&S); }",
    "atomic_exchange(&V, 0);",
    "atomic_store_explicit(&V, C, memory_order_release);",
    "{ int e = C; CAS(&V, &e, 5, acq_rel, relaxed); }",
];

/// A program that begins with the function of this number.
fn program(number: u64, seed: u64, statements: &[&str]) -> String {
    let mut random = SplitMix::new(seed);
    let threads = 2 + random.below(2);
    let (mut text, mut main) = (String::new(), String::new());
    for thread in 0..threads {
        let mut body = String::new();
        for _ in 0..=random.below(3) {
            let reads = [
                "memory_order_relaxed",
                "memory_order_acquire",
                "memory_order_seq_cst",
            ];
            let statement = random
                .pick(statements)
                .replace("&V", &format!("&{}", random.pick(&["x", "y"])))
                .replace("&S", &format!("&{}", random.pick(&["u", "v"])))
                .replace("C;", &format!("{};", random.pick(&["1", "2"])))
                .replace("C)", &format!("{})", random.pick(&["1", "1", "2"])))
                .replace("C,", &format!("{},", random.pick(&["1", "2"])))
                .replace("M)", &format!("{})", random.pick(&reads)))
                .replace("N)", &format!("{})", random.pick(&reads)))
                .replace("O =", &format!("o{thread} ="))
                .replace("&P", &format!("&o{}", (thread + 1) % threads));
            let _ = writeln!(body, "  {statement}");
        }
        let _ = writeln!(
            text,
            "void *p{number}_{thread}(void *a) {{\n{body}  return 0;\n}}"
        );
        let _ = write!(
            main,
            "pthread_create(&t[{thread}], 0, p{number}_{thread}, 0); "
        );
    }
    for thread in 0..threads {
        let _ = write!(main, "pthread_join(t[{thread}], 0); ");
    }
    let list = "struct node *n = top; int k = value(n); if (n) n = n->next; k = k * 100 + value(n)";
    let _ = writeln!(
        text,
        "int m{number}(void) {{ pthread_t t[3]; {main}{list}; end = k; return 0; }}"
    );
    text
}

/// The states in which variables are at the ends of executions.
#[derive(Default)]
struct Ends(BTreeSet<Vec<(String, u64)>>);

impl Observer<CProgram> for Ends {
    fn complete(&mut self, at: &Explored<'_, CProgram>) -> ControlFlow<()> {
        let is_cut = |thread| matches!(at.machine(thread), Some((_, Operation::Cut)));
        if at.threads().any(is_cut) {
            return ControlFlow::Continue(());
        }
        let graph = at.graph();
        let writes = graph
            .events()
            .filter(|event| graph.kind(*event) == EventKind::Write);
        let places: BTreeSet<_> = writes.filter_map(|event| graph.place(event)).collect();
        let states = places.into_iter().filter_map(|place| {
            let name = at.program().place_name(place);
            let named = ["x", "y", "z", "u", "v", "w", "end", "o0", "o1", "o2"].contains(&&*name);
            Some((name, at.final_value(place).filter(|_| named)?.0))
        });
        self.0.insert(states.collect());
        ControlFlow::Continue(())
    }

    fn restart(&mut self) {
        self.0.clear();
    }
}

struct Seen {
    outcome: Outcome,
    ends: Ends,
}

impl Seen {
    /// Whether everything was explored.
    fn is_whole(&self) -> bool {
        self.outcome.unanswered.is_none() && self.outcome.summary.ending == Ending::Finished
    }

    /// Kinds and lines of errors and warnings, those of what never ends left out or not.
    fn errors(&self, endless: bool) -> BTreeSet<String> {
        let all = self.outcome.violations.iter();
        let all = all.map(|found| {
            let line = found.source.as_ref().map_or(0, |source| source.line);
            (found.kind.name().to_string(), line)
        });
        all.filter(|(kind, _)| endless || !["liveness", "deadlock"].contains(&&**kind))
            .map(|(kind, line)| format!("{kind} at {line}"))
            .collect()
    }
}

fn see(
    module: &llvm::ast::Module,
    (entry, model): (&str, &str),
    idle_rounds: IdleRounds,
    unroll: Option<u32>,
) -> Seen {
    let options = Options {
        event_limit: EVENTS,
        ..Options::for_programs()
    };
    see_limited(module, (entry, model), (idle_rounds, unroll), options)
}

fn see_limited(
    module: &llvm::ast::Module,
    (entry, model): (&str, &str),
    (idle_rounds, unroll): (IdleRounds, Option<u32>),
    options: Options,
) -> Seen {
    let settings = c::Settings {
        entry: entry.to_string(),
        event_limit: options.event_limit,
        unroll,
        idle_rounds,
        ..c::Settings::default()
    };
    let mut program = c::compile(module, &settings).unwrap_or_else(|error| panic!("{error}"));
    let mut explored = katec_generated::model(model).expect("a model");
    let mut settings = check::Settings::new(options);
    settings.on_error = OnError::Continue;
    let mut ends = Ends::default();
    let outcome = check::run_observed(
        &mut program,
        entry,
        &mut explored,
        model,
        &settings,
        &mut ends,
    );
    Seen { outcome, ends }
}

fn compile(text: &str) -> llvm::ast::Module {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("random.c");
    std::fs::write(&file, text).expect("a file");
    let clang = std::env::var("KATEC_CLANG").unwrap_or("clang".to_string());
    let output = Command::new(clang)
        .args("-S -emit-llvm -g -w -fno-discard-value-names -o -".split(' '))
        .arg(&file)
        .output()
        .expect("clang runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    llvm::parse(&String::from_utf8_lossy(&output.stdout)).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn idle_rounds_change_no_end_and_no_error() {
    if !has_clang() {
        return;
    }
    let first = first_seed();
    let count = sample("random programs with loops", 60, 400);
    let (mut with, mut without, mut limited) = (0, 0, 0);
    for batch in 0..count.div_ceil(BATCH) {
        let seeds = first + batch * BATCH..first + (batch + 1) * BATCH;
        let programs: Vec<String> = seeds
            .clone()
            .map(|seed| program(seed, seed, &STATEMENTS))
            .collect();
        let module = compile(&format!("{HEAD}{}", programs.concat()));
        for (seed, text) in seeds.zip(&programs) {
            let model = MODELS[(seed % 5) as usize];
            let which = (&*format!("m{seed}"), model);
            let context = || format!("seed {seed}, {model}\n{text}");
            let wide = see(&module, which, IdleRounds::All, None);
            if wide.outcome.unanswered.is_some() {
                limited += 1;
                continue;
            }
            let plain = see(&module, which, IdleRounds::Never, Some(BOUND));
            // Where loops are cut, there may be ends and errors that are not seen.
            let (ends, errors) = (&plain.ends.0, plain.errors(false));
            assert!(ends.is_subset(&wide.ends.0), "{}", context());
            assert!(errors.is_subset(&wide.errors(false)), "{}", context());
            let narrow = see(&module, which, IdleRounds::Unchanged, None);
            if narrow.outcome.unanswered.is_none() {
                assert_eq!(narrow.ends.0, wide.ends.0, "{}", context());
                assert_eq!(narrow.errors(true), wide.errors(true), "{}", context());
                with += wide.outcome.summary.complete;
                without += narrow.outcome.summary.complete;
            }
        }
    }
    println!("{with} executions instead of {without}; {limited} programs without end");
    assert!(with < without, "it made a difference");
    assert!(limited * 3 < count, "most programs come to an end");
}

/// How many executions are gone through where nothing is left out.
const EXECUTIONS: u64 = 3_000;
/// And how many operations a thread may make there.
const FEW_EVENTS: u32 = 28;

#[test]
fn additions_that_are_taken_back_change_no_end_and_no_error() {
    let taking_back = |seed, limited: &Options| Options {
        takes_back: true,
        parking: if seed % 4 == 3 {
            Parking::On
        } else {
            Parking::Off
        },
        ..limited.clone()
    };
    let count = sample("random programs with additions", 80, 800);
    leaves_out(&ADDITIONS, count, taking_back, |unused| unused.takes_back);
}

#[test]
fn attempts_that_fail_change_no_end_and_no_error() {
    let leaving_out = |_, limited: &Options| Options {
        takes_back: true,
        attempts: true,
        ..limited.clone()
    };
    let count = sample("random programs with attempts", 40, 400);
    leaves_out(&ATTEMPTS, count, leaving_out, |unused| unused.attempts);
}

/// Random programs made of statements end in the same states, with the same errors, with a
/// reduction and without, which is told not to be used for some of them.
fn leaves_out(
    statements: &[&str],
    count: u64,
    reducing: impl Fn(u64, &Options) -> Options,
    is_unused: impl Fn(&Unused) -> bool,
) {
    if !has_clang() {
        return;
    }
    let first = first_seed();
    let (mut with, mut without, mut used, mut told) = (0, 0, 0, 0);
    for batch in 0..count.div_ceil(BATCH) {
        let seeds = first + batch * BATCH..first + (batch + 1) * BATCH;
        let made = |seed| program(seed, seed, statements);
        let programs: Vec<String> = seeds.clone().map(made).collect();
        let module = compile(&format!("{HEAD}{}", programs.concat()));
        for (seed, text) in seeds.zip(&programs) {
            let model = MODELS[(seed % 5) as usize];
            let which = (&*format!("m{seed}"), model);
            let context = || format!("seed {seed}, {model}\n{text}");
            let limited = Options {
                execution_limit: Some(EXECUTIONS),
                event_limit: FEW_EVENTS,
                ..Options::for_programs()
            };
            let all = (IdleRounds::All, None);
            let wide = see_limited(&module, which, all, reducing(seed, &limited));
            let summary = &wide.outcome.summary;
            told += u64::from(is_unused(&summary.unused));
            if !wide.is_whole() {
                continue;
            }
            used += u64::from(!wide.outcome.notes.is_empty() || summary.attempts.are_left_out());
            let never = (IdleRounds::Never, Some(BOUND));
            let plain = see_limited(&module, which, never, limited.clone());
            let (ends, errors) = (&plain.ends.0, plain.errors(false));
            assert!(ends.is_subset(&wide.ends.0), "{}", context());
            assert!(errors.is_subset(&wide.errors(false)), "{}", context());
            let narrow = see_limited(&module, which, all, limited);
            if narrow.is_whole() {
                assert_eq!(narrow.ends.0, wide.ends.0, "{}", context());
                assert_eq!(narrow.errors(true), wide.errors(true), "{}", context());
                with += wide.outcome.summary.complete;
                without += narrow.outcome.summary.complete;
            }
        }
    }
    println!("{with} executions instead of {without}; used for {used} of {count}, not for {told}");
    assert!(with <= without, "it leaves out");
    assert!(
        used * 40 > count && told * 40 > count,
        "of both there are some"
    );
}
