//! Threads of C programs have the same names in every execution, whatever was explored before, and
//! whether a thread exists is judged by the execution alone.

use katec_checker::check::{self, Verdict};
use katec_checker::explore::{Options, Schedule};
use katec_programs::c::{Settings, compile, llvm};
use katec_testing::{SCHEDULES, SequentialConsistency};
use std::path::Path;

/// The kinds of errors that a module has under a schedule, `ok` if it has none.
fn check_with(text: &str, schedule: Schedule) -> String {
    let module = llvm::parse(text).unwrap_or_else(|error| panic!("{error}"));
    let program = compile(&module, &Settings::default());
    let mut program = program.unwrap_or_else(|error| panic!("{error}"));
    let options = Options {
        schedule,
        ..Options::for_programs()
    };
    let mut model = SequentialConsistency::default();
    let outcome = check::run(&mut program, "test", &mut model, "sc", &options);
    match outcome.verdict() {
        Verdict::Ok => "ok".to_string(),
        _ => {
            let all = outcome.violations.iter().chain(&outcome.unanswered);
            let kinds: Vec<String> = all.map(|violation| violation.kind.to_string()).collect();
            kinds.join(" ")
        }
    }
}

/// Checks a module under all schedules, which must agree.
fn check(text: &str) -> String {
    let found = SCHEDULES.map(|schedule| check_with(text, schedule));
    assert!(found.iter().all(|other| *other == found[0]), "{found:?}");
    found[0].clone()
}

const START: &str = "declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
     declare i32 @pthread_join(i64, ptr)\n\
     @x = global i32 0\n@y = global i32 0\n@n = global i64 0\n\
     define ptr @idle(ptr %a) {\n ret ptr null\n}\n";

/// A thread joins another, by its name, that is created only if the choice is as wanted.
fn joined_if(wanted: bool) -> String {
    format!(
        "{START}declare i1 @__VERIFIER_nondet_bool()\n\
         define ptr @joiner(ptr %a) {{\n \
         %v = load atomic i32, ptr @x seq_cst, align 4\n \
         %r = call i32 @pthread_join(i64 2, ptr null)\n ret ptr null\n}}\n\
         define i32 @main() {{\n %t = alloca i64\n %u = alloca i64\n \
         %a = call i32 @pthread_create(ptr %t, ptr null, ptr @joiner, ptr null)\n \
         %v = call i1 @__VERIFIER_nondet_bool()\n %c = icmp eq i1 %v, {wanted}\n \
         br i1 %c, label %create, label %end\n\
         create:\n \
         %b = call i32 @pthread_create(ptr %u, ptr null, ptr @idle, ptr null)\n br label %end\n\
         end:\n %w = zext i1 %v to i32\n %n = add i32 %w, 1\n \
         store atomic i32 %n, ptr @x seq_cst, align 4\n ret i32 0\n}}\n"
    )
}

/// Whether the execution that creates the thread is explored before or after the other is chance:
/// in the other there is no such thread.
#[test]
fn mirror_images_have_the_same_error() {
    for wanted in [false, true] {
        assert_eq!(check(&joined_if(wanted)), "thread", "{wanted}");
    }
}

/// A join of a thread that is created later waits for it.
#[test]
fn joins_wait_for_creation() {
    let text = format!(
        "{START}\
         define ptr @joiner(ptr %a) {{\n \
         %r = call i32 @pthread_join(i64 2, ptr null)\n ret ptr null\n}}\n\
         define i32 @main() {{\n %t = alloca i64\n %u = alloca i64\n \
         %a = call i32 @pthread_create(ptr %t, ptr null, ptr @joiner, ptr null)\n \
         store atomic i32 1, ptr @x seq_cst, align 4\n \
         %b = call i32 @pthread_create(ptr %u, ptr null, ptr @idle, ptr null)\n ret i32 0\n}}\n"
    );
    assert_eq!(check(&text), "ok");
    // The other way round the thread is there already.
    let text = text
        .replace("i64 2", "i64 1")
        .replace("@idle, ptr null)\n ret", "@joiner, ptr null)\n ret");
    let text = text.replacen(
        "ptr @joiner, ptr null)\n store",
        "ptr @idle, ptr null)\n store",
        1,
    );
    assert_eq!(check(&text), "ok");
}

/// What can never be a thread is an error at once, also if another thread is blocked for good.
#[test]
fn numbers_that_are_no_threads_are_errors() {
    for number in ["3", "100", "70000", "-1"] {
        let text = format!(
            "{START}define i32 @main() {{\n %t = alloca i64\n \
             %a = call i32 @pthread_create(ptr %t, ptr null, ptr @idle, ptr null)\n \
             %r = call i32 @pthread_join(i64 {number}, ptr null)\n ret i32 0\n}}\n"
        );
        assert_eq!(check(&text), "thread", "{number}");
    }
}

/// Two threads create one each, in any order: the value of each `pthread_t` is the same in all
/// executions, and in none the other's.
#[test]
fn names_do_not_depend_on_the_order_of_creation() {
    let creator = |number: u32, mine: &str, other: &str| {
        format!(
            "define ptr @creator{number}(ptr %a) {{\n %t = alloca i64\n \
             store atomic i32 1, ptr {mine} seq_cst, align 4\n \
             %o = load atomic i32, ptr {other} seq_cst, align 4\n \
             %c = call i32 @pthread_create(ptr %t, ptr null, ptr @idle, ptr null)\n \
             %v = load i64, ptr %t\n %r = inttoptr i64 %v to ptr\n ret ptr %r\n}}\n"
        )
    };
    // Each is the first child of its creator: 1.1 and 2.1.
    let program = |first: u64| {
        format!(
            "{START}{}{}\
             declare void @abort()\n\
             define i32 @main() {{\n %t = alloca i64\n %u = alloca i64\n %p = alloca ptr\n \
             %a = call i32 @pthread_create(ptr %t, ptr null, ptr @creator1, ptr null)\n \
             %b = call i32 @pthread_create(ptr %u, ptr null, ptr @creator2, ptr null)\n \
             %v = load i64, ptr %t\n %c = call i32 @pthread_join(i64 %v, ptr %p)\n \
             %w = load i64, ptr %u\n %d = call i32 @pthread_join(i64 %w, ptr null)\n \
             %q = load ptr, ptr %p\n %n = ptrtoint ptr %q to i64\n \
             %ok = icmp eq i64 %n, {first}\n br i1 %ok, label %good, label %bad\n\
             good:\n ret i32 0\nbad:\n call void @abort()\n unreachable\n}}\n",
            creator(1, "@x", "@y"),
            creator(2, "@y", "@x"),
        )
    };
    // The highest bit, where the path begins, 1 and 1.
    assert_eq!(check(&program(0x8000 + 0b111)), "ok");
    // The second one's begins with 2, which is 010.
    assert_eq!(check(&program(0x8000 + 0b10101)), "abort");
}

/// Nothing below the trait for programs can be changed while a program is explored.
#[test]
fn programs_have_no_interior_mutability() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut waiting = vec![root.join("src"), root.join("../checker/src/program")];
    let mut files = 0;
    while let Some(folder) = waiting.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                waiting.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                files += 1;
                let text = std::fs::read_to_string(&path).expect("a text");
                for word in [
                    "std::cell",
                    "core::cell",
                    "std::sync",
                    "core::sync",
                    "thread_local!",
                    "static mut",
                ] {
                    assert!(!text.contains(word), "{} has {word}", path.display());
                }
            }
        }
    }
    assert!(files > 30, "{files}");
}
