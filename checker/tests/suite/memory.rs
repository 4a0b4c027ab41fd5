//! Memory does not grow with the number of executions.
//!
//! A file of its own, because it measures the process. The benchmark `exploration` has a program of
//! 2,455,105 executions (`million`); it needs about 2 MB.

use katec_checker::explore::{CountOnly, Ending, Options, explore};
use katec_testing::shorthand::{X, load, store};
use katec_testing::{CoherenceOnly, TestProgram};

/// The most memory that this process had so far, in kB, where the system tells.
fn peak() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[test]
fn half_a_million_executions_need_little_memory() {
    let before = peak();
    // Every order of the six writes, and every reads-from that goes with it.
    let program = TestProgram::new(vec![vec![load(0, X), store(X, 1)]; 6]);
    let summary = explore(
        &mut CoherenceOnly,
        &program,
        &Options::default(),
        &mut CountOnly,
    );
    assert_eq!(summary.ending, Ending::Finished);
    assert_eq!(summary.complete, 518_400);
    if let (Some(before), Some(after)) = (before, peak()) {
        assert!(
            after - before < 10_000,
            "{before} kB before, {after} kB after"
        );
    }
}
