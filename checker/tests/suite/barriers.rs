//! Barriers: rounds, their part in exploration, and the conditions of their use.

use katec_checker::event::ThreadId;
use katec_checker::explore::{Ending, Options};
use katec_checker::program::{PlainBarriers, PlainState, ProblemKind, ProgramError};
use katec_testing::oracle::{BruteForce, brute_force, misuses_barriers, recursive};
use katec_testing::shorthand::{B, X, Y, add, assume, load, store, wait, wait_result};
use katec_testing::{
    BarrierShape, CoherenceOnly, Instruction, MatrixModel, ModelName, SCHEDULES,
    SequentialConsistency, TestProgram, assert_same, collect, explored, random_barrier_program,
    results, sample,
};

/// A program with one barrier from the start.
fn with_barrier(count: u32, threads: Vec<Vec<Instruction>>) -> TestProgram {
    let mut program = TestProgram::new(threads);
    program.barriers = vec![(B, count)];
    program
}

/// Checks complete and blocked executions under all models and schedules, against brute force and
/// the recursive form.
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
            assert_eq!(summary.ending, Ending::Finished);
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

/// A revisit takes a round apart in which the serial thread was chosen: that is done from the first
/// of these choices alone.
#[test]
fn a_choice_of_the_serial_thread_that_dissolves() {
    let program = with_barrier(
        2,
        vec![
            vec![load(0, X), wait_result(1, B)],
            vec![wait_result(0, B)],
            vec![store(X, 1)],
        ],
    );
    check(&program, 4, 0);
}

#[test]
fn too_few_threads_wait_for_ever() {
    let program = with_barrier(
        3,
        vec![vec![wait(B), store(X, 1)], vec![wait(B), load(0, X)]],
    );
    check(&program, 0, 1);
}

/// The round orders what weak models would not: of store buffering one execution is left.
#[test]
fn a_round_drains_store_buffers() {
    let program = with_barrier(
        2,
        vec![
            vec![store(X, 1), wait(B), load(0, Y)],
            vec![store(Y, 1), wait(B), load(0, X)],
        ],
    );
    check(&program, 1, 0);
}

fn is_misuse(error: &(ThreadId, ProgramError)) -> bool {
    error.1.kind == ProblemKind::Barrier
}

/// Compares exploration with brute force: the same executions, or a misuse here and there.
fn compare_with_brute_force(program: &TestProgram, name: ModelName, seed: u64) -> bool {
    let mut model = MatrixModel(name);
    let misused = misuses_barriers(&mut model, program);
    let expected = brute_force(&mut model, program, BruteForce::Prune);
    for schedule in SCHEDULES {
        let context = || format!("{name:?}, {schedule:?}, seed {seed}\n{program}");
        let options = Options {
            schedule,
            ..Options::default()
        };
        let (summary, found) = collect(&mut model, program, &options);
        assert_eq!(summary.ending, Ending::Finished);
        assert_eq!(found.errors.iter().any(is_misuse), misused, "{}", context());
        if !misused {
            assert_same(&expected, &found.found, context);
            assert_same(
                &expected,
                &recursive(&mut model, program, schedule),
                context,
            );
        }
    }
    misused
}

fn compare_seeds(shape: &BarrierShape, seeds: std::ops::Range<u64>) {
    let mut misused = 0;
    for seed in seeds.clone() {
        let name = ModelName::ALL[(seed % 6) as usize];
        let program = random_barrier_program(shape, seed);
        misused += u64::from(compare_with_brute_force(&program, name, seed));
    }
    let all = seeds.end - seeds.start;
    println!("{misused} of {all} programs misuse a barrier");
    assert!(misused > 0 && misused < all / 2);
}

#[test]
fn random_programs_against_brute_force() {
    let shape = BarrierShape {
        max_threads: 3,
        max_accesses: 3,
        ..BarrierShape::default()
    };
    compare_seeds(&shape, 0..sample("programs", 40, 300));
}

#[test]
fn random_programs_of_four_threads_against_brute_force() {
    let shape = BarrierShape {
        max_rounds: 1,
        max_accesses: 2,
        ..BarrierShape::default()
    };
    compare_seeds(&shape, 0..40);
}

/// With barriers as events and with barriers written out, programs reach the same states and have
/// the same errors. Under a model without synchronisation by accesses, which is the last of the
/// list, a barrier that is written out does not synchronise.
#[test]
fn random_programs_against_plain_accesses() {
    let shape = BarrierShape {
        max_threads: 3,
        max_rounds: 2,
        ..BarrierShape::default()
    };
    let mut compared = 0;
    for seed in 0..300 {
        let program = random_barrier_program(&shape, seed);
        let name = ModelName::ALL[(seed % 5) as usize];
        let mut model = MatrixModel(name);
        let schedule = SCHEDULES[(seed / 5) as usize % SCHEDULES.len()];
        let found = results(&mut model, &program, schedule, |state| state);
        let misuse = |text: &str| text.starts_with(ProblemKind::Barrier.name());
        if waits(&program) > 4 || found.errors.iter().any(|(_, text)| misuse(text)) {
            continue;
        }
        let plain = PlainBarriers(program.clone());
        let expected = results(&mut model, &plain, schedule, PlainState::inner);
        assert_eq!(found, expected, "{name:?}, seed {seed}\n{program}");
        compared += 1;
    }
    assert!(compared > 150, "{compared}");
}

fn waits(program: &TestProgram) -> usize {
    let all = program.threads.iter().flatten();
    all.filter(|i| matches!(i, Instruction::BarrierWait { .. }))
        .count()
}

/// Rounds carry what they order on through creation and join, also where waits are all that a
/// thread does.
#[test]
fn rounds_next_to_creation_and_join() {
    let mut program = with_barrier(
        2,
        vec![
            vec![store(X, 1), Instruction::Create(ThreadId(3))],
            vec![wait(B)],
            vec![
                Instruction::Join {
                    register: 1,
                    child: ThreadId(1),
                },
                load(0, X),
            ],
            vec![wait(B)],
        ],
    );
    program.initial_threads = 3;
    check(&program, 1, 0);
}

/// Hand-written models over the steps of a graph give the same executions as their definitions over
/// matrices.
#[test]
fn steps_of_graphs_are_those_of_matrices() {
    let shape = BarrierShape {
        misuse: false,
        ..BarrierShape::default()
    };
    for seed in 0..sample("programs", 70, 400) {
        let program = random_barrier_program(&shape, seed);
        let schedule = SCHEDULES[seed as usize % SCHEDULES.len()];
        let context = || format!("{schedule:?}, seed {seed}\n{program}");
        let expected = explored(&mut MatrixModel(ModelName::Ra), &program, schedule);
        let found = explored(&mut CoherenceOnly, &program, schedule);
        assert_same(&expected.into_iter().collect(), &found, context);
        let expected = explored(&mut MatrixModel(ModelName::Sc), &program, schedule);
        let found = explored(&mut SequentialConsistency::default(), &program, schedule);
        assert_same(&expected.into_iter().collect(), &found, context);
    }
}
