//! Barriers: rounds, their part in exploration, and the conditions of their use.

use katec_checker::explore::{Options, Outcome};
use katec_checker::oracle::{BruteForce, brute_force, recursive};
use katec_checker::testing::shorthand::{B, X, Y, add, assume, load, store, wait};
use katec_checker::testing::{
    Instruction, MatrixModel, ModelName, SCHEDULES, TestProgram, assert_same, collect, explored,
};

/// A program with one barrier from the start.
fn with_barrier(count: u32, threads: Vec<Vec<Instruction>>) -> TestProgram {
    let mut program = TestProgram::new(threads);
    program.barriers = vec![(B, count)];
    program
}

/// Checks complete and blocked executions under all models and schedules, against brute force and the recursive form.
fn check(program: &TestProgram, complete: u64, blocked: u64) {
    for name in ModelName::ALL {
        let mut model = MatrixModel(name);
        let expected = brute_force(&mut model, program, BruteForce::Prune);
        for schedule in SCHEDULES {
            let context = || format!("{name:?}, {schedule:?}\n{program}");
            let options = Options {
                schedule,
                ..Options::default()
            };
            let (summary, found) = collect(&mut model, program, &options);
            assert_eq!(summary.outcome, Outcome::Finished);
            assert_eq!(found.errors, [], "{}", context());
            assert_same(&expected, &found.found, context);
            assert_same(
                &expected,
                &recursive(&mut model, program, schedule),
                context,
            );
            let counts = (summary.complete, summary.blocked, summary.failed);
            assert_eq!(counts, (complete, blocked, 0), "{}", context());
        }
    }
}

#[test]
fn threads_that_only_meet() {
    for threads in 1..5 {
        for rounds in 1..4 {
            let program = with_barrier(threads as u32, vec![vec![wait(B); rounds]; threads]);
            check(&program, 1, 0);
        }
    }
}

#[test]
fn increments_before_and_reads_after() {
    let thread = vec![add(0, X, 1), wait(B), load(1, X)];
    check(&with_barrier(2, vec![thread.clone(); 2]), 2, 0);
    check(&with_barrier(3, vec![thread; 3]), 6, 0);
}

/// A revisit takes a round apart.
#[test]
fn a_round_that_dissolves() {
    let program = with_barrier(
        2,
        vec![
            vec![load(0, X), assume(0, 0), wait(B), store(Y, 1)],
            vec![wait(B), store(Y, 2)],
            vec![store(X, 1), load(1, Y)],
        ],
    );
    check(&program, 6, 1);
}

#[test]
fn too_few_threads_wait_for_ever() {
    let program = with_barrier(
        3,
        vec![vec![wait(B), store(X, 1)], vec![wait(B), load(0, X)]],
    );
    check(&program, 0, 1);
}

#[test]
fn explored_once() {
    let program = with_barrier(
        2,
        vec![
            vec![store(X, 1), wait(B), load(0, Y)],
            vec![store(Y, 1), wait(B), load(0, X)],
        ],
    );
    let found = explored(&mut MatrixModel(ModelName::Rlx), &program, SCHEDULES[0]);
    assert_eq!(found.len(), 1);
}
