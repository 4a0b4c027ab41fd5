//! C programs: exploration against brute force, and what the parser and the machine make of small
//! modules.

use katec_checker::check::{self, Verdict};
use katec_checker::explore::{CountOnly, Ending, Options, explore};
use katec_programs::c::llvm;
use katec_programs::c::{CProgram, IdleRounds, Settings, compile};
use katec_testing::oracle::{BruteForce, brute_force};
use katec_testing::{
    Collect, MatrixModel, ModelName, SCHEDULES, SequentialConsistency, assert_same, sample,
};
use std::path::Path;

fn stored(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../tests/programs/stored")
        .join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn program(text: &str, settings: &Settings) -> CProgram {
    let module = llvm::parse(text).unwrap_or_else(|error| panic!("{error}"));
    compile(&module, settings).unwrap_or_else(|error| panic!("{error}"))
}

fn check(text: &str, settings: &Settings) -> check::Outcome {
    let mut model = SequentialConsistency::default();
    check::run(
        &mut program(text, settings),
        "test",
        &mut model,
        "sc",
        &Options::default(),
    )
}

#[test]
fn exploration_finds_what_brute_force_finds() {
    let programs = [
        "fib_bench-N=2.ll",
        "condition.ll",
        "increment-N=3.ll",
        "linked_list.ll",
        "message_passing.ll",
        "mutex.ll",
        "nested.ll",
        "nondeterminism.ll",
        "peterson.ll",
        "ring_buffer-N=2.ll",
        "seqlock.ll",
        "spinlock.ll",
        "store_buffering.ll",
        "ticket_lock.ll",
        "treiber_stack-N=2.ll",
        "ttas_lock.ll",
    ];
    let models = sample("models for a program", 1, 3) as usize;
    for (number, name) in programs.into_iter().enumerate() {
        // Brute force knows of no read that is made again.
        let settings = Settings {
            idle_rounds: IdleRounds::Unchanged,
            ..Settings::default()
        };
        let program = program(&stored(name), &settings);
        let all = [ModelName::Sc, ModelName::Tso, ModelName::Ra]
            .into_iter()
            .cycle();
        for model in all.skip(number).take(models) {
            let expected = brute_force(&mut MatrixModel(model), &program, BruteForce::Prune);
            for schedule in SCHEDULES {
                let options = Options {
                    schedule,
                    ..Options::default()
                };
                let mut found = Collect::default();
                let summary = explore(&mut MatrixModel(model), &program, &options, &mut found);
                assert_eq!(summary.ending, Ending::Finished);
                assert_same(&expected, &found.found, || {
                    format!("{name} {model:?} {schedule:?}")
                });
            }
        }
    }
}

/// Published: 19605 executions under SC.
#[test]
fn fib_bench_has_as_many_executions_as_published() {
    let program = program(&stored("fib_bench-N=4.ll"), &Settings::default());
    let mut model = SequentialConsistency::default();
    let summary = explore(&mut model, &program, &Options::default(), &mut CountOnly);
    assert_eq!((summary.complete, summary.failed), (19605, 0));
}

/// A main that runs to its end with SC and no errors.
fn runs(body: &str) {
    let outcome = check(body, &Settings::default());
    assert_eq!(
        outcome.verdict(),
        Verdict::Ok,
        "{}",
        katec_report::program_text(
            &outcome,
            &katec_report::Layout::default(),
            &katec_report::Sources::default()
        )
    );
    assert_eq!(outcome.summary.complete, 1);
}

/// The kind of the error that a program has, or why it is not checked.
fn error(text: &str, settings: &Settings) -> String {
    let outcome = check(text, settings);
    let violation = outcome.violations.iter().chain(&outcome.unanswered).next();
    violation.map_or("none".to_string(), |violation| {
        violation.kind.name().to_string()
    })
}

#[test]
fn both_forms_of_pointers_are_read() {
    runs(
        "@x = global i32 5\n\
          define i32 @main() {\n %p = alloca i32*\n store i32* @x, i32** %p\n %q = load i32*, i32** %p\n \
          %v = load i32, i32* %q\n %ok = icmp eq i32 %v, 5\n br i1 %ok, label %good, label %bad\n\
          good:\n ret i32 0\nbad:\n unreachable\n}",
    );
    runs(
        "@x = global i32 5\n\
          define i32 @main() {\n %p = alloca ptr\n store ptr @x, ptr %p\n %q = load ptr, ptr %p\n \
          %v = load i32, ptr %q\n %ok = icmp samesign eq i32 %v, 5\n br i1 %ok, label %good, label %bad\n\
          good:\n ret i32 0\nbad:\n unreachable\n}",
    );
}

/// Names of functions as the linker of macOS has them, and its initialisers of locks.
#[test]
fn modules_of_macos_are_read() {
    let module = |initial: u64| {
        format!(
            "target triple = \"arm64-apple-macosx14.0.0\"\n\
             @m = global {{ i64, [56 x i8] }} {{ i64 {initial}, [56 x i8] zeroinitializer }}\n\
             declare i32 @\"\\01_pthread_mutex_lock\"(ptr)\n\
             declare void @__assert_rtn(ptr, ptr, i32, ptr)\n\
             define i32 @main() {{\n %r = call i32 @\"\\01_pthread_mutex_lock\"(ptr @m)\n\
             %ok = icmp eq i32 %r, 0\n br i1 %ok, label %good, label %bad\ngood:\n ret i32 0\n\
             bad:\n call void @__assert_rtn(ptr null, ptr null, i32 1, ptr null)\n unreachable\n}}"
        )
    };
    runs(&module(0));
    runs(&module(0x32AA_ABA7));
}

#[test]
fn phis_take_their_values_at_once() {
    // a, b = b, a in a loop: after three rounds they have changed places three times.
    runs(
        "define i32 @main() {\nentry:\n br label %loop\nloop:\n\
          %a = phi i32 [ 1, %entry ], [ %b, %loop ]\n %b = phi i32 [ 2, %entry ], [ %a, %loop ]\n\
          %i = phi i32 [ 0, %entry ], [ %n, %loop ]\n %n = add i32 %i, 1\n %more = icmp slt i32 %n, 4\n\
          br i1 %more, label %loop, label %end\nend:\n %ok = icmp eq i32 %a, 2\n br i1 %ok, label %good, label %bad\n\
          good:\n ret i32 0\nbad:\n unreachable\n}",
    );
}

#[test]
fn structures_are_taken_apart() {
    runs(
        "%pair = type { i32, i64 }\n@g = global %pair { i32 1, i64 2 }\n\
          define %pair @make(i32 %a) {\n %x = insertvalue %pair undef, i32 %a, 0\n %y = insertvalue %pair %x, i64 9, 1\n ret %pair %y\n}\n\
          define i32 @main() {\n %p = call %pair @make(i32 7)\n store %pair %p, ptr @g\n %q = load %pair, ptr @g\n\
          %a = extractvalue %pair %q, 0\n %b = extractvalue %pair %q, 1\n %c = trunc i64 %b to i32\n %s = add i32 %a, %c\n\
          %ok = icmp eq i32 %s, 16\n br i1 %ok, label %good, label %bad\ngood:\n ret i32 0\nbad:\n unreachable\n}",
    );
}

const COUNT_TO_TEN: &str = "@x = global i32 0\ndefine i32 @main() {\nentry:\n br label %test\n\
    test:\n %v = load i32, ptr @x\n %more = icmp slt i32 %v, 10\n br i1 %more, label %body, label %end\n\
    body:\n %n = add i32 %v, 1\n store i32 %n, ptr @x\n br label %test\nend:\n ret i32 0\n}";

#[test]
fn loops_run_unless_they_are_bounded() {
    let bounded = |unroll| {
        let settings = Settings {
            unroll: Some(unroll),
            ..Settings::default()
        };
        check(COUNT_TO_TEN, &settings).summary
    };
    assert!(!check(COUNT_TO_TEN, &Settings::default()).summary.bounded);
    // The body runs ten times.
    assert!(!bounded(10).bounded);
    assert!(bounded(9).bounded);
    assert_eq!(bounded(9).complete, 1);
}

#[test]
fn loops_without_end_are_reported() {
    let forever = COUNT_TO_TEN
        .replace("icmp slt i32 %v, 10", "icmp sge i32 %v, 0")
        .replace("add i32 %v, 1", "and i32 %n0, 3");
    let forever = forever.replace(" %n = and", " %n0 = add i32 %v, 1\n %n = and");
    assert_eq!(error(&forever, &Settings::default()), "limit");
    let local = "define i32 @main() {\nentry:\n br label %l\nl:\n %i = phi i64 [ 0, %entry ], [ %n, %l ]\n\
                 %n = add i64 %i, 1\n br label %l\n}";
    // Nothing comes of what it counts.
    assert_eq!(error(local, &Settings::default()), "liveness");
    let circle = local.replace(
        "add i64 %i, 1\n br label %l\n}",
        "xor i64 %i, 1\n\
        %more = icmp ult i64 %n, 2\n br i1 %more, label %l, label %end\nend:\n ret i32 0\n}",
    );
    assert_eq!(error(&circle, &Settings::default()), "limit");
    let idle = "define i32 @main() {\nentry:\n br label %l\nl:\n br label %l\n}";
    assert_eq!(error(idle, &Settings::default()), "liveness");
    let deep = "define i32 @f(i32 %n) {\n %m = add i32 %n, 1\n %r = call i32 @f(i32 %m)\n ret i32 %r\n}\n\
                define i32 @main() {\n %r = call i32 @f(i32 0)\n ret i32 %r\n}";
    assert_eq!(error(deep, &Settings::default()), "limit");
}

#[test]
fn what_is_not_supported_is_refused_when_it_runs() {
    let vector =
        "define i32 @main() {\n %v = add <4 x i32> zeroinitializer, zeroinitializer\n ret i32 0\n}";
    assert_eq!(error(vector, &Settings::default()), "unsupported");
    let opcode = "define i32 @main() {\n %v = frobnicate i32 1\n ret i32 0\n}";
    assert_eq!(error(opcode, &Settings::default()), "unsupported");
    // Code that is not reached does no harm.
    runs(
        "define i32 @main() {\nentry:\n br i1 true, label %a, label %b\na:\n ret i32 0\nb:\n %v = frobnicate i32 1\n ret i32 0\n}",
    );
}

#[test]
fn open_choices_are_explored() {
    let text = "declare i32 @__VERIFIER_nondet_int()\ndefine i32 @main() {\n %v = call i32 @__VERIFIER_nondet_int()\n ret i32 %v\n}";
    let settings = Settings {
        choices: Some((-1, 3)),
        ..Settings::default()
    };
    assert_eq!(check(text, &settings).summary.complete, 5);
}

#[test]
fn bad_modules_are_errors() {
    for (text, part) in [
        ("define i32 @main() {\n ret i32 0", "end of the text"),
        ("define i32 @main() {\n br label %nowhere\n}", "nowhere"),
        (
            "define i32 @main() {\nentry:\n br label %entry\n}",
            "entry block",
        ),
        ("@x = global i32 \u{1}", "unexpected character"),
        ("define i32 @main( what", "type"),
        ("what is this", "definition"),
        ("@x = global i999999999 0", "type"),
    ] {
        let error = llvm::parse(text).expect_err(text);
        assert!(error.message.contains(part), "{text}: {error}");
    }
    let deep = format!(
        "@x = global {}i8{} zeroinitializer",
        "[1 x ".repeat(5000),
        "]".repeat(5000)
    );
    assert!(llvm::parse(&deep).is_err());
    let module = llvm::parse("define void @f() {\n ret void\n}").expect("a module");
    assert!(compile(&module, &Settings::default()).is_err());
}

/// Every prefix of a real module, and every module with one character changed, is parsed or
/// refused, and never a panic.
#[test]
fn damaged_modules_do_no_harm() {
    let text = stored("mcs_lock.ll");
    let step = 37;
    for end in (0..text.len()).step_by(step) {
        let _ = llvm::parse(&text[..end]);
    }
    for (number, at) in (0..text.len()).step_by(step).enumerate() {
        let replacement = ["}", "0", "%", "@x", "(", "i32", "\"", ",", ""][number % 9];
        let mut damaged = text.clone();
        damaged.replace_range(at..at + 1, replacement);
        if let Ok(module) = llvm::parse(&damaged)
            && let Ok(program) = compile(&module, &Settings::default())
        {
            let options = Options {
                event_limit: 50,
                execution_limit: Some(20),
                ..Options::default()
            };
            explore(
                &mut SequentialConsistency::default(),
                &program,
                &options,
                &mut CountOnly,
            );
        }
    }
}
