//! Known numbers of executions of small programs under six models, the same under every schedule.

use katec_checker::event::Mode;
use katec_checker::explore::{Ending, Options};
use katec_testing::oracle;
use katec_testing::shorthand::{X, Y, add, assume, cas, load, store};
use katec_testing::{
    Expression, Instruction, MatrixModel, ModelName, SCHEDULES, TestProgram, collect,
};
use std::collections::BTreeSet;

/// Checks the counts of complete executions under SC, TSO, PSO, SRA, RA, RLX, and of blocked ones
/// under all.
fn check(threads: Vec<Vec<Instruction>>, complete: [u64; 6], blocked: u64) {
    let program = TestProgram::new(threads);
    for (name, complete) in ModelName::ALL.into_iter().zip(complete) {
        let mut model = MatrixModel(name);
        for schedule in SCHEDULES {
            let options = Options {
                schedule,
                ..Options::default()
            };
            let (summary, found) = collect(&mut model, &program, &options);
            assert_eq!(summary.ending, Ending::Finished);
            assert_eq!(
                (summary.complete, summary.blocked, summary.failed),
                (complete, blocked, 0),
                "{name:?}, {schedule:?}\n{program}"
            );
            let recursive = oracle::recursive(&mut model, &program, schedule);
            let set: BTreeSet<_> = recursive.iter().collect();
            assert_eq!(recursive.len(), found.found.len());
            assert_eq!(set, found.found.iter().collect());
        }
    }
}

#[test]
fn message_passing() {
    let threads = vec![vec![store(X, 1), store(Y, 1)], vec![load(0, Y), load(1, X)]];
    check(threads, [3, 3, 4, 3, 3, 4], 0);
}

#[test]
fn store_buffering() {
    let threads = vec![vec![store(X, 1), load(0, Y)], vec![store(Y, 1), load(0, X)]];
    check(threads, [3, 4, 4, 4, 4, 4], 0);
}

#[test]
fn load_buffering() {
    let threads = vec![vec![load(0, X), store(Y, 1)], vec![load(0, Y), store(X, 1)]];
    check(threads, [3; 6], 0);
}

#[test]
fn one_reader_two_writers() {
    let threads = vec![vec![load(0, X)], vec![store(X, 1)], vec![store(X, 2)]];
    check(threads, [6; 6], 0);
}

#[test]
fn two_readers_two_writers() {
    let reader = vec![load(0, X), load(1, X)];
    let threads = vec![reader.clone(), reader, vec![store(X, 1)], vec![store(X, 2)]];
    check(threads, [72; 6], 0);
}

#[test]
fn increments() {
    check(vec![vec![add(0, X, 1)]; 2], [2; 6], 0);
    check(vec![vec![add(0, X, 1)]; 3], [6; 6], 0);
}

#[test]
fn two_plus_two_writes_and_reads() {
    let threads = vec![
        vec![store(X, 1), store(Y, 2), load(0, Y)],
        vec![store(Y, 1), store(X, 2), load(0, X)],
    ];
    check(threads, [5, 5, 9, 5, 9, 9], 0);
}

#[test]
fn independent_reads_of_independent_writes() {
    let threads = vec![
        vec![store(X, 1)],
        vec![store(Y, 1)],
        vec![load(0, X), load(1, Y)],
        vec![load(0, Y), load(1, X)],
    ];
    check(threads, [15, 15, 15, 16, 16, 16], 0);
}

#[test]
fn compare_exchanges() {
    let threads = vec![
        vec![cas(0, X, 0, 1), load(1, X)],
        vec![cas(0, X, 1, 2), add(1, X, 5)],
        vec![store(X, 1)],
    ];
    check(threads, [30; 6], 0);
}

#[test]
fn a_lock_by_compare_exchange_and_assume() {
    let increment = Instruction::Store {
        variable: Y,
        value: Expression::Sum(1, 1),
        mode: Mode::Relaxed,
    };
    let thread = vec![
        cas(0, X, 0, 1),
        assume(0, 0),
        load(1, Y),
        increment,
        store(X, 0),
    ];
    check(vec![thread; 2], [2, 2, 6, 2, 2, 6], 2);
}
