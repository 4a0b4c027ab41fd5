//! Symmetry where it pays (`--auto-symmetry`): it is used in programs with many executions whose
//! threads are symmetric, and in no others, and the report says so.

use crate::c_programs::folder;
use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;

/// What `katec check` says of a stored program.
fn check(program: &str, arguments: &[&str]) -> Value {
    let module: PathBuf = folder().join("stored").join(program);
    let output = Command::new(env!("CARGO_BIN_EXE_katec"))
        .arg("check")
        .arg(module)
        .args(["--model", "sc", "--format", "json", "--auto-symmetry"])
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
