//! Reductions where they pay. Symmetry (`--auto-symmetry`) is used in programs with many executions
//! whose threads are symmetric. Threads are parked where many executions are blocked without that
//! and none with it. Neither is done in other programs, and the report says so.

use crate::c_programs::folder;
use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;

/// What `katec check` says of a stored program, under sc unless a model is named.
fn check(program: &str, arguments: &[&str]) -> Value {
    let module: PathBuf = folder().join("stored").join(program);
    let model: &[&str] = match arguments.contains(&"--model") {
        true => &[],
        false => &["--model", "sc"],
    };
    let output = Command::new(env!("CARGO_BIN_EXE_katec"))
        .arg("check")
        .arg(module)
        .args(["--format", "json", "--auto-symmetry"])
        .args(model)
        .args(arguments)
        .output()
        .expect("katec runs");
    let text = String::from_utf8_lossy(&output.stdout);
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// How many executions there are, and whether they are counted up to symmetry.
fn counts(report: &Value) -> (u64, u64, bool) {
    let number = |name: &str| report[name].as_u64().unwrap_or_else(|| panic!("{report}"));
    let up_to = report["up_to_symmetry"].as_bool();
    (number("executions"), number("blocked"), up_to == Some(true))
}

#[test]
fn many_executions_are_explored_up_to_symmetry() {
    // Three twins, six executions.
    assert_eq!(counts(&check("increment-N=3.ll", &[])), (6, 0, false));
    assert_eq!(
        counts(&check("increment-N=3.ll", &["--symmetry"])),
        (1, 0, true)
    );
    // Sixteen readers and a writer.
    let readers = |arguments: &[&str]| counts(&check("readers-N=13.ll", arguments));
    assert_eq!(readers(&["--no-reduce"]), (8192, 0, false));
    let found = readers(&[]);
    assert!(found.2 && found.0 < 8192, "{found:?}");
    assert_eq!(readers(&["--jobs", "2"]), found);
    assert_eq!(readers(&["--symmetry"]), found);
    // Two threads that do different things.
    let other = check("fib_bench-N=4.ll", &[]);
    assert_eq!(counts(&other), (19605, 0, false));
}

/// How many executions there are, and whether threads were parked.
fn parked(report: &Value) -> (u64, u64, bool) {
    let (complete, blocked, _) = counts(report);
    let notes = report["notes"].as_array().map_or(&[][..], Vec::as_slice);
    let says = |note: &Value| {
        note.as_str()
            .is_some_and(|note| note.contains("were parked"))
    };
    (complete, blocked, notes.iter().any(says))
}

#[test]
fn threads_are_parked_where_many_executions_are_blocked() {
    let lock = "ttas_lock-N=6-NO_TEST.ll";
    for model in ["sc", "tso", "rc11"] {
        let check = |more: &[&str]| parked(&check(lock, &[&["--model", model], more].concat()));
        assert_eq!(check(&[]), (720, 0, true), "{model}");
        assert_eq!(check(&["--jobs", "2"]), (720, 0, true), "{model}");
        assert_eq!(check(&["--no-parking"]), (720, 22320, false), "{model}");
        assert_eq!(check(&["--no-reduce"]), (720, 22320, false), "{model}");
    }
    // There are few executions, or few that are blocked, or many with parked threads too.
    let few = check("ttas_lock-N=3-NO_TEST.ll", &[]);
    assert_eq!(parked(&few), (6, 18, false));
    let dekker = check("dekker-ROUNDS=3.ll", &[]);
    assert_eq!(parked(&dekker), (1344, 2648, false));
    let szymanski = check("szymanski-ROUNDS=3.ll", &[]);
    assert_eq!(parked(&szymanski), (1068, 16935, false));
    // Who asks for it has it.
    assert!(parked(&check("dekker-ROUNDS=3.ll", &["--parking"])).2);
}

#[test]
fn attempts_that_fail_are_left_out_rather_than_threads_parked() {
    let stack = check("treiber_stack-N=5-ONE_TRY.ll", &[]);
    assert!(!parked(&stack).2, "{stack}");
}

#[test]
fn other_models_may_speak_of_reads_that_leave_threads_waiting() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("cat-models");
    let model = folder.join("sc.cat").display().to_string();
    let found = check("ttas_lock-N=5-NO_TEST.ll", &["--model", &model]);
    assert_eq!(parked(&found), (120, 1800, false));
}

#[test]
fn a_run_that_was_stopped_early_is_gone_on_with_as_any_other() {
    let name = format!("katec-chosen-{}", std::process::id());
    let path = std::env::temp_dir().join(name);
    let file = path.display().to_string();
    let lock = "ttas_lock-N=5-NO_TEST.ll";
    check(lock, &["--max-executions", "300", "--checkpoint", &file]);
    let resumed = check(lock, &["--resume", &file]);
    std::fs::remove_file(&path).expect("a checkpoint");
    assert_eq!(parked(&resumed), (120, 0, true));
}
