//! Checks the C programs of tests/c: what is wrong with each under each model is said by comments
//! in its source.
//!
//! `/* rc11 rc20: use-after-free */` on a line says that checking under these models finds that
//! error on that line (or on another line that says so); `/* sc: ok */` anywhere that nothing is
//! found; `all` stands for all the models but those of machines and the Linux kernel's. Models that
//! no comment names are not checked. By default one model stands for all those under which the same
//! is expected.
//! `/* refused: text */` says that there is no verdict, with that text and line in the message;
//! `/* executions: 1 */` says how many are complete; `/* clang: ... */` has arguments for clang and
//! `/* katec: ... */` for katec.
//!
//! Without clang nothing is checked, and a line says so.

use katec_testing::{one_in, sample};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const MODELS: [&str; 12] = [
    "sc",
    "tso",
    "ra",
    "rc11",
    "rc11-regular",
    "rc20",
    "imm",
    "aarch64",
    "arm",
    "power",
    "riscv",
    "lkmm",
];

/// How many of them `all` stands for.
const ALL: usize = 6;

fn katec(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_katec"))
        .arg("check")
        .args(arguments)
        .output()
        .expect("katec runs")
}

/// Whether there is a compiler for files with this ending that finds this header; says so if not.
fn has_compiler(ending: &str, header: &str) -> bool {
    let probe = std::env::temp_dir().join(format!("katec-c-{}.{ending}", std::process::id()));
    let source = format!("#include <{header}>\nint main(void) {{ return 0; }}\n");
    std::fs::write(&probe, source).expect("a temporary file");
    let output = katec(&[&probe.display().to_string(), "--model", "sc"]);
    let _ = std::fs::remove_file(probe);
    let found = output.status.code() == Some(0);
    if !found {
        println!("no compiler with {header}: programs are not checked");
    }
    found
}

fn programs(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/c")
        .join(folder);
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|file| {
            let ending = file.extension().and_then(|ending| ending.to_str());
            ending.is_some_and(|ending| endings.contains(&ending))
        })
        .collect();
    files.sort();
    files
}

/// The comments of a source, with their lines.
fn comments(text: &str) -> Vec<(u64, &str)> {
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate() {
        for part in line.split("/* ").skip(1) {
            if let Some((comment, _)) = part.split_once(" */") {
                found.push((number as u64 + 1, comment));
            }
        }
    }
    found
}

/// What is expected of a program under a model: the kinds and lines of errors, and whether it may
/// be right.
#[derive(Debug, Default, PartialEq)]
struct Expected {
    ok: bool,
    errors: Vec<(u64, String)>,
}

fn expected(text: &str, model: &str) -> Expected {
    let mut expected = Expected::default();
    for (line, comment) in comments(text) {
        for clause in comment.split("; ") {
            let Some((models, result)) = clause.split_once(": ") else {
                continue;
            };
            let is_meant = |name| name == model || name == "all" && MODELS[..ALL].contains(&model);
            if !models.split(' ').any(is_meant) {
                continue;
            }
            match result {
                "ok" => expected.ok = true,
                error => expected.errors.push((line, error.to_string())),
            }
        }
    }
    expected
}

/// What is expected under each model that is to be checked. If only some are, which of those with
/// the same expectation depends on the text, so that all are used for some programs. Of C++ less is
/// checked, because the headers of its library take most of the time.
fn expectations(file: &Path, text: &str) -> Vec<(&'static str, Expected)> {
    let is_cpp = file.extension().is_some_and(|ending| ending == "cc");
    let most = if is_cpp { 2 } else { MODELS.len() as u64 };
    let each = sample("models of each expectation", 1, most) as usize;
    let mut taken: Vec<(&str, Expected)> = Vec::new();
    for turn in 0..MODELS.len() {
        let model = MODELS[(text.len() + turn) % MODELS.len()];
        let expected = expected(text, model);
        let named = expected.ok || !expected.errors.is_empty();
        if named && taken.iter().filter(|(_, known)| *known == expected).count() < each {
            taken.push((model, expected));
        }
    }
    taken
}

fn extra<'t>(text: &'t str, word: &str) -> Vec<&'t str> {
    let prefix = format!("{word}: ");
    let all = comments(text).into_iter();
    all.filter_map(|(_, comment)| comment.strip_prefix(&prefix))
        .flat_map(|arguments| arguments.split(' '))
        .collect()
}

fn check(file: &Path, text: &str, model: &str) -> Output {
    let name = file.display().to_string();
    let mut arguments = vec![name.as_str(), "--model", model, "--format", "json"];
    arguments.extend(extra(text, "katec"));
    arguments.push("--");
    arguments.extend(extra(text, "clang"));
    katec(&arguments)
}

fn check_program(file: &Path) {
    let name = file.display();
    let text = std::fs::read_to_string(file).expect("a source");
    let refusals: Vec<_> = comments(&text)
        .into_iter()
        .filter_map(|(line, comment)| Some((line, comment.strip_prefix("refused: ")?)))
        .collect();
    if !refusals.is_empty() {
        let output = check(file, &text, "rc11");
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{name}: {output:?}");
        for (line, part) in refusals {
            let here = message.contains(part) && message.contains(&format!(":{line}:"));
            assert!(here, "{name}: {message}");
        }
        return;
    }
    let all = expectations(file, &text);
    assert!(!all.is_empty(), "{name} says nothing about any model");
    for (model, expected) in all {
        let output = check(file, &text, model);
        let report: Value = serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|_| panic!("{name} under {model}: {output:?}"));
        let violations = report["violations"].as_array().expect("violations");
        let error = violations
            .iter()
            .find(|violation| violation["severity"] == "error");
        let as_expected = match error {
            None => expected.ok && report["verdict"] == "ok",
            Some(error) => expected.errors.iter().any(|(line, kind)| {
                error["line"].as_u64() == Some(*line) && error["kind"].as_str() == Some(kind)
            }),
        };
        assert!(
            as_expected,
            "{name} under {model}: expected {expected:?}, found {report}"
        );
        for count in extra(&text, "executions") {
            let found = report["executions"].to_string();
            assert_eq!(found, count, "{name} under {model}: {report}");
        }
    }
}

/// Checks programs, as many at a time as there are processors. By default only some of many.
fn check_programs(files: &[PathBuf]) {
    assert!(!files.is_empty());
    let every = match files.len() {
        0..=20 => 1,
        _ => one_in(3, "the programs"),
    };
    let files: Vec<&PathBuf> = files.iter().step_by(every).collect();
    let workers = std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    std::thread::scope(|scope| {
        for part in files.chunks(files.len().div_ceil(workers)) {
            scope.spawn(|| part.iter().for_each(|file| check_program(file)));
        }
    });
}

/// Allocation, release, destruction, and the end of local variables, under models in which reading
/// does not always synchronise.
#[test]
fn lifetimes_are_judged_by_the_model() {
    if has_compiler("c", "pthread.h") {
        check_programs(&programs("lifetime", &["c"]));
    }
}

/// What programs use of C, none of it written with the checker in mind.
#[test]
fn programs_mean_what_c_says() {
    if has_compiler("c", "pthread.h") {
        check_programs(&programs("language", &["c"]));
    }
}

/// Atomic accesses of 16 bytes, and those that overlap accesses of other sizes.
#[test]
fn sizes_are_mixed() {
    if has_compiler("c", "pthread.h") {
        check_programs(&programs("mixed", &["c"]));
    }
}

/// What popular libraries do, written in their style.
#[test]
fn patterns_of_libraries_are_read() {
    if has_compiler("c", "semaphore.h") {
        check_programs(&programs("patterns", &["c"]));
    }
    if has_compiler("cc", "condition_variable") {
        check_programs(&programs("patterns", &["cc"]));
    }
}

/// What memory orders, fences and locks of C are on machines.
#[test]
fn machines_keep_the_orders_of_c() {
    if has_compiler("c", "pthread.h") {
        check_programs(&programs("machines", &["c"]));
    }
}

/// What the Linux kernel's primitives mean.
#[test]
fn primitives_of_the_kernel_are_understood() {
    if has_compiler("c", "pthread.h") {
        check_programs(&programs("kernel", &["c"]));
    }
}

/// Programs that say `native` do on this machine what they are checked to do: their assertions
/// hold when they run.
#[test]
fn programs_run_as_they_are_checked() {
    if !has_compiler("c", "pthread.h") {
        return;
    }
    let clang = std::env::var("KATEC_CLANG").unwrap_or_else(|_| "clang".to_string());
    let folder = std::env::temp_dir().join(format!("katec-native-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let mut ran = 0;
    let every = one_in(3, "the programs");
    for file in programs("language", &["c"]).into_iter().step_by(every) {
        let text = std::fs::read_to_string(&file).expect("a source");
        if !comments(&text)
            .iter()
            .any(|(_, comment)| *comment == "native")
        {
            continue;
        }
        let program = folder.join("program");
        let mut compile = Command::new(&clang);
        compile
            .args(["-w", "-pthread"])
            .arg(&file)
            .arg("-o")
            .arg(&program)
            .arg("-lm");
        let Ok(output) = compile.output() else {
            println!("no {clang}: nothing is run");
            return;
        };
        assert!(output.status.success(), "{}: {output:?}", file.display());
        let output = Command::new(&program).output().expect("it runs");
        assert!(output.status.success(), "{}: {output:?}", file.display());
        ran += 1;
    }
    std::fs::remove_dir_all(&folder).expect("the folder goes");
    assert!(ran >= 10 / every, "only {ran} programs say `native`");
}

/// Inline assembly and intrinsics of machines.
#[test]
fn assembly_means_what_machines_do() {
    if cfg!(target_arch = "x86_64") && has_compiler("c", "immintrin.h") {
        check_programs(&programs("assembly", &["c"]));
    }
}

/// Locks, conditions, threads and what can be done wrong with them.
#[test]
fn misused_locks_and_threads_are_errors() {
    if has_compiler("c", "threads.h") {
        check_programs(&programs("locks", &["c"]));
    }
}

/// Weak exchanges that fail and waits that end for no reason.
#[test]
fn what_ends_for_no_reason_is_explored() {
    if has_compiler("c", "threads.h") {
        check_programs(&programs("spurious", &["c"]));
    }
}

/// Who is the serial thread of a round is chosen where it makes a difference, and nowhere else.
#[test]
fn results_of_barriers_are_chosen_where_they_matter() {
    if has_compiler("c", "pthread.h") {
        check_programs(&programs("barriers", &["c"]));
    }
}

/// Symmetric threads cost less, and those that only seem symmetric hide nothing.
#[test]
fn symmetric_threads_are_explored_once() {
    if !has_compiler("c", "pthread.h") {
        return;
    }
    check_programs(&programs("symmetry", &["c"]));
    let report = |file: &str| {
        let file = format!("{}/tests/c/symmetry/{file}", env!("CARGO_MANIFEST_DIR"));
        let output = katec(&[&file, "--model", "rc11", "--symmetry"]);
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let symmetric = report("locks.c");
    let counted = "executions up to symmetry: 1 complete";
    assert!(symmetric.contains(counted), "{symmetric}");
    let asymmetric = report("nodes.c");
    let note = "note: threads with the same code are not taken as symmetric";
    assert!(asymmetric.contains(note), "{asymmetric}");
    assert!(
        asymmetric.contains("executions: 2 complete"),
        "{asymmetric}"
    );
}

/// Threads that wait cost less, and what is wrong while they wait is found.
#[test]
fn threads_that_wait_are_parked() {
    if !has_compiler("c", "pthread.h") {
        return;
    }
    check_programs(&programs("parking", &["c"]));
    let report_under = |model: &str, file: &str, more: &[&str]| {
        let file = format!("{}/tests/c/parking/{file}", env!("CARGO_MANIFEST_DIR"));
        let arguments = [&[&file, "--model", model, "--parking"], more].concat();
        String::from_utf8_lossy(&katec(&arguments).stdout).into_owned()
    };
    let report = |file: &str, more: &[&str]| report_under("rc11", file, more);
    let parked = report("locks.c", &[]);
    let counted = "executions: 24 complete, 0 blocked";
    assert!(parked.contains(counted), "{parked}");
    let note = "note: threads that wait were parked";
    assert!(parked.contains(note), "{parked}");
    let plain = report("locks.c", &["--no-reduce"]);
    assert!(plain.contains("24 complete, 36 blocked"), "{plain}");
    assert!(!plain.contains(note), "{plain}");
    let service = report("service.c", &[]);
    let note = "note: threads that wait were not parked: the program may end";
    assert!(service.contains(note), "{service}");
    let own_model = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/mymodel.cat");
    let reasons = [
        (
            report_under(own_model, "locks.c", &["--no-atomicity"]),
            "it is left to the model what is atomic",
        ),
        (
            report("wrong_at_a_barrier.c", &[]),
            "there are barriers, too",
        ),
        (
            report("wrong_allocated.c", &[]),
            "what they wait for is allocated",
        ),
    ];
    for (report, reason) in reasons {
        let note = format!("note: threads that wait were not parked: {reason}");
        assert!(report.contains(&note), "{report}");
    }
    let both = report("locks.c", &["--symmetry"]);
    let counted = "executions up to symmetry: 1 complete, 0 blocked";
    assert!(both.contains(counted), "{both}");
}

/// What never ends, and what only seems so.
#[test]
fn what_never_ends_is_called_by_its_name() {
    if !has_compiler("c", "pthread.h") {
        return;
    }
    check_programs(&programs("waiting", &["c"]));
    let report = |file: &str, format: &str| {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/c/waiting");
        let text = std::fs::read_to_string(format!("{folder}/{file}")).expect("a source");
        let mut arguments = vec!["--format", format, "--model", "sc"];
        arguments.extend(extra(&text, "katec"));
        let file = format!("{folder}/{file}");
        arguments.push(&file);
        String::from_utf8_lossy(&katec(&arguments).stdout).into_owned()
    };
    // A thread that serves others and a verdict that means little are told.
    let service = report("service.c", "text");
    let still = "still waiting when the program ends, which is no error:";
    assert!(service.contains(still), "{service}");
    let service: Value = serde_json::from_str(&report("service.c", "json")).expect("JSON");
    let lines: Vec<_> = service["still_waiting"]
        .as_array()
        .expect("places")
        .iter()
        .collect();
    let lines: Vec<_> = lines.iter().map(|place| place["line"].as_u64()).collect();
    assert_eq!(lines, [Some(13)], "{service}");
    let off = report("liveness_off.c", "text");
    assert!(off.contains("but no execution is complete"), "{off}");
    assert!(off.contains("note: NO EXECUTION IS COMPLETE"), "{off}");
    let off: Value = serde_json::from_str(&report("liveness_off.c", "json")).expect("JSON");
    assert_eq!(off["executions"], 0, "{off}");
    let note = off["notes"][0].as_str().unwrap_or_default();
    assert!(note.starts_with("NO EXECUTION IS COMPLETE"), "{off}");
    let warning = report("liveness_warning.c", "json");
    let warning: Value = serde_json::from_str(&warning).expect("JSON");
    let violation = &warning["violations"][0];
    assert_eq!(violation["kind"], "liveness", "{warning}");
    assert_eq!(violation["severity"], "warning", "{warning}");
}

/// Who looks again after that has the same executions as if it did not happen.
#[test]
fn looking_again_costs_nothing() {
    if !has_compiler("c", "pthread.h") {
        return;
    }
    for file in programs("spurious", &["c"]) {
        let text = std::fs::read_to_string(&file).expect("a source");
        if !expected(&text, "rc11").ok || !extra(&text, "katec").is_empty() {
            continue;
        }
        let name = file.display().to_string();
        let counts = |more: &[&str]| {
            let arguments = [&[&name, "--model", "rc11", "--format", "json"], more].concat();
            let report: Value =
                serde_json::from_slice(&katec(&arguments).stdout).expect("a report");
            (report["executions"].as_u64(), report["blocked"].as_u64())
        };
        assert_eq!(counts(&[]), counts(&["--no-spurious"]), "{name}");
    }
}

/// What is looked for is the user's choice.
#[test]
fn what_is_not_looked_for_is_not_reported() {
    if !has_compiler("c", "pthread.h") {
        return;
    }
    check_programs(&programs("chosen", &["c"]));
    let error = |file: &str, more: &[&str]| {
        let file = format!(
            "{}/tests/programs/errors/{file}",
            env!("CARGO_MANIFEST_DIR")
        );
        let output = katec(&[&[file.as_str(), "--model", "sc"], more].concat());
        output.status.code()
    };
    assert_eq!(error("double_free.c", &["--only", "memory"]), Some(1));
    // What comes after an error that was not looked for is not known.
    assert_eq!(error("double_free.c", &["--allow", "double-free"]), Some(3));
    assert_eq!(error("double_free.c", &["--allow", "frees"]), Some(2));
}

/// A thread that never ends, or is long, hides nothing.
#[test]
fn threads_without_end_hide_nothing() {
    if !has_compiler("c", "pthread.h") {
        return;
    }
    let is_unknown = |file: &PathBuf| {
        let text = std::fs::read_to_string(file).expect("a source");
        text.starts_with("/* unknown */")
    };
    let all = programs("limits", &["c"]);
    let (unknown, others): (Vec<PathBuf>, Vec<PathBuf>) = all.into_iter().partition(is_unknown);
    check_programs(&others);
    for file in unknown {
        let output = katec(&[&file.display().to_string(), "--model", "sc"]);
        let text = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(3), "{text}");
        assert!(text.contains("so loops were cut after 16 rounds"), "{text}");
    }
}

#[test]
fn cpp_programs_run() {
    if has_compiler("cc", "shared_mutex") {
        let files = programs("cpp", &["cc"]);
        let every = one_in(2, "the programs");
        check_programs(&files.into_iter().step_by(every).collect::<Vec<_>>());
    }
}

#[test]
fn warnings_are_given_where_they_are_due() {
    if !has_compiler("c", "pthread.h") {
        return;
    }
    for file in programs("warnings", &["c"]) {
        let name = file.display();
        let text = std::fs::read_to_string(&file).expect("a source");
        let output = check(&file, &text, "rc11");
        assert_eq!(output.status.code(), Some(0), "{name}: {output:?}");
        let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
        let violations = report["violations"].as_array().expect("violations");
        let found: Vec<_> = violations
            .iter()
            .map(|violation| (violation["line"].as_u64(), violation["kind"].as_str()))
            .collect();
        let expected: Vec<_> = comments(&text)
            .into_iter()
            .filter_map(|(line, comment)| Some((line, comment.strip_prefix("warning: ")?)))
            .collect();
        assert_eq!(found.is_empty(), expected.is_empty(), "{name}: {report}");
        for (line, kind) in found {
            let known = expected
                .iter()
                .any(|(at, what)| Some(*at) == line && Some(*what) == kind);
            assert!(known, "{name}: {report}");
        }
    }
}
